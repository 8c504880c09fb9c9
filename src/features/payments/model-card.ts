import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'

export const CARD_PROVIDERS = ['sandbox', 'stripe'] as const
export type CardProviderName = (typeof CARD_PROVIDERS)[number]

/** What a provider is asked to sell. It is the same at every try: a provider refuses its key with anything else. */
export type CardOffer = {
  /** The attempt's id, and the provider's idempotency key. */
  id: string
  orderId: string
  amountCents: number
  lang: Lang
  expiresAt: Date
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

/** A message of a provider: never believed, only a reason to ask about `ref` now. */
export type CardEvent = { eventId: string; ref: string }

/**
 * A hosted checkout. Calls throw when the provider is away, late or talks nonsense; `parseWebhook` refuses a message that is not its
 * own and answers undefined to one that says nothing of a checkout.
 */
export type CardProvider = {
  name: CardProviderName
  /** A checkout's address may be a path of the shop itself. */
  create(offer: CardOffer): Promise<{ url: string; ref: string; expiresAt: Date }>
  fetch(ref: string): Promise<CardReport>
  /** Closes a checkout that is still open; one that is closed already stays as it is. */
  expire(ref: string): Promise<void>
  parseWebhook(raw: string, header: (name: string) => string | undefined): CardEvent | undefined
  /** Gives money back; the same key gives it back once. */
  refund(ref: string, amountCents: number, key: string): Promise<void>
}

/** `surplus`: paid, but the order had been paid before. `review`: a person decides. */
export const CARD_STATUSES = ['open', 'paid', 'surplus', 'declined', 'expired', 'review'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** Why a person must look at an attempt. */
export const CARD_ATTENTIONS = [
  'wrong-amount',
  'wrong-currency',
  'wrong-order',
  'wrong-checkout',
  'order-not-payable',
] as const
export type CardAttention = (typeof CARD_ATTENTIONS)[number]

/** Codes of the wire; only `completed` means that this payment paid the order. */
export const CARD_WIRE_STATUSES = ['waiting', 'completed', 'surplus', 'declined', 'expired', 'review'] as const
export type CardWireStatus = (typeof CARD_WIRE_STATUSES)[number]

export const cardPaymentInput = z.object({ orderId: z.string().min(1).max(100) })

export const createdCardPayment = z.object({
  id: z.string(),
  /** The hosted page to open in a new tab. */
  url: z.string(),
})
export type CreatedCardPayment = z.infer<typeof createdCardPayment>

export const cardPaymentView = z.object({ id: z.string(), status: z.enum(CARD_WIRE_STATUSES), orderId: z.string() })
export type CardPaymentView = z.infer<typeof cardPaymentView>
