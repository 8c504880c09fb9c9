import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Shop } from '#server/shop.ts'

/** What the calendar of performances works with. */
export type CalendarContext = { shop: Shop; panchang: Panchang; plansOf: OrderPlans }
