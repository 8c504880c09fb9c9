import { newId } from '#base/ids.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'
import { orderPaidEmail, orderReceivedEmail } from '#features/orders/orders/emails.ts'
import { type Explorers, explorersOf } from '#features/money/crypto/rules-explorer.ts'
import { listReturned } from '#features/money/settlements/queries.ts'
import { listLines, lockOrder } from '#features/orders/orders/queries.ts'
import type { OrderRow } from '#features/orders/orders/tables.ts'
import { isRefundUnderWay } from '#features/money/payment-review/queries-returns.ts'
import type { Db } from '#server/database/database.ts'
import type { OrderManagement } from './context.ts'
import { orderStepEmail } from './emails.ts'
import type { MessageKind } from './model.ts'
import { listMessageKinds } from './rules-status.ts'
import { orderEvents } from './tables.ts'

/** Locks an order whose customer can get e-mails. */
export async function lockWithAddress(tx: Db, orderId: string): Promise<OrderRow> {
  const order = requireFound(await lockOrder(tx, orderId), 'orders.not-found')
  if (order.customerEmail === '') throw new Refusal('conflict', 'order.no-address')
  return order
}

/** Sends an e-mail about an order again, with the current data. Refuses an e-mail that no longer matches the state of the order. */
export async function sendAgain(
  { shop, plans }: OrderManagement,
  { orderId, kind, actorId }: { orderId: string; kind: MessageKind; actorId: string },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockWithAddress(tx, orderId)
    if (!listMessageKinds(order).includes(kind)) throw new Refusal('conflict', 'order.message-unfit')
    if (kind === 'refunded' && (await isRefundUnderWay(tx, orderId)))
      throw new Refusal('conflict', 'order.message-unfit')
    const now = shop.now()
    const email = await emailOf(tx, plans, {
      kind,
      order: inOfferedLang(shop, order),
      sender: createSender(shop),
      explorers: explorersOf(shop.config),
    })
    await queueMessage(tx, shop, { ...email, overLimit: 'uncounted' })
    await tx
      .insert(orderEvents)
      .values({ id: newId(), orderId, at: now, kind: 'message-sent', actorId, facts: { kind } })
    const after = { kind }
    await writeAudit(tx, now, { actorId, action: 'order.message', subject: 'order', subjectId: orderId, after })
  })
}

type EmailRequest = { kind: MessageKind; order: OrderRow; sender: Sender; explorers: Explorers }

async function emailOf(
  tx: Db,
  { rowsOf, plainRowsOf }: OrderManagement['plans'],
  { kind, order, sender, explorers }: EmailRequest,
): Promise<Message> {
  const { id, lang } = order
  if (kind === 'received')
    return orderReceivedEmail(order, await listLines(tx, id), sender, await plainRowsOf(tx, id, lang))
  if (kind === 'paid') return orderPaidEmail(order, await listLines(tx, id), sender, await rowsOf(tx, id, lang))
  const facts = { lines: await listLines(tx, id), returned: await listReturned(tx, [id]), explorers }
  return orderStepEmail(order, kind, sender, facts)
}
