import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { payByCoin } from '../../../../test/pay-by-coin.ts'
import { cardAttempts } from './tables.ts'
import { settlements, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const open = async (orderId: string, lang = 'en') =>
  await shop.call('POST', `/api/card/payment?lang=${lang}`, { orderId })
const view = async (id: string) => (await shop.call('GET', `/api/card/payment/${id}`)).body
const orderOf = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body
const refOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
const decide = async (url: string, outcome: string) =>
  await shop.call('POST', `/api/sandbox/card/${refOf(url)}/outcome`, { outcome })

async function opened() {
  const orderId = await placeOrder()
  const { body } = await open(orderId)
  return { orderId, id: body.id as string, url: body.url as string }
}

describe('the call POST /api/card/payment', () => {
  it('returns a payment page of the card service', async () => {
    const orderId = await placeOrder()
    const { status, body } = await open(orderId, 'ru')
    expect(status).toBe(201)
    expect(body.id).toMatch(/^[0-9a-f]{32}$/)
    expect(body.url).toMatch(/^http:\/\/localhost\/sandbox\/card\/[0-9a-f]{32}\?lang=ru$/)
    const charge = { provider: 'sandbox', amount: '164', currency: 'USD' }
    expect(body).toEqual({ id: body.id, url: body.url, ...charge })
    expect(await view(body.id)).toEqual({ id: body.id, orderId, status: 'waiting', url: body.url, ...charge })
  })

  it('returns the same open page again, even to 20 parallel calls', async () => {
    const orderId = await placeOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(orderId)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 200), 201])
  })

  it('returns a new page after a declined or expired payment', async () => {
    const { orderId, url } = await opened()
    await decide(url, 'decline')
    const second = await open(orderId)
    expect(second.status).toBe(201)
    await decide(second.body.url, 'expire')
    expect((await open(orderId)).status).toBe(201)
  })

  it('returns 404 for an unknown order, 409 if paid, 422 without an order', async () => {
    const { orderId, url } = await opened()
    await decide(url, 'pay')
    expect((await open('f'.repeat(32))).body).toMatchObject({ status: 404, code: 'payments.order-not-found' })
    expect((await open(orderId)).body).toMatchObject({ status: 409, code: 'payments.order-not-payable' })
    expect((await shop.call('POST', '/api/card/payment', {})).status).toBe(422)
    const other = { orderId: await placeOrder(), provider: 'yookassa' }
    expect((await shop.call('POST', '/api/card/payment', other)).body).toMatchObject({
      code: 'payments.card-not-offered',
    })
    expect((await shop.call('POST', '/api/card/payment', { ...other, provider: 'x' })).status).toBe(422)
  })

  it('closes a page that expires soon, and then returns a new page', async () => {
    const { orderId, url } = await opened()
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 58 * 60 })
    const second = await open(orderId)
    expect(second.status).toBe(201)
    expect(second.body.url).not.toBe(url)
    expect((await shop.call('GET', `/api/sandbox/card/${refOf(url)}`)).body.status).toBe('expired')
    expect((await decide(url, 'pay')).body).toMatchObject({ status: 409, code: 'sandbox.card-closed' })
  })

  it('refuses the twenty-first attempt to pay one order', async () => {
    const orderId = await placeOrder()
    for (let attempt = 0; attempt < 20; attempt += 1) await decide((await open(orderId)).body.url, 'decline')
    expect((await open(orderId)).body).toMatchObject({ status: 409, code: 'payments.too-many-attempts' })
  })
})

