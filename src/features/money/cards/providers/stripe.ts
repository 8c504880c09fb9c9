import Stripe from 'stripe'
import { z } from 'zod'
import { readBounded } from '#base/bytes.ts'
import { Refusal } from '#base/refusal.ts'
import { SECOND } from '#base/time.ts'
import type { CardDispute, CardEvent, CheckoutOffer, CardProvider, CardRefundReport, CardReport } from '../model.ts'

/** The maximum age of a signed message in seconds. The shop refuses older messages, so that nobody can send a copied message again (replay). */
const TOLERANCE_SECONDS = 300

/** The time limit for a whole answer, including its body. */
const ANSWER_TIMEOUT = 5 * SECOND
const MAX_ANSWER_BYTES = 1_000_000

type StripeAccess = { secretKey: string; webhookSecret: string; apiUrl: string }

/** The parts of a Checkout Session that the shop reads. */
const session = z.object({
  id: z.string().min(1).max(255),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable().optional(),
  metadata: z.record(z.string(), z.string()).nullable(),
  payment_intent: z
    .union([z.string(), z.object({ id: z.string(), status: z.string() })])
    .nullable()
    .optional(),
})
type Session = z.infer<typeof session>

const LISTED_AT_ONCE = 100
const refund = z.object({
  id: z.string().min(1).max(255),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  failure_reason: z.string().nullable().optional(),
})

const created = z.object({ id: z.string().min(1).max(255), url: z.url(), expires_at: z.number().int() })

/** The types of Stripe's messages after which a checkout may have another state. */
const CHECKOUT_EVENTS: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
])
/** A refund may fail even after it has succeeded: https://docs.stripe.com/refunds#failed-refunds */
const REFUND_EVENTS: ReadonlySet<string> = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated'])
const DISPUTE_EVENTS = 'charge.dispute.'
const WARNING_EVENT = 'radar.early_fraud_warning.created'

/** The parts of a dispute that the shop reads: https://docs.stripe.com/api/disputes/object */
const dispute = z.object({
  payment_intent: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
})
/** The parts of a fraud warning that the shop reads: https://docs.stripe.com/api/radar/early_fraud_warnings/object */
const warning = z.object({ payment_intent: z.string().nullable().optional(), fraud_type: z.string() })
const event = z.object({ id: z.string().min(1).max(255), type: z.string() })
const objectEvent = event.extend({ data: z.object({ object: z.object({ id: z.string().min(1).max(255) }) }) })

/** Returns the card service Stripe Checkout: https://docs.stripe.com/api/checkout/sessions */
export function stripeProvider({ secretKey, webhookSecret, apiUrl }: StripeAccess): CardProvider {
  const { protocol, hostname, port } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  const stripe = new Stripe(secretKey, {
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    timeout: ANSWER_TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchLimited),
  })
  const read = async (ref: string): Promise<Session> =>
    session.parse(await stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }))

  return {
    name: 'stripe',
    currency: 'USD',
    create: async (offer) => {
      const answer = await stripe.checkout.sessions.create(sessionOf(offer), { idempotencyKey: offer.id })
      const { id, url, expires_at } = created.parse(answer)
      return { ref: id, url, expiresAt: new Date(expires_at * SECOND) }
    },
    fetch: async (ref) => {
      const answer = await read(ref)
      if (answer.id !== ref) throw new Error('Stripe returned a different checkout than requested')
      return reportOf(answer)
    },
    expire: async (ref) => {
      await stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
        // Meanwhile the checkout was paid or has expired, so Stripe refuses to close it. The caller then asks for the new status.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
      return true
    },
    parseWebhook: (raw, header) => readEvent(stripe, webhookSecret, raw, header('stripe-signature') ?? ''),
    refund: async ({ ref, amountCents, key }) => {
      const { payment_intent: intent } = await read(ref)
      const id = typeof intent === 'string' ? intent : intent?.id
      if (id === undefined) throw new Error('a checkout without a payment cannot be refunded')
      const earlier = await findRefund(stripe, id, key)
      if (earlier) return refundReportOf(earlier)
      const body = { payment_intent: id, amount: amountCents, metadata: { refund: key } }
      return await stripe.refunds.create(body, { idempotencyKey: key }).then(refundReportOf, refusedRefund)
    },
    fetchRefund: async (ref) => {
      const answer = await stripe.refunds.retrieve(ref)
      return { ...refundReportOf(answer), key: answer.metadata?.refund }
    },
    fetchDispute: async (about, ref) => {
      if (about === 'fraud-warning') {
        const { payment_intent: intent, fraud_type: reason } = warning.parse(
          await stripe.radar.earlyFraudWarnings.retrieve(ref),
        )
        return { ref: await findCheckout(stripe, intent), state: 'warning', reason, amountCents: null, currency: null }
      }
      const {
        payment_intent: intent,
        amount,
        currency,
        reason,
        status,
      } = dispute.parse(await stripe.disputes.retrieve(ref))
      const named = { reason, amountCents: amount, currency: currency.toUpperCase() }
      return { ref: await findCheckout(stripe, intent), state: disputeState(status), ...named }
    },
    list: async function* (since) {
      const created = { gte: Math.floor(since.getTime() / SECOND) }
      const listed = stripe.checkout.sessions.list({ created, limit: LISTED_AT_ONCE })
      for await (const one of listed) {
        const answer = session.parse(one)
        yield { ref: answer.id, report: reportOf(answer) }
      }
    },
  }
}

