import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { cleanEmail, isEmail } from '#base/contact.ts'
import { nameLength } from '#base/name-length.ts'
import { isStorable, removeInvisible } from '#base/text.ts'
import { MAX_LINES, MAX_QUANTITY, ORDER_SOURCES, ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { discountView, typedCode } from '#features/orders/discounts/schemas.ts'
import { readingView } from '#features/orders/orders/schemas-readings.ts'
import { orderInput, placedOrder } from '#features/orders/orders/schemas.ts'
import { MANUAL_WAYS } from '#features/money/payment-review/model.ts'
import { CARD_CURRENCIES, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { METHODS, REFUND_STATUSES } from '#features/money/settlements/model.ts'
import { NAMES_MARKS } from '#features/rites/calendar/model.ts'
import { setDays } from '#features/rites/calendar/schemas.ts'
import { callView } from './schemas-letters.ts'
import { MESSAGE_KINDS, MAX_NOTE, MAX_REASON, TIMELINE_KINDS } from './model.ts'

const text = (max: number) => z.string().overwrite(removeInvisible).trim().max(max).refine(isStorable)

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine(isSafeForArithmetic)

/** The filters of the list. If `to` is a day, the whole day is included. */
export const orderFilter = z.object({
  status: z.enum(ORDER_STATUSES).optional(),
  q: text(200)
    .optional()
    .describe(
      'The first digits of an order number, with or without `#`; beginnings of words of a name or e-mail address; a phone number; a transaction',
    ),
  from: moment.optional(),
  to: moment.optional(),
  partner: text(200).optional(),
})

export type OrderFilter = z.infer<typeof orderFilter>

const step = z.object({
  to: z.enum(ORDER_STATUSES),
  needsReason: z.boolean(),
  needsProof: z.boolean(),
})

export const orderItem = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  version: z.number(),
  total: z.number(),
  currency: z.literal('USD'),
  paymentMethod: z.string(),
  source: z.enum(ORDER_SOURCES),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  customer: z.object({ name: z.string(), email: z.string().nullable() }),
  /** The ordered rituals. `duration` is in weeks. A ritual that was sold for a fixed time has `performsAt`. */
  items: z.array(
    z.object({ name: z.string(), duration: z.number(), performsAt: z.string().optional(), quantity: z.number() }),
  ),
  /** True if at least one ritual has scheduled days. */
  isScheduled: z.boolean(),
  /** The statuses that staff can set now. */
  steps: z.array(step),
})

export type OrderItem = z.infer<typeof orderItem>

export const orderPage = z.object({ items: z.array(orderItem), next: z.string().nullable() })

export const orderCounts = z.object({
  all: z.number(),
  byStatus: z.object({
    pending: z.number(),
    processing: z.number(),
    completed: z.number(),
    ready: z.number(),
    cancelled: z.number(),
    refunded: z.number(),
  }),
})

export type OrderCounts = z.infer<typeof orderCounts>

const line = z.object({
  /** The position of the line, as text. Scheduling and proofs use this id. */
  id: z.string(),
  itemId: z.string(),
  serviceId: z.string(),
  name: z.string(),
  tier: z.string().nullable(),
  duration: z.number(),
  /** When the ritual starts, if it was sold for a fixed time. */
  performsAt: z.string().optional(),
  price: z.number(),
  quantity: z.number(),
  total: z.number(),
})

const payment = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  /** The card service. Empty for payments that are not by card. */
  provider: z.string(),
  /** How the customer paid a sum that staff confirmed by hand. Null if unknown. */
  way: z.enum(MANUAL_WAYS).nullable(),
  currency: z.string(),
  status: z.string(),
  /** Why staff must look at the payment. */
  attention: z.string().nullable(),
  expected: z.string(),
  received: z.string(),
  confirmations: z.number().nullable(),
  /** The hash of a chain transaction, or a bank's reference. */
  reference: z.string().nullable(),
  referenceUrl: z.string().nullable(),
  address: z.string().nullable(),
  addressUrl: z.string().nullable(),
  createdAt: z.string(),
  paidTheOrder: z.boolean(),
})

export type PaymentLine = z.infer<typeof payment>

const refund = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  currency: z.string(),
  amount: z.string(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
})

const heldCurrency = z.enum([...CURRENCIES, ...CARD_CURRENCIES])

const message = z.object({
  id: z.string(),
  /** The order's e-mail address, or an address that staff replaced. */
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  /** `kept`: no mail delivery is configured, so the shop only stored the e-mail. */
  state: z.enum(['sent', 'waiting', 'failed', 'kept']),
  sentAt: z.string().nullable(),
})

const timelineEntry = z.object({
  at: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  /** The staff account that caused the event. Null if a customer or the shop caused the event. */
  actor: z.string().nullable(),
  facts: z.record(z.string(), z.string()),
})

export type TimelineEntry = z.infer<typeof timelineEntry>

export const noteView = z.object({ id: z.string(), at: z.string(), actor: z.string().nullable(), text: z.string() })

