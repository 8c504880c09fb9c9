import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Shop } from '#server/shop.ts'

/** Dependencies of the progress of an order. */
export type OrderProgress = { shop: Shop; plansOf: OrderPlans }
