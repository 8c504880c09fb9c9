import type { PublicReason, WireStatus } from '#features/crypto/model.ts'
import type { CardCurrency, Currency } from '#features/settlements/model-currencies.ts'

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
