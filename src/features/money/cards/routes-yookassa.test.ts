import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { payByCoin } from '../../../../test/pay-by-coin.ts'
import {
  cancelRoubles,
  notice,
  openYookassaServer,
  payRoubles,
  SHOP_ID,
  YOOKASSA_KEY,
  type YookassaServer,
} from '../../../../test/yookassa-server.ts'
import { orderPhoneContext } from '#features/orders/orders/model.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { cardAttempts } from './tables.ts'
import { settlements, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop
let server: YookassaServer

beforeAll(async () => {
  server = await openYookassaServer()
  shop = await openTestShop({
    YOOKASSA_SHOP_ID: SHOP_ID,
    YOOKASSA_SECRET_KEY: YOOKASSA_KEY,
    YOOKASSA_API_URL: server.url,
    YOOKASSA_RUB_PER_USD: '92.50',
    YOOKASSA_SPREAD_PERCENT: '1.5',
    YOOKASSA_VAT_CODE: '1',
    YOOKASSA_TAX_SYSTEM: '2',
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

/** 164 dollars in roubles, at 92.50 roubles plus the spread of 1.5 %. */
const PRICE = '15397.55'

const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const open = async (orderId: string) => await shop.call('POST', '/api/card/payment?lang=ru', { orderId })
const view = async (id: string) => (await shop.call('GET', `/api/card/payment/${id}`)).body
const statusOf = async (id: string) => (await view(id)).status
const orderOf = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body
/** An unsigned message from an arbitrary sender. */
const sendWebhook = async (body: string) =>
  await shop.call('POST', '/api/webhooks/yookassa', body, { origin: 'https://anybody.example' })
const advance = async (seconds: number) => await shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const work = async (name: string) => await shop.jobs.find((job) => job.name === name)?.work()
const settlementsOf = async (orderId: string) =>
  await shop.shop.db.select().from(settlements).where(eq(settlements.orderId, orderId))
const surplusesOf = async (orderId: string) =>
  await shop.shop.db.select().from(surpluses).where(eq(surpluses.orderId, orderId))
const attemptsOf = async (orderId: string) =>
  await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.orderId, orderId))
const attemptOf = async (id: string) =>
  (await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.id, id)))[0]

async function opened() {
  const orderId = await placeOrder()
  const { body } = await open(orderId)
  return { orderId, id: body.id as string, url: body.url as string, payment: server.paymentAt(body.url) }
}

describe('a payment page of YooKassa', () => {
  it('has an exact sum in roubles, fixed while the page is open', async () => {
    const orderId = await placeOrder()
    const { status, body } = await open(orderId)
    expect(status).toBe(201)
    expect(body).toMatchObject({ provider: 'yookassa', currency: 'RUB', amount: PRICE })
    expect(server.paymentAt(body.url).amount).toEqual({ value: PRICE, currency: 'RUB' })
    expect((await open(orderId)).body).toEqual(body)
    expect(await view(body.id)).toEqual({ ...body, orderId, status: 'waiting' })
    expect((await orderOf(orderId)).payment).toMatchObject({
      currency: 'RUB',
      expectedAmount: PRICE,
      status: 'waiting',
    })
  })

  it('contains the order’s number and the customer’s e-mail for the receipt, and no ritual', async () => {
    const { orderId } = await opened()
    const body = JSON.stringify(server.requests.at(-1)?.body)
    expect(body).toContain(`Заказ #${orderId.slice(0, 8)}`)
    expect(body).toContain(makeOrder().customerEmail)
    expect(body).not.toMatch(/ganesh|ганеш/i)
    expect(server.requests.at(-1)?.body.receipt).toMatchObject({
      tax_system_code: 2,
      items: [{ measure: 'another', vat_code: 1 }],
    })
  })

  it('uses the phone number for the receipt if there is no e-mail', async () => {
    const [byPhone, nameless] = [await placeOrder(), await placeOrder()]
    const customerPhone = shop.shop.keys.seal('+79165550123', orderPhoneContext(byPhone))
    const setContact = async (id: string, contact: { customerPhone: string | null }) =>
      await shop.shop.db
        .update(orders)
        .set({ customerEmail: '', ...contact })
        .where(eq(orders.id, id))
    await setContact(byPhone, { customerPhone })
    await setContact(nameless, { customerPhone: null })
    expect((await open(byPhone)).status).toBe(201)
    expect(server.requests.at(-1)?.body.receipt).toMatchObject({ customer: { phone: '79165550123' } })
    const requestsBefore = server.requests.length
    expect((await open(nameless)).body).toMatchObject({ status: 409, code: 'payments.receipt-contact' })
    expect([server.requests.length, await attemptsOf(nameless)]).toEqual([requestsBefore, []])
  })

  it('is created once, even if 20 requests arrive in parallel', async () => {
    const orderId = await placeOrder()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(orderId)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(await attemptsOf(orderId)).toHaveLength(1)
  })

  it.each(['down', 'busy', 'html', 'nonsense', 'endless', 'lost'] as const)(
    'does not open while YooKassa’s state is %s, but opens later',
    async (state) => {
      const orderId = await placeOrder()
      server.setState(state)
      expect((await open(orderId)).body).toMatchObject({ status: 503, code: 'payments.card-unavailable' })
      server.setState('well')
      expect((await open(orderId)).status).toBe(200)
      expect(await attemptsOf(orderId)).toHaveLength(1)
      expect([...server.payments.values()].filter(({ metadata }) => metadata.order === orderId)).toHaveLength(1)
    },
  )

  it('is the only card payment that a shop with only YooKassa offers', async () => {
    const { methods, cards } = (await shop.call('GET', '/api/payment-methods?lang=ru')).body
    expect(methods).toEqual(['crypto', 'card'])
    expect(cards).toEqual([{ provider: 'yookassa', name: 'Карта российского банка', currency: 'RUB', available: true }])
  })
})

describe('an unsigned webhook message of YooKassa', () => {
  it('completes the order, in dollars, after YooKassa confirms the roubles', async () => {
    const { orderId, id, payment } = await opened()
    payRoubles(payment)
    const { status, body } = await sendWebhook(notice(payment.id))
    expect([status, body]).toEqual([200, { received: true }])
    expect(await statusOf(id)).toBe('completed')
    const order = await orderOf(orderId)
    expect(order.status).toBe('completed')
    expect(order.payment).toMatchObject({ currency: 'RUB', received: PRICE, status: 'completed' })
    expect(await settlementsOf(orderId)).toMatchObject([{ currency: 'USD', paid: 16_400n, reference: id }])
  })

  it('never pays an order alone: the shop asks YooKassa about the payment', async () => {
    const { orderId, id, payment } = await opened()
    const forged = notice(payment.id, 'payment.succeeded', { amount: { value: PRICE, currency: 'RUB' } })
    expect((await sendWebhook(forged)).status).toBe(200)
    expect(await statusOf(id)).toBe('waiting')
    payRoubles(payment)
    await advance(3)
    await sendWebhook(forged)
    expect((await orderOf(orderId)).status).toBe('completed')
  })

  it('causes at most one more request to YooKassa, even if repeated a hundred times', async () => {
    const { orderId, id, payment } = await opened()
    await sendWebhook(notice(payment.id))
    const requests = server.requests.length
    await Promise.all(Array.from({ length: 100 }, () => sendWebhook(notice(payment.id))))
    expect(server.requests.length).toBe(requests)
    payRoubles(payment)
    // The attempt was checked a moment ago. So the message only makes the next check due, and the job makes this check.
    await sendWebhook(notice(payment.id))
    await work('reconcile-cards')
    expect(await statusOf(id)).toBe('completed')
    expect(await settlementsOf(orderId)).toHaveLength(1)
    expect(await surplusesOf(orderId)).toEqual([])
  })

  it('pays the order once, even if 20 copies arrive in parallel', async () => {
    const { orderId, payment } = await opened()
    payRoubles(payment)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendWebhook(notice(payment.id))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await settlementsOf(orderId)).toHaveLength(1)
    expect(await surplusesOf(orderId)).toEqual([])
  })

  it('pays the order even if it arrives before YooKassa returns the page’s URL', async () => {
    const orderId = await placeOrder()
    server.beforeAnswering(async (payment) => {
      payRoubles(payment)
      await sendWebhook(notice(payment.id))
      payment.confirmation = { type: 'redirect', confirmation_url: `https://yoomoney.ru/${payment.id}` }
    })
    await open(orderId)
    expect((await orderOf(orderId)).status).toBe('completed')
    expect(await settlementsOf(orderId)).toHaveLength(1)
  })

  it('does not undo or hide a payment, even if messages arrive in wrong order', async () => {
    const { id, payment } = await opened()
    payRoubles(payment)
    await sendWebhook(notice(payment.id, 'payment.canceled'))
    await sendWebhook(notice(payment.id, 'payment.waiting_for_capture'))
    expect(await statusOf(id)).toBe('completed')
    const late = await opened()
    cancelRoubles(late.payment)
    await sendWebhook(notice(late.payment.id, 'payment.canceled'))
    expect(await statusOf(late.id)).toBe('expired')
    payRoubles(late.payment)
    await sendWebhook(notice(late.payment.id))
    expect((await orderOf(late.orderId)).status).toBe('completed')
  })

  it.each([
    ['expired_on_confirmation', 'expired'],
    ['insufficient_funds', 'declined'],
    ['3d_secure_failed', 'declined'],
  ])('about a payment cancelled for the reason %s sets the payment to %s', async (reason, status) => {
    const { orderId, id, payment } = await opened()
    cancelRoubles(payment, reason)
    await sendWebhook(notice(payment.id, 'payment.canceled'))
    expect(await statusOf(id)).toBe(status)
    expect((await open(orderId)).status).toBe(201)
  })

  it.each([
    ['amount', 'wrong-amount', { amount: { value: '15397.54', currency: 'RUB' } }],
    ['currency', 'wrong-currency', { amount: { value: PRICE, currency: 'USD' } }],
    ['order', 'wrong-order', { metadata: { order: 'f'.repeat(32) } }],
    ['shop', 'wrong-order', { recipient: { account_id: '1', gateway_id: '1' } }],
  ])('about a wrong %s does not pay the order, and staff must decide', async (_, attention, wrong) => {
    const { orderId, id, payment } = await opened()
    payRoubles(payment)
    Object.assign(payment, wrong)
    expect((await sendWebhook(notice(payment.id))).status).toBe(200)
    expect(await attemptOf(id)).toMatchObject({ status: 'review', attention })
    expect(await settlementsOf(orderId)).toEqual([])
  })

  it.each(['down', 'busy', 'html', 'nonsense', 'endless'] as const)(
    'gets 503 while YooKassa’s state is %s, and pays the order when repeated',
    async (state) => {
      const { id, payment } = await opened()
      payRoubles(payment)
      server.setState(state)
      expect((await sendWebhook(notice(payment.id))).status).toBe(503)
      server.setState('well')
      expect((await sendWebhook(notice(payment.id))).status).toBe(200)
      expect(await statusOf(id)).toBe('completed')
    },
  )

  it('gets 400 if unreadable, 413 if over 64 kB, 200 if about a refund', async () => {
    expect((await sendWebhook('{"type":"notification"}')).body).toMatchObject({
      status: 400,
      code: 'payments.webhook-unreadable',
    })
    expect((await sendWebhook('x'.repeat(70_000))).status).toBe(413)
    expect((await sendWebhook(notice('22e12f66-000f-5000-8000-18db351245c7', 'refund.succeeded'))).status).toBe(200)
  })

  it('about an unknown payment causes at most 60 requests a minute to YooKassa', async () => {
    await advance(61)
    const before = server.requests.length
    const statuses: number[] = []
    for (let n = 0; n < 65; n += 1) statuses.push((await sendWebhook(notice(newId()))).status)
    expect(server.requests.length - before).toBe(60)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    // The limit is for unknown payments only: the shop still asks about an open attempt.
    const { id, payment } = await opened()
    payRoubles(payment)
    await sendWebhook(notice(payment.id))
    expect(await statusOf(id)).toBe('completed')
    await advance(61)
  })
})

