import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import type { Purchase } from '#features/platform/analytics/schemas.ts'
import { trackedItemOf } from '#features/catalogue/catalogue/rules-analytics.ts'
import type { OrderLine } from './model.ts'

type PaidOrder = { id: string; lang: Lang; totalCents: number }
type PaidLine = Pick<OrderLine, 'itemId' | 'names' | 'unitCents' | 'quantity'>

/** A paid order as analytics counts it (docs/contract.md, "Analytics"). */
export function purchaseOf(order: PaidOrder, lines: readonly PaidLine[]): Purchase {
  return {
    transaction_id: order.id,
    currency: 'USD',
    value: centsToDollars(order.totalCents),
    items: lines.map(({ itemId, names, unitCents, quantity }) =>
      trackedItemOf({ id: itemId, name: names[order.lang], price: centsToDollars(unitCents), quantity }),
    ),
  }
}
