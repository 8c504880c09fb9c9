import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { after, HOUR } from '#base/time.ts'
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
} from '../../../../../test/stripe-server.ts'
import type { CardListed, CheckoutOffer, CardProvider } from '../model.ts'
import { stripeProvider } from './stripe.ts'

let server: StripeServer
let stripe: CardProvider

beforeAll(async () => {
  server = await openStripeServer()
  stripe = stripeProvider({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: server.url })
})
afterAll(async () => await server.close())
beforeEach(() => server.setState('well'))

const offer = (): CheckoutOffer => {
  const orderId = newId()
  const returnUrl = `https://ahuti.example/order/${orderId}?lang=ru`
  const expiresAt = after(new Date(), HOUR)
  return {
    id: newId(),
    orderId,
    amountCents: 300_00,
    lang: 'ru',
    title: 'Заказ #12345678',
    receiptTo: undefined,
    expiresAt,
    returnUrl,
  }
}

async function checkout() {
  const made = offer()
  const { ref, url } = await stripe.create(made)
  return { made, ref, session: server.sessionAt(url) }
}

describe('a checkout at Stripe', () => {
  it('is by bank card, in dollars and the payer’s language, without the ritual’s name', async () => {
    const { made } = await checkout()
    const { form, key } = server.requests.at(-1) ?? {}
    expect(key).toBe(made.id)
    expect(form).toMatchObject({
      mode: 'payment',
      locale: 'ru',
      client_reference_id: made.orderId,
      'metadata[order]': made.orderId,
      'metadata[attempt]': made.id,
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][price_data][unit_amount]': '30000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'Заказ #12345678',
      expires_at: String(Math.floor(made.expiresAt.getTime() / 1000)),
      success_url: made.returnUrl,
      cancel_url: made.returnUrl,
    })
  })

  it('is the same checkout if the shop requests the same id again', async () => {
    const made = offer()
    expect(await stripe.create(made)).toEqual(await stripe.create(made))
  })
})

