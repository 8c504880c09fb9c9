import { markOrderPaid, markOrderRefunded } from '#features/orders/commands.ts'
import { notifyPaymentEvent } from '#features/orders/commands-payment-events.ts'
import { findReceiptEmail, lockDue } from '#features/orders/queries.ts'
import type { OrdersPort } from '#features/settlements/context.ts'
import type { Shop } from '#server/shop.ts'

/** Payments know no orders: what they ask of them, and whom they tell. */
export function ordersPortOf(shop: Shop): OrdersPort {
  return {
    lockDue,
    findEmail: findReceiptEmail,
    onSettled: (tx, { orderId }) => markOrderPaid(tx, shop, orderId),
    onRefunded: markOrderRefunded,
    onEvent: (tx, found) => notifyPaymentEvent(tx, shop, found),
  }
}
