import { type PublicReason, type WireStatus, WIRE_STATUSES } from '#features/money/crypto/model.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** States of a row of the ledger, whatever brought the money; `awaiting`: a confirmation by hand that a second person must agree to. */
export const LEDGER_STATUSES = [...WIRE_STATUSES, 'surplus', 'declined', 'awaiting'] as const

export type LedgerStatus = (typeof LEDGER_STATUSES)[number]

/** Why somebody must look at a row; `surplus`: it holds money to be given back, `second-person`: it waits for another's agreement. */
export const LEDGER_ATTENTIONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'surplus', 'second-person'] as const

/** What the page of an order shows of its payment; amounts are decimal strings in whole coins. */
export type PaymentFacts = {
  id: string
  /** USD and RUB: by card, with what the card is charged. */
  currency: Currency | CardCurrency
  status: WireStatus
  expectedAmount: string
  received: string
  transactionHash: string | null
  paidAt: string | null
  /** The payment a customer can go on with, if there is one. */
  openPaymentId: string | null
  /** Why a person looks at it. */
  reason?: PublicReason
  /** What came for the order beyond its price, by whatever way, and was not yet given back. */
  surplus?: { currency: Currency | CardCurrency; amount: string }[]
}

export type LedgerAttention = (typeof LEDGER_ATTENTIONS)[number]
