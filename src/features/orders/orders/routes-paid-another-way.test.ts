import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser

beforeAll(async () => {
  shop = await openTestShop()
  await runJobs()
  owner = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(async () => await shop.close())

const runJobs = async () => await Promise.all(shop.jobs.map((job) => job.work()))
const sandbox = async (path: string, body: object) => await shop.call('POST', `/api/sandbox/${path}`, body)
const orderOf = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body
const coinView = async (id: string) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const cardView = async (id: string) => (await shop.call('GET', `/api/card/payment/${id}`)).body

let parts = 0
async function placeOrder(customerEmail = 'anna@example.com'): Promise<string> {
  return (await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail }))).body.id
}

async function underpaidEmails(to: string): Promise<string[]> {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)
  const subjects = body.map(({ subject }: { subject: string }) => subject)
  expect(subjects.length).toBeGreaterThan(0)
  return subjects.filter((subject: string) => /Part of the payment|Пришла часть/.test(subject))
}

async function openCoin(orderId: string, currency = 'ETH') {
  return (await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd: 164 })).body
}

async function openCard(orderId: string) {
  return (await shop.call('POST', '/api/card/payment', { orderId })).body
}

async function payByCard(orderId: string): Promise<void> {
  const { url } = await openCard(orderId)
  await decideCard(url, 'pay')
}

async function decideCard(url: string, outcome: string) {
  const ref = new URL(url).pathname.split('/').at(-1) ?? ''
  return await sandbox(`card/${ref}/outcome`, { outcome })
}

async function payByOtherCoin(orderId: string): Promise<void> {
  const currency = 'USDT_TRC20'
  const { address } = await openCoin(orderId, currency)
  await sandbox('chain/transfer', { currency, address, amount: '164' })
  await sandbox('chain/mine', { currency, blocks: 19 })
}

/** Pays an order in USDT on Ethereum. ETH and USDT_ERC20 are on the same chain, so the shop checks both payments together. */
async function payByCoinOfSameChain(orderId: string): Promise<void> {
  const currency = 'USDT_ERC20'
  const { address } = await openCoin(orderId, currency)
  await sandbox('chain/transfer', { currency, address, amount: '164' })
  await sandbox('chain/mine', { currency, blocks: 40 })
}

async function payByHand(orderId: string): Promise<void> {
  const money = {
    amountUsd: 164,
    receivedAt: shop.shop.now().toISOString(),
    reference: `bank ${orderId}`,
    note: 'bank',
  }
  const { status } = await owner.call('POST', '/api/admin/payments/manual', { orderId, ...money })
  expect(status).toBeLessThan(300)
}

async function cancelOrder(orderId: string): Promise<void> {
  const { body } = await owner.call('GET', `/api/admin/orders/${orderId}`)
  const change = { status: 'cancelled', reason: 'asked by telephone', version: body.version }
  expect((await owner.call('PUT', `/api/orders/${orderId}/status`, change)).status).toBe(200)
}

const REVIEWED = { status: 'review', reason: 'order-not-payable' }

const ENDINGS: [string, 'paid' | 'closed', (orderId: string) => Promise<void>][] = [
  ['paid by card', 'paid', payByCard],
  ['paid in another coin', 'paid', payByOtherCoin],
  ['paid in another coin of the same chain', 'paid', payByCoinOfSameChain],
  ['paid by hand', 'paid', payByHand],
  ['cancelled', 'closed', cancelOrder],
]

