import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { invalidField, Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { dropOrderDayEmails } from '#features/rites/calendar/commands.ts'
import { outdateSheetsOf } from '#features/rites/calendar/commands-sheet.ts'
import { ON_DAYS, SCHEDULABLE } from '#features/rites/calendar/model.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { explorersOf } from '#features/money/crypto/rules-explorer.ts'
import { listReturned } from '#features/money/settlements/queries.ts'
import { noteCall } from '#features/orders/orders/commands-notices.ts'
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
  /** The staff account that makes the change. */
  actorId: string
  reason?: string | undefined
  /** The version that the caller saw. If the order has another version, the change is refused, and the refusal contains the current state. */
  version?: number | undefined
  /** Set if this step must not send an e-mail to the customer, for example because other code sends an e-mail. */
  withoutEmail?: true
}

/** The statuses that an order gets when a proof (report) is published. */
const FOLLOWS_PROOFS: OrderStatus[] = ['processing', 'ready']

/**
 * Changes the status of an order by an allowed step, in the caller's transaction. Writes the timeline and the audit log. Does nothing if the
 * publication of a proof has already set this status. Refuses with `order.transition` if the step is not allowed, with `order.reason` if a
 * backward step has no reason, with `order.no-proof` if the step needs a proof, and with `conflict.version`. A refusal has the current state
 * as `present`. The step to `refunded` changes only the status and returns no money. It needs no reason if all money was already returned. If
 * money must still be returned, the e-mail is sent later, with the return of the money.
 */
export async function changeStatus(tx: Db, management: OrderManagement, change: Change): Promise<void> {
  const { shop, hasProof, onPerformed, onGivenUp } = management
  const { orderId, status, actorId, reason } = change
  const order = requireFound(await lockOrder(tx, orderId), 'orders.not-found')
  // `status` in the response is the HTTP status, so the status of the order is in `present`.
  const standing = { version: order.version, present: { status: order.status, version: order.version } }
  if (change.version !== undefined && change.version !== order.version) throw staleVersion(standing.present)
  // The publication of a proof has already set this status.
  if (status === order.status && FOLLOWS_PROOFS.includes(status)) return
  const step = findStep(order, status)
  if (!step) throw new Refusal('conflict', 'order.transition', { facts: standing })
  const needsReason = step.backward && !(status === 'refunded' && (await isAllReturned(tx, orderId)))
  if (needsReason && !reason?.trim()) throw invalidField('reason', 'order.reason')
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
  if (isOnSheets(order.status) !== isOnSheets(status)) await outdateSheetsOf(tx, now, [orderId])
  // The step to `refunded` returns no money. If money must still be returned, the e-mail is sent with the return of the money.
  const isToldLater =
    status === 'refunded' && (!(await isAllReturned(tx, orderId)) || (await isRefundUnderWay(tx, orderId)))
  const emailedStep = isToldLater ? undefined : EMAILED_STEPS.find((one) => one === status)
  if (emailedStep && !change.withoutEmail) await queueStepEmail(tx, shop, order, emailedStep)
  if (status === 'ready') await onPerformed(tx, orderId)
  if (status === 'cancelled' || status === 'refunded') await onGivenUp(tx, orderId)
}

function isOnSheets(status: OrderStatus): boolean {
  return ON_DAYS.some((one) => one === status)
}

/** Queues the e-mail to the customer about this step, in the caller's transaction. If a key is given, the same e-mail is queued only once. */
export async function queueStepEmail(
  tx: Db,
  shop: Shop,
  order: OrderRow,
  step: EmailedStep,
  dedupeKey?: string,
): Promise<void> {
  // For example, the order of a deleted account has no address.
  if (order.customerEmail === '') {
    if (step === 'refunded') await noteCall(tx, shop.now(), order, 'refund')
    return
  }
  const [lines, returned] = [await listLines(tx, order.id), await listReturned(tx, [order.id])]
  const facts = { lines, returned, explorers: explorersOf(shop.config) }
  await queueMessage(tx, shop, {
    ...orderStepEmail(inOfferedLang(shop, order), step, createSender(shop), facts),
    ...(dedupeKey !== undefined && { dedupeKey }),
  })
}