describe('the status of a checkout at Stripe', () => {
  it('contains the order and the amount', async () => {
    const { made, ref } = await checkout()
    expect(await stripe.fetch(ref)).toEqual({
      status: 'open',
      amountCents: 300_00,
      currency: 'USD',
      orderId: made.orderId,
      attemptId: made.id,
    })
  })

  it.each([
    ['paid', pay],
    ['open', payLater],
    ['expired', expire],
  ])('can be %s', async (status, happen) => {
    const { ref, session } = await checkout()
    happen(session)
    expect((await stripe.fetch(ref)).status).toBe(status)
  })

  it('is “failed” if a delayed payment fails', async () => {
    const { ref, session } = await checkout()
    payLater(session)
    failLater(session)
    expect((await stripe.fetch(ref)).status).toBe('failed')
  })

  it('is never “paid” if Stripe reports that no payment was required', async () => {
    const { ref, session } = await checkout()
    Object.assign(session, { status: 'complete', payment_status: 'no_payment_required' })
    expect((await stripe.fetch(ref)).status).toBe('failed')
  })

  it('contains no order if the two order ids in the checkout are different', async () => {
    const { ref, session } = await checkout()
    session.client_reference_id = newId()
    expect((await stripe.fetch(ref)).orderId).toBeUndefined()
  })

  it.each([
    ['down', /down/],
    ['html', /Invalid JSON/],
    ['nonsense', /invalid/i],
    ['endless', /connection/],
  ] as const)('is unknown if Stripe is in the state %s', async (state, reason) => {
    const { ref } = await checkout()
    server.setState(state)
    await expect(stripe.fetch(ref)).rejects.toThrow(reason)
  })

  it('is unknown if Stripe does not answer within the time limit', async () => {
    const { ref } = await checkout()
    server.setState('silent')
    const began = performance.now()
    await expect(stripe.fetch(ref)).rejects.toThrow(/aborted|timeout|connection/i)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})

describe('a request to close a checkout', () => {
  it('expires an unpaid checkout, and leaves a paid checkout unchanged', async () => {
    const open = await checkout()
    await stripe.expire(open.ref)
    expect(open.session.status).toBe('expired')
    const paid = await checkout()
    pay(paid.session)
    await stripe.expire(paid.ref)
    expect(paid.session.status).toBe('complete')
  })

  it('fails if Stripe fails', async () => {
    const { ref } = await checkout()
    server.setState('down')
    await expect(stripe.expire(ref)).rejects.toThrow('down')
  })
})

describe('a webhook message of Stripe', () => {
  const read = ({ body, headers }: ReturnType<typeof signedEvent>) => stripe.parseWebhook(body, (name) => headers[name])

  it('contains the id of the checkout that the shop must check', () => {
    expect(read(signedEvent('cs_1', 'checkout.session.expired', { id: 'evt_1' }))).toEqual({
      eventId: 'evt_1',
      ref: 'cs_1',
    })
  })

  it('is ignored if its type is not about a checkout', () => {
    expect(read(signedEvent('cus_1', 'customer.created'))).toBeUndefined()
  })

  it.each([
    ['signed with another secret', () => signedEvent('cs_1', undefined, { secret: 'whsec_other' })],
    ['older than 300 seconds', () => signedEvent('cs_1', undefined, { secondsAgo: 310 })],
    ['with a changed body', () => ({ ...signedEvent('cs_1'), body: signedEvent('cs_2').body })],
    ['without a signature', () => ({ ...signedEvent('cs_1'), headers: {} })],
    ['empty', () => ({ ...signedEvent('cs_1'), body: '' })],
  ])('is refused if the message is wrong: %s', (_, make) => {
    expect(() => read(make())).toThrow('payments.webhook-signature')
  })

  it('is accepted if it is 290 seconds old', () => {
    expect(read(signedEvent('cs_1', undefined, { secondsAgo: 290 }))).toMatchObject({ ref: 'cs_1' })
  })
})

describe('a refund at Stripe', () => {
  const wanted = (ref: string, key: string) =>
    ({ ref, key, amountCents: 120_00, isWhole: false, title: 'Заказ #12345678', receiptTo: undefined }) as const

  it('is made once for one refund key, even if Stripe has forgotten the key', async () => {
    const { ref, session } = await checkout()
    pay(session)
    const first = await stripe.refund(wanted(ref, 'refund-1'))
    expect(first).toEqual({ status: 'done', ref: 're_1', note: null })
    expect(await stripe.refund(wanted(ref, 'refund-1'))).toEqual(first)
    expect([...server.refunds]).toEqual([
      ['refund-1', { payment_intent: `pi_${ref}`, amount: '12000', 'metadata[refund]': 'refund-1' }],
    ])
  })

  it.each([
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['refused', 'failed'],
  ] as const)('for which Stripe answers %s is %s', async (answered, status) => {
    const { ref, session } = await checkout()
    pay(session)
    server.refundAs(answered)
    expect((await stripe.refund(wanted(ref, `refund-${answered}`))).status).toBe(status)
    server.refundAs('succeeded')
  })

  it('is not stored as failed while Stripe is unavailable', async () => {
    const { ref, session } = await checkout()
    pay(session)
    server.setState('down')
    await expect(stripe.refund(wanted(ref, 'refund-3'))).rejects.toThrow('down')
  })

  it('is refused for an unpaid checkout', async () => {
    const { ref } = await checkout()
    await expect(stripe.refund(wanted(ref, 'refund-2'))).rejects.toThrow('without a payment')
  })
})

describe('Stripe’s list of checkouts', () => {
  it('contains every checkout with its status', async () => {
    const { made, ref, session } = await checkout()
    pay(session)
    const listed: CardListed[] = []
    for await (const one of stripe.list(after(new Date(), -HOUR))) listed.push(one)
    expect(listed.find((one) => one.ref === ref)?.report).toMatchObject({ status: 'paid', attemptId: made.id })
  })
})
