import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { settlements, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  await sandbox('rates', { currency: 'BTC', usd: '95000' })
  await sandbox('rates', { currency: 'ETH', usd: '3200' })
})

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const send = async (currency: Currency, address: string, amount: string): Promise<string> =>
  (await sandbox('chain/transfer', { currency, address, amount })).txHash
const mine = async (currency: Currency, blocks: number) => await sandbox('chain/mine', { currency, blocks })
const advance = async (minutes: number) => await sandbox('clock/advance', { seconds: minutes * 60 })
const view = async (id: string) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const orderStatus = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const surplusOf = async (id: string) => await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, id))
const settlementOf = async (id: string) =>
  await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, id))

async function placeOrder(): Promise<string> {
  const items = [{ id: 'ganesha', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
  const customer = { customerName: 'Anna Iyer', customerEmail: 'anna@example.com', paymentMethod: 'crypto' }
  return (await shop.call('POST', '/api/orders', { ...customer, items, total: 300 })).body.id
}

/** Opens a payment for an order of 300 dollars: 0.0031579 BTC (2 confirmations), 0.09375 ETH (12) or 300 USDT. */
async function open(currency: Currency, order?: string) {
  const orderId = order ?? (await placeOrder())
  const { body } = await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd: 300 })
  return { orderId, id: String(body.id), address: String(body.address) }
}

describe('a sum that the shop receives in coins', () => {
  it('pays the order if one transfer has exactly the price', async () => {
    const { id, orderId, address } = await open('BTC')
    const hash = await send('BTC', address, '0.0031579')
    await mine('BTC', 1)
    expect(await view(id)).toMatchObject({ status: 'detected', confirmations: 1, requiredConfirmations: 2 })
    expect(await orderStatus(orderId)).toBe('pending')
    await mine('BTC', 1)
    expect(await view(id)).toMatchObject({ status: 'completed', confirmations: 2, transactionHash: hash, due: '0' })
    expect(await orderStatus(orderId)).toBe('completed')
    expect(await settlementOf(orderId)).toMatchObject([{ method: 'crypto', reference: id, paid: 315_790n }])
    expect(await surplusOf(id)).toEqual([])
  })

  it('pays the order if it is one unit too small', async () => {
    const { id, address } = await open('USDT_TRC20')
    await send('USDT_TRC20', address, '299.999999')
    await mine('USDT_TRC20', 19)
    expect((await view(id)).status).toBe('completed')
  })

  it('pays the order if one dollar is missing, but not if more is missing', async () => {
    const [enough, less] = [await open('USDT_TRC20'), await open('USDT_TRC20')]
    await send('USDT_TRC20', enough.address, '299')
    await send('USDT_TRC20', less.address, '298.999999')
    await mine('USDT_TRC20', 19)
    expect((await view(enough.id)).status).toBe('completed')
    expect(await view(less.id)).toMatchObject({ status: 'underpaid', due: '1.000001' })
    expect(await orderStatus(less.orderId)).toBe('pending')
  })

  it('leaves a surplus if it is more than the price', async () => {
    const { id, orderId, address } = await open('USDT_TRC20')
    await send('USDT_TRC20', address, '325.5')
    await mine('USDT_TRC20', 19)
    expect(await view(id)).toMatchObject({ status: 'completed', received: '325.5' })
    expect(await surplusOf(id)).toMatchObject([{ orderId, currency: 'USDT_TRC20', units: 25_500_000n }])
  })

  it('can pay the order in two partial transfers', async () => {
    const { id, address } = await open('ETH')
    await send('ETH', address, '0.05')
    await mine('ETH', 3)
    expect(await view(id)).toMatchObject({ status: 'underpaid', received: '0.05', due: '0.04375' })
    await send('ETH', address, '0.04375')
    expect((await view(id)).status).toBe('detected')
    await mine('ETH', 11)
    expect(await view(id)).toMatchObject({ status: 'detected', confirmations: 11 })
    await mine('ETH', 1)
    expect((await view(id)).status).toBe('completed')
  })

  it('is a surplus if the order was already paid in full', async () => {
    const { id, orderId, address } = await open('ETH')
    await send('ETH', address, '0.09375')
    await mine('ETH', 12)
    await send('ETH', address, '0.09375')
    await mine('ETH', 12)
    expect(await surplusOf(id)).toMatchObject([{ units: 93_750_000_000_000_000n }])
    expect(await settlementOf(orderId)).toHaveLength(1)
  })

  it('does not pay if it is another coin, and staff must decide', async () => {
    const { id, orderId, address } = await open('USDT_ERC20')
    await send('ETH', address, '1')
    await mine('ETH', 12)
    expect(await view(id)).toMatchObject({ status: 'review', received: '0' })
    expect(await orderStatus(orderId)).toBe('pending')
  })

  it('is found whether the payer writes the address in upper or lower case', async () => {
    const { id, address } = await open('USDT_ERC20')
    await send('USDT_ERC20', `0x${address.slice(2).toUpperCase()}`, '300')
    await mine('ETH', 12)
    expect((await view(id)).status).toBe('completed')
  })
})

