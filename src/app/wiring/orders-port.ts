import { markOrderPaid, markOrderRefunded } from '#features/orders/commands.ts'
import { tellMoneyNews } from '#features/orders/commands-payment-events.ts'
import { findReceiptEmail, lockDue } from '#features/orders/queries.ts'
import type { OrdersPort } from '#features/settlements/context.ts'
import type { Shop } from '#server/shop.ts'

/** Payments know no orders: what they ask of them, and whom they tell. */
export function ordersPortOf(shop: Shop): OrdersPort {
  return {
    lockDue,
    findEmail: findReceiptEmail,
    settled: (tx, { orderId }) => markOrderPaid(tx, shop, orderId),
    refunded: markOrderRefunded,
    news: (tx, found) => tellMoneyNews(tx, shop, found),
  }
}
