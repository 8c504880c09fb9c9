import type { OrderPlans } from '#features/orders/plans/context.ts'
import type { Shop } from '#server/shop.ts'

export type OrderProgress = { shop: Shop; plansOf: OrderPlans }
