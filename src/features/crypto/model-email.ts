import type { Currency } from '#features/settlements/model-currencies.ts'

/** What an e-mail says of a payment. `quote` only while there is something to send. */
export type PaymentPage = {
  orderId: string
  currency: Currency
  timeZone: string
  quote: { amount: string; address: string; expiresAt: Date } | undefined
}