describe.each(ENDINGS)('a coin payment whose order is %s', (_, order, end) => {
  it('is cancelled at the next check, with a reason and without an amount due', async () => {
    const orderId = await placeOrder()
    const payment = await openCoin(orderId)
    expect(await coinView(payment.id)).toMatchObject({ status: 'waiting' })
    await end(orderId)
    const view = await coinView(payment.id)
    expect(view).toMatchObject({ status: 'cancelled', due: '0', order })
    expect(view).not.toHaveProperty('qrCodeData')
  })

  it('is also cancelled if the payment had received part of the amount', async () => {
    const orderId = await placeOrder()
    const payment = await openCoin(orderId)
    await sandbox('chain/transfer', { currency: 'ETH', address: payment.address, amount: '0.01' })
    await sandbox('chain/mine', { currency: 'ETH', blocks: 1 })
    expect(await coinView(payment.id)).toMatchObject({ status: 'underpaid' })
    await end(orderId)
    expect(await coinView(payment.id)).toMatchObject({ status: 'cancelled', due: '0', received: '0.01', order })
    await runJobs()
    expect(await coinView(payment.id)).toMatchObject({ status: 'cancelled', due: '0', received: '0.01', order })
  })

  it('causes no e-mail about missing money if part of the amount arrives later', async () => {
    const customerEmail = `part-${order}-${(parts += 1)}@example.com`
    const orderId = await placeOrder(customerEmail)
    const payment = await openCoin(orderId)
    await end(orderId)
    await sandbox('chain/transfer', { currency: 'ETH', address: payment.address, amount: '0.01' })
    await sandbox('chain/mine', { currency: 'ETH', blocks: 20 })
    expect(await coinView(payment.id)).toMatchObject({ status: 'cancelled', received: '0.01' })
    expect(await underpaidEmails(customerEmail)).toEqual([])
  })

  it('waits for a staff decision if only part arrived before the price quote ended', async () => {
    const orderId = await placeOrder()
    const payment = await openCoin(orderId)
    await sandbox('chain/transfer', { currency: 'ETH', address: payment.address, amount: '0.01' })
    await sandbox('chain/mine', { currency: 'ETH', blocks: 20 })
    await end(orderId)
    await runJobs()
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 30 * 60 })
    await sandbox('chain/mine', { currency: 'ETH', blocks: 20 })
    await runJobs()
    expect(await coinView(payment.id)).toMatchObject({ status: 'review', reason: 'underpaid', due: '0' })
    owner = await signIn(shop, 'admin@example.com')
  })

  it('is closed by the background jobs', async () => {
    const orderId = await placeOrder()
    const { id } = await openCoin(orderId)
    await end(orderId)
    await runJobs()
    const [row] = await shop.shop.db.select().from(payments).where(eq(payments.id, id))
    expect(row).toMatchObject({ status: 'cancelled' })
    expect(row?.closedAt).not.toBeNull()
    expect((await orderOf(orderId)).payment?.openPaymentId ?? null).toBeNull()
  })

  it('is still watched, and money that arrives later needs a refund or decision', async () => {
    const orderId = await placeOrder()
    const payment = await openCoin(orderId)
    await end(orderId)
    await runJobs()
    await sandbox('chain/transfer', { currency: 'ETH', address: payment.address, amount: payment.expectedAmount })
    await sandbox('chain/mine', { currency: 'ETH', blocks: 40 })
    const held = { paid: { status: 'completed', surplus: payment.expectedAmount }, closed: REVIEWED }
    expect(await coinView(payment.id)).toMatchObject(held[order])
    const { status } = await orderOf(orderId)
    expect(status).toBe(order === 'paid' ? 'completed' : 'cancelled')
  })
})

const OTHER_THAN_CARD = ENDINGS.filter(([title]) => title !== 'paid by card')

describe.each(OTHER_THAN_CARD)('an unfinished card payment whose order is %s', (_, order, end) => {
  it('is cancelled at the next check, and the card page’s link is removed', async () => {
    const orderId = await placeOrder()
    const { id } = await openCard(orderId)
    await end(orderId)
    const view = await cardView(id)
    expect(view).toMatchObject({ status: 'cancelled', order })
    expect(view).not.toHaveProperty('url')
  })

  it('is closed at the card service by the background jobs and cannot be paid', async () => {
    const orderId = await placeOrder()
    const { id, url } = await openCard(orderId)
    await end(orderId)
    await runJobs()
    await runJobs()
    const [row] = await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.id, id))
    expect(row).toMatchObject({ status: 'expired' })
    expect((await decideCard(url, 'pay')).status).toBe(409)
  })
})

it('the payment of a pending order stays unchanged', async () => {
  const orderId = await placeOrder()
  const { id } = await openCoin(orderId)
  await runJobs()
  const view = await coinView(id)
  expect(view).toMatchObject({ status: 'waiting' })
  expect(view).not.toHaveProperty('order')
})
