import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import {
  expire,
  failLater,
  openStripeServer,
  pay,
  payLater,
  SECRET_KEY,
  signedEvent,
  type StripeServer,
  WEBHOOK_SECRET,
} from '../../../../test/stripe-server.ts'
import { cardAttempts, providerEvents } from './tables.ts'
import { settlements, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop
let server: StripeServer

beforeAll(async () => {
  server = await openStripeServer()
  shop = await openTestShop({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: server.url,
  })
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(() => {
  server.setState('well')
  server.beforeAnswering(async () => {})
})

const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const open = async (orderId: string) => await shop.call('POST', '/api/card/payment?lang=en', { orderId })
const statusOf = async (id: string) => (await shop.call('GET', `/api/card/payment/${id}`)).body.status
const orderStatus = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const sendWebhook = async ({ body, headers }: ReturnType<typeof signedEvent>) =>
  await shop.call('POST', '/api/webhooks/stripe', body, headers)
const settlementsOf = async (orderId: string) =>
  await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, orderId))
const surplusesOf = async (orderId: string) =>
  await shop.shop.db.select().from(surpluses).where(eq(surpluses.orderId, orderId))
const attemptOf = async (id: string) =>
  (await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.id, id)))[0]

const compare = async () => await shop.jobs.find(({ name }) => name === 'compare-card-lists')?.work()

async function opened() {
  const orderId = await placeOrder()
  const { body } = await open(orderId)
  return { orderId, id: body.id as string, session: server.sessionAt(body.url) }
}

async function requestCoin(orderId: string): Promise<() => Promise<unknown>> {
  const coin = { currency: 'USDT_TRC20' }
  const { body } = await shop.call('POST', '/api/crypto/payment', { ...coin, orderId, amountUsd: 164 })
  await shop.call('POST', '/api/sandbox/chain/transfer', { ...coin, address: body.address, amount: '164' })
  return async () => await shop.call('POST', '/api/sandbox/chain/mine', { ...coin, blocks: 19 })
}

