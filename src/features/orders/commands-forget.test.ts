import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../../test/make.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { forgetOrderKeys, forgetUnpaidOrders } from './commands-forget.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const place = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const startPaying = async (orderId: string) =>
  (await shop.call('POST', '/api/crypto/payment', { orderId, currency: 'USDT_TRC20', amountUsd: 164 })).body
const rows = async (): Promise<string> => JSON.stringify(await shop.shop.db.execute('select * from customer_order'))
const days = (count: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds: count * 86_400 })

it('after thirty days an unpaid order is gone, a begun one names nobody, a paid one stays as it is', async () => {
  const [left, begun, paid] = [await place(), await place(), await place()]
  await startPaying(begun)
  const { address, expectedAmount } = await startPaying(paid)
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: expectedAmount })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })

  await days(29)
  await forgetUnpaidOrders(shop.shop)
  expect((await shop.call('GET', `/api/orders/${left}`)).status).toBe(200)
  expect((await rows()).match(/anna@example.com/g)).toHaveLength(3)

  await days(2)
  await forgetUnpaidOrders(shop.shop)
  expect((await shop.call('GET', `/api/orders/${left}`)).status).toBe(404)
  expect((await shop.call('GET', `/api/orders/${begun}`)).status).toBe(200)
  expect((await shop.call('GET', `/api/orders/${paid}`)).body.status).toBe('completed')
  expect((await rows()).match(/anna@example.com/g)).toHaveLength(1)
})

it('an order that got less than it asked for keeps whose money it is', async () => {
  const half = await place()
  const { address } = await startPaying(half)
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: '80' })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  const before = (await rows()).match(/anna@example.com/g)?.length
  await days(31)
  await forgetUnpaidOrders(shop.shop)
  expect((await rows()).match(/anna@example.com/g)).toHaveLength(before ?? 0)
})

it('the key of an order, paid or not, is forgotten after a month', async () => {
  const place = async (key: string) =>
    (await shop.call('POST', '/api/orders', makeOrder(), { 'idempotency-key': key })).body.id
  const old = await place('key-of-the-first-month')
  await days(20)
  const young = await place('key-of-the-second-month')
  await days(11)
  await forgetOrderKeys(shop.shop)
  expect(await place('key-of-the-second-month')).toBe(young)
  expect(await place('key-of-the-first-month')).not.toBe(old)
})