export const orderDetail = orderItem.extend({
  /** The URL of the customer's page. */
  link: z.string(),
  hasProof: z.boolean(),
  customer: z.object({
    accountId: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    lang: z.enum(['ru', 'en']),
  }),
  items: z.array(line),
  discount: discountView.optional(),
  /** The recipient if the order is a gift. Refunds still go to the customer. */
  gift: z.object({ name: z.string(), note: z.string(), mayChange: z.boolean() }).nullable(),
  /**
   * The contents of the plan. Names are without birth data, which staff can read only in the section about customers, where each access is
   * logged.
   */
  plan: z
    .object({
      startDate: z.string().nullable(),
      /** True if the customer lets the priest choose the day. */
      priestChooses: z.boolean(),
      specialWishes: z.string(),
      participants: z.array(z.string()),
    })
    .nullable(),
  /** The set days of each line (one ritual), with the customer's answer about a first day that was not requested. */
  days: z.array(setDays),
  call: callView,
  /** The names that the priest reads, the names of people who have died, and the corrected readings. */
  namesRead: z.array(z.string()),
  departed: z.array(z.string()),
  readings: z.array(readingView.extend({ by: z.enum(['customer', 'staff']), at: z.string() })),
  /**
   * Set if names changed too late: after the sheet was printed, the day was set, or the ritual began. `isPast`: the ritual is over and has no
   * proof yet.
   */
  namesMark: z
    .object({
      lineId: z.string(),
      kind: z.enum(NAMES_MARKS),
      at: z.string(),
      day: z.string(),
      isPast: z.boolean(),
      printedAt: z.string().nullable(),
    })
    .nullable(),
  payments: z.array(payment),
  refunds: z.array(refund),
  /** The money that paid the order and can be refunded. `byHand`: staff must send the money themselves, and enter how and when. */
  refundable: z.array(
    z.object({ method: z.enum(METHODS), currency: heldCurrency, amount: z.string(), byHand: z.boolean() }),
  ),
  /** Money above the price that was not returned yet. */
  surplus: z.array(z.object({ currency: z.string(), amount: z.string() })),
  timeline: z.array(timelineEntry),
  notes: z.array(noteView),
  messages: z.array(message),
  /** The e-mails that staff can send again now. */
  messageKinds: z.array(z.enum(MESSAGE_KINDS)),
})

export type OrderDetail = z.infer<typeof orderDetail>

export const person = (required: string) =>
  z
    .string(required)
    .overwrite(removeInvisible)
    .trim()
    .refine((name) => nameLength(name) > 0, required)
    .max(100, 'orders.name-long')
    .regex(/^[^\p{Cc}]*$/u, required)

const blankIsNone = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

const pricedLine = z.object({
  id: z.string('order.ritual-required').min(1, 'order.ritual-required').max(160, 'orders.item-unknown'),
  duration: z.number('orders.duration-unknown').describe('Months'),
  quantity: z
    .number('orders.quantity-range')
    .int('orders.quantity-range')
    .min(1, 'orders.quantity-range')
    .max(MAX_QUANTITY, 'orders.quantity-range'),
})

const pricedLines = z.array(pricedLine).min(1, 'orders.empty').max(MAX_LINES, 'orders.too-many-lines')

/** An order that staff create for a customer. Prices in the request are ignored. */
export const handOrderInput = z.object({
  customer: z.object({
    firstName: person('order.first-name-required'),
    lastName: person('order.last-name-required'),
    email: z.preprocess(
      blankIsNone,
      z.string().overwrite(cleanEmail).refine(isEmail, 'orders.email-invalid').meta({ format: 'email' }).nullish(),
    ),
    phone: z.preprocess(blankIsNone, z.string().trim().max(40, 'order.phone-invalid').nullish()),
    lang: z.enum(['ru', 'en']).default('ru'),
  }),
  items: pricedLines,
  discountCode: typedCode.optional(),
  plan: orderInput.shape.plan,
  gift: orderInput.shape.gift,
  note: z.preprocess(blankIsNone, text(MAX_NOTE).nullish()),
})

export type HandOrderInput = z.infer<typeof handOrderInput>

export const handOrder = placedOrder.extend({ link: z.string(), version: z.number() })

export const quoteInput = z.object({ items: pricedLines, discountCode: typedCode.optional() })

export const quote = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), price: z.number(), total: z.number() })),
  total: z.number().describe('The amount to pay: the sum of the items less the discount'),
  discount: discountView.optional(),
  currency: z.literal('USD'),
})

export type Quote = z.infer<typeof quote>

export const statusInput = z.object({
  status: z.enum(ORDER_STATUSES),
  reason: z.preprocess(blankIsNone, text(MAX_REASON).nullish()),
  version: z.number().int(),
})

export const giftInput = orderInput.shape.gift.unwrap().extend({ version: z.number().int() })

export type GiftInput = z.infer<typeof giftInput>

export const noteInput = z.object({
  text: z
    .string('order.note-required')
    .overwrite(removeInvisible)
    .trim()
    .min(1, 'order.note-required')
    .max(MAX_NOTE, 'order.note-long')
    .refine(isStorable),
})
