import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { LANGS } from '#base/i18n.ts'
import { isId } from '#base/ids.ts'
import { isStorable, removeInvisible } from '#base/text.ts'
import { MAX_LINES, MAX_QUANTITY } from '#features/orders/orders/model.ts'
import { placedOrder } from '#features/orders/orders/schemas.ts'
import { MANUAL_STATUSES, MANUAL_WAYS } from '#features/money/payment-review/model.ts'
import { planInput } from '#features/orders/plans/schemas.ts'
import { profileChange, profileInput, profileView } from '#features/people/profiles/schemas.ts'
import { ORDER_STATES, PAYOUT_STATES } from './model.ts'

export const text = (most: number) => z.string().overwrite(removeInvisible).trim().max(most).refine(isStorable)

/** The id in the path of a call. An id with a wrong form is not found. */
export const byId = z.object({ id: z.string().max(100).refine(isStorable) })

export const clientFilter = z.object({ q: text(200).optional().describe('A part of the name or the e-mail address') })

const clientRow = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  orders: z.number(),
  createdAt: z.string(),
})
export type ClientRow = z.infer<typeof clientRow>

export const clientPage = z.object({ items: z.array(clientRow), next: z.string().nullable() })

const lang = z.enum(LANGS).describe('The language of the client’s e-mails and pages')

/** The fields of the profile form. The default language of the client is the language of the call. */
export const clientInput = profileInput.extend({
  lang: lang.optional(),
  clientId: z
    .string()
    .refine(isId)
    .optional()
    .describe('The id of the new client; a repeated call with the same id creates no second client'),
})
export type ClientInput = z.output<typeof clientInput>

export const clientChange = profileChange.extend({ lang: lang.optional() })
export type ClientChange = z.output<typeof clientChange>

export const clientView = profileView.extend({
  lang,
  /** The client's consent to storing birth data, wishes and participants, which the partner has confirmed. */
  consent: z.object({ given: z.boolean(), givenAt: z.string().nullable() }),
})
export type ClientView = z.infer<typeof clientView>

const items = z
  .array(
    z.object({
      id: z.string().min(1).max(160).refine(isStorable).describe('As in `POST /api/orders`'),
      duration: z.number('orders.duration-unknown').describe('Months, as in `POST /api/orders`'),
      quantity: z
        .number('orders.quantity-range')
        .int('orders.quantity-range')
        .min(1, 'orders.quantity-range')
        .max(MAX_QUANTITY, 'orders.quantity-range')
        .default(1),
    }),
    'orders.empty',
  )
  .min(1, 'orders.empty')
  .max(MAX_LINES, 'orders.too-many-lines')

const noCode = z
  .string()
  .max(0, 'discounts.partner-order')
  .optional()
  .describe('Discount codes are not valid for partners’ orders')

export const quoteInput = z.object({ items, discountCode: noCode })

export const quoteAnswer = z.object({
  items: placedOrder.shape.items,
  total: z.number(),
  currency: z.literal('USD'),
})

export const partnerOrderInput = z.object({
  clientId: z.string('partners.client-required').min(1, 'partners.client-required').max(100).refine(isStorable),
  items,
  discountCode: noCode,
  /** The day, wish and participants. Here every field is optional, but in a customer's plan the day is required. */
  plan: planInput.omit({ customerEmail: true }).partial().optional(),
  note: text(2000).optional(),
  consent: z.boolean().optional().describe('The client agreed to storing wishes and participants'),
})
export type PartnerOrderInput = z.infer<typeof partnerOrderInput>

const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'payments.date-invalid')
  .refine(isSafeForArithmetic, 'payments.date-invalid')

export const orderFilter = z.object({
  state: z.enum(ORDER_STATES).optional(),
  q: text(200)
    .optional()
    .describe('The first digits of a number, with or without `#`, or a part of the name or the e-mail address'),
  from: moment.optional(),
  to: moment.optional().describe('If a day is given, the whole day is included'),
})
export type OrderFilter = z.infer<typeof orderFilter>

