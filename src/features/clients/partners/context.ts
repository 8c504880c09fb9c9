import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { Shop } from '#server/shop.ts'

/** What the partners' part works with; the payments know whose order it is by the port that `app/wiring/` hands to them. */
export type PartnersContext = { shop: Shop; payments: Pick<SettlementContext, 'shop' | 'orders' | 'policy'> }
