import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { parseJson } from '#base/text.ts'
import { SECOND } from '#base/time.ts'
import type {
  CardEvent,
  CardListed,
  CheckoutOffer,
  CardProvider,
  CardRefund,
  CardRefundReport,
  CardReport,
} from '../model.ts'
import type { ReceiptContact } from '#features/money/settlements/model.ts'
import { fetchJson, NotFoundError, WrongStatus } from '#server/fetch-json.ts'

/** The time limit for an answer. YooKassa may need up to half a minute, but a customer waits, so the shop stops waiting earlier. */
const ANSWER_TIMEOUT = 10 * SECOND
const MAX_ANSWER_BYTES = 1_000_000
const LISTED_AT_ONCE = 100
/** The maximum number of pages of YooKassa's list that are read. No shop has more payments in a few days. */
const MAX_PAGES = 100

export type YookassaAccess = {
  shopId: string
  secretKey: string
  apiUrl: string
  /** The number of the shop's VAT rate in YooKassa's table. Without this number the shop requests no receipt. */
  vatCode: number | undefined
  /** The number of the shop's tax system in YooKassa's table. It is required if the shop's cash register uses several tax systems. */
  taxSystem: number | undefined
  /** True if the YooKassa shop accepts SBP. The payment page then lets the payer choose. */
  hasSbp?: boolean
}

const ref = z.string().regex(/^[0-9A-Za-z-]{10,64}$/)
const money = z.object({ value: z.string().regex(/^\d{1,9}\.\d{2}$/), currency: z.string().regex(/^[A-Z]{3}$/) })
const cancellation = z.object({ reason: z.string().max(100) })

/** The parts of a payment that the shop reads. */
const payment = z.object({
  id: ref,
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  paid: z.boolean(),
  test: z.boolean(),
  amount: money,
  recipient: z.object({ account_id: z.string() }),
  metadata: z.record(z.string(), z.string()).nullish(),
  cancellation_details: cancellation.nullish(),
})
type Payment = z.infer<typeof payment>

const created = payment.extend({ confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }) }) })
const payments = z.object({ items: z.array(payment), next_cursor: z.string().nullish() })

const refund = z.object({
  id: ref,
  status: z.enum(['pending', 'succeeded', 'canceled']),
  metadata: z.record(z.string(), z.string()).nullish(),
  cancellation_details: cancellation.nullish(),
})
const refunds = z.object({ items: z.array(refund), next_cursor: z.string().nullish() })

const notification = z.object({
  type: z.literal('notification'),
  event: z.string().max(100),
  object: z.object({ id: ref }),
})
const fault = z.object({ code: z.string().max(100), parameter: z.string().max(200).optional() })

