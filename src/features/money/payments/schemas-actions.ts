import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { dollarsToCents } from '#base/money.ts'
import { MANUAL_WAYS } from '#features/money/payment-review/model.ts'
import { coinSums } from '#features/money/payment-review/schemas.ts'
import { DECISIONS, RETURN_WAYS } from '#features/money/settlements/model.ts'
import { isShopReason } from '#features/money/settlements/rules.ts'
import { policyInput } from '#features/money/settlements/schemas-policy.ts'

const WRONG_AMOUNT = 'payments.amount-invalid'

/** A sum in dollars, exact to the cent. */
const dollars = z
  .number(WRONG_AMOUNT)
  .positive(WRONG_AMOUNT)
  .max(10_000_000, WRONG_AMOUNT)
  .refine((usd) => dollarsToCents(usd) !== undefined, WRONG_AMOUNT)

const words = (code: string) =>
  z
    .string(code)
    .trim()
    .min(1, code)
    .max(2000, code)
    .regex(/^[^\p{Cc}]*$/u, code)

/** The input of a confirmation: a payment that came outside the shop. */
export const manualRequest = z.object({
  orderId: z.string().min(1).max(100),
  amountUsd: dollars,
  /** The day on which the money arrived, according to the bank. If the request has a time, its day in UTC is used. */
  receivedAt: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], 'payments.date-invalid')
    .refine(isSafeForArithmetic, 'payments.date-invalid'),
  way: z.enum(MANUAL_WAYS, 'payments.way-required').optional(),
  reference: words('payments.reference-required').max(200, 'payments.reference-required'),
  note: z.string().trim().max(2000, 'payments.note-too-long').default(''),
})

export const reviewRequest = z.object({
  decision: z.enum(DECISIONS, 'payments.decision-unknown'),
  note: words('payments.note-required').refine((note) => !isShopReason(note), 'payments.reason-of-shop'),
  /**
   * The reason for review that the person saw. If the payment has another reason or another sum now, the decision is refused. If it is
   * omitted, the decision is about the current reason.
   */
  attention: z.string().max(40).optional(),
  received: z.string().max(100).optional(),
  strange: coinSums.optional(),
})

/**
 * The sum of a card refund, in dollars of the price or exactly in the currency of the charge. If a request with the same `refundId` is
 * repeated, it gets the same refund.
 */
export const refundRequest = z
  .object({
    amountUsd: dollars.optional(),
    amount: z
      .string(WRONG_AMOUNT)
      .regex(/^\d{1,8}(?:\.\d{1,2})?$/, WRONG_AMOUNT)
      .optional(),
    reason: words('payments.note-required').refine((reason) => !isShopReason(reason), 'payments.reason-of-shop'),
    refundId: z.string().regex(ID_PATTERN, 'payments.refund-id').optional(),
  })
  .refine(({ amountUsd, amount }) => (amountUsd === undefined) !== (amount === undefined), {
    path: ['amountUsd'],
    message: WRONG_AMOUNT,
  })

const RETURN_DAY = 'payments.return-day'
const returnDay = z.iso.date(RETURN_DAY).refine(isSafeForArithmetic, RETURN_DAY)

/** Facts about money that staff returned outside the shop: how, on which day, and the transaction or the bank's reference. */
export const handReturn = z.object({
  way: z.enum(RETURN_WAYS, 'payments.way-required'),
  returnedOn: returnDay,
  proof: words('payments.reference-required').max(200, 'payments.reference-required'),
})

export const returnRequest = handReturn.extend({
  /** The sum that the person saw and sent to the customer. If the sum to return is different now, nothing is recorded. */
  amount: z.string().max(100).optional(),
})

/** The fields that the owner can change. A missing field has its default value. */
const policyFields = policyInput.required()

export const policyView = z.object({
  version: z.number(),
  holds: policyFields,
  defaults: policyFields,
})

export type PolicyView = z.infer<typeof policyView>

export const policyRequest = z.object({ version: z.number().int(), policy: policyInput })
