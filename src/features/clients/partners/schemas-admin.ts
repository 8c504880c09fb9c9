import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { isNameShort } from '#base/name-length.ts'
import { isStorable } from '#base/text.ts'
import { isSafeForArithmetic } from '#base/time.ts'
import { balanceView, commissionInput, type commissionView, MONTH, partnerView, text } from './schemas.ts'
import { PAYOUT_STATES } from './model.ts'

const name = text(200)
  .refine((given) => !isNameShort(given), 'partners.name-short')
  .regex(/^[^\p{Cc}]*$/u)

const overrides = z
  .array(z.intersection(commissionInput, z.object({ serviceId: z.string().min(1).max(100).refine(isStorable) })))
  .max(200)
export type Overrides = z.infer<typeof overrides>

export const partnerInput = z.object({
  email: z
    .string('partners.email-invalid')
    .overwrite(cleanEmail)
    .refine(isEmail, 'partners.email-invalid')
    .meta({ format: 'email' }),
  name,
  commission: commissionInput,
  overrides: overrides.default([]).describe('Rules for single rituals'),
})
export type PartnerInput = z.infer<typeof partnerInput>

/** The input of the call that changes a partner. Omitted fields do not change. */
export const partnerChange = z.object({
  version: z.number().int().optional(),
  name: name.optional(),
  commission: commissionInput.optional(),
  overrides: overrides.optional(),
  active: z.boolean().optional(),
  /** True if staff confirm every report of a payment. Null means the default: staff confirm, but not in a sandbox. */
  confirmsReports: z.boolean().nullable().optional(),
})
export type PartnerChange = z.infer<typeof partnerChange>

export const partnerFilter = z.object({ q: text(200).optional() })

const partnerRow = partnerView.omit({ approvalFromUsd: true, approvalDayFromUsd: true }).extend({
  email: z.string(),
  active: z.boolean(),
  confirmsReports: z.boolean().nullable(),
  version: z.number(),
  createdAt: z.string(),
  clients: z.number(),
  orders: z.number(),
  paidOrders: z.number(),
  /** The sum of paid orders, without refunds. */
  paidUsd: z.number(),
  commissionUsd: z.number(),
  payoutsUsd: z.number(),
  ...balanceView.shape,
})
export type PartnerRow = z.infer<typeof partnerRow>

export const partnerPage = z.object({ items: z.array(partnerRow), next: z.string().nullable() })

export const partnerDetail = partnerRow.extend({
  /** The money that the shop received from the partner, and commission taken from the cash. The newest is first, at most 200. */
  handovers: z.array(
    z.object({
      id: z.string(),
      receivedOn: z.string(),
      /** Negative for an entry that undoes another entry. */
      amountUsd: z.number(),
      note: z.string(),
      /** The month for which the partner took commission from the cash. Null for other entries. */
      keptMonth: z.string().nullable(),
      /** The id of the entry that this entry undoes. */
      undoes: z.string().nullable(),
      isUndone: z.boolean(),
      markedBy: z.string().nullable(),
      markedAt: z.string(),
    }),
  ),
  /** The months with payments or payouts. The newest is first. */
  months: z.array(
    z.object({
      month: z.string(),
      orders: z.number(),
      paidUsd: z.number(),
      commissionUsd: z.number(),
      payoutsUsd: z.number(),
      /** The amount that staff can pay out now. */
      dueUsd: z.number(),
      /** The part of this month's commission that is not paid out: another month has payouts for orders that were refunded later. */
      deductedUsd: z.number(),
      state: z.enum(PAYOUT_STATES),
    }),
  ),
})
export type PartnerDetail = z.infer<typeof partnerDetail>

export const payoutInput = z.object({
  month: z.string('partners.month-invalid').regex(MONTH, 'partners.month-invalid'),
  /** The sum of the payout. If it is omitted, the payout is the whole amount due. */
  amountUsd: z.number('payments.amount-invalid').positive('payments.amount-invalid').max(10_000_000).optional(),
  note: text(500).default(''),
  /** The id of the payout. Requests with the same id record one payout. */
  payoutId: z.string('partners.payout-id').regex(ID_PATTERN, 'partners.payout-id').optional(),
  fromCash: z.boolean().default(false).describe('The partner keeps it from the cash in hand; nothing is sent'),
})
export type PayoutInput = z.infer<typeof payoutInput>

/** The input of a receipt: money that the shop received from the partner. A repeated request with the same id is recorded once. */
export const handoverInput = z.object({
  amountUsd: z.number('payments.amount-invalid').positive('payments.amount-invalid').max(10_000_000),
  receivedOn: z.iso.date('payments.date-invalid').refine(isSafeForArithmetic, 'payments.date-invalid'),
  note: text(500).default(''),
  handoverId: z.string('partners.payout-id').regex(ID_PATTERN, 'partners.payout-id').optional(),
  keepsCommission: z
    .boolean()
    .default(false)
    .describe('The partner keeps the commission due from the cash left; it counts as paid out'),
})
export type HandoverInput = z.infer<typeof handoverInput>

export const undoInput = z.object({ note: text(500).min(1, 'partners.undo-reason') })

export const payoutAnswer = z.object({
  id: z.string(),
  month: z.string(),
  amountUsd: z.number(),
  note: z.string(),
  markedBy: z.string(),
  markedAt: z.string(),
})
export type CommissionView = z.infer<typeof commissionView>
