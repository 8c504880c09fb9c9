import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendTransfers } from '#features/office/sandbox/commands.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import { payments, transfers } from './tables.ts'
import { surpluses } from '#features/money/settlements/tables.ts'
import { eq } from 'drizzle-orm'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const send = async (currency: Currency, address: string, amount: string): Promise<string> =>
  (await sandbox('chain/transfer', { currency, address, amount })).txHash
const mine = async (currency: Currency, blocks: number) => await sandbox('chain/mine', { currency, blocks })
const reorg = async (currency: Currency, depth: number, drop = false) =>
  await sandbox('chain/reorg', { currency, depth, drop })
const view = async (id: string) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const rowOf = async (id: string) => (await shop.shop.db.select().from(payments).where(eq(payments.id, id)))[0]
const eventsOf = async (id: string) => await shop.shop.db.select().from(transfers).where(eq(transfers.paymentId, id))

/** Opens a payment for an order of 300 dollars: 0.0031579 BTC (2 confirmations), 0.09375 ETH (12) or 300 USDT. */
async function open(currency: Currency) {
  const items = [{ id: 'ganesha', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
  const customer = { customerName: 'Anna Iyer', customerEmail: 'anna@example.com', paymentMethod: 'crypto' }
  const order = await shop.call('POST', '/api/orders', { ...customer, items, total: 300 })
  const orderId = String(order.body.id)
  const { body } = await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd: 300 })
  return { orderId, id: String(body.id), address: String(body.address) }
}

describe('one block of the chain', () => {
  it('pays two orders if it contains a transaction for each order', async () => {
    const [first, second] = [await open('USDT_ERC20'), await open('USDT_ERC20')]
    await send('USDT_ERC20', first.address, '300')
    await send('USDT_ERC20', second.address, '300')
    await mine('ETH', 12)
    expect((await view(first.id)).status).toBe('completed')
    expect((await view(second.id)).status).toBe('completed')
  })

  it('pays three orders in two coins with one transaction', async () => {
    const opened = [await open('USDT_ERC20'), await open('ETH'), await open('ETH')]
    const [tether, ether, more] = opened.map((payment) => payment.address)
    await sendTransfers(shop.shop, [
      { currency: 'USDT_ERC20', address: tether!, amount: '300' },
      { currency: 'ETH', address: ether!, amount: '0.09375' },
      { currency: 'ETH', address: more!, amount: '0.09375' },
    ])
    await mine('ETH', 12)
    const states = await Promise.all(opened.map((payment) => view(payment.id)))
    expect(states.map((state) => state.status)).toEqual(['completed', 'completed', 'completed'])
    expect(new Set(states.map((state) => state.transactionHash)).size).toBe(1)
  })

  it('credits both outputs of a transaction that pays one address twice', async () => {
    const { id, address } = await open('BTC')
    const half = { currency: 'BTC', address, amount: '0.00157895' } as const
    await sendTransfers(shop.shop, [half, half])
    await mine('BTC', 2)
    expect(await view(id)).toMatchObject({ status: 'completed', received: '0.0031579' })
    expect(await eventsOf(id)).toHaveLength(2)
  })
})

describe('a re-org of the chain (new last blocks)', () => {
  it('of one block makes the transfer unconfirmed until a new block contains it', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await mine('BTC', 1)
    const [before] = await eventsOf(id)
    await reorg('BTC', 1)
    expect(await view(id)).toMatchObject({ status: 'detected', confirmations: 0 })
    await mine('BTC', 1)
    const [after] = await eventsOf(id)
    expect(after?.eventIndex).not.toBe(before?.eventIndex)
    expect(after?.blockHash).not.toBe(before?.blockHash)
    await mine('BTC', 1)
    expect(await view(id)).toMatchObject({ status: 'completed', received: '0.0031579' })
  })

  it('that drops the transaction sets the payment to waiting again', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await mine('BTC', 1)
    await reorg('BTC', 1, true)
    expect(await view(id)).toMatchObject({ status: 'waiting', received: '0', due: '0.0031579', transactionHash: null })
  })

  it('that drops several payments sets all these payments back in one step', async () => {
    const [first, second] = [await open('ETH'), await open('ETH')]
    await send('ETH', first.address, '0.09375')
    await mine('ETH', 4)
    await send('ETH', second.address, '0.05')
    await mine('ETH', 4)
    await reorg('ETH', 8, true)
    expect((await view(first.id)).status).toBe('waiting')
    expect((await view(second.id)).status).toBe('waiting')
  })

  it('above the payment’s block removes only the confirmations of the removed blocks', async () => {
    const { id, address } = await open('ETH')
    await send('ETH', address, '0.09375')
    await mine('ETH', 5)
    await reorg('ETH', 3)
    expect(await view(id)).toMatchObject({ status: 'detected', confirmations: 5 })
  })

  it('expires the payment if it removes the money after the price quote has ended', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await mine('BTC', 1)
    await sandbox('clock/advance', { seconds: 1300 })
    expect((await view(id)).status).toBe('detected')
    await reorg('BTC', 1, true)
    expect((await view(id)).status).toBe('expired')
  })

  it('after a completed payment leaves the order paid, and staff must decide', async () => {
    const { id, orderId, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await mine('BTC', 2)
    await reorg('BTC', 2, true)
    expect((await view(id)).status).toBe('completed')
    expect((await shop.call('GET', `/api/orders/${orderId}`)).body.status).toBe('completed')
    expect((await rowOf(id))?.attention).toBe('reverted')
  })

  it('after a completed payment does not credit the money a second time', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await mine('BTC', 2)
    await reorg('BTC', 2)
    await mine('BTC', 2)
    expect(await rowOf(id)).toMatchObject({
      status: 'completed',
      attention: null,
      confirmed: 315_790n,
      credited: 315_790n,
    })
    expect(await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, id))).toEqual([])
  })

  it('removes a surplus whose transaction disappeared', async () => {
    const { id, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    await mine('BTC', 2)
    await send('BTC', address, '0.001')
    await mine('BTC', 2)
    expect(await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, id))).toHaveLength(1)
    await reorg('BTC', 2, true)
    expect(await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, id))).toEqual([])
  })
})

describe('a transaction without a confirmation', () => {
  it('is shown immediately but does not pay the order', async () => {
    const { id, orderId, address } = await open('BTC')
    await send('BTC', address, '0.0031579')
    expect(await view(id)).toMatchObject({ status: 'detected', received: '0.0031579', confirmations: 0 })
    expect((await shop.call('GET', `/api/orders/${orderId}`)).body.status).toBe('pending')
  })
})
