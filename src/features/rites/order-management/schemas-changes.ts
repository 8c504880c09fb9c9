import { z } from 'zod'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { ID_PATTERN } from '#base/ids.ts'
import { isStorable, removeInvisible } from '#base/text.ts'
import { handReturn } from '#features/money/payments/schemas-actions.ts'
import { isShopReason } from '#features/money/settlements/rules.ts'
import { MAX_REASON } from './model.ts'
import { person } from './schemas.ts'

/** The corrected data of an order's customer. An empty address removes the address. */
export const customerInput = z.object({
  name: person('orders.name-required'),
  email: z
    .string()
    .overwrite(cleanEmail)
    .refine((text) => text === '' || isEmail(text), 'orders.email-invalid'),
  phone: z
    .string()
    .trim()
    .max(40, 'order.phone-invalid')
    .optional()
    .describe('Absent: the number stays. Empty: it is removed'),
  newLink: z.boolean().default(false).describe('Makes a new link of the order; the old one then opens nothing'),
  version: z.number().int(),
})
export type CustomerInput = z.infer<typeof customerInput>

/**
 * A refund of the money that paid an order, or of a part of it. `returned`: how staff returned coins or a bank transfer. Not required for
 * card money.
 */
export const refundOrderInput = z.object({
  reason: z
    .string('order.refund-reason')
    .overwrite(removeInvisible)
    .trim()
    .min(1, 'order.refund-reason')
    .max(MAX_REASON, 'order.refund-reason')
    .refine(isStorable, 'order.refund-reason')
    .refine((reason) => !isShopReason(reason), 'payments.reason-of-shop'),
  returned: handReturn.optional(),
  amount: z
    .string('payments.amount-invalid')
    .max(100)
    .optional()
    .describe('A part, in the currency of `refundable`; by default all of it'),
  endDays: z
    .boolean()
    .optional()
    .describe('Removes the days of the weeks that have not begun, if only a part is returned'),
  refundId: z.string('payments.refund-id').regex(ID_PATTERN, 'payments.refund-id').optional(),
})

export type RefundOrderInput = z.infer<typeof refundOrderInput>