describe('a webhook message of Stripe', () => {
  it('completes the order if the signature is valid, with any origin and content type', async () => {
    const { orderId, id, session } = await opened()
    pay(session)
    const { status, body } = await sendWebhook(signedEvent(session.id))
    expect([status, body]).toEqual([200, { received: true }])
    expect(await statusOf(id)).toBe('completed')
    expect(await orderStatus(orderId)).toBe('completed')
  })

  it('does not pay an order if Stripe reports the checkout as unpaid', async () => {
    const { orderId, id, session } = await opened()
    expect((await sendWebhook(signedEvent(session.id))).status).toBe(200)
    expect(await statusOf(id)).toBe('waiting')
    expect(await orderStatus(orderId)).toBe('pending')
  })

  it.each([
    ['bad signature: signed with another secret', { secret: 'whsec_other' }],
    ['old timestamp: signed five minutes ago', { secondsAgo: 301 }],
  ])('gets 400 and changes nothing: %s', async (_, flaw) => {
    const { id, session } = await opened()
    pay(session)
    const { status, body } = await sendWebhook(signedEvent(session.id, undefined, flaw))
    expect(status).toBe(400)
    expect(body.code).toBe('payments.webhook-signature')
    expect(await statusOf(id)).toBe('waiting')
  })

  it('gets 413 if it is larger than 64 kB', async () => {
    const { headers } = signedEvent('cs_1')
    expect((await sendWebhook({ headers, body: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it('is handled once if it arrives twice', async () => {
    const { id, session } = await opened()
    pay(session)
    const event = signedEvent(session.id, undefined, { id: `evt_twice_${id}` })
    await sendWebhook(event)
    const requests = server.requests.length
    expect((await sendWebhook(event)).status).toBe(200)
    expect(server.requests.length).toBe(requests)
    const rows = await shop.shop.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.eventId, `evt_twice_${id}`))
    expect(rows).toHaveLength(1)
  })

  it('can arrive in any order: “completed” after “expired” still pays the order', async () => {
    const { id, session } = await opened()
    pay(session)
    await sendWebhook(signedEvent(session.id, 'checkout.session.expired'))
    await sendWebhook(signedEvent(session.id, 'checkout.session.completed'))
    expect(await statusOf(id)).toBe('completed')
  })

  it('session expired, then paid: the shop marks the order as paid', async () => {
    const { orderId, id, session } = await opened()
    expire(session)
    await sendWebhook(signedEvent(session.id, 'checkout.session.expired'))
    expect(await statusOf(id)).toBe('expired')
    pay(session)
    await sendWebhook(signedEvent(session.id))
    expect(await statusOf(id)).toBe('completed')
    expect(await orderStatus(orderId)).toBe('completed')
  })

  it.each([
    ['amount', 'wrong-amount', { amount_total: 163_99 }],
    ['currency', 'wrong-currency', { currency: 'rub' }],
    ['order', 'wrong-order', { client_reference_id: 'f'.repeat(32) }],
  ])('wrong amount, currency, order: a wrong %s does not pay, and staff must decide', async (_, attention, wrong) => {
    const { orderId, id, session } = await opened()
    pay(session)
    Object.assign(session, wrong)
    expect((await sendWebhook(signedEvent(session.id))).status).toBe(200)
    expect(await attemptOf(id)).toMatchObject({ status: 'review', attention })
    expect(await settlementsOf(orderId)).toEqual([])
  })

  it('asynchronous failure: the payment is declined', async () => {
    const { orderId, id, session } = await opened()
    payLater(session)
    await sendWebhook(signedEvent(session.id))
    expect(await statusOf(id)).toBe('waiting')
    failLater(session)
    await sendWebhook(signedEvent(session.id, 'checkout.session.async_payment_failed'))
    expect(await statusOf(id)).toBe('declined')
    expect(await orderStatus(orderId)).toBe('pending')
    expect((await open(orderId)).status).toBe(201)
  })

  it('webhook before create returns: the message still finds its payment attempt', async () => {
    const orderId = await placeOrder()
    server.beforeAnswering(async (session) => {
      pay(session)
      expect((await sendWebhook(signedEvent(session.id))).status).toBe(200)
    })
    const { body } = await open(orderId)
    expect(await statusOf(body.id)).toBe('completed')
    expect((await attemptOf(body.id))?.ref).toBe(server.sessionAt(body.url).id)
  })

  it.each(['down', 'html', 'nonsense'] as const)(
    'gets 503 while Stripe’s state is %s, and pays the order when repeated',
    async (state) => {
      const { id, session } = await opened()
      pay(session)
      const event = signedEvent(session.id)
      server.setState(state)
      expect((await sendWebhook(event)).status).toBe(503)
      expect(await statusOf(id)).toBe('waiting')
      server.setState('well')
      expect((await sendWebhook(event)).status).toBe(200)
      expect(await statusOf(id)).toBe('completed')
    },
  )

  it('is accepted without any effect if the shop does not know the checkout', async () => {
    const { session } = await opened()
    server.sessions.set('cs_foreign', { ...session, id: 'cs_foreign', metadata: {} })
    expect((await sendWebhook(signedEvent('cs_foreign'))).status).toBe(200)
  })
})

describe('a card payment while Stripe is unavailable', () => {
  it.each(['down', 'html', 'nonsense'] as const)(
    'does not open a payment page (%s), but later gets a page',
    async (state) => {
      const orderId = await placeOrder()
      server.setState(state)
      const refused = await open(orderId)
      expect(refused.body).toMatchObject({ status: 503, code: 'payments.card-unavailable' })
      expect(refused.headers.get('retry-after')).toBe('15')
      server.setState('well')
      expect((await open(orderId)).status).toBe(200)
      const attempts = await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.orderId, orderId))
      expect(attempts).toHaveLength(1)
    },
  )

  it('has its last known status in the answer of the status call', async () => {
    const { id } = await opened()
    server.setState('down')
    const { status, body } = await shop.call('POST', `/api/card/payment/${id}/confirmation`)
    expect([status, body.status]).toEqual([200, 'waiting'])
  })
})

describe('a webhook message that was lost', () => {
  it('is replaced by a request to Stripe when the customer returns to the shop', async () => {
    const { orderId, id, session } = await opened()
    pay(session)
    const { body } = await shop.call('POST', `/api/card/payment/${id}/confirmation`)
    expect(body).toMatchObject({ id, orderId, status: 'completed' })
  })
})

describe('the comparison with Stripe’s list', () => {
  it('finds payments without a webhook message, even if the checkout has expired', async () => {
    const silent = await opened()
    const late = await opened()
    expire(late.session)
    await sendWebhook(signedEvent(late.session.id, 'checkout.session.expired'))
    pay(silent.session)
    pay(late.session)
    await compare()
    expect(await statusOf(silent.id)).toBe('completed')
    expect(await orderStatus(late.orderId)).toBe('completed')
  })

  it('does not pay an order for an unknown checkout or while Stripe is unavailable', async () => {
    const { orderId, session } = await opened()
    const foreign = { ...session, id: 'cs_other', client_reference_id: 'x', metadata: {} }
    server.sessions.set('cs_other', foreign)
    pay(foreign)
    await compare()
    server.setState('nonsense')
    await compare()
    expect(await settlementsOf(orderId)).toEqual([])
    server.sessions.delete('cs_other')
  })
})

describe('card payments at the same moment', () => {
  it('pay the order once: 20 messages, a coin payment and another page request', async () => {
    const { orderId, id, session } = await opened()
    const mine = await requestCoin(orderId)
    pay(session)
    await Promise.all([
      ...Array.from({ length: 20 }, () => sendWebhook(signedEvent(session.id))),
      mine(),
      open(orderId),
      shop.call('POST', `/api/card/payment/${id}/confirmation`),
    ])
    const [settlement, ...others] = await settlementsOf(orderId)
    expect(others).toEqual([])
    const surplus = await surplusesOf(orderId)
    expect([settlement?.method, ...surplus.map(({ method }) => method)].toSorted()).toEqual(['card', 'crypto'])
    expect(await orderStatus(orderId)).toBe('completed')
    expect(['completed', 'surplus']).toContain(await statusOf(id))
  })

  it('are handled once if the same message arrives 20 times in parallel', async () => {
    const { orderId, id, session } = await opened()
    pay(session)
    const event = signedEvent(session.id)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await settlementsOf(orderId)).toMatchObject([
      { method: 'card', reference: id, currency: 'USD', paid: 16_400n },
    ])
    expect(await surplusesOf(orderId)).toEqual([])
  })

  it('pay the order if the page expires meanwhile, and no second page opens', async () => {
    const { orderId, id, session } = await opened()
    await shop.shop.db.update(cardAttempts).set({ expiresAt: shop.shop.now() }).where(eq(cardAttempts.id, id))
    pay(session)
    expect((await open(orderId)).body).toMatchObject({ status: 409, code: 'payments.order-not-payable' })
    expect(await statusOf(id)).toBe('completed')
  })
})

it('a shop with a real card service has no simulated checkout', async () => {
  expect((await shop.call('GET', `/api/sandbox/card/${'0'.repeat(32)}`)).body.code).toBe('http.no-such-call')
})
