import type { Lang } from '#base/i18n.ts'
import { requireFound } from '#base/refusal.ts'
import { explorersOf } from '#features/money/crypto/rules-explorer.ts'
import { findDiscount } from '#features/orders/discounts/queries.ts'
import { listCalls } from '#features/orders/orders/queries-calls.ts'
import { discountField } from '#features/orders/discounts/rules.ts'
import type { OrderManagement } from './context.ts'
import { presentDetail } from './present.ts'
import { findWholeOrder } from './queries-order.ts'
import type { OrderDetail } from './schemas.ts'

/** The whole order, as staff see it. */
export async function readDetail(management: OrderManagement, id: string, lang: Lang): Promise<OrderDetail> {
  const { shop } = management
  const whole = requireFound(await findWholeOrder(management, id), 'orders.not-found')
  const explorers = explorersOf(shop.config)
  const [call] = await listCalls(shop.db, { orderId: id, limit: 1 })
  const discount = await findDiscount(shop.db, id)
  return {
    ...presentDetail(whole, lang, { keys: shop.keys, explorers }),
    ...discountField(discount),
    call: call ? { reasons: call.reasons, at: call.at.toISOString() } : null,
  }
}
