import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { returnedCents } from '#features/money/payment-review/queries-returns.ts'
import { ZONE_OF_LANG } from '#features/people/places/rules-moment.ts'
import { formatMoment } from '#features/platform/notifications/emails.ts'
import { rowsOf } from '#server/database/database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

let shop: TestShop
let manager: Browser
let orderId: string
let email: string
let count = 0
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
  manager = await signInStaff(shop, 'manager')
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  count += 1
  email = `payer${count}@example.com`
  orderId = (await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: email }))).body.id
})

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const order = async () => (await shop.call('GET', `/api/orders/${orderId}`)).body
const review = async (id: string, decision: string) =>
  await manager.call('POST', `/api/admin/payments/${id}/review`, { decision, note: 'agreed by phone' })
const emails = async (): Promise<{ subject: string; text: string }[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body

async function send(address: string, amount: string) {
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
}

/** Opens a payment of 164 USDT, pays 100 USDT, and lets the quote end. */
async function payInPart() {
  const input = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
  const { body } = await shop.call('POST', '/api/crypto/payment', input)
  await send(body.address, '100')
  await sandbox('clock/advance', { seconds: 21 * 60 })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 1 })
  await Promise.all(shop.jobs.map((job) => job.work()))
  return { id: String(body.id), address: String(body.address) }
}

it('a customer who paid too little gets an e-mail, and uses the same address', async () => {
  const { id, address } = await payInPart()
  const before = (await manager.call('GET', `/api/admin/payments/${id}`)).body
  expect(before).toMatchObject({ expected: '164', received: '100', contact: email })
  expect(before.choices).toEqual(['accepted', 'rest', 'returned', 'dismissed'])

  const { status, body } = await review(id, 'rest')
  expect([status, body.attention, body.contact]).toEqual([200, null, null])
  expect(body.events.map(({ action }: { action: string }) => action)).toContain('payments.review-rest')
  const { timeline } = (await manager.call('GET', `/api/admin/orders/${orderId}`)).body
  const facts = { decision: 'rest', amount: '100', currency: 'USDT_TRC20', price: '164', reason: 'agreed by phone' }
  expect(timeline).toContainEqual(expect.objectContaining({ kind: 'decision', facts }))
  const [mail] = await emails()
  expect(mail?.text).toMatch(/100 USDT.*64 USDT/s)
  expect(mail?.text).toContain(`/order/${orderId}`)
  const plain = (text = '') => text.replaceAll('\u00a0', ' ')
  const lastDays = (['ru', 'en'] as const).map((lang) =>
    plain(formatMoment(new Date(body.watchedUntil), ZONE_OF_LANG[lang], lang)),
  )
  expect(lastDays.some((day) => plain(mail?.text).includes(day))).toBe(true)

  const view = async () => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
  expect(await view()).toMatchObject({ status: 'underpaid', received: '100', due: '64', address })
  expect((await order()).payment).toMatchObject({ id, status: 'underpaid' })
  await send(address, '64')
  expect(await view()).toMatchObject({ status: 'completed', received: '164' })
  expect((await order()).status).toBe('completed')
})

it('staff can see the expected amount of a wrong card payment, and accept the payment', async () => {
  const { body: card } = await shop.call('POST', '/api/card/payment', { orderId })
  const ref = new URL(card.url).pathname.split('/').at(-1)
  await sandbox(`card/${ref}/outcome`, { outcome: 'pay-wrong-amount' })
  await shop.call('POST', `/api/card/payment/${card.id}/confirmation`)
  await Promise.all(shop.jobs.map((job) => job.work()))
  const shown = (await manager.call('GET', `/api/admin/payments/${card.id}`)).body
  // The simulated bank takes one dollar more than requested.
  expect(shown).toMatchObject({ attention: 'wrong-amount', expected: '164', received: '165', contact: email })
  expect(shown.choices).toEqual(['accepted', 'returned', 'dismissed'])

  const { status, body } = await review(card.id, 'accepted')
  expect([status, body.status, body.surplus]).toEqual([200, 'completed', { amount: '1', underWay: '0' }])
  expect((await order()).status).toBe('completed')

  const back = { amount: '1', reason: 'above the price' }
  expect((await manager.call('POST', `/api/admin/payments/${card.id}/refund`, back)).body.status).toBe('done')
  const { items } = (await manager.call('GET', `/api/admin/payments?orderId=${orderId}&attention=true`)).body
  const [sums] = rowsOf<{ cents: number }>(
    await shop.shop.db.execute(
      sql`select ${returnedCents(sql`customer_order`)} as cents from customer_order where id = ${orderId}`,
    ),
  )
  // No part of the price was returned.
  expect([items, sums?.cents]).toEqual([[], 0])
})

