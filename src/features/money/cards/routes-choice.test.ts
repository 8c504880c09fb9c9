import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnswerServer, openAnswerServer } from '../../../../test/answer-server.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import {
  openStripeServer,
  pay,
  SECRET_KEY,
  signedEvent,
  type StripeServer,
  WEBHOOK_SECRET,
} from '../../../../test/stripe-server.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  SHOP_ID,
  YOOKASSA_KEY,
  type YookassaServer,
} from '../../../../test/yookassa-server.ts'
import { openCardAttempt } from './commands.ts'
import { settlements, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop
let stripe: StripeServer
let yookassa: YookassaServer
let bank: AnswerServer
let hasRate = false

beforeAll(async () => {
  stripe = await openStripeServer()
  yookassa = await openYookassaServer()
  bank = await openAnswerServer(() => (hasRate ? { body: RATE } : { status: 503, body: 'busy' }))
  shop = await openTestShop({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    YOOKASSA_SHOP_ID: SHOP_ID,
    YOOKASSA_SECRET_KEY: YOOKASSA_KEY,
    YOOKASSA_API_URL: yookassa.url,
    YOOKASSA_RUB_PER_USD: 'cbr',
    CBR_RATE_URL: bank.url,
  })
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => {
  await shop.close()
  await Promise.all([stripe.close(), yookassa.close(), bank.close()])
})

const day = new Date().toISOString().slice(0, 10).split('-').toReversed().join('.')
const RATE = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market"><Valute ID="R01235"><NumCode>840</NumCode><CharCode>USD</CharCode><Nominal>1</Nominal><Name>US Dollar</Name><Value>78,1234</Value><VunitRate>78,1234</VunitRate></Valute></ValCurs>`

const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const open = async (orderId: string, provider?: string) =>
  await shop.call('POST', '/api/card/payment?lang=en', { orderId, provider })
const statusOf = async (id: string) => (await shop.call('GET', `/api/card/payment/${id}`)).body.status
const cards = async () => (await shop.call('GET', '/api/payment-methods?lang=en')).body.cards
const advance = async (seconds: number) => await shop.call('POST', '/api/sandbox/clock/advance', { seconds })

describe('the payment methods, while the shop has no rouble rate,', () => {
  it('show Russian cards as unavailable, and other cards as available', async () => {
    expect(await cards()).toEqual([
      { provider: 'stripe', name: 'Card issued outside Russia', currency: 'USD', available: true },
      { provider: 'yookassa', name: 'Card issued in Russia', currency: 'RUB', available: false },
    ])
    const orderId = await placeOrder()
    expect((await open(orderId, 'yookassa')).body).toMatchObject({ status: 503, code: 'payments.card-unavailable' })
    expect((await open(orderId)).body).toMatchObject({ provider: 'stripe', currency: 'USD', amount: '164' })
  })
})

describe('the kind of bank card', () => {
  beforeAll(async () => {
    hasRate = true
    await advance(61)
  })

  it('is the customer’s choice: dollars at Stripe, or roubles at YooKassa', async () => {
    expect((await cards()).map(({ available }: { available: boolean }) => available)).toEqual([true, true])
    const byRussian = await open(await placeOrder(), 'yookassa')
    expect(byRussian.body).toMatchObject({ provider: 'yookassa', currency: 'RUB', amount: '12812.24' })
    const byOther = await open(await placeOrder(), 'stripe')
    expect(byOther.body).toMatchObject({ provider: 'stripe', currency: 'USD', amount: '164' })
  })

  it('is by default the kind of the open page, otherwise the first kind', async () => {
    const orderId = await placeOrder()
    const { body } = await open(orderId, 'yookassa')
    expect((await open(orderId)).body).toEqual(body)
    expect((await open(await placeOrder())).body.provider).toBe('stripe')
  })

  it('can change from Stripe to YooKassa after the shop has closed Stripe’s page', async () => {
    const orderId = await placeOrder()
    const first = await open(orderId, 'stripe')
    const second = await open(orderId, 'yookassa')
    expect(second.status).toBe(201)
    expect(stripe.sessionAt(first.body.url).status).toBe('expired')
    expect(await statusOf(first.body.id)).toBe('expired')
  })

  it('can change from YooKassa to Stripe; later money at YooKassa becomes a surplus', async () => {
    const orderId = await placeOrder()
    const first = await open(orderId, 'yookassa')
    const left = yookassa.paymentAt(first.body.url)
    const second = await open(orderId, 'stripe')
    expect(second.body.provider).toBe('stripe')
    const session = stripe.sessionAt(second.body.url)
    pay(session)
    const { body, headers } = signedEvent(session.id)
    await shop.call('POST', '/api/webhooks/stripe', body, headers)
    payRoubles(left)
    await advance(3)
    await shop.call('POST', '/api/webhooks/yookassa', notice(left.id))
    expect(await statusOf(second.body.id)).toBe('completed')
    expect(await statusOf(first.body.id)).toBe('surplus')
    const db = shop.shop.db
    expect(await db.select().from(settlements).where(eq(settlements.orderId, orderId))).toHaveLength(1)
    expect(await db.select().from(surpluses).where(eq(surpluses.orderId, orderId))).toMatchObject([
      { currency: 'RUB', units: 1_281_224n },
    ])
  })

  it('does not change while the shop cannot close the old payment page', async () => {
    const orderId = await placeOrder()
    await open(orderId, 'stripe')
    stripe.setState('down')
    expect((await open(orderId, 'yookassa')).status).toBe(503)
    stripe.setState('well')
  })

  it('cannot change when the order accepts no new payment; the open page stays open', async () => {
    const orderId = await placeOrder()
    const first = await open(orderId, 'stripe')
    const { payments } = shop
    const lockDue: typeof payments.orders.lockDue = async (tx, id) => {
      const due = await payments.orders.lockDue(tx, id)
      return due && { ...due, offersEnded: true }
    }
    const { cards: services = { providers: [] }, orders } = payments
    const context = { ...payments, cards: services, orders: { ...orders, lockDue } }
    const choose = async (provider: 'stripe' | 'yookassa') =>
      await openCardAttempt(context, { orderId, provider }, { lang: 'en' })
    await expect(choose('yookassa')).rejects.toMatchObject({ code: 'payments.order-not-payable' })
    expect((await choose('stripe')).attempt.id).toBe(first.body.id)
    expect(stripe.sessionAt(first.body.url).status).toBe('open')
  })

  it('is refused if it is the simulated bank card or an unknown service', async () => {
    const orderId = await placeOrder()
    expect((await open(orderId, 'sandbox')).body).toMatchObject({ status: 409, code: 'payments.card-not-offered' })
    expect((await open(orderId, 'paypal')).body).toMatchObject({ status: 422 })
  })
})
