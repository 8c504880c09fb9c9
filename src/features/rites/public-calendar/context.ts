import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Shop } from '#server/shop.ts'

export type PublicCalendarContext = { shop: Shop; panchang: Panchang }
