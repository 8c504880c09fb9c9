import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

type CreatedPayment = { id: string; orderId: string; address: string }

async function create(orderId: string, currency = 'USDT_TRC20'): Promise<CreatedPayment> {
  return (await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd: 164 })).body
}
async function pay(currency = 'USDT_TRC20'): Promise<CreatedPayment> {
  const { body: order } = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]))
  return await create(order.id, currency)
}
const sandbox = async (path: string, body: object) => await shop.call('POST', `/api/sandbox/${path}`, body)
const send = async ({ address }: CreatedPayment, amount: string, currency = 'USDT_TRC20') =>
  await sandbox('chain/transfer', { currency, address, amount })
const confirm = async () => await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
const viewOf = async ({ id }: CreatedPayment) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const orderOf = async ({ orderId }: CreatedPayment) => (await shop.call('GET', `/api/orders/${orderId}`)).body
const passTheQuote = async () => await sandbox('clock/advance', { seconds: 21 * 60 })

describe('the payment status that a customer sees', () => {
  it('contains the time until which the shop watches the payment address', async () => {
    const { watchedUntil, expiresAt, ...rest } = await viewOf(await pay())
    expect(Date.parse(watchedUntil) - Date.parse(expiresAt)).toBe(7 * 86_400_000)
    expect(rest).not.toHaveProperty('late')
    expect(rest).not.toHaveProperty('reason')
    expect(rest).not.toHaveProperty('surplus')
  })

  it('contains the surplus, which the order’s page also shows', async () => {
    const payment = await pay()
    await send(payment, '200')
    await confirm()
    expect(await viewOf(payment)).toMatchObject({ status: 'completed', surplus: '36' })
    expect((await orderOf(payment)).payment.surplus).toEqual([{ currency: 'USDT_TRC20', amount: '36' }])
  })

  it('contains the whole second payment as a surplus', async () => {
    const first = await pay()
    const second = await create(first.orderId, 'USDT_ERC20')
    await send(first, '164')
    await confirm()
    await send(second, '164', 'USDT_ERC20')
    await sandbox('chain/mine', { currency: 'USDT_ERC20', blocks: 12 })
    expect(await viewOf(second)).toMatchObject({ status: 'completed', surplus: '164' })
    expect(await viewOf(first)).not.toHaveProperty('surplus')
    const order = await orderOf(first)
    expect(order.payment).toMatchObject({ id: first.id, surplus: [{ currency: 'USDT_ERC20', amount: '164' }] })
  })

  it('marks money that comes after the price quote as late', async () => {
    const payment = await pay()
    await passTheQuote()
    await send(payment, '164')
    expect(await viewOf(payment)).toMatchObject({ status: 'detected', late: true })
  })

  it('gives too little money as the reason for a review', async () => {
    const payment = await pay()
    await send(payment, '100')
    await confirm()
    await passTheQuote()
    expect(await viewOf(payment)).toMatchObject({ status: 'review', reason: 'underpaid', late: true, due: '0' })
    expect((await orderOf(payment)).payment).toMatchObject({ id: payment.id, status: 'review', reason: 'underpaid' })
  })

  it('gives another coin as the reason for a review', async () => {
    const payment = await pay('USDT_ERC20')
    await send(payment, '1', 'ETH')
    await sandbox('chain/mine', { currency: 'ETH', blocks: 12 })
    expect(await viewOf(payment)).toMatchObject({ status: 'review', reason: 'wrong-asset', received: '0' })
  })

  it('is about the payment in review, not about a newer payment without money', async () => {
    const first = await pay()
    await passTheQuote()
    const second = await create(first.orderId)
    await send(first, '100')
    await confirm()
    expect(second.id).not.toBe(first.id)
    expect((await orderOf(first)).payment).toMatchObject({ id: first.id, status: 'review', openPaymentId: null })
  })
})
