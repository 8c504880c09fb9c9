import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../test/make.ts'
import { formOf, makePicture } from '../../../test/media.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../test/sign-in.ts'
import { messages } from '../notifications/tables.ts'
import { orders } from '../orders/tables.ts'

let shop: TestShop
let admin: Browser
let photo: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
  const picture = await makePicture({ width: 40, height: 30 })
  photo = (await admin.call('POST', '/api/admin/media', formOf(picture))).body.id
})
afterAll(() => shop.close())

const facts = () => ({ performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo] })

async function draft(changes: Record<string, unknown> = {}, customerEmail = 'anna@example.com') {
  const { db, now } = shop.shop
  const { body: order } = await shop.call('POST', '/api/orders?lang=ru', makeOrder(undefined, { customerEmail }))
  await db.update(orders).set({ status: 'completed', paidAt: now() }).where(eq(orders.id, order.id))
  return (await admin.call('POST', '/api/admin/proofs', { ...facts(), orderId: order.id, lineId: '0', ...changes }))
    .body
}

const publish = (id: string, body?: Record<string, unknown>) =>
  admin.call('POST', `/api/admin/proofs/${id}/publication`, body)
const takeBack = (id: string) => admin.call('DELETE', `/api/admin/proofs/${id}/publication`, { reason: 'Опечатка' })
const edit = (id: string, changes: Record<string, unknown>) =>
  admin.call('PUT', `/api/admin/proofs/${id}`, { ...facts(), ...changes })

describe('what is published', () => {
  it('is the draft that was looked at', async () => {
    const { id, version } = await draft()
    await edit(id, { place: 'Харидвар' })
    const stale = await publish(id, { version })
    const seen = await publish(id, { version: version + 1 })
    expect([stale.status, stale.body.code, stale.body.present]).toEqual([
      409,
      'conflict.version',
      { version: version + 1, state: 'draft' },
    ])
    expect([seen.status, seen.body.place]).toEqual([200, 'Харидвар'])
  })

  it('again is no news for the customer, however long ago the first e-mail was', async () => {
    const { id } = await draft({}, 'rita@example.com')
    await publish(id)
    const { db } = shop.shop
    const isHers = eq(messages.recipient, 'rita@example.com')
    await db.delete(messages).where(isHers)
    await takeBack(id)
    await publish(id)
    expect(await db.select().from(messages).where(isHers)).toEqual([])
  })
})
