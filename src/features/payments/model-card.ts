import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'

export const CARD_PROVIDERS = ['sandbox', 'stripe', 'yookassa'] as const
export type CardProviderName = (typeof CARD_PROVIDERS)[number]

/** What a card can be charged in. Amounts are whole hundredths of it: cents or kopecks. */
export const CARD_CURRENCIES = ['USD', 'RUB'] as const
export type CardCurrency = (typeof CARD_CURRENCIES)[number]

/** What a provider is asked to sell. It is the same at every try: a provider refuses its key with anything else. */
export type CardOffer = {
  /** The attempt's id, and the provider's idempotency key. */
  id: string
  orderId: string
  /** Hundredths of the provider's currency. */
  amountCents: number
  lang: Lang
  expiresAt: Date
  /** Where a receipt goes that the law wants; undefined when the customer has asked to be forgotten. */
  email: string | undefined
  /** What the payer reads there; never the ritual's name, which is nobody's business. */
  title: string
  /** The order's page, where the payer comes back. */
  returnUrl: string
}

export const CARD_REPORTS = ['open', 'paid', 'failed', 'expired'] as const

/** What a provider says of one of its checkouts when it is asked. */
export type CardReport = {
  status: (typeof CARD_REPORTS)[number]
  amountCents: number
  /** Three capital letters. */
  currency: string
  orderId: string | undefined
  attemptId: string | undefined
}

/**
 * A message of a provider: never believed, only a reason to ask about `ref` now. One that is signed has an id, and a second one with the
 * same id is left alone; one that anybody could have sent has none, so that a forged message cannot keep the true one away.
 */
export type CardEvent = {
  eventId: string | undefined
  ref: string
  /** What `ref` names, where it is not a checkout. */
  about?: 'refund' | 'dispute' | 'fraud-warning'
}

/** The bank takes a payment's money back, or says that it may. `ref`: the checkout, where it is known. */
export type CardDispute = {
  ref: string | undefined
  state: 'warning' | 'open' | 'won' | 'lost'
  reason: string
  /** Hundredths of `currency`; a warning names none. */
  amountCents: number | null
  currency: string | null
}

/** Money to give back. `key` is the same at every try; however often it is asked, and whenever, it is given back once. */
export type CardRefund = {
  key: string
  ref: string
  /** Hundredths of what was paid with. */
  amountCents: number
  /** Everything that was paid. */
  isWhole: boolean
  title: string
  email: string | undefined
}

/** `pending`: the provider has taken it on and is not done. `failed`: it has said no, with its reason in `note`. */
export type CardRefundReport = { status: 'done' | 'pending' | 'failed'; ref: string | null; note: string | null }

/** One checkout of a provider's own list. */
export type CardListed = { ref: string; report: CardReport }

/** A rate that could be believed: roubles for a dollar × 10⁸, without a spread, and the day that its bank set it for. */
export type KeptRate = { rate: bigint; day: Date; source: 'cbr' | 'nbrb' }

/** Where the last rate outlives the process. */
export type RateMemory = { load(): Promise<KeptRate | undefined>; save(rate: KeptRate): Promise<void> }

/** Roubles for one dollar × 10⁸, the owner's spread included. Throws when there is no rate that can be trusted. */
export type RoubleSource = { perUsd(): Promise<bigint> }

/**
 * A hosted checkout. Calls throw when the provider is away, late or talks nonsense; `parseWebhook` refuses a message that is not its
 * own and answers undefined to one that says nothing of a checkout.
 */
export type CardProvider = {
  name: CardProviderName
  currency: CardCurrency
  /** A checkout's address may be a path of the shop itself. */
  create(offer: CardOffer): Promise<{ url: string; ref: string; expiresAt: Date }>
  fetch(ref: string): Promise<CardReport>
  /** Closes a checkout that is still open; one that is closed already stays as it is. False where a provider cannot do that. */
  expire(ref: string): Promise<boolean>
  parseWebhook(raw: string, header: (name: string) => string | undefined): CardEvent | undefined
  refund(refund: CardRefund): Promise<CardRefundReport>
  /** What has become of a refund, and its key; absent where a refund that was made stays made. */
  fetchRefund?(ref: string): Promise<CardRefundReport & { key: string | undefined }>
  /** What there is to know of a dispute or a warning; absent where the provider sends no messages about them. */
  fetchDispute?(about: 'dispute' | 'fraud-warning', ref: string): Promise<CardDispute>
  /** Every checkout made since then, in the provider's order. */
  list(since: Date): AsyncIterable<CardListed>
}

/** The card services of a shop, first the one that is taken when nobody chooses. `roubles` where one of them counts in roubles. */
export type CardDesk = { providers: CardProvider[]; roubles?: RoubleSource | undefined }

/** `surplus`: paid, but the order had been paid before. `review`: a person decides. */
export const CARD_STATUSES = ['open', 'paid', 'surplus', 'declined', 'expired', 'review'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** What can be wrong with money that came. */
export const CARD_MISMATCHES = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order',
  'wrong-checkout',
  'order-not-payable',
] as const
export type CardMismatch = (typeof CARD_MISMATCHES)[number]

/** Why a person must look at an attempt: what came is not right, or the bank takes back what came or what went back. */
export const CARD_ATTENTIONS = [
  ...CARD_MISMATCHES,
  'fraud-warning',
  'disputed',
  'dispute-lost',
  'refund-failed',
] as const
export type CardAttention = (typeof CARD_ATTENTIONS)[number]

/** Codes of the wire; only `completed` means that this payment paid the order. */
export const CARD_WIRE_STATUSES = ['waiting', 'completed', 'surplus', 'declined', 'expired', 'review'] as const
export type CardWireStatus = (typeof CARD_WIRE_STATUSES)[number]

/** Without `provider` the customer did not choose: the page that is open comes back, else one of the shop's first card service. */
export const cardPaymentInput = z.object({
  orderId: z.string().min(1).max(100),
  provider: z.enum(CARD_PROVIDERS, 'payments.card-unknown').optional(),
})
export type CardPaymentInput = z.infer<typeof cardPaymentInput>

/** What the card is charged exactly, as a decimal string, and by whom. */
const charge = { provider: z.enum(CARD_PROVIDERS), amount: z.string(), currency: z.enum(CARD_CURRENCIES) }

export const createdCardPayment = z.object({
  id: z.string(),
  /** The hosted page to open in a new tab. */
  url: z.string(),
  ...charge,
})
export type CreatedCardPayment = z.infer<typeof createdCardPayment>

export const cardPaymentView = z.object({
  id: z.string(),
  status: z.enum(CARD_WIRE_STATUSES),
  orderId: z.string(),
  ...charge,
  /** The hosted page, while it can still be paid there. */
  url: z.string().optional(),
})
export type CardPaymentView = z.infer<typeof cardPaymentView>

/** Hundredths of what the card was charged. With an `id`, who asks twice gets one refund. */
export const refundInput = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'payments.refund-id')
    .optional(),
  attemptId: z.string().min(1).max(100),
  amountCents: z
    .number('payments.amount-invalid')
    .int('payments.amount-invalid')
    .positive('payments.amount-invalid')
    .max(2_147_483_647, 'payments.amount-invalid'),
  reason: z
    .string('payments.note-required')
    .trim()
    .min(1, 'payments.note-required')
    .max(2000, 'payments.note-required')
    .regex(/^[^\p{Cc}]*$/u, 'payments.note-required'),
})
export type RefundInput = z.infer<typeof refundInput>
