import { markOrderPaid, markOrderRefunded } from '#features/orders/orders/commands.ts'
import type { PlanPort } from '#features/orders/orders/context.ts'
import { notifyPaymentEvent } from '#features/orders/orders/commands-payment-events.ts'
import { findOrder, findOrderState, findReceiptContact, lockDue } from '#features/orders/orders/queries.ts'
import { paymentMethodName } from '#features/orders/orders/rules-status.ts'
import { dropOrderDayEmails } from '#features/rites/calendar/commands.ts'
import { outdateSheetsOf } from '#features/rites/calendar/commands-sheet.ts'
import { mailGiftCard } from '#features/orders/gifts/commands.ts'
import { offerPlaceAgain } from '#features/rites/group-rituals/commands.ts'
import { hasHoldEnded } from '#features/rites/group-rituals/queries.ts'
import { queueStepEmail } from '#features/rites/order-management/commands-status.ts'
import { fixCommission, notifyPaid } from '#features/clients/partners/commands-money.ts'
import { needsConfirmation } from '#features/clients/partners/rules.ts'
import { findPartner, findPartnerOf } from '#features/clients/partners/queries.ts'
import type { OrdersPort } from '#features/money/settlements/context.ts'
import type { Shop } from '#server/shop.ts'

/** Payments do not depend on orders. This port provides the data of orders and the contacts to notify. */
export function createOrdersPort(shop: Shop, plans: PlanPort): OrdersPort {
  return {
    lockDue: async (tx, id) => {
      const due = await lockDue(tx, id)
      const partnerId = await findPartnerOf(tx, id)
      const partner = partnerId === undefined ? undefined : await findPartner(tx, partnerId)
      return (
        due && {
          ...due,
          partnerId,
          confirmsReports: partner && needsConfirmation(partner, shop.config.SANDBOX),
          offersEnded: await hasHoldEnded(tx, id, shop.now()),
        }
      )
    },
    findState: (db, id) => findOrderState(db, id),
    findReceiptContact: (db, id) => findReceiptContact(db, shop.keys, id),
    onSettled: async (tx, { orderId, ...settled }) => {
      await markOrderPaid(tx, shop, orderId, { rowsOf: plans.rowsOf, paymentMethod: paymentMethodName(settled) })
      await mailGiftCard(tx, shop, orderId)
      await fixCommission(tx, orderId)
      await notifyPaid(tx, shop, orderId)
    },
    onRefunded: async (tx, orderId, by) => {
      const order = await markOrderRefunded(tx, orderId)
      if (order) {
        await dropOrderDayEmails(tx, orderId)
        await outdateSheetsOf(tx, shop.now(), [orderId])
        await offerPlaceAgain(tx, orderId)
      }
      // If staff marked the order as refunded before its money was returned, the customer has not received an e-mail yet.
      const refunded = order ?? (await findOrder(tx, orderId))
      if (by !== 'hand' || refunded?.status !== 'refunded') return
      // If more money is returned later, the e-mail is not sent again.
      await queueStepEmail(tx, shop, refunded, 'refunded', `refunded/${orderId}/${refunded.version}`)
    },
    onEvent: (tx, found) => notifyPaymentEvent(tx, shop, found),
  }
}