const partnerOrder = placedOrder.extend({
  /** The state of the link until the order is paid, and then the status of the order. */
  state: z.enum(ORDER_STATES),
  /** The link that the partner sends to the client. */
  link: z.string(),
  client: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }),
  /** The language of the shop's e-mails to the client. */
  lang: z.enum(LANGS),
  sentAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  /**
   * The payment that the partner reported. `withdrawn`: staff did not confirm the report, so the partner can report again. Only the view of
   * a single order has this state.
   */
  reported: z
    .object({
      amountUsd: z.number(),
      receivedAt: z.string(),
      reference: z.string(),
      status: z.enum(MANUAL_STATUSES),
    })
    .nullable(),
})
export type PartnerOrder = z.infer<typeof partnerOrder>

export const partnerOrderPage = z.object({ items: z.array(partnerOrder), next: z.string().nullable() })

/**
 * A partner's order with the texts that the partner entered. Texts that the customer adds later are not shown. `hasNewNames`: other names
 * than the partner's were saved on the page of the order's link.
 */
export const partnerOrderView = partnerOrder.extend({
  plan: z.object({
    startDate: z.string().nullable(),
    specialWishes: z.string(),
    participants: z.string(),
    hasNewNames: z.boolean(),
  }),
  note: z.string(),
})
export type PartnerOrderView = z.infer<typeof partnerOrderView>

export const manualInput = z.object({
  amountUsd: z
    .number('payments.amount-invalid')
    .positive('payments.amount-invalid')
    .max(10_000_000, 'payments.amount-invalid'),
  receivedAt: moment,
  way: z.enum(MANUAL_WAYS).optional(),
  reference: text(200)
    .min(1, 'payments.reference-required')
    .regex(/^[^\p{Cc}]*$/u),
  note: text(2000).default(''),
})

export const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/

export const statementQuery = z.object({ month: z.string().regex(MONTH, 'partners.month-invalid').optional() })

/** A commission rule in the API. It has exactly one of the two fields. */
export const commissionInput = z
  .object({
    percent: z.number().min(0).max(100).multipleOf(0.01).optional(),
    fixedUsd: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
  })
  .refine(({ percent, fixedUsd }) => (percent === undefined) !== (fixedUsd === undefined), 'partners.commission-one')
export type CommissionInput = z.infer<typeof commissionInput>

export const commissionView = z.object({ percent: z.number().optional(), fixedUsd: z.number().optional() })

const statementLine = z.object({
  orderId: z.string(),
  number: z.string(),
  paidAt: z.string(),
  client: z.string(),
  status: placedOrder.shape.status,
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      totalUsd: z.number(),
      /** The commission rule on the day of the payment. */
      commission: commissionView,
      commissionUsd: z.number(),
    }),
  ),
  totalUsd: z.number(),
  /** The refunded part of the order's total. */
  givenBackUsd: z.number(),
  /** The commission without the refunded part. */
  commissionUsd: z.number(),
})

/**
 * The partner's balance over all months. `balanceUsd`: the commission due less the cash that the partner has; negative if the partner owes
 * the shop.
 */
export const balanceView = z.object({ dueUsd: z.number(), heldUsd: z.number(), balanceUsd: z.number() })

export const statement = z.object({
  month: z.string(),
  balance: balanceView,
  currency: z.literal('USD'),
  lines: z.array(statementLine),
  totalUsd: z.number(),
  commissionUsd: z.number(),
  payout: z.object({
    state: z.enum(PAYOUT_STATES),
    paidUsd: z.number(),
    dueUsd: z.number(),
    /** The part of this month's commission that is not paid out: earlier payouts included commission for orders that were refunded later. */
    deductedUsd: z.number(),
    payouts: z.array(z.object({ amountUsd: z.number(), paidAt: z.string() })),
  }),
})
export type Statement = z.infer<typeof statement>

export const partnerView = z.object({
  id: z.string(),
  name: z.string(),
  /** The sum of a report above which staff must confirm the report. Zero: staff confirm every report. */
  approvalFromUsd: z.number(),
  /** The sum of all reports in 24 hours above which staff must confirm each further report. */
  approvalDayFromUsd: z.number(),
  commission: commissionView,
  overrides: z.array(
    commissionView.extend({ serviceId: z.string(), name: z.object({ ru: z.string(), en: z.string() }) }),
  ),
})
export type PartnerView = z.infer<typeof partnerView>
