import type { Lang } from '#base/i18n.ts'
import type { ReceiptContact } from '#features/money/settlements/model.ts'
import type { CardCurrency } from '#features/money/settlements/model-currencies.ts'

export const CARD_PROVIDERS = ['sandbox', 'stripe', 'yookassa'] as const

export type CardProviderName = (typeof CARD_PROVIDERS)[number]

/**
 * The data that the shop sends to a card service to create a checkout. Every retry sends the same values, because a card service refuses a
 * reused key with different values.
 */
export type CheckoutOffer = {
  /** The attempt's id, which is also the card service's idempotency key. */
  id: string
  orderId: string
  /** The amount in hundredths of the card service's currency. */
  amountCents: number
  lang: Lang
  expiresAt: Date
  /** The recipient of the receipt that the law requires. Undefined if the shop no longer knows the customer. */
  receiptTo: ReceiptContact | undefined
  /** The title that the payer reads on the card service's page. It never names the ritual, for privacy. */
  title: string
  /** The order's page, to which the payer returns. */
  returnUrl: string
}

export const CARD_REPORTS = ['open', 'paid', 'failed', 'expired'] as const

/** The answer of a card service about one of its checkouts. */
export type CardReport = {
  status: (typeof CARD_REPORTS)[number]
  amountCents: number
  /** The code of the currency: three capital letters. */
  currency: string
  orderId: string | undefined
  attemptId: string | undefined
}

/**
 * A message from a card service. The shop never trusts the contents of a message: it only asks the card service about `ref`. A signed
 * message has an id, and the shop ignores a repeated id. An unsigned message has no id. Anybody can send one, and a forged message with an
 * id could block the real message.
 */
export type CardEvent = {
  eventId: string | undefined
  ref: string
  /** The kind of object that `ref` identifies, if it is not a checkout. */
  about?: 'refund' | 'dispute' | 'fraud-warning'
}

/** A message that the bank takes back, or may take back, the money of a payment. `ref`: the checkout, if it is known. */
export type CardDispute = {
  ref: string | undefined
  state: 'warning' | 'open' | 'won' | 'lost'
  reason: string
  /** The disputed amount in hundredths of `currency`. Null for a warning, which has no amount. */
  amountCents: number | null
  currency: string | null
}

/** A refund that the shop requests. `key` is the same at every retry, so that the money is returned only once. */
export type CardRefund = {
  key: string
  ref: string
  /** The amount in hundredths of the payment's currency. */
  amountCents: number
  isWhole: boolean
  title: string
  receiptTo: ReceiptContact | undefined
}

/**
 * The answer of a card service about a refund. `pending`: the service has accepted the refund but not finished it. `failed`: the service
 * has refused the refund; `note` has the reason.
 */
export type CardRefundReport = { status: 'done' | 'pending' | 'failed'; ref: string | null; note: string | null }

/** One checkout in a card service's list. */
export type CardListed = { ref: string; report: CardReport }

/** A plausible rate: roubles for a dollar × 10⁸, without the owner's spread, and the day for which the bank set it. */
export type KeptRate = { rate: bigint; day: Date; source: 'cbr' | 'nbrb' }

/** Stores the last rouble rate, so that the rate is known after a restart. */
export type RateMemory = { load(): Promise<KeptRate | undefined>; save(rate: KeptRate): Promise<void> }

/** A source of the price of one dollar in roubles × 10⁸, with the owner's surcharge (the spread). Throws if the shop can trust no rate. */
export type RoubleSource = { perUsd(): Promise<bigint> }

/**
 * A card service with its own payment pages (hosted checkouts). Calls throw if the service is unavailable, slow or sends invalid data.
 * `parseWebhook` refuses a message that is not from this service. It returns undefined for a message about something that the shop does not
 * use.
 */
export type CardProvider = {
  name: CardProviderName
  currency: CardCurrency
  /** True if the law requires a receipt for every payment. Without a recipient of the receipt the shop requests no checkout. */
  needsReceipt?: boolean
  /** True if the card service's page also accepts payments by SBP, the Russian system of transfers between banks. */
  hasSbp?: boolean
  /** Creates a checkout. The returned `url` may be a path of this shop. */
  create(offer: CheckoutOffer): Promise<{ url: string; ref: string; expiresAt: Date }>
  fetch(ref: string): Promise<CardReport>
  /** Closes an open checkout. Does nothing if the checkout is already closed. Returns false if the card service cannot close checkouts. */
  expire(ref: string): Promise<boolean>
  parseWebhook(raw: string, header: (name: string) => string | undefined): CardEvent | undefined
  refund(refund: CardRefund): Promise<CardRefundReport>
  /** Returns the state of a refund, and its key. This function is absent if the card service's finished refunds can never fail later. */
  fetchRefund?(ref: string): Promise<CardRefundReport & { key: string | undefined }>
  /** Returns the details of a dispute or a warning. This function is absent if the card service sends no messages about them. */
  fetchDispute?(about: 'dispute' | 'fraud-warning', ref: string): Promise<CardDispute>
  /** Returns every checkout that was made since the given time, in the card service's order. */
  list(since: Date): AsyncIterable<CardListed>
}

/** The shop's card services. The first one is the default. `roubles` is set if a card service charges roubles. */
export type CardConfig = { providers: CardProvider[]; roubles?: RoubleSource | undefined }

/** `surplus`: this attempt is paid, but another payment had already paid the order. `review`: staff must decide. */
export const CARD_STATUSES = ['open', 'paid', 'surplus', 'declined', 'expired', 'review'] as const

export type CardStatus = (typeof CARD_STATUSES)[number]

/** The statuses in the API. Only `completed` means that this payment paid the order. `cancelled`: the order accepts no more money. */
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
