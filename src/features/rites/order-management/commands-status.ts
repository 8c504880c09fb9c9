import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { dropOrderDayEmails } from '#features/rites/calendar/commands.ts'
import { SCHEDULABLE } from '#features/rites/calendar/model.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { listReturned } from '#features/money/settlements/queries.ts'
import { listLines, lockOrder } from '#features/orders/orders/queries.ts'
import { type OrderRow, orders } from '#features/orders/orders/tables.ts'
import { isAllReturned, isRefundUnderWay } from '#features/money/payment-review/queries-returns.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { OrderManagement } from './context.ts'
import { orderStepEmail, EMAILED_STEPS, type EmailedStep } from './emails.ts'
import { findStep } from './rules-status.ts'
import { orderEvents } from './tables.ts'

type Change = {
  orderId: string
  status: OrderStatus
  /** An account of the staff. */
  actorId: string
  reason?: string | undefined
  /** The version on which the change is based. If the order has another version, the change is refused with the current state. */
  version?: number | undefined
  /** Set if this step must not send an e-mail to the customer: other code sends one, or none is wanted. */
  withoutEmail?: true
}

/** Published proofs lead to these states. */
const FOLLOWS_PROOFS: OrderStatus[] = ['processing', 'ready']

/**
 * Moves an order by an allowed step, in the caller's transaction, and writes the timeline and the audit. If a published proof has already
 * moved the order to this state, nothing happens and no second e-mail is sent. Refuses with `order.transition` for a step that is not
 * allowed, with `order.reason` for a backward step without a reason, with `order.no-proof`, and with `conflict.version`. The refusal has
 * the current state as `present`. "Refunded" is only a mark: the step moves no money. It needs no reason if all money was already returned.
 * While money is still to be returned the step sends no e-mail, because the return of the money sends one.
 */
export async function changeStatus(tx: Db, management: OrderManagement, change: Change): Promise<void> {
  const { shop, hasProof, onPerformed, onGivenUp } = management
  const { orderId, status, actorId, reason } = change
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Refusal('not-found', 'orders.not-found')
  // The response has its own field `status`, so the status of the order is in `present`.
  const standing = { version: order.version, present: { status: order.status, version: order.version } }
  if (change.version !== undefined && change.version !== order.version) throw staleVersion(standing.present)
  // A published proof has already moved the order to this state.
  if (status === order.status && FOLLOWS_PROOFS.includes(status)) return
  const step = findStep(order, status)
  if (!step) throw new Refusal('conflict', 'order.transition', { facts: standing })
  const needsReason = step.backward && !(status === 'refunded' && (await isAllReturned(tx, orderId)))
  if (needsReason && !reason?.trim())
    throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'reason', code: 'order.reason' }] })
  if (step.needsProof && !(await hasProof(tx, orderId)))
    throw new Refusal('conflict', 'order.no-proof', { facts: standing })
  const now = shop.now()
  await tx
    .update(orders)
    .set({ status, version: order.version + 1 })
    .where(eq(orders.id, orderId))
  const facts = { from: order.status, to: status, ...(reason && { reason }) }
  await tx.insert(orderEvents).values({ id: newId(), orderId, at: now, kind: 'status', actorId, facts })
  await writeAudit(tx, now, {
    actorId,
    action: 'order.status',
    subject: 'order',
    subjectId: orderId,
    before: { status: order.status },
    after: { status, ...(reason && { reason }) },
  })
  if (!SCHEDULABLE.some((one) => one === status)) await dropOrderDayEmails(tx, orderId)
  // A mark that moves no money sends no e-mail to the customer. The return of the money sends one.
  const isToldLater =
    status === 'refunded' && (!(await isAllReturned(tx, orderId)) || (await isRefundUnderWay(tx, orderId)))
  const emailedStep = isToldLater ? undefined : EMAILED_STEPS.find((one) => one === status)
  if (emailedStep && !change.withoutEmail) await queueStepEmail(tx, shop, order, emailedStep)
  if (status === 'ready') await onPerformed(tx, orderId)
  if (status === 'cancelled' || status === 'refunded') await onGivenUp(tx, orderId)
}

/** Queues the e-mail to the customer about this step, in the caller's transaction. With a key, the same e-mail is not queued twice. */
export async function queueStepEmail(
  tx: Db,
  shop: Shop,
  order: OrderRow,
  step: EmailedStep,
  dedupeKey?: string,
): Promise<void> {
  // An order without an address has no recipient. The order of a deleted account has no address.
  if (order.customerEmail === '') return
  const facts = { lines: await listLines(tx, order.id), returned: await listReturned(tx, order.id) }
  await queueMessage(tx, shop, {
    ...orderStepEmail(inOfferedLang(shop, order), step, createSender(shop), facts),
    ...(dedupeKey !== undefined && { dedupeKey }),
  })
}
