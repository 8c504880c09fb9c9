import { setTimeout } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { orderTag } from '#base/ids.ts'
import { calendarDay } from '#base/time.ts'
import { createPayment } from '#features/money/crypto/commands.ts'
import { queueMessage } from '#features/platform/notifications/commands.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import { approveManually, confirmManually, withdrawManually } from '#features/money/payment-review/commands-manual.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { signIn } from '../../../../test/sign-in.ts'
import { engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { pruneOrderKeys, deleteUnpaidOrders } from './commands-delete.ts'
import { findOrder } from './queries.ts'
import { orders } from './tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const place = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const startPaying = async (orderId: string) =>
  (await shop.call('POST', '/api/crypto/payment', { orderId, currency: 'USDT_TRC20', amountUsd: 164 })).body
const rows = async (): Promise<string> => JSON.stringify(await shop.shop.db.execute('select * from customer_order'))
/** Matches the e-mail address of the test customer. A guest's order contains the address twice: as typed, and as the mailbox. */
const ADDRESS = /anna@example.com/g
const days = (count: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds: count * 86_400 })

it('an unpaid order without a started payment is deleted after 30 days', async () => {
  const [left, begun, paid] = [await place(), await place(), await place()]
  await startPaying(begun)
  const { address, expectedAmount } = await startPaying(paid)
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: expectedAmount })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })

  await days(29)
  await deleteUnpaidOrders(shop.shop)
  expect((await shop.call('GET', `/api/orders/${left}`)).status).toBe(200)
  expect((await rows()).match(ADDRESS)).toHaveLength(3 * 2)

  await days(2)
  await deleteUnpaidOrders(shop.shop)
  expect((await shop.call('GET', `/api/orders/${left}`)).status).toBe(404)
  expect((await shop.call('GET', `/api/orders/${begun}`)).status).toBe(200)
  expect((await shop.call('GET', `/api/orders/${paid}`)).body.status).toBe('completed')
  expect((await rows()).match(ADDRESS)).toHaveLength(2)
})

it('the deletion of an unpaid order also deletes its e-mails, even if encrypted', async () => {
  const id = await place()
  const subject = `Names and day of order ${orderTag(id)}`
  const to = { channel: 'email', to: 'anna@example.com', lang: 'en', isPrivate: true } as const
  await queueMessage(shop.shop.db, shop.shop, { ...to, subject, text: `https://shop.example/order/${id}` })
  const kept = async () => await shop.shop.db.select().from(messages).where(eq(messages.subject, subject))
  expect(await kept()).toHaveLength(1)
  await days(31)
  await deleteUnpaidOrders(shop.shop)
  expect(await kept()).toEqual([])
})

it('an order with too little money is not anonymized: the customer owns that money', async () => {
  const half = await place()
  const { address } = await startPaying(half)
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: '80' })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  const before = (await rows()).match(ADDRESS)?.length
  await days(31)
  await deleteUnpaidOrders(shop.shop)
  expect((await rows()).match(ADDRESS)).toHaveLength(before ?? 0)
})

/** Starts a payment for an order. Pauses while the order is locked, until the test resumes the payment. */
function payWithPause(orderId: string) {
  const locked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const lockDue: typeof shop.payments.orders.lockDue = async (tx, id) => {
    const due = await shop.payments.orders.lockDue(tx, id)
    locked.resolve()
    await goOn.promise
    return due
  }
  const context = { ...shop.payments, orders: { ...shop.payments.orders, lockDue } }
  const payment = createPayment(context, { orderId, currency: 'USDT_TRC20', amountUsd: 164 })
  return { locked: locked.promise, goOn: goOn.resolve, payment }
}

/** The embedded database has only one connection, so two transactions never run at the same time there. */
describe.skipIf(engine !== 'postgres')('an order for which the customer is starting a payment', () => {
  it('is not deleted, even if the order is old enough', async () => {
    const orderId = await place()
    await days(31)
    const paying = payWithPause(orderId)
    await paying.locked
    const deleting = deleteUnpaidOrders(shop.shop)
    await setTimeout(300)
    paying.goOn()
    await Promise.all([paying.payment, deleting])
    const { status, body } = await shop.call('GET', `/api/orders/${orderId}`)
    expect({ status, waits: body.payment?.status }).toEqual({ status: 200, waits: 'waiting' })
  })

  it('is anonymized, not deleted, if the customer’s account is deleted at the same time', async () => {
    const anna = await signIn(shop, 'anna.leaves@example.com')
    const { id: orderId } = (await anna.call('POST', '/api/orders', makeOrder())).body
    const paying = payWithPause(orderId)
    await paying.locked
    const deleting = anna.call('DELETE', '/api/account', { confirm: true })
    await setTimeout(300)
    paying.goOn()
    expect((await deleting).status).toBe(204)
    await paying.payment
    const { status, body } = await shop.call('GET', `/api/orders/${orderId}`)
    expect({ status, waits: body.payment?.status }).toEqual({ status: 200, waits: 'waiting' })
    expect(await rows()).not.toContain('anna.leaves@example.com')
  })
})

