import { ID_PATTERN } from '#base/ids.ts'
import { z } from 'zod'
import { CARD_CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { ENDED_ORDERS } from '#features/money/settlements/model.ts'
import { isShopReason } from '#features/money/settlements/rules.ts'
import { CARD_PROVIDERS, CARD_WIRE_STATUSES } from './model.ts'

/**
 * The input of the call that opens a card payment. If `provider` is omitted, the customer did not choose a card service. Then the answer is
 * the page that is already open, or a new page of the shop's first card service.
 */
export const cardPaymentInput = z.object({
  orderId: z.string().min(1).max(100),
  provider: z.enum(CARD_PROVIDERS, 'payments.card-unknown').optional(),
})

export type CardPaymentInput = z.infer<typeof cardPaymentInput>

/** The card service, and the exact amount of the charge as a decimal string. */
const charge = { provider: z.enum(CARD_PROVIDERS), amount: z.string(), currency: z.enum(CARD_CURRENCIES) }

export const createdCardPayment = z.object({
  id: z.string(),
  /** The URL of the card service's page, which opens in a new tab. */
  url: z.string(),
  ...charge,
})

export const cardPaymentView = z.object({
  id: z.string(),
  status: z.enum(CARD_WIRE_STATUSES),
  orderId: z.string(),
  ...charge,
  /** The sum that the card service took, if it differs from `amount`. */
  taken: z.string().optional(),
  /** How the order ended. The order then accepts no more money: this or another payment paid the order, or the order was cancelled or refunded. */
  order: z.enum(ENDED_ORDERS).optional(),
  /** The URL of the card service's page, while the customer can still pay there. */
  url: z.string().optional(),
})

export type CardPaymentView = z.infer<typeof cardPaymentView>

/**
 * The input of a card refund. The amount is in hundredths of the currency of the charge. A repeated request with the same `id` gets the
 * same refund.
 */
export const refundInput = z.object({
  id: z.string().regex(ID_PATTERN, 'payments.refund-id').optional(),
  attemptId: z.string().min(1).max(100),
  amountCents: z
    .number('payments.amount-invalid')
    .int('payments.amount-invalid')
    .positive('payments.amount-invalid')
    .max(2_147_483_647, 'payments.amount-invalid'),
  reason: z
    .string('payments.note-required')
    .trim()
    .min(1, 'payments.note-required')
    .max(2000, 'payments.note-required')
    .regex(/^[^\p{Cc}]*$/u, 'payments.note-required')
    .refine((reason) => !isShopReason(reason), 'payments.reason-of-shop'),
})

export type RefundInput = z.infer<typeof refundInput>
