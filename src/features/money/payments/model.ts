import { type PublicReason, type WireStatus, WIRE_STATUSES } from '#features/money/crypto/model.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** The states of a row in the list of payments (the ledger), for all methods. `awaiting`: a manual confirmation that needs a second person. */
export const LEDGER_STATUSES = [...WIRE_STATUSES, 'surplus', 'declined', 'awaiting'] as const

export type LedgerStatus = (typeof LEDGER_STATUSES)[number]

/** The reasons why staff must look at a row. `surplus`: the row has money to return. `second-person`: the row waits for a second person. */
export const LEDGER_ATTENTIONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'surplus', 'second-person'] as const

/** The payment that the order's page shows. Amounts are decimal strings in whole coins. */
export type PaymentFacts = {
  id: string
  /** The coin, or for a card payment (USD or RUB) the currency of the charge. */
  currency: Currency | CardCurrency
  status: WireStatus
  expectedAmount: string
  received: string
  transactionHash: string | null
  /** All transactions of a coin payment, if there are several. */
  transactions?: string[]
  paidAt: string | null
  /** The payment that a customer can continue, if there is one. */
  openPaymentId: string | null
  /** The reason why the payment is in review. */
  reason?: PublicReason
  /** Money above the order's price that is not returned yet, from all payment methods. */
  surplus?: { currency: Currency | CardCurrency; amount: string }[]
}

export type LedgerAttention = (typeof LEDGER_ATTENTIONS)[number]