/** Returns the card service YooKassa, for Russian bank cards: https://yookassa.ru/developers/api */
export function yookassaProvider(access: YookassaAccess): CardProvider {
  const authorization = `Basic ${Buffer.from(`${access.shopId}:${access.secretKey}`).toString('base64')}`
  const limits = { withinMs: ANSWER_TIMEOUT, limitBytes: MAX_ANSWER_BYTES }
  const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    await fetchJson(`${access.apiUrl}/${path}`, schema, { headers: { authorization }, ...limits }).catch(explain)
  const post = async <T>(path: string, schema: z.ZodType<T>, key: string, content: unknown): Promise<T> => {
    const headers = { authorization, 'idempotence-key': key }
    const body = JSON.stringify(content)
    return await fetchJson(`${access.apiUrl}/${path}`, schema, { method: 'POST', body, headers, ...limits }).catch(
      explain,
    )
  }
  const report = (answer: Payment) => reportOf(access, answer)

  return {
    name: 'yookassa',
    currency: 'RUB',
    needsReceipt: access.vatCode !== undefined,
    hasSbp: access.hasSbp === true,
    create: async (offer) => {
      if (lacksReceipt(access, offer))
        throw new Error('a payment needs a receipt, but the shop has no contact for the receipt')
      const answer = await post('payments', created, offer.id, paymentOf(access, offer))
      const { amountCents, currency, attemptId } = report(answer)
      if (attemptId !== offer.id || currency !== 'RUB' || amountCents !== offer.amountCents)
        throw new Error('YooKassa made a different payment than requested')
      return { ref: answer.id, url: answer.confirmation.confirmation_url, expiresAt: offer.expiresAt }
    },
    fetch: async (id) => {
      const answer = await get(`payments/${encodeURIComponent(id)}`, payment)
      if (answer.id !== id) throw new Error('YooKassa returned a different payment than requested')
      return report(answer)
    },
    // YooKassa can cancel only a payment that waits for its capture. The shop's payments never wait for a capture. An unpaid payment ends
    // within an hour.
    expire: () => Promise.resolve(false),
    parseWebhook: readNotification,
    refund: async (wanted) => {
      const earlier = await findRefund(get, wanted)
      if (earlier) return refundReportOf(earlier)
      // The law requires a receipt for a partial refund. If the shop has no e-mail or phone number for the receipt, staff must make the
      // refund by hand.
      if (!wanted.isWhole && lacksReceipt(access, wanted)) return { status: 'failed', ref: null, note: 'receipt_email' }
      return await post('refunds', refund, wanted.key, refundOf(access, wanted)).then(refundReportOf, refusedRefund)
    },
    fetchRefund: async (id) => {
      const answer = await get(`refunds/${encodeURIComponent(id)}`, refund)
      return { ...refundReportOf(answer), key: answer.metadata?.refund }
    },
    list: async function* (since) {
      for await (const one of pagesOf(get, 'payments', payments, { 'created_at.gte': since.toISOString() }))
        yield { ref: one.id, report: report(one) } satisfies CardListed
    },
  }
}

type Get = <T>(path: string, schema: z.ZodType<T>) => Promise<T>
type Page<T> = { items: T[]; next_cursor?: string | null | undefined }

async function* pagesOf<T>(
  get: Get,
  path: string,
  schema: z.ZodType<Page<T>>,
  filter: Record<string, string>,
): AsyncIterable<T> {
  let cursor: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ ...filter, limit: String(LISTED_AT_ONCE), ...(cursor && { cursor }) })
    const { items, next_cursor: next } = await get(`${path}?${query.toString()}`, schema)
    yield* items
    if (!next) return
    cursor = next
  }
  throw new Error('the list from YooKassa is too long')
}

function paymentOf(access: YookassaAccess, offer: CheckoutOffer): unknown {
  const amount = { value: decimal(offer.amountCents), currency: 'RUB' }
  return {
    amount,
    capture: true,
    // If the shop names no payment method, the payer chooses one on the page: https://yookassa.ru/developers/payments/smart-payment
    ...(access.hasSbp ? {} : { payment_method_data: { type: 'bank_card' } }),
    confirmation: { type: 'redirect', return_url: offer.returnUrl, locale: offer.lang === 'ru' ? 'ru_RU' : 'en_US' },
    description: offer.title,
    metadata: { order: offer.orderId, attempt: offer.id },
    ...receiptOf(access, offer),
  }
}

function refundOf(access: YookassaAccess, wanted: CardRefund): unknown {
  return {
    payment_id: wanted.ref,
    amount: { value: decimal(wanted.amountCents), currency: 'RUB' },
    metadata: { refund: wanted.key },
    // For a refund of the whole payment YooKassa repeats its own receipt.
    ...(wanted.isWhole ? {} : receiptOf(access, wanted)),
  }
}

