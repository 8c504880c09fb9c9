import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/audit/commands.ts'
import { queueMessage, senderOf } from '#features/notifications/commands.ts'
import type { Message, Sender } from '#features/notifications/model.ts'
import { orderPaidEmail, orderReceivedEmail } from '#features/orders/emails.ts'
import { listLines, lockOrder } from '#features/orders/queries.ts'
import type { LineRow, OrderRow } from '#features/orders/tables.ts'
import { isRefundUnderWay } from '#features/payment-review/queries-returns.ts'
import type { OrderManagement } from './context.ts'
import { orderStepEmail } from './emails.ts'
import type { MessageKind } from './model.ts'
import { messageKindsOf } from './rules.ts'
import { orderEvents } from './tables.ts'

/** Sends an e-mail about an order again, as it would be written now; one that no longer tells the truth is refused. */
export async function sendAgain(
  { shop }: OrderManagement,
  { orderId, kind, actorId }: { orderId: string; kind: MessageKind; actorId: string },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Refusal('not-found', 'orders.not-found')
    if (order.customerEmail === '') throw new Refusal('conflict', 'order.no-address')
    if (!messageKindsOf(order).includes(kind)) throw new Refusal('conflict', 'order.message-unfit')
    if (kind === 'refunded' && (await isRefundUnderWay(tx, orderId)))
      throw new Refusal('conflict', 'order.message-unfit')
    const now = shop.now()
    await queueMessage(tx, shop, emailOf(kind, order, await listLines(tx, orderId), senderOf(shop)))
    await tx
      .insert(orderEvents)
      .values({ id: newId(), orderId, at: now, kind: 'message-sent', actorId, facts: { kind } })
    const after = { kind }
    await writeAudit(tx, now, { actorId, action: 'order.message', subject: 'order', subjectId: orderId, after })
  })
}

function emailOf(kind: MessageKind, order: OrderRow, lines: LineRow[], sender: Sender): Message {
  if (kind === 'received') return orderReceivedEmail(order, lines, sender)
  if (kind === 'paid') return orderPaidEmail(order, lines, sender)
  return orderStepEmail(order, kind, sender)
}
