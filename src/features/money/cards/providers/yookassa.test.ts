import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { after, HOUR } from '#base/time.ts'
import {
  cancelRoubles,
  notice,
  openYookassaServer,
  payRoubles,
  SHOP_ID,
  YOOKASSA_KEY,
  type YookassaServer,
} from '../../../../../test/yookassa-server.ts'
import type { CardListed, CheckoutOffer, CardProvider } from '../model.ts'
import { yookassaProvider } from './yookassa.ts'

let server: YookassaServer
let yookassa: CardProvider

const open = (
  more: { vatCode?: number; taxSystem?: number; secretKey?: string; hasSbp?: boolean } = {},
): CardProvider =>
  yookassaProvider({
    shopId: SHOP_ID,
    secretKey: YOOKASSA_KEY,
    apiUrl: server.url,
    vatCode: undefined,
    taxSystem: undefined,
    ...more,
  })

beforeAll(async () => {
  server = await openYookassaServer()
  yookassa = open()
})
afterAll(async () => await server.close())
beforeEach(() => {
  server.setState('well')
  server.refundAs('succeeded')
  server.pagesOf(100)
  server.useRegister(undefined)
})

const ANNA = { email: 'anna@example.com' }
const offer = (): CheckoutOffer => {
  const orderId = newId()
  const returnUrl = `https://ahuti.example/order/${orderId}?lang=ru`
  const common = { id: newId(), orderId, lang: 'ru', title: 'Заказ #12345678', receiptTo: ANNA } as const
  return { ...common, amountCents: 27_750_05, expiresAt: after(new Date(), HOUR), returnUrl }
}

async function checkout() {
  const made = offer()
  const { ref, url } = await yookassa.create(made)
  return { made, ref, payment: server.paymentAt(url) }
}

describe('a payment at YooKassa', () => {
  it('accepts any method that the payer selects if the YooKassa account has SBP', async () => {
    await open({ hasSbp: true }).create(offer())
    expect(server.requests.at(-1)?.body).not.toHaveProperty('payment_method_data')
  })

  it('is in roubles by bank card, and contains the order’s id without the ritual', async () => {
    const { made } = await checkout()
    const { body, key } = server.requests.at(-1) ?? {}
    expect(key).toBe(made.id)
    expect(body).toEqual({
      amount: { value: '27750.05', currency: 'RUB' },
      capture: true,
      payment_method_data: { type: 'bank_card' },
      confirmation: { type: 'redirect', return_url: made.returnUrl, locale: 'ru_RU' },
      description: 'Заказ #12345678',
      metadata: { order: made.orderId, attempt: made.id },
    })
  })

  it('requests a receipt with one item if VAT rate and contact are known', async () => {
    const amount = { value: '27750.05', currency: 'RUB' }
    await open({ vatCode: 1 }).create(offer())
    expect(server.requests.at(-1)?.body).toMatchObject({
      receipt: {
        customer: { email: 'anna@example.com' },
        items: [{ description: 'Заказ #12345678', quantity: 1, amount, vat_code: 1 }],
      },
    })
    await open({ vatCode: 1 }).create({ ...offer(), receiptTo: { phone: '+79165550123' } })
    expect(server.requests.at(-1)?.body).toHaveProperty('receipt.customer', { phone: '79165550123' })
  })

  it('is not created without the receipt that a VAT rate requires', async () => {
    const requestsBefore = server.requests.length
    await expect(open({ vatCode: 1 }).create({ ...offer(), receiptTo: undefined })).rejects.toThrow('receipt')
    expect(server.requests.length).toBe(requestsBefore)
    await yookassa.create({ ...offer(), receiptTo: undefined })
    expect(server.requests.at(-1)?.body).not.toHaveProperty('receipt')
  })

  it('has a receipt that the cash register of a real shop accepts', async () => {
    server.useRegister({ taxSystems: 1 })
    await open({ vatCode: 1 }).create(offer())
    expect(server.requests.at(-1)?.body).toHaveProperty('receipt.items.0.measure', 'another')
    expect(server.requests.at(-1)?.body).not.toHaveProperty('receipt.tax_system_code')
    server.useRegister({ taxSystems: 2 })
    await expect(open({ vatCode: 1 }).create(offer())).rejects.toThrow('receipt.tax_system_code')
    await open({ vatCode: 1, taxSystem: 2 }).create(offer())
    expect(server.requests.at(-1)?.body).toHaveProperty('receipt.tax_system_code', 2)
  })

  it('is the same payment if the shop requests the same id again', async () => {
    const made = offer()
    expect(await yookassa.create(made)).toEqual(await yookassa.create(made))
  })

  it('is found again if the first response was lost', async () => {
    const made = offer()
    server.setState('lost')
    await expect(yookassa.create(made)).rejects.toThrow('cannot be reached')
    const count = server.payments.size
    server.setState('well')
    await yookassa.create(made)
    expect(server.payments.size).toBe(count)
  })

  it('that is refused causes an error that names the parameter, never its value', async () => {
    const made = offer()
    await yookassa.create(made)
    await expect(yookassa.create({ ...made, amountCents: 1_00 })).rejects.toThrow('400: invalid_request (idempotence)')
  })
})