describe('a card payment', () => {
  it.each([
    ['pay', 'completed', 'completed'],
    ['decline', 'declined', 'pending'],
    ['expire', 'expired', 'pending'],
    ['pay-wrong-amount', 'review', 'pending'],
  ])('with the outcome %s gets the status %s, and its order is %s', async (outcome, status, orderStatus) => {
    const { orderId, id, url } = await opened()
    expect((await decide(url, outcome)).status).toBe(200)
    expect(await view(id)).toMatchObject({ id, orderId, status })
    expect(await view(id)).not.toHaveProperty('url')
    expect((await orderOf(orderId)).status).toBe(orderStatus)
  })

  it('is shown with its order before and after the customer pays', async () => {
    const { orderId, id, url } = await opened()
    expect((await orderOf(orderId)).payment).toMatchObject({
      id,
      currency: 'USD',
      status: 'waiting',
      openPaymentId: id,
    })
    await decide(url, 'pay')
    const { payment } = await orderOf(orderId)
    expect(payment).toMatchObject({ id, currency: 'USD', status: 'completed', received: '164', openPaymentId: null })
    expect(payment.paidAt).toMatch(/Z$/)
  })

  it('with a wrong amount does not pay the order, and staff must decide', async () => {
    const { orderId, url, id } = await opened()
    await decide(url, 'pay-wrong-amount')
    const [attempt] = await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.id, id))
    expect(attempt).toMatchObject({ status: 'review', attention: 'wrong-amount' })
    expect(await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, orderId))).toEqual([])
    expect((await orderOf(orderId)).payment).toMatchObject({ id, status: 'review', openPaymentId: null })
    expect(await view(id)).toMatchObject({ amount: '164', taken: '165' })
    const { body: sent } = await shop.call('GET', '/api/sandbox/messages?to=anna%40example.com')
    const letter = sent.find(({ subject }: { subject: string }) => subject.includes('checking the payment'))
    expect(letter.text).toContain('The card service took $165, but the order costs $164.')
  })

  it('for an order that a coin has already paid is a surplus', async () => {
    const { orderId, id, url } = await opened()
    await payByCoin(shop, orderId)
    await decide(url, 'pay')
    expect(await view(id)).toMatchObject({ status: 'surplus' })
    const rows = await shop.shop.db.select().from(surpluses).where(eq(surpluses.orderId, orderId))
    expect(rows).toMatchObject([{ method: 'card', reference: id, currency: 'USD', units: 16_400n }])
    expect((await orderOf(orderId)).payment).toMatchObject({ currency: 'USDT_TRC20', status: 'completed' })
  })

  it('can be read at any time by anybody who knows its id', async () => {
    const { id, orderId } = await opened()
    const { status, body } = await shop.call('POST', `/api/card/payment/${id}/confirmation`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, orderId, status: 'waiting' })
    expect((await shop.call('GET', `/api/card/payment/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await shop.call('POST', `/api/card/payment/${'0'.repeat(32)}/confirmation`)).status).toBe(404)
  })
})

describe('the regular check of card payments at the card service', () => {
  it('closes pages of orders already paid, and expires payments that nobody paid', async () => {
    const lost = await opened()
    const beaten = await opened()
    await payByCoin(shop, beaten.orderId)
    const work = shop.jobs.find((job) => job.name === 'reconcile-cards')
    await work?.work()
    expect(await view(lost.id)).toMatchObject({ status: 'waiting' })
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
    await Promise.all([work?.work(), work?.work()])
    expect(await view(beaten.id)).toMatchObject({ status: 'cancelled', order: 'paid' })
    expect((await decide(beaten.url, 'pay')).status).toBe(409)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3600 })
    await work?.work()
    expect(await view(lost.id)).toMatchObject({ status: 'expired' })
  })
})

describe('the call GET /api/payment-methods', () => {
  it('offers coins and cards', async () => {
    const { methods, cards } = (await shop.call('GET', '/api/payment-methods?lang=en')).body
    expect(methods).toEqual(['crypto', 'card'])
    expect(cards).toEqual([{ provider: 'sandbox', name: 'Bank card', currency: 'USD', available: true }])
  })
})

describe('the simulated card checkout', () => {
  it('shows its payment, and refuses unknown outcomes and payments', async () => {
    const { orderId, url } = await opened()
    expect((await shop.call('GET', `/api/sandbox/card/${refOf(url)}`)).body).toMatchObject({
      orderId,
      orderNumber: `Order #${orderId.slice(0, 8)}`,
      amount: 164,
      currency: 'USD',
      status: 'open',
    })
    expect((await decide(url, 'steal')).status).toBe(422)
    expect((await shop.call('GET', `/api/sandbox/card/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await shop.call('POST', `/api/sandbox/card/${'0'.repeat(32)}/outcome`, { outcome: 'pay' })).status).toBe(
      404,
    )
  })

  it('accepts only one outcome, either paid or declined', async () => {
    const { url, id } = await opened()
    await decide(url, 'decline')
    expect((await decide(url, 'pay')).status).toBe(409)
    expect(await view(id)).toMatchObject({ status: 'declined' })
  })
})
