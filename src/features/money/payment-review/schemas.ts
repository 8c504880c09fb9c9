import { z } from 'zod'
import { CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { DECISIONS, RETURN_WAYS } from '#features/money/settlements/model.ts'
import { isShopReason } from '#features/money/settlements/rules.ts'
import { MANUAL_WAYS } from './model.ts'

const line = (most: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(most, message)
    .regex(/^[^\p{Cc}]*$/u, message)

const note = z.string().trim().max(2000, 'payments.note-too-long').default('')

const centsOfDollars = z
  .number('payments.amount-invalid')
  .int('payments.amount-invalid')
  .positive('payments.amount-invalid')
  .max(1_000_000_000, 'payments.amount-invalid')

/** The input of a confirmation: a payment that came outside the shop (docs/payments.md). */
export const manualInput = z.object({
  orderId: z.string().min(1).max(100),
  amountCents: centsOfDollars,
  /** The day on which the money arrived, according to the bank. */
  receivedOn: z.iso.date('payments.date-invalid'),
  way: z.enum(MANUAL_WAYS, 'payments.way-required').optional(),
  reference: line(200, 'payments.reference-required'),
  note,
})

export type ManualInput = z.infer<typeof manualInput>

/** The sums that the person saw, one sum for each coin. */
export const coinSums = z
  .array(z.object({ currency: z.enum(CURRENCIES, 'payments.amount-invalid'), amount: z.string().max(100) }))
  .max(CURRENCIES.length)

/**
 * The input of a decision. `attention` is the reason for review that the person saw. If the payment has another reason or another sum now,
 * the decision is refused.
 */
export const decisionInput = z.object({
  method: z.enum(['crypto', 'card']),
  reference: z.string().min(1).max(100),
  attention: z.string().min(1).max(40),
  /** The sum that the person saw. The decision covers this sum. If it is omitted, the decision covers all money that is confirmed now. */
  received: z.string().max(100).optional(),
  /** The sums of other coins, which no rule credits, as the person saw them. */
  strange: coinSums.optional(),
  decision: z.enum(DECISIONS, 'payments.decision-unknown'),
  /** If the decision returns card money, the note becomes the reason of the refund. */
  note: line(2000, 'payments.note-required').refine((note) => !isShopReason(note), 'payments.reason-of-shop'),
})

export type DecisionInput = z.infer<typeof decisionInput>

/** Money that staff returned outside the shop. `proof` is the hash of the transaction, or the bank's reference. */
export const returnedInput = z.object({
  method: z.enum(['crypto', 'card', 'manual']),
  reference: z.string().min(1).max(100),
  /** The sum to return, as the person saw it. If it is omitted, the return covers all money that staff must still return. */
  amount: z.string().max(100).optional(),
  proof: line(200, 'payments.reference-required'),
  way: z.enum(RETURN_WAYS, 'payments.way-required'),
  returnedOn: z.iso.date('payments.return-day'),
  /** The reason why the money was returned. If it is omitted, the money was a surplus. */
  reason: z
    .string()
    .max(2000)
    .refine((reason) => !isShopReason(reason), 'payments.reason-of-shop')
    .optional(),
})

export type ReturnedInput = z.infer<typeof returnedInput>
