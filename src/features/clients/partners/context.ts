import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { Shop } from '#server/shop.ts'

/** Dependencies of the partners feature; payments learn the order's partner through the port from `app/wiring/`. */
export type PartnersContext = { shop: Shop; payments: Pick<SettlementContext, 'shop' | 'orders' | 'policy'> }
