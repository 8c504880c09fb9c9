import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { createPayment } from '#features/crypto/commands.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../test/make.ts'
import { signIn } from '../../../test/sign-in.ts'
import { engine, openTestShop, type TestShop } from '../../../test/shop.ts'
import { pruneOrderKeys, deleteUnpaidOrders } from './commands-delete.ts'
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
/** It stands twice in an order of a guest: as it was typed, and as the mailbox behind it. */
const ADDRESS = /anna@example.com/g
const days = (count: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds: count * 86_400 })

it('after thirty days an unpaid order is deleted, one with a begun payment is anonymous, a paid one is unchanged', async () => {
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

it('an order that got less than it asked for keeps whose money it is', async () => {
  const half = await place()
  const { address } = await startPaying(half)
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: '80' })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  const before = (await rows()).match(ADDRESS)?.length
  await days(31)
  await deleteUnpaidOrders(shop.shop)
  expect((await rows()).match(ADDRESS)).toHaveLength(before ?? 0)
})

/** Begins to pay an order and stops with the order locked, until it is told to go on. */
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

/** The embedded engine has one connection, so nothing of this happens there. */
describe.skipIf(engine !== 'postgres')('an order that is being paid at the same moment', () => {
  it('is not deleted for being old', async () => {
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

  it('stays without its name when the account it belongs to is deleted', async () => {
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

it('an order that money may come for cannot be deleted, whoever deletes it', async () => {
  const orderId = await place()
  await startPaying(orderId)
  const deleting = shop.shop.db.delete(orders).where(eq(orders.id, orderId))
  await expect(deleting).rejects.toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: '23503' }) }))
})

it('the idempotency key of an order, paid or not, is deleted after a month', async () => {
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
