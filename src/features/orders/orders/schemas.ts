import { z } from 'zod'
import { readings } from './schemas-readings.ts'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { isNameShort, nameLength } from '#base/name-length.ts'
import { removeInvisible } from '#base/text.ts'
import { isTimeZone } from '#base/time.ts'
import { MAX_GIFT_NAME, MAX_GIFT_NOTE } from '#features/orders/cart/model.ts'
import { RETURN_WAYS } from '#features/money/settlements/model.ts'
import { discountView, typedCode } from '#features/orders/discounts/schemas.ts'
import { MAX_LINES, MAX_QUANTITY, ORDER_STATUSES } from './model.ts'

const customerEmail = z
  .string('orders.email-required')
  .overwrite(cleanEmail)
  .min(1, 'orders.email-required')
  .refine(isEmail, 'orders.email-invalid')
  .meta({ format: 'email' })

const customerName = z
  .string('orders.name-required')
  .overwrite(removeInvisible)
  .trim()
  .min(1, 'orders.name-required')
  .refine((name) => !isNameShort(name), 'orders.name-short')
  .max(200, 'orders.name-long')
  .regex(/^[^\p{Cc}]*$/u, 'orders.name-required')

const price = z
  .number()
  .min(0)
  .max(10_000_000)
  .describe('Dollars for quantity one; the shop refuses an order whose price differs from the catalogue')

/** A text that a customer typed. Line ends and tabs are the only allowed control characters. Plans define the maximum length. */
const ownText = z
  .string()
  .overwrite(removeInvisible)
  .max(10_000)
  .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)
  .default('')

const orderLineInput = z.object({
  id: z
    .string()
    .min(1)
    .max(160)
    .describe(
      'The item: `{serviceId}` (a month), `{serviceId}-{basic|enhanced|premium}` for a tier, `z-special-intention-{intentionId}` for an intention',
    ),
  name: z.string().max(500).optional(),
  price,
  quantity: z
    .number('orders.quantity-range')
    .int('orders.quantity-range')
    .min(1, 'orders.quantity-range')
    .max(MAX_QUANTITY, 'orders.quantity-range'),
  duration: z
    .number('orders.duration-unknown')
    .describe('Months: 0.25, 0.5, 1, 2 or 3; for an intention 0.75, 1.5 or 2.25'),
})

/** The value of the header `Idempotency-Key`. */
export const idempotencyKey = z
  .string()
  .max(200)
  .regex(/^[\x21-\x7e]+$/)

/**
 * The body of `POST /api/orders` (docs/contract.md, "Orders"). The server only compares the prices and the total with its
 * own prices, and does not use them for the order.
 */
export const orderInput = z.object({
  customerName,
  customerEmail,
  paymentMethod: z.enum(['crypto', 'card']),
  items: z.array(orderLineInput).min(1, 'orders.empty').max(MAX_LINES, 'orders.too-many-lines'),
  total: z.number().min(0).max(100_000_000).describe('The amount to pay: the sum of the lines less the discount'),
  discountCode: typedCode.optional(),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'orders.time-zone')
    .optional()
    .describe('The IANA name of the reader’s time zone, for times in e-mails'),
  plan: z
    .object({
      specialWishes: ownText.default(''),
      participants: ownText
        .default('')
        .describe('One per line: first name, last name, date, time, gotra, and “in memory” if the person has died'),
      startDate: z
        .union([z.literal(''), z.iso.date()], 'plans.start-date-invalid')
        .optional()
        .describe('The first day of each ritual without a fixed moment, as `2026-11-20`'),
      priestChooses: z.boolean().optional().describe('The priest chooses the day; `startDate` takes precedence'),
      readings,
      consent: z.boolean().optional(),
    })
    .optional()
    .describe('Participants, wish and first day, if given with the order'),
  gift: z
    .object({
      name: z
        .string('orders.gift-name')
        .overwrite(removeInvisible)
        .trim()
        .refine((name) => nameLength(name) > 0, 'orders.gift-name')
        .max(MAX_GIFT_NAME)
        .regex(/^[^\p{Cc}]*$/u, 'orders.gift-name'),
      note: z
        .string()
        .overwrite(removeInvisible)
        .trim()
        .max(MAX_GIFT_NOTE, 'orders.gift-note')
        .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'orders.gift-note')
        .default(''),
    })
    .optional()
    .describe('The recipient and the card’s text; e-mails go only to the customer'),
})

