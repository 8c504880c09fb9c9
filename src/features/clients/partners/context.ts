import type { ClosedDays } from '#features/orders/plans/context.ts'
import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { Shop } from '#server/shop.ts'

/** The data and functions that the feature `partners` needs. Payments get the partner of an order through the port in `app/wiring/`. */
export type PartnersContext = {
  shop: Shop
  closedDays: ClosedDays
  payments: Pick<SettlementContext, 'shop' | 'orders' | 'policy'>
}
