import { z } from 'zod'
import { CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { ENDED_ORDERS } from '#features/money/settlements/model.ts'
import { PUBLIC_REASONS, WIRE_STATUSES } from './model.ts'

/** The customer's time zone, as browsers name it, for the time of day in the e-mail. */
export const pageEmailInput = z.object({ timeZone: z.string().max(64).optional() })

/** `amountUsd` is only compared with what is due; other fields are ignored. */
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
  /** The coin with its network, and the network alone, in the reader's language. */
  name: z.string(),
  network: z.string(),
  expectedAmount: z.string(),
  address: z.string(),
  /** PNG in base64, without the `data:` prefix; only while something is still due. */
  qrCodeData: z.string().optional(),
  expiresAt: z.string(),
  /** The server's time of the answer, for countdowns: the customer's clock may be wrong. */
  now: z.string(),
  status: z.enum(WIRE_STATUSES),
}

export const createdPayment = z.object(paymentFields)

export type CreatedPayment = z.infer<typeof createdPayment>

export const paymentView = z.object({
  ...paymentFields,
  /** Seen so far, including unconfirmed. */
  received: z.string(),
  /** Still to be sent before `expiresAt`. */
  due: z.string(),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  transactionHash: z.string().nullable(),
  /** Until then late money is credited without review. */
  watchedUntil: z.string(),
  /** The quote ended before enough had come: late money counts at the daily rate. */
  late: z.boolean().optional(),
  /** Why it is in review. */
  reason: z.enum(PUBLIC_REASONS).optional(),
  /** Its order takes no more money: it was paid by this payment or another one, cancelled or refunded. */
  order: z.enum(ENDED_ORDERS).optional(),
  /** The surplus beyond what the order took, until it is given back. */
  surplus: z.string().optional(),
})

export type PaymentView = z.infer<typeof paymentView>
