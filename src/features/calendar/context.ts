import type { OrderPlans } from '#features/plans/context.ts'
import type { Panchang } from '#features/plans/queries.ts'
import type { Shop } from '#server/shop.ts'

/** What the calendar of performances works with. */
export type CalendarContext = { shop: Shop; panchang: Panchang; plansOf: OrderPlans }
