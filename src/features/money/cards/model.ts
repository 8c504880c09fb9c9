import type { Lang } from '#base/i18n.ts'
import type { ReceiptContact } from '#features/money/settlements/model.ts'
import type { CardCurrency } from '#features/money/settlements/model-currencies.ts'

export const CARD_PROVIDERS = ['sandbox', 'stripe', 'yookassa'] as const

export type CardProviderName = (typeof CARD_PROVIDERS)[number]

/** What a provider is asked to sell. It is the same at every try: a provider refuses its key with anything else. */
export type CheckoutOffer = {
  /** The attempt's id, and the provider's idempotency key. */
  id: string
  orderId: string
  /** Hundredths of the provider's currency. */
  amountCents: number
  lang: Lang
  expiresAt: Date
  /** Where a receipt goes that the law wants; undefined when the customer is not known any more. */
  receiptTo: ReceiptContact | undefined
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
  receiptTo: ReceiptContact | undefined
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
  /** The law wants a receipt of every payment: without somebody to send it to no checkout is asked for. */
  needsReceipt?: boolean
  /** A checkout's address may be a path of the shop itself. */
  create(offer: CheckoutOffer): Promise<{ url: string; ref: string; expiresAt: Date }>
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
export type CardConfig = { providers: CardProvider[]; roubles?: RoubleSource | undefined }

/** `surplus`: paid, but the order had been paid before. `review`: a person decides. */
export const CARD_STATUSES = ['open', 'paid', 'surplus', 'declined', 'expired', 'review'] as const

export type CardStatus = (typeof CARD_STATUSES)[number]

/**
 * Codes of the wire; only `completed` means that this payment paid the order. `cancelled`: the order takes no more money.
 */
export const CARD_WIRE_STATUSES = [
  'waiting',
  'completed',
  'surplus',
  'declined',
  'expired',
  'review',
  'cancelled',
] as const

export type CardWireStatus = (typeof CARD_WIRE_STATUSES)[number]
