import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../test/sign-in.ts'
import { pruneNotes } from '../features/rites/order-management/commands-notes.ts'
import { manualConfirmations } from '../features/money/payment-review/tables.ts'
import { refunds, reviewDecisions } from '../features/money/settlements/tables.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(() => shop.close())

it('staff notes about a person are exported, and deleted with the account', {
  timeout: 120_000,
}, async () => {
  const anna = await signIn(shop, 'anna-notes@example.com')
  const { body: order } = await anna.call('POST', '/api/orders', makeOrder())
  const noted = await admin.call('POST', `/api/admin/orders/${order.id}/notes`, {
    text: 'Anna called about her mother',
  })
  expect(noted.status).toBeLessThan(300)
  const receivedAt = shop.shop.now().toISOString()
  const payment = { orderId: order.id, amountUsd: 164, receivedAt, reference: 'bank 17', note: 'Anna paid in person' }
  expect((await admin.call('POST', '/api/admin/payments/manual', payment)).status).toBeLessThan(300)

  const returned = { way: 'cash', returnedOn: receivedAt.slice(0, 10), proof: 'receipt 5' }
  const part = { reason: 'Anna fell ill', amount: '10', returned }
  expect((await admin.call('POST', `/api/admin/orders/${order.id}/refund`, part)).status).toBe(200)

  const { body: exported } = await anna.call('GET', '/api/account/export')
  const texts = exported.staffNotes.map(({ text }: { text: string }) => text)
  expect(texts).toEqual(
    expect.arrayContaining(['Anna called about her mother', 'Anna paid in person', 'Anna fell ill']),
  )

  expect((await anna.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
  const [kept] = await shop.shop.db.select().from(manualConfirmations).where(eq(manualConfirmations.orderId, order.id))
  expect(kept).toMatchObject({ note: '', reference: 'bank 17', amountCents: 16_400 })
  const { body } = await admin.call('GET', `/api/admin/orders/${order.id}`)
  expect(JSON.stringify(body)).not.toMatch(/mother|in person|fell ill/)
})

it('refund reasons and decisions are in the export and are deleted with the account', {
  timeout: 120_000,
}, async () => {
  const maria = await signIn(shop, 'maria-notes@example.com')
  const sandbox = async (path: string, body: object) => await shop.call('POST', `/api/sandbox/${path}`, body)
  const runJobs = async () => await Promise.all(shop.jobs.map((job) => job.work()))

  const { id: carded } = (await maria.call('POST', '/api/orders', makeOrder())).body
  const card = (await maria.call('POST', '/api/card/payment', { orderId: carded })).body
  await sandbox(`card/${new URL(card.url).pathname.split('/').at(-1)}/outcome`, { outcome: 'pay' })
  const refund = { amountUsd: 10, reason: 'Maria fell ill' }
  expect((await admin.call('POST', `/api/admin/payments/${card.id}/refund`, refund)).status).toBe(201)

  const { id: orderId } = (await maria.call('POST', '/api/orders', makeOrder())).body
  await runJobs()
  const wanted = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
  const { id, address } = (await maria.call('POST', '/api/crypto/payment', wanted)).body
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount: '100' })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
  await sandbox('clock/advance', { seconds: 21 * 60 })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 1 })
  await runJobs()
  const decision = { decision: 'accepted', note: 'Maria wrote to us' }
  expect((await admin.call('POST', `/api/admin/payments/${id}/review`, decision)).status).toBe(200)

  const { staffNotes } = (await maria.call('GET', '/api/account/export')).body
  expect(staffNotes).toEqual([
    { orderId: carded, at: expect.any(String), text: 'Maria fell ill' },
    { orderId, at: expect.any(String), text: 'Maria wrote to us' },
  ])

  expect((await maria.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
  const kept = {
    refund: await shop.shop.db.select().from(refunds).where(eq(refunds.orderId, carded)),
    decision: await shop.shop.db.select().from(reviewDecisions).where(eq(reviewDecisions.reference, id)),
  }
  expect(kept.refund).toMatchObject([{ reason: '', units: 1000n, status: 'done' }])
  expect(kept.decision).toMatchObject([{ note: '', decision: 'accepted' }])
})

it('automatic refund reasons, which statistics use, are not deleted', async () => {
  await shop.shop.db.execute(sql`
    insert into refund (id, method, reference, order_id, currency, units, reason, requested_by, requested_at)
    select md5(reason), 'crypto', 'x', o.id, 'BTC', 1, reason, 'x', now()
    from (select id from customer_order limit 1) o, (values ('review'), ('surplus')) as known (reason)`)
  await shop.shop.db.execute(sql`update customer_order set customer_name = ''`)
  await pruneNotes(shop.shop)
  const left = await shop.shop.db.select({ reason: refunds.reason }).from(refunds).where(eq(refunds.method, 'crypto'))
  expect(left.map(({ reason }) => reason).toSorted()).toEqual(['review', 'surplus'])
})