/** Finds the checkout in which a payment was made. */
async function findCheckout(stripe: Stripe, intent: string | null | undefined): Promise<string | undefined> {
  if (!intent) return undefined
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })
  return data[0]?.id
}

/** Converts Stripe's state of a dispute. An inquiry and an unknown state are `open`, because the shop may have to answer the bank. */
function disputeState(status: string): CardDispute['state'] {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

/** Stripe forgets an idempotency key after a day. So the shop first looks for an earlier refund whose metadata have the key. */
async function findRefund(stripe: Stripe, intent: string, key: string): Promise<unknown> {
  for await (const one of stripe.refunds.list({ payment_intent: intent, limit: LISTED_AT_ONCE }))
    if (one.metadata?.refund === key) return one
  return undefined
}

function refundReportOf(answer: unknown): CardRefundReport {
  const { id, status, failure_reason: reason } = refund.parse(answer)
  const note = reason ?? (status === 'requires_action' ? status : null)
  if (status === 'succeeded') return { status: 'done', ref: id, note: null }
  return { status: status === 'failed' || status === 'canceled' ? 'failed' : 'pending', ref: id, note }
}

/** Reports a refund that Stripe refused permanently. Other errors are thrown, because a retry may succeed. */
function refusedRefund(error: unknown): CardRefundReport {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  return { status: 'failed', ref: null, note: error.code ?? 'refused' }
}

function sessionOf(offer: CheckoutOffer): Stripe.Checkout.SessionCreateParams {
  const metadata = { order: offer.orderId, attempt: offer.id }
  return {
    mode: 'payment',
    locale: offer.lang,
    client_reference_id: offer.orderId,
    metadata,
    payment_intent_data: { metadata },
    allowed_payment_method_types: ['card'],
    // Stripe must not charge another currency, because the shop compares the amount with the requested amount.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: offer.amountCents, product_data: { name: offer.title } },
      },
    ],
    expires_at: Math.floor(offer.expiresAt.getTime() / SECOND),
    success_url: offer.returnUrl,
    cancel_url: offer.returnUrl,
  }
}

/**
 * Converts a checkout to a report. Only `payment_status: paid` means that money came. Any other completed checkout waits for a slower
 * payment, which may still fail.
 */
function reportOf(answer: Session): CardReport {
  const { metadata, client_reference_id: reference } = answer
  const named = metadata?.order
  return {
    status: statusOf(answer),
    amountCents: answer.amount_total ?? 0,
    currency: (answer.currency ?? '').toUpperCase(),
    // Stripe's answer has the order's id in two places. The shop accepts the id only if both are equal.
    orderId: named === undefined || named === reference ? (reference ?? undefined) : undefined,
    attemptId: metadata?.attempt,
  }
}

function statusOf({ status, payment_status, payment_intent }: Session): CardReport['status'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  const payment = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  const hasFailed = payment === 'requires_payment_method' || payment === 'canceled'
  return hasFailed || payment_status === 'no_payment_required' ? 'failed' : 'open'
}

function readEvent(stripe: Stripe, secret: string, raw: string, signature: string): CardEvent | undefined {
  let message: unknown
  try {
    message = stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_SECONDS)
  } catch {
    throw new Refusal('malformed', 'payments.webhook-signature')
  }
  const { type } = event.parse(message)
  const about = subjectOf(type)
  if (about === undefined) return undefined
  const { id, data } = objectEvent.parse(message)
  return { eventId: id, ref: data.object.id, ...(about !== 'checkout' && { about }) }
}

function subjectOf(type: string): 'checkout' | CardEvent['about'] {
  if (CHECKOUT_EVENTS.has(type)) return 'checkout'
  if (REFUND_EVENTS.has(type)) return 'refund'
  if (type.startsWith(DISPUTE_EVENTS)) return 'dispute'
  return type === WARNING_EVENT ? 'fraud-warning' : undefined
}

/** The platform's `fetch` with a limit on the size of the answer; the SDK limits the time. */
async function fetchLimited(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const tooLong = () => new Error('the answer from Stripe is too long')
  return new Response(await readBounded(response.body, MAX_ANSWER_BYTES, tooLong), {
    status: response.status,
    headers: response.headers,
  })
}