/** The receipt required by the law 54-FZ: one line with the order's number, for a prepaid service. */
function receiptOf(
  { vatCode, taxSystem }: YookassaAccess,
  sale: Pick<CheckoutOffer, 'receiptTo' | 'title' | 'amountCents'>,
): object {
  if (vatCode === undefined || sale.receiptTo === undefined) return {}
  const line = {
    description: sale.title,
    quantity: 1,
    amount: { value: decimal(sale.amountCents), currency: 'RUB' },
    vat_code: vatCode,
    // Cash registers of the format FFD 1.2 require this field. Other registers ignore it. A YooKassa test shop does not check it.
    measure: 'another',
    payment_mode: 'full_prepayment',
    payment_subject: 'service',
  }
  const system = taxSystem === undefined ? {} : { tax_system_code: taxSystem }
  return { receipt: { customer: customerOf(sale.receiptTo), ...system, items: [line] } }
}

/** YooKassa expects phone numbers without the plus. */
function customerOf(to: ReceiptContact): object {
  return 'email' in to ? to : { phone: to.phone.replace('+', '') }
}

function lacksReceipt({ vatCode }: YookassaAccess, { receiptTo }: Pick<CheckoutOffer, 'receiptTo'>): boolean {
  return vatCode !== undefined && receiptTo === undefined
}

function decimal(kopecks: number): string {
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
}

/** Converts a payment to a report. A payment of another YooKassa shop, or a test payment under a live key, belongs to no order of this shop. */
function reportOf({ shopId, secretKey }: YookassaAccess, answer: Payment): CardReport {
  const isOurs = answer.recipient.account_id === shopId && answer.test === secretKey.startsWith('test_')
  return {
    status: statusOf(answer),
    amountCents: Number(answer.amount.value.replace('.', '')),
    currency: answer.amount.currency,
    orderId: isOurs ? answer.metadata?.order : undefined,
    attemptId: answer.metadata?.attempt,
  }
}

function statusOf({ status, paid, cancellation_details: details }: Payment): CardReport['status'] {
  switch (status) {
    case 'pending':
    case 'waiting_for_capture':
      return 'open'
    case 'succeeded':
      return paid ? 'paid' : 'open'
    case 'canceled':
      return details?.reason === 'expired_on_confirmation' ? 'expired' : 'failed'
  }
}

function readNotification(raw: string): CardEvent | undefined {
  const message = notification.safeParse(parseJson(raw))
  if (!message.success) throw new Refusal('malformed', 'payments.webhook-unreadable')
  const { event, object } = message.data
  return event.startsWith('payment.') ? { eventId: undefined, ref: object.id } : undefined
}

/** YooKassa forgets an idempotency key after a day. So the shop first looks for an earlier refund whose metadata have the key. */
async function findRefund(get: Get, { ref: paymentId, key }: CardRefund): Promise<z.infer<typeof refund> | undefined> {
  for await (const one of pagesOf(get, 'refunds', refunds, { payment_id: paymentId }))
    if (one.metadata?.refund === key) return one
  return undefined
}

function refundReportOf(answer: z.infer<typeof refund>): CardRefundReport {
  const { id, status, cancellation_details: details } = answer
  if (status === 'succeeded') return { status: 'done', ref: id, note: null }
  return { status: status === 'canceled' ? 'failed' : 'pending', ref: id, note: details?.reason ?? null }
}

/** Reports a refund that YooKassa refused permanently. Other errors are thrown, because a retry may succeed. */
function refusedRefund(error: unknown): CardRefundReport {
  if (error instanceof NotFoundError) return { status: 'failed', ref: null, note: 'not_found' }
  const status = error instanceof Error && error.cause instanceof WrongStatus ? error.cause.status : undefined
  if (status !== 400) throw error
  return { status: 'failed', ref: null, note: error instanceof Error ? error.message.slice(0, 200) : null }
}

/** Adds YooKassa's reason to the error: a code and the name of a parameter, but never the parameter's value. */
function explain(error: unknown): never {
  const reason = error instanceof WrongStatus ? fault.safeParse(parseJson(error.answered)) : undefined
  if (!(error instanceof WrongStatus) || !reason?.success) throw error
  const { code, parameter } = reason.data
  throw new Error(`${error.message}: ${code}${parameter === undefined ? '' : ` (${parameter})`}`, { cause: error })
}
