import { z } from 'zod'
import { CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { ENDED_ORDERS } from '#features/money/settlements/model.ts'
import { PUBLIC_REASONS, WIRE_STATUSES } from './model.ts'

/** The customer's time zone, by the name that browsers use. The e-mail shows a time of day in this time zone. */
export const pageEmailInput = z.object({ timeZone: z.string().max(64).optional() })

/** The input of the call that creates a coin payment. `amountUsd` is only compared with the amount due. Other fields in the request are ignored. */
export const paymentInput = z.object({
  orderId: z.string().min(1).max(100),
  currency: z.enum(CURRENCIES, 'payments.currency-unknown'),
  amountUsd: z.number().positive('payments.amount-invalid').max(10_000_000, 'payments.amount-invalid'),
})

export type PaymentInput = z.infer<typeof paymentInput>

/** The fields of a payment in answers. Amounts are exact decimal strings in whole coins. */
const paymentFields = {
  id: z.string(),
  orderId: z.string(),
  currency: z.enum(CURRENCIES),
  /** `name`: the coin with its network. `network`: only the network, in the reader's language. */
  name: z.string(),
  network: z.string(),
  expectedAmount: z.string(),
  address: z.string(),
  /** The QR code: a PNG in base64, without the `data:` prefix. It is present only while the customer must still pay. */
  qrCodeData: z.string().optional(),
  expiresAt: z.string(),
  /** The server's time when it answers. Countdowns need it, because the customer's clock may be wrong. */
  now: z.string(),
  status: z.enum(WIRE_STATUSES),
}

export const createdPayment = z.object(paymentFields)

export type CreatedPayment = z.infer<typeof createdPayment>

export const paymentView = z.object({
  ...paymentFields,
  /** The money that came so far, including unconfirmed money. */
  received: z.string(),
  /** The amount that the customer must send before `expiresAt`. */
  due: z.string(),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  transactionHash: z.string().nullable(),
  /** The time until which late money is credited without a decision by staff. */
  watchedUntil: z.string(),
  /** True if the quote ended before enough money came. Late money is valued at the daily rate. */
  late: z.boolean().optional(),
  /** The reason why the payment is in review. */
  reason: z.enum(PUBLIC_REASONS).optional(),
  /** How the order ended. The order then accepts no more money: this or another payment paid the order, or the order was cancelled or refunded. */
  order: z.enum(ENDED_ORDERS).optional(),
  /** The order's surplus, until staff have returned it. */
  surplus: z.string().optional(),
})

export type PaymentView = z.infer<typeof paymentView>
