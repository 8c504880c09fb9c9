import { inOfferedLang, queueMessage, senderOf } from '#features/notifications/commands.ts'
import type { PaymentPage } from '#features/crypto/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { paymentPageEmail } from './emails-payment-page.ts'
import { findOrder } from './queries.ts'

/** Called by payments: the page of a payment goes to whoever ordered, and to nobody else. */
export async function mailPaymentPage(tx: Db, shop: Shop, page: PaymentPage): Promise<void> {
  const order = await findOrder(tx, page.orderId)
  // The order of a deleted account has no address any more.
  if (!order || order.customerEmail === '') return
  await queueMessage(tx, shop, {
    ...paymentPageEmail(inOfferedLang(shop, order), page, senderOf(shop)),
    overLimit: 'refused',
  })
}
