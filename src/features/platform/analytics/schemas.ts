import { z } from 'zod'
import { MAX_EVENTS, MAX_ITEMS, PAYMENT_TYPES, VARIANTS } from './model.ts'
import { sumValue } from './rules-value.ts'

const dollars = z.number().min(0).max(100_000_000)

/** An item in the shape of GA4's e-commerce (docs/contract.md, "Analytics"). */
const trackedItem = z.strictObject({
  item_id: z
    .string()
    .max(160)
    .regex(/^[a-z0-9-]+$/i),
  item_name: z.string().max(500),
  item_category: z.literal('Vedic Ritual'),
  item_variant: z.enum(VARIANTS).optional(),
  price: dollars,
  quantity: z.number().int().min(1).max(99),
})

export type TrackedItem = z.infer<typeof trackedItem>

const bag = {
  currency: z.literal('USD'),
  value: dollars,
  items: z.array(trackedItem).min(1).max(MAX_ITEMS),
}

/** A path of this site, without a query and without another host. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[^\s?#\\]*$/)

/** The host of the site from which the visitor came. The browser sends it only for the first page of a visit. Only the kind of the host is stored. */
const from = z
  .string()
  .max(253)
  .regex(/^[a-z0-9.:-]*$/i)
  .optional()

/** True if the browser tab reached its next step towards the payment with this event. */
const step = z.literal(true).optional()

const pageView = z.strictObject({ name: z.literal('page_view'), path, from, step })

const bagEvent = z.strictObject({
  name: z.enum(['view_item', 'select_item', 'add_to_cart', 'remove_from_cart', 'begin_checkout']),
  step,
  ...bag,
})

const paymentEvent = z.strictObject({
  name: z.literal('add_payment_info'),
  payment_type: z.enum(PAYMENT_TYPES),
  step,
  ...bag,
})

/** The events that a browser can report. `purchase` comes only from the server. */
export const trackedEvent = z
  .discriminatedUnion('name', [pageView, bagEvent, paymentEvent])
  .refine((event) => event.name === 'page_view' || sameMoney(event.value, sumValue(event.items)), {
    path: ['value'],
    error: 'analytics.value-differs',
  })

export type TrackedEvent = z.infer<typeof trackedEvent>

export type BagEvent = Exclude<TrackedEvent, { name: 'page_view' }>

export const trackedEvents = z.strictObject({ events: z.array(trackedEvent).min(1).max(MAX_EVENTS) })

/** A paid order, which is counted once. */
export type Purchase = { transaction_id: string; currency: 'USD'; value: number; items: TrackedItem[] }

function sameMoney(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005
}

/** The settings of the statistics for a page: ids of the configured third-party services, and the number of days for which counts are stored. */
export const analyticsSettings = z.object({
  ga4: z.string().nullable(),
  metrika: z.string().nullable(),
  days: z.number(),
})

export type AnalyticsSettings = z.infer<typeof analyticsSettings>