export type OrderInput = z.infer<typeof orderInput>

export type OrderLineInput = z.infer<typeof orderLineInput>

const itemView = z.object({
  id: z.string(),
  name: z.string(),
  /** The term in weeks. It is absent for a ritual sold for a fixed moment. */
  duration: z.number(),
  /** The start time of a ritual sold for a fixed moment (a group ritual). */
  performsAt: z.string().optional(),
  /** The price in dollars for quantity one. */
  price: z.number(),
  quantity: z.number(),
})

/** Hashes of an order's texts (`TextMarks`). A browser uses them to recognise the texts that it has sent. */
export const textMarks = z.object({ names: z.string(), wish: z.string() })

export const placedOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** The amount to pay in dollars, after a discount. The lines have their full prices. */
  total: z.number(),
  currency: z.literal('USD'),
  items: z.array(itemView),
  discount: discountView.optional(),
  createdAt: z.string(),
})

/** The answer to `POST /api/orders`. */
export const placedWithMarks = placedOrder.extend({ textMarks: textMarks.optional() })

export type PlacedOrder = z.infer<typeof placedOrder>

/** The order as anyone with its link may see it (docs/contract.md, "Pages"). */
const orderView = placedOrder.extend({
  /** The category of the ritual, which sets the colour of its picture. */
  items: z.array(itemView.extend({ category: z.string().nullable() })),
  paymentMethod: z.string(),
  paidAt: z.string().nullable(),
  payment: z
    .object({
      id: z.string(),
      currency: z.string(),
      status: z.string(),
      expectedAmount: z.string(),
      received: z.string(),
      transactionHash: z.string().nullable(),
      /** All transactions of a coin payment, if there are several. */
      transactions: z.array(z.string()).optional(),
      paidAt: z.string().nullable(),
      /** The payment that the customer can continue, if any. */
      openPaymentId: z.string().nullable(),
      /** The reason why staff must review the payment. */
      reason: z.string().optional(),
      /** The money received above the price and not yet returned. Amounts are in whole coins or in dollars. */
      surplus: z.array(z.object({ currency: z.string(), amount: z.string() })).optional(),
    })
    .nullable(),
  /**
   * The money that the shop returned, with the payment methods. It is absent if nothing was returned. Amounts are in whole coins, dollars
   * or roubles. The day is written as `2026-11-20`. `transactionHash` is the transaction of returned coins.
   */
  refunds: z
    .array(
      z.object({
        currency: z.string(),
        amount: z.string(),
        day: z.string(),
        way: z.enum(RETURN_WAYS).nullable(),
        transactionHash: z.string().optional(),
      }),
    )
    .optional(),
})

/** The lines of an order as they can be ordered today, and the names of the lines that can no longer be ordered. */
export const repeatedLines = z.object({
  items: z.array(
    z.object({ id: z.string(), name: z.string(), price: z.number(), quantity: z.number(), duration: z.number() }),
  ),
  unavailable: z.array(z.string()),
})

export type RepeatedLines = z.infer<typeof repeatedLines>

/** The fields that only the signed-in owner gets (docs/contract.md, "Pages"). Wishes and participants come from the ritual plan. */
const ownerFields = z.object({
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string().nullable(),
  specialInstructions: z.string(),
  startDate: z.string().nullable(),
  specialWishes: z.string(),
  participants: z.string(),
})

export const orderAnswer = orderView.extend({ owner: ownerFields.optional() })

export type OrderView = z.infer<typeof orderAnswer>

export type OrderOwner = z.infer<typeof ownerFields>

/** The plan of a paid order, for its owner. */
const listedPlan = z.object({
  /** The first day, as `2026-11-20`; null if no day is chosen. */
  startDate: z.string().nullable(),
  priestChooses: z.boolean(),
  /** The names as the priest will read them. */
  names: z.array(z.string()),
  hasWish: z.boolean(),
  /** True if the plan was given for this order alone. Otherwise it is the customer's plan for all rituals. */
  isOwn: z.boolean(),
})

export const listedOrder = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  createdAt: z.string(),
  items: z.array(itemView.omit({ id: true })),
  paymentMethod: z.string(),
  total: z.number(),
  discount: discountView.optional(),
  specialInstructions: z.string(),
  /** This field is present only for an order that can be planned at this moment. */
  plan: listedPlan.optional(),
})

export type ListedPlan = z.infer<typeof listedPlan>
export type ListedOrder = z.infer<typeof listedOrder>