it('a card payment that is too small is refunded, and the customer pays again', async () => {
  const pay = async (outcome: string) => {
    const { body: card } = await shop.call('POST', '/api/card/payment', { orderId })
    await sandbox(`card/${new URL(card.url).pathname.split('/').at(-1)}/outcome`, { outcome })
    await shop.call('POST', `/api/card/payment/${card.id}/confirmation`)
    return String(card.id)
  }
  const id = await pay('pay-too-little')
  const shown = (await manager.call('GET', `/api/admin/payments/${id}`)).body
  expect(shown).toMatchObject({ attention: 'wrong-amount', expected: '164', received: '163', contact: email })
  expect(shown.choices).toEqual(['accepted', 'rest', 'returned', 'dismissed'])
  expect((await order()).payment).toMatchObject({ id, status: 'review' })

  // A charge that is partly refunded can no longer pay the order.
  const part = { amount: '1', reason: 'agreed by phone' }
  expect((await manager.call('POST', `/api/admin/payments/${id}/refund`, part)).status).toBe(201)
  expect((await review(id, 'accepted')).body.code).toBe('payments.decision-impossible')
  expect((await manager.call('GET', `/api/admin/payments/${id}`)).body.choices).toEqual([
    'rest',
    'returned',
    'dismissed',
  ])

  const { status, body } = await review(id, 'rest')
  expect([status, body.attention, body.choices]).toEqual([200, null, []])
  expect(body.refunds).toMatchObject([{ amount: '1' }, { amount: '162', status: 'done', reason: 'agreed by phone' }])
  const mail = (await emails()).find(({ subject }) => subject.includes('again'))
  expect(mail?.text).toMatch(/\$163 instead of \$164/)
  expect(mail?.text).toContain(`/order/${orderId}`)
  expect((await review(id, 'rest')).body.code).toBe('payments.review-changed')

  expect((await order()).payment?.status).not.toBe('review')
  await pay('pay')
  expect((await order()).status).toBe('completed')
})

it('a wrong charge of an order that was paid another way cannot be accepted', async () => {
  const { body: card } = await shop.call('POST', '/api/card/payment', { orderId })
  await sandbox(`card/${new URL(card.url).pathname.split('/').at(-1)}/outcome`, { outcome: 'pay-too-little' })
  await shop.call('POST', `/api/card/payment/${card.id}/confirmation`)
  const byHand = { orderId, amountUsd: 164, receivedAt: shop.shop.now().toISOString().slice(0, 10), reference: card.id }
  expect((await manager.call('POST', '/api/admin/payments/manual', byHand)).status).toBe(201)
  expect((await manager.call('GET', `/api/admin/payments/${card.id}`)).body.choices).toEqual(['returned', 'dismissed'])
  expect((await review(card.id, 'accepted')).body.code).toBe('payments.order-not-payable')
})

it('the order’s timeline shows who accepted a smaller sum, but no full payment', async () => {
  const { id } = await payInPart()
  expect((await review(id, 'accepted')).status).toBe(200)
  expect((await order()).status).toBe('completed')
  const { timeline } = (await manager.call('GET', `/api/admin/orders/${orderId}`)).body
  const facts = { decision: 'accepted', amount: '100', currency: 'USDT_TRC20', price: '164', reason: 'agreed by phone' }
  const decided = timeline.filter(({ kind }: { kind: string }) => kind === 'decision')
  expect(decided).toMatchObject([{ actor: expect.stringMatching(/^manager/), facts }])
  expect(timeline.map(({ kind }: { kind: string }) => kind)).not.toContain('paid')
})

it('staff cannot request a missing amount twice, or after the watching time', async () => {
  const { id } = await payInPart()
  await review(id, 'rest')
  expect((await review(id, 'rest')).body.code).toBe('payments.review-changed')
  const listedIn = async (query: string) =>
    (await manager.call('GET', `/api/admin/payments?orderId=${asked}&${query}`)).body.items.length
  const asked = orderId
  expect(await Promise.all(['attention=true', 'status=review', 'status=underpaid'].map(listedIn))).toEqual([0, 0, 1])
  orderId = (await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: email }))).body.id
  const late = await payInPart()
  await sandbox('clock/advance', { seconds: 8 * 24 * 3600 })
  // Meanwhile the manager's session has ended, so the manager signs in again.
  manager = await signInStaff(shop, 'owner')
  expect((await review(late.id, 'rest')).body.code).toBe('payments.decision-impossible')

  // The missing amount did not come in time, so staff must decide again.
  const shown = async () => (await manager.call('GET', `/api/admin/payments/${id}`)).body
  const today = async () => JSON.stringify((await manager.call('GET', '/api/admin/today')).body.needsAttention)
  expect((await shop.call('GET', `/api/crypto/payment/${id}/status`)).body.status).toBe('review')
  expect(await Promise.all(['attention=true', 'status=review', 'status=underpaid'].map(listedIn))).toEqual([1, 1, 0])
  const choices = ['accepted', 'returned', 'dismissed']
  expect(await shown()).toMatchObject({ status: 'review', attention: 'underpaid', choices })
  expect(await today()).toContain(id)
  expect((await review(id, 'rest')).body.code).toBe('payments.decision-impossible')
  expect((await review(id, 'dismissed')).status).toBe(200)
  expect([(await shown()).attention, await listedIn('attention=true'), (await today()).includes(id)]).toEqual([
    null,
    0,
    false,
  ])
})