describe('the status of a payment at YooKassa', () => {
  it('contains the order and the amount', async () => {
    const { made, ref } = await checkout()
    expect(await yookassa.fetch(ref)).toEqual({
      status: 'open',
      amountCents: 27_750_05,
      currency: 'RUB',
      orderId: made.orderId,
      attemptId: made.id,
    })
  })

  it.each([
    ['paid', payRoubles],
    ['expired', cancelRoubles],
    ['failed', (payment: never) => cancelRoubles(payment, 'insufficient_funds')],
    ['failed', (payment: never) => cancelRoubles(payment, 'canceled_by_merchant')],
    ['open', (payment: object) => Object.assign(payment, { status: 'waiting_for_capture', paid: true })],
    ['open', (payment: object) => Object.assign(payment, { status: 'succeeded', paid: false })],
  ])('can be %s', async (status, happen) => {
    const { ref, payment } = await checkout()
    happen(payment as never)
    expect((await yookassa.fetch(ref)).status).toBe(status)
  })

  it.each([
    ['another shop', { recipient: { account_id: '1', gateway_id: '1' } }],
    ['a test payment under a live key, or the reverse', { test: false }],
  ])('contains no order if the payment belongs to %s', async (_, wrong) => {
    const { ref, payment } = await checkout()
    Object.assign(payment, wrong)
    expect((await yookassa.fetch(ref)).orderId).toBeUndefined()
  })

  it.each([
    ['down', '500: internal_server_error'],
    ['busy', '429: too_many_requests'],
    ['html', 'did not return JSON'],
    ['nonsense', 'unexpected data'],
    ['endless', 'too long'],
  ] as const)('is unknown if YooKassa is in the state %s', async (state, reason) => {
    const { ref } = await checkout()
    server.setState(state)
    await expect(yookassa.fetch(ref)).rejects.toThrow(reason)
  })

  it('is unknown if YooKassa does not answer within the time limit', async () => {
    const { ref } = await checkout()
    server.setState('silent')
    await expect(yookassa.fetch(ref)).rejects.toThrow('in time')
  })

  it('is unknown if the shop’s key is wrong', async () => {
    const { ref } = await checkout()
    await expect(open({ secretKey: 'test_other' }).fetch(ref)).rejects.toThrow('401: invalid_credentials')
  })
})

it('the shop cannot close an unpaid payment at YooKassa', async () => {
  const { ref } = await checkout()
  expect(await yookassa.expire(ref)).toBe(false)
})

describe('a webhook message of YooKassa', () => {
  const read = (raw: string) => yookassa.parseWebhook(raw, () => undefined)
  const id = '22e12f66-000f-5000-8000-18db351245c7'

  it.each(['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture', 'payment.anything'])(
    'causes a check of its payment, and has no message id: %s',
    (event) => {
      expect(read(notice(id, event))).toEqual({ eventId: undefined, ref: id })
    },
  )

  it('is ignored if it is about a refund', () => {
    expect(read(notice(id, 'refund.succeeded', { payment_id: id }))).toBeUndefined()
  })

  it.each([
    ['empty', ''],
    ['not JSON', '{'],
    ['not a message', '[]'],
    ['without an object', JSON.stringify({ type: 'notification', event: 'payment.succeeded' })],
    ['about an id that is a path', notice('../refunds/22e12f66')],
  ])('is refused if it is %s', (_, raw) => {
    expect(() => read(raw)).toThrow('payments.webhook-unreadable')
  })
})

