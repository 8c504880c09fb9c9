import { z } from 'zod'
import { CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { ENDED_ORDERS } from '#features/money/settlements/model.ts'
import { PUBLIC_REASONS, WIRE_STATUSES } from './model.ts'

/** The customer's time zone, in the names that browsers use, for the time of day in the e-mail. */
export const pageEmailInput = z.object({ timeZone: z.string().max(64).optional() })

/** `amountUsd` is only compared with the amount due. Other fields are ignored. */
export const paymentInput = z.object({
  orderId: z.string().min(1).max(100),
  currency: z.enum(CURRENCIES, 'payments.currency-unknown'),
  amountUsd: z.number().positive('payments.amount-invalid').max(10_000_000, 'payments.amount-invalid'),
})

export type PaymentInput = z.infer<typeof paymentInput>

/** Amounts are exact decimal strings in whole coins. */
const paymentFields = {
  id: z.string(),
  orderId: z.string(),
  currency: z.enum(CURRENCIES),
  /** The coin with its network, and also only the network, in the reader's language. */
  name: z.string(),
  network: z.string(),
  expectedAmount: z.string(),
  address: z.string(),
  /** PNG in base64, without the `data:` prefix; only while something is still due. */
  qrCodeData: z.string().optional(),
  expiresAt: z.string(),
  /** The server's time of the answer, for countdowns, because the customer's clock may be wrong. */
  now: z.string(),
  status: z.enum(WIRE_STATUSES),
}

export const createdPayment = z.object(paymentFields)

export type CreatedPayment = z.infer<typeof createdPayment>

export const paymentView = z.object({
  ...paymentFields,
  /** The money seen so far, including unconfirmed money. */
  received: z.string(),
  /** The amount to be sent before `expiresAt`. */
  due: z.string(),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  transactionHash: z.string().nullable(),
  /** Late money is credited without review until this time. */
  watchedUntil: z.string(),
  /** The quote ended before enough money came. Late money counts at the daily rate. */
  late: z.boolean().optional(),
  /** Why the payment is in review. */
  reason: z.enum(PUBLIC_REASONS).optional(),
  /** Why the order takes no more money: it was paid by this payment or another one, cancelled or refunded. */
  order: z.enum(ENDED_ORDERS).optional(),
  /** The surplus of the order, until it is returned. */
  surplus: z.string().optional(),
})

export type PaymentView = z.infer<typeof paymentView>
