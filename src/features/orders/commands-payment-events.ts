import { queueMessage } from '#features/notifications/commands.ts'
import type { MoneyNews } from '#features/settlements/model-events.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { moneyLetter, staffMoneyLetter } from './emails-payment-events.ts'
import { findOrder } from './queries.ts'

/** Called by payments, inside the transaction that finds it out: writes to the customer and to the orders mailbox, each once. */
export async function tellMoneyNews(tx: Db, shop: Shop, news: MoneyNews): Promise<void> {
  const order = await findOrder(tx, news.orderId)
  if (!order) return
  // A customer who asked to be forgotten has no address any more.
  const toCustomer = order.customerEmail === '' ? undefined : moneyLetter(order, news, shop.config)
  const toStaff = staffMoneyLetter(order, news, shop.config)
  if (toCustomer) await queueMessage(tx, shop, toCustomer)
  if (toStaff) await queueMessage(tx, shop, toStaff)
}