describe('a refund at YooKassa', () => {
  const wanted = (ref: string, more = {}) => ({
    ref,
    key: newId(),
    amountCents: 120_00,
    isWhole: false,
    title: 'Заказ #1',
    receiptTo: ANNA,
    ...more,
  })

  it('is made once for one refund key, even if YooKassa has forgotten the key', async () => {
    const { ref, payment } = await checkout()
    payRoubles(payment)
    const requests = wanted(ref)
    const first = await yookassa.refund(requests)
    expect(first).toMatchObject({ status: 'done', note: null })
    server.dropKeys()
    server.pagesOf(1)
    await yookassa.refund(wanted(ref))
    expect(await yookassa.refund(requests)).toEqual(first)
    expect(server.refunds.filter(({ payment_id }) => payment_id === ref)).toMatchObject([
      { amount: { value: '120.00', currency: 'RUB' }, metadata: { refund: requests.key } },
      { amount: { value: '120.00', currency: 'RUB' } },
    ])
  })

  it('is made once even if the response was lost', async () => {
    const { ref, payment } = await checkout()
    payRoubles(payment)
    const requests = wanted(ref)
    server.setState('lost')
    await expect(yookassa.refund(requests)).rejects.toThrow('cannot be reached')
    server.setState('well')
    expect((await yookassa.refund(requests)).status).toBe('done')
    expect(server.refunds.filter(({ payment_id }) => payment_id === ref)).toHaveLength(1)
  })

  it('has a receipt if it is partial, and no receipt if it is full', async () => {
    const { ref, payment } = await checkout()
    payRoubles(payment)
    const withReceipts = open({ vatCode: 1 })
    await withReceipts.refund(wanted(ref))
    expect(server.requests.at(-1)?.body).toHaveProperty('receipt.items.0.amount.value', '120.00')
    await withReceipts.refund(wanted(ref, { isWhole: true }))
    expect(server.requests.at(-1)?.body).not.toHaveProperty('receipt')
  })

  it('is not requested without a receipt if it is partial', async () => {
    const { ref, payment } = await checkout()
    payRoubles(payment)
    const nameless = wanted(ref, { receiptTo: undefined })
    expect(await open({ vatCode: 1 }).refund(nameless)).toEqual({ status: 'failed', ref: null, note: 'receipt_email' })
    expect(server.refunds.filter(({ payment_id }) => payment_id === ref)).toEqual([])
    expect((await open({ vatCode: 1 }).refund({ ...nameless, isWhole: true })).status).toBe('done')
  })

  it.each([
    ['pending', 'pending', null],
    ['canceled', 'failed', 'insufficient_funds'],
  ] as const)('for which YooKassa answers %s is %s', async (answered, status, note) => {
    const { ref, payment } = await checkout()
    payRoubles(payment)
    server.refundAs(answered)
    expect(await yookassa.refund(wanted(ref))).toMatchObject({ status, note })
  })

  it('is stored as failed if YooKassa refuses, but not while YooKassa is unavailable', async () => {
    const { ref, payment } = await checkout()
    expect(await yookassa.refund(wanted(ref))).toMatchObject({ status: 'failed', ref: null })
    payRoubles(payment)
    server.setState('busy')
    await expect(yookassa.refund(wanted(ref))).rejects.toThrow('429')
  })
})

describe('YooKassa’s list of payments', () => {
  it('contains every payment on all pages, each with its status', async () => {
    const { made, ref, payment } = await checkout()
    payRoubles(payment)
    server.pagesOf(2)
    const listed: CardListed[] = []
    for await (const one of yookassa.list(after(new Date(), -HOUR))) listed.push(one)
    expect(listed).toHaveLength(server.payments.size)
    expect(listed.find((one) => one.ref === ref)?.report).toMatchObject({ status: 'paid', attemptId: made.id })
  })
})
