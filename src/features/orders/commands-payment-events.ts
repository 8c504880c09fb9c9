import { queueMessage, senderOf } from '#features/notifications/commands.ts'
import type { PaymentEvent } from '#features/settlements/model-events.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { paymentEventEmail, staffPaymentEventEmail } from './emails-payment-events.ts'
import { findOrder } from './queries.ts'

/** Called by payments, inside the transaction that finds it out: writes to the customer and to the orders mailbox, each once. */
export async function notifyPaymentEvent(tx: Db, shop: Shop, event: PaymentEvent): Promise<void> {
  const order = await findOrder(tx, event.orderId)
  if (!order) return
  // The order of a deleted account has no address any more.
  const toCustomer = order.customerEmail === '' ? undefined : paymentEventEmail(order, event, senderOf(shop))
  const toStaff = staffPaymentEventEmail(order, event, senderOf(shop))
  if (toCustomer) await queueMessage(tx, shop, toCustomer)
  if (toStaff) await queueMessage(tx, shop, toStaff)
}