it('the database refuses to delete an order with a started payment', async () => {
  const orderId = await place()
  await startPaying(orderId)
  const deleting = shop.shop.db.delete(orders).where(eq(orders.id, orderId))
  await expect(deleting).rejects.toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: '23503' }) }))
})

it('a paid or unpaid order’s idempotency key is deleted after a month', async () => {
  const place = async (key: string) =>
    (await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': key })).body.id
  const old = await place('key-of-the-first-month')
  await days(20)
  const young = await place('key-of-the-second-month')
  await days(11)
  await pruneOrderKeys(shop.shop)
  expect(await place('key-of-the-second-month')).toBe(young)
  expect(await place('key-of-the-first-month')).not.toBe(old)
})

const anna: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }
const boris: Staff = { accountId: 'boris', role: 'admin', staffRole: 'owner' }
const money = (secondPersonFromCents: number) => ({
  ...shop.payments,
  policy: () => ({ ...DEFAULT_POLICY, secondPersonFromCents }),
})
const confirm = async (orderId: string, secondFrom: number) =>
  await confirmManually(money(secondFrom), anna, {
    orderId,
    amountCents: 164_00,
    receivedOn: calendarDay(shop.shop.now()),
    reference: `bank ${orderId}`,
    note: '',
  })
const approve = async (id: string) => await approveManually(money(100_00), boris, id)
async function charge(orderId: string, outcome: string): Promise<void> {
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  const ref = new URL(body.url).pathname.split('/').at(-1)
  await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome })
}
const nameOf = async (id: string) => (await findOrder(shop.shop.db, id))?.customerName

describe('an order with money that needs a decision by staff', () => {
  it('stays unchanged even after thirty days without a decision', async () => {
    const [confirmed, charged, declined] = [await place(), await place(), await place()]
    const { id } = await confirm(confirmed, 100_00)
    await charge(charged, 'pay-wrong-amount')
    await charge(declined, 'decline')
    await days(31)
    await deleteUnpaidOrders(shop.shop)
    expect([await nameOf(confirmed), await nameOf(charged)]).toEqual(['Анна Смирнова', 'Анна Смирнова'])
    expect(await nameOf(declined)).toBe('')
    expect(await approve(id)).toMatchObject({ status: 'settled' })
    expect((await shop.call('GET', `/api/orders/${confirmed}`)).body.status).toBe('completed')
  })

  it('is not anonymized, even if the money came too late or in another coin', async () => {
    const [foreign, late] = [await place(), await place()]
    const input = { currency: 'USDT_ERC20', amountUsd: 164 }
    const pay = async (orderId: string) =>
      (await shop.call('POST', '/api/crypto/payment', { ...input, orderId })).body.address
    const send = async (currency: string, address: string, amount: string) => {
      await shop.call('POST', '/api/sandbox/chain/transfer', { currency, address, amount })
      await shop.call('POST', '/api/sandbox/chain/mine', { currency, blocks: 20 })
    }
    const [first, second] = [await pay(foreign), await pay(late)]
    await send('ETH', first, '0.05')
    await days(8)
    await send('USDT_ERC20', second, '164')
    await days(23)
    await deleteUnpaidOrders(shop.shop)
    expect([await nameOf(foreign), await nameOf(late)]).toEqual(['Анна Смирнова', 'Анна Смирнова'])
  })

  it('is deleted if a staff member withdrew the confirmation of the money', async () => {
    const orderId = await place()
    const { id } = await confirm(orderId, 100_00)
    await withdrawManually(money(100_00), anna, id)
    await days(31)
    await deleteUnpaidOrders(shop.shop)
    expect(await nameOf(orderId)).toBeUndefined()
  })

  it('is not anonymized after a cancellation until the money is refunded', async () => {
    const [byHand, byCard] = [await place(), await place()]
    await confirm(byHand, 1_000_00)
    await charge(byCard, 'pay')
    await shop.shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(inArray(orders.id, [byHand, byCard]))
    await days(31)
    await deleteUnpaidOrders(shop.shop)
    expect([await nameOf(byHand), await nameOf(byCard)]).toEqual(['Анна Смирнова', 'Анна Смирнова'])
  })

  it('is anonymized but not deleted if the customer’s account is deleted', async () => {
    const oleg = await signIn(shop, 'oleg.leaves@example.com')
    const { id: orderId } = (await oleg.call('POST', '/api/orders', makeOrder())).body
    const { id } = await confirm(orderId, 100_00)
    expect((await oleg.call('DELETE', '/api/account', { confirm: true })).status).toBe(204)
    expect([await nameOf(orderId), (await approve(id)).status]).toEqual(['', 'settled'])
    expect(await rows()).not.toContain('oleg.leaves@example.com')
  })
})