describe('a payment page that the shop cannot close at YooKassa', () => {
  it('is not offered shortly before its expiry, and money paid there becomes a surplus', async () => {
    const first = await opened()
    await advance(58 * 60)
    const second = await open(first.orderId)
    expect(second.status).toBe(201)
    expect(second.body.url).not.toBe(first.url)
    expect(await view(first.id)).toMatchObject({ status: 'expired' })
    expect(await view(first.id)).not.toHaveProperty('url')
    const other = server.paymentAt(second.body.url)
    payRoubles(other)
    await sendWebhook(notice(other.id))
    payRoubles(first.payment)
    await advance(16 * 60)
    await work('reconcile-cards')
    expect(await statusOf(first.id)).toBe('surplus')
    expect(await surplusesOf(first.orderId)).toMatchObject([
      { method: 'card', reference: first.id, currency: 'RUB', units: 15_397_55n },
    ])
    expect(await settlementsOf(first.orderId)).toMatchObject([{ reference: second.body.id, paid: 16_400n }])
  })

  it('pays the order if the customer uses it before the newer page', async () => {
    const first = await opened()
    await advance(58 * 60)
    await open(first.orderId)
    payRoubles(first.payment)
    await advance(3)
    await sendWebhook(notice(first.payment.id))
    expect((await orderOf(first.orderId)).status).toBe('completed')
    expect(await settlementsOf(first.orderId)).toMatchObject([{ reference: first.id }])
  })

  it('is cancelled after a coin payment, or becomes a surplus if it is paid', async () => {
    const paid = await opened()
    const left = await opened()
    await payByCoin(shop, paid.orderId)
    await payByCoin(shop, left.orderId)
    payRoubles(paid.payment)
    cancelRoubles(left.payment)
    await advance(16 * 60)
    await work('reconcile-cards')
    expect(await statusOf(paid.id)).toBe('surplus')
    expect(await statusOf(left.id)).toBe('cancelled')
    expect(await surplusesOf(left.orderId)).toEqual([])
  })
})

describe('the comparison with YooKassa’s list', () => {
  it('finds payments without a webhook message, even if the payment page has expired', async () => {
    const silent = await opened()
    const late = await opened()
    cancelRoubles(late.payment)
    await sendWebhook(notice(late.payment.id, 'payment.canceled'))
    payRoubles(silent.payment)
    payRoubles(late.payment)
    server.pagesOf(3)
    await work('compare-card-lists')
    server.pagesOf(100)
    expect(await statusOf(silent.id)).toBe('completed')
    expect(await statusOf(late.id)).toBe('completed')
  })

  it('does not pay an order for an unknown payment or while YooKassa is unavailable', async () => {
    const { payment } = await opened()
    const id = newId()
    server.payments.set(id, { ...payment, id, status: 'succeeded', paid: true, metadata: {} })
    const before = (await shop.shop.db.select().from(settlements)).length
    await work('compare-card-lists')
    server.setState('down')
    await work('compare-card-lists')
    expect(await shop.shop.db.select().from(settlements)).toHaveLength(before)
  })
})
