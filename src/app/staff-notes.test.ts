import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../test/make.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, signIn } from '../../test/sign-in.ts'
import { manualConfirmations } from '../features/payment-review/tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
}, 120_000)
afterAll(() => shop.close())

it('what the staff wrote about somebody is in the export, and gone with the account', {
  timeout: 120_000,
}, async () => {
  const admin = await signIn(shop, 'admin@example.com')
  const anna = await signIn(shop, 'anna-notes@example.com')
  const { body: order } = await anna.call('POST', '/api/orders', makeOrder())
  const noted = await admin.call('POST', `/api/admin/orders/${order.id}/notes`, {
    text: 'Anna called about her mother',
  })
  expect(noted.status).toBeLessThan(300)
  const receivedAt = shop.shop.now().toISOString()
  const payment = { orderId: order.id, amountUsd: 164, receivedAt, reference: 'bank 17', note: 'Anna paid in person' }
  expect((await admin.call('POST', '/api/admin/payments/manual', payment)).status).toBeLessThan(300)

  const { body: exported } = await anna.call('GET', '/api/account/export')
  const texts = exported.staffNotes.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(expect.arrayContaining(['Anna called about her mother', 'Anna paid in person']))

  expect((await anna.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
  const [kept] = await shop.shop.db.select().from(manualConfirmations).where(eq(manualConfirmations.orderId, order.id))
  expect(kept).toMatchObject({ note: '', reference: 'bank 17', amountCents: 16_400 })
  const { body } = await admin.call('GET', `/api/admin/orders/${order.id}`)
  expect(JSON.stringify(body)).not.toMatch(/mother|in person/)
})
