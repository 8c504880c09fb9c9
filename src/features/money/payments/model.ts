import { type PublicReason, type WireStatus, WIRE_STATUSES } from '#features/money/crypto/model.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** States of a row of the ledger, for all methods. `awaiting`: a manual confirmation that needs a second person. */
export const LEDGER_STATUSES = [...WIRE_STATUSES, 'surplus', 'declined', 'awaiting'] as const

export type LedgerStatus = (typeof LEDGER_STATUSES)[number]

/** Why a row needs staff. `surplus`: it has money to return. `second-person`: it waits for a second person. */
export const LEDGER_ATTENTIONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'surplus', 'second-person'] as const

/** The payment as shown on the order's page; amounts are decimal strings in whole coins. */
export type PaymentFacts = {
  id: string
  /** USD and RUB are card payments, in the currency of the charge. */
  currency: Currency | CardCurrency
  status: WireStatus
  expectedAmount: string
  received: string
  transactionHash: string | null
  paidAt: string | null
  /** The payment that a customer can continue, if there is one. */
  openPaymentId: string | null
  /** Why the payment is in review. */
  reason?: PublicReason
  /** Money beyond the order's price, by any method, that is not returned yet. */
  surplus?: { currency: Currency | CardCurrency; amount: string }[]
}

export type LedgerAttention = (typeof LEDGER_ATTENTIONS)[number]
