import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/audit/commands.ts'
import { changeStatus } from '#features/order-management/commands-status.ts'
import type { OrderStatus } from '#features/orders/model.ts'
import { lockOrder } from '#features/orders/queries.ts'
import { lockPaidCoin, oweByHand, refundCards } from '#features/payment-review/commands-returns.ts'
import { orderTag } from '#features/orders/rules.ts'
import type { Staff } from '#features/settlements/model.ts'
import { assertMayMoveMoney } from '#features/settlements/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { GroupsContext } from './context.ts'
import { findGroup, isPlaceOf } from './queries.ts'

type Returned = { groupId: string; orderId: string; reason: string }

/** Paid, and the ritual has not been performed for it. */
const TO_CANCEL: readonly OrderStatus[] = ['completed', 'processing']

/**
 * Gives back what one family paid for a ritual that was called off: its order is cancelled and its customer told, a card's service is asked for
 * the money, and anything else joins the money to give back, which a person sends. Again, or by two at once, it gives back nothing twice and
 * only does what is left, such as a card that was refused.
 */
export async function returnPlace(context: GroupsContext, by: Staff, returned: Returned): Promise<void> {
  assertMayMoveMoney(by)
  await context.shop.db.transaction(async (tx) => await cancelPlace(tx, context, by, returned))
  const { orderId, reason } = returned
  await refundCards(context.payments, by, { orderId, reason })
}

async function cancelPlace(tx: Db, context: GroupsContext, by: Staff, { groupId, orderId, reason }: Returned) {
  const { shop } = context
  await lockPaidCoin(tx, orderId)
  const order = await lockOrder(tx, orderId)
  const group = await findGroup(tx, groupId)
  if (!group) throw new Refusal('not-found', 'groups.not-found')
  if (!order || !(await isPlaceOf(tx, groupId, orderId))) throw new Refusal('not-found', 'orders.not-found')
  if (group.cancelledAt === null) throw new Refusal('conflict', 'groups.not-called-off')
  if (order.paidAt === null) throw new Refusal('conflict', 'groups.not-paid')
  if (order.status === 'ready') throw new Refusal('conflict', 'groups.performed')
  if (TO_CANCEL.includes(order.status)) {
    const actorId = by.accountId
    await changeStatus(tx, context, { orderId, status: 'cancelled', actorId, reason })
    const after = { order: orderTag(orderId) }
    await writeAudit(tx, shop.now(), { actorId, action: 'group.return', subject: 'group', subjectId: groupId, after })
  }
  // Of an order that a person has marked as refunded, the money went back by another way.
  if (order.status !== 'refunded') await oweByHand(tx, shop, by, orderId)
}