describe('the time for paying in a coin', () => {
  it('ends after 20 minutes if no money arrives', async () => {
    const { id } = await open('BTC')
    await advance(19)
    expect((await view(id)).status).toBe('waiting')
    await advance(1.1)
    expect(await view(id)).toMatchObject({ status: 'expired', due: '0' })
  })

  it('ends with a decision by staff if only a part of the price arrived', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.001')
    await mine('BTC', 2)
    await advance(21)
    expect(await view(id)).toMatchObject({ status: 'review', received: '0.001' })
  })

  it('is measured when the shop first sees the money, not when it is mined', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await advance(60)
    await sandbox('rates', { currency: 'BTC', usd: '50000' })
    await mine('BTC', 2)
    expect((await view(id)).status).toBe('completed')
  })

  it('continues after the price quote if the coin kept its value', async () => {
    const { id, orderId, address } = await open('BTC')
    await advance(21)
    await sandbox('rates', { currency: 'BTC', usd: '96000' })
    await send('BTC', address, '0.004')
    expect((await view(id)).status).toBe('detected')
    await mine('BTC', 2)
    expect((await view(id)).status).toBe('completed')
    expect(await orderStatus(orderId)).toBe('completed')
    expect(await surplusOf(id)).toMatchObject([{ units: 400_000n - 315_790n }])
  })

  it('continues after the quote if the coin lost value, but the customer sends more', async () => {
    const { id, orderId, address } = await open('BTC')
    await advance(21)
    await sandbox('rates', { currency: 'BTC', usd: '90000' })
    await send('BTC', address, '0.0031579')
    await mine('BTC', 2)
    expect((await view(id)).status).toBe('review')
    expect(await orderStatus(orderId)).toBe('pending')
    await send('BTC', address, '0.0002')
    await mine('BTC', 2)
    expect((await view(id)).status).toBe('completed')
  })

  it('is over on the eighth day; then staff decide about any amount', async () => {
    const { id, orderId, address } = await open('USDT_TRC20')
    await advance(8 * 24 * 60)
    await send('USDT_TRC20', address, '300')
    await mine('USDT_TRC20', 19)
    expect((await view(id)).status).toBe('review')
    expect(await orderStatus(orderId)).toBe('pending')
  })

  it('does not end while the node is unavailable; money sent then pays the order', async () => {
    const [paid, unpaid] = [await open('USDT_TRC20'), await open('USDT_TRC20')]
    await sandbox('chain/outage', { currency: 'USDT_TRC20', on: true })
    await send('USDT_TRC20', paid.address, '300')
    await mine('USDT_TRC20', 19)
    await advance(30)
    expect((await view(paid.id)).status).toBe('waiting')
    expect((await view(unpaid.id)).status).toBe('waiting')
    await sandbox('chain/outage', { currency: 'USDT_TRC20', on: false })
    expect((await view(paid.id)).status).toBe('completed')
    expect((await view(unpaid.id)).status).toBe('expired')
  })
})

describe('two coin payments of one order', () => {
  it('two coins paid: the second payment does not pay again, but is a surplus', async () => {
    const first = await open('USDT_TRC20')
    const second = await open('BTC', first.orderId)
    await send('USDT_TRC20', first.address, '300')
    await send('BTC', second.address, '0.0031579')
    await mine('USDT_TRC20', 19)
    await mine('BTC', 2)
    expect((await view(second.id)).status).toBe('completed')
    expect(await settlementOf(first.orderId)).toMatchObject([{ reference: first.id }])
    expect(await surplusOf(second.id)).toMatchObject([{ orderId: first.orderId, units: 315_790n }])
  })

  it('pay the order even if the customer cancelled the payment that gets the money', async () => {
    const { id, orderId, address } = await open('USDT_TRC20')
    await shop.call('POST', `/api/crypto/payment/${id}/cancellation`)
    await send('USDT_TRC20', address, '300')
    await mine('USDT_TRC20', 19)
    expect((await view(id)).status).toBe('completed')
    expect(await orderStatus(orderId)).toBe('completed')
  })

  it('never pay the order twice, even if the first payment expired before', async () => {
    const first = await open('USDT_TRC20')
    await advance(21)
    const second = await open('USDT_TRC20', first.orderId)
    await send('USDT_TRC20', first.address, '300')
    await send('USDT_TRC20', second.address, '300')
    await mine('USDT_TRC20', 19)
    const surplus = [...(await surplusOf(first.id)), ...(await surplusOf(second.id))]
    expect(await settlementOf(first.orderId)).toHaveLength(1)
    expect(surplus).toMatchObject([{ units: 300_000_000n }])
  })
})
