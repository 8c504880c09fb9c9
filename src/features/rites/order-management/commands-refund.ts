import { and, eq, ne } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { type Amount, centsToDollars } from '#base/money.ts'
import { invalidField, Refusal, requireFound } from '#base/refusal.ts'
import { refundCard } from '#features/money/cards/commands-refund.ts'
import { refunds } from '#features/money/settlements/tables.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { markSurplusReturned } from '#features/money/payment-review/commands.ts'
import {
  lockPaidCoin,
  oweByHand,
  recordPartReturn,
  refundCards,
} from '#features/money/payment-review/commands-returns.ts'
import type { HeldMoney } from '#features/money/payment-review/model.ts'
import { listHeld } from '#features/money/payment-review/queries-returns.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { assertMayMoveMoney } from '#features/money/settlements/rules.ts'
import { findOrder, listLines, lockOrder } from '#features/orders/orders/queries.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { noteRefundedWeeks } from '#features/rites/calendar/commands-refunded.ts'
import { listSchedules } from '#features/rites/calendar/queries-planning.ts'
import { fixedDay } from '#features/rites/calendar/rules-days.ts'
import type { Db } from '#server/database/database.ts'
import type { OrderManagement } from './context.ts'
import { coversOpenWeeks, isReturnedByHand, isToReturn, readRefundPart } from './rules-refund.ts'
import type { RefundOrderInput } from './schemas-changes.ts'

/**
 * Refunds an order by the method of its payment. The card service returns card money. Staff return other money themselves, and enter how,
 * when and with which reference. When all money is returned, the order gets the status `refunded`, and the customer gets an e-mail. A
 * repeated call does only the missing steps.
 */
export async function refundOrder(
  { shop, payments, plansOf }: Pick<OrderManagement, 'shop' | 'payments' | 'plansOf'>,
  by: Staff,
  orderId: string,
  { reason, returned, amount, endDays = false, refundId = newId() }: RefundOrderInput,
): Promise<void> {
  assertMayMoveMoney(by)
  const { db } = payments.shop
  requireFound(await findOrder(db, orderId), 'orders.not-found')
  const money = await listToReturn(db, orderId)
  if (money.length === 0) throw new Refusal('conflict', 'order.nothing-to-refund')
  const byHand = money.filter(isReturnedByHand)
  if (byHand.length > 0 && !returned) throw invalidField('returned', 'order.refund-how')
  if (amount !== undefined) {
    const refunded = await refundPart(payments, by, orderId, { reason, returned, amount, refundId })
    if (refunded !== 'whole') {
      if (endDays || refunded.coversOpenWeeks)
        await noteRefundedWeeks({ shop, plansOf }, by.accountId, { orderId, isEnding: endDays })
      return
    }
  }
  if (byHand.length > 0 && returned) {
    await db.transaction(async (tx) => {
      await lockPaidCoin(tx, orderId)
      await lockOrder(tx, orderId)
      await oweByHand(tx, payments.shop, by, orderId)
    })
    for (const { method, reference } of byHand)
      await markSurplusReturned(payments, by, { method, reference, reason, ...returned })
  }
  await refundCards(payments, by, { orderId, reason })
}

type PartInput = Required<Pick<RefundOrderInput, 'reason' | 'amount' | 'refundId'>> & Pick<RefundOrderInput, 'returned'>

/**
 * Refunds a part of the money. The order stays paid. `coversOpenWeeks`: the part is at least the money for the weeks that have not begun. If
 * the requested sum is the whole sum, refunds nothing and returns `whole`.
 */
async function refundPart(
  { cards, ...context }: PaymentsContext,
  by: Staff,
  orderId: string,
  { reason, returned, amount, refundId }: PartInput,
): Promise<{ coversOpenWeeks: boolean } | 'whole'> {
  const { db } = context.shop
  const requested = await db.transaction(async (tx) => {
    await lockPaidCoin(tx, orderId)
    await lockOrder(tx, orderId)
    const [repeated] = await tx.select({ orderId: refunds.orderId }).from(refunds).where(eq(refunds.id, refundId))
    if (repeated) {
      if (repeated.orderId !== orderId) throw new Refusal('conflict', 'payments.refund-changed')
      return 'done' as const
    }
    const [money, ...others] = await listToReturn(tx, orderId)
    if (!money || others.length > 0) throw new Refusal('conflict', 'order.nothing-to-refund')
    const read = readRefundPart(money.left, amount)
    if (read.kind === 'fault') throw invalidField('amount', read.code)
    if (read.kind === 'whole') return 'whole' as const
    const coversOpen = await isForOpenWeeks(tx, context.shop.now(), orderId, { left: money.left, part: read.part })
    if (!isReturnedByHand(money))
      return { coversOpen, ofCard: { attemptId: money.reference, amountCents: Number(read.part.units) } }
    if (!returned) throw invalidField('returned', 'order.refund-how')
    await recordPartReturn(tx, context, by, { money, part: read.part, reason, refundId, ...returned })
    return { coversOpen, ofCard: undefined }
  })
  if (requested === 'whole') return 'whole'
  if (requested === 'done') return { coversOpenWeeks: false }
  const { coversOpen: coversOpenWeeks, ofCard } = requested
  if (!ofCard) return { coversOpenWeeks }
  if (!cards) throw new Refusal('conflict', 'payments.refund-impossible')
  await refundCard({ ...context, cards }, by, { id: refundId, reason, ...ofCard })
  return { coversOpenWeeks }
}

/** False after an earlier refund, because then the remaining money does not show which weeks are still paid. */
async function isForOpenWeeks(
  tx: Db,
  now: Date,
  orderId: string,
  { left, part }: { left: Amount; part: Amount },
): Promise<boolean> {
  const isEarlier = and(eq(refunds.orderId, orderId), ne(refunds.status, 'failed'))
  const [earlier] = await tx.select({ id: refunds.id }).from(refunds).where(isEarlier).limit(1)
  if (earlier) return false
  const set = await listSchedules(tx, orderId)
  const lines = (await listLines(tx, orderId)).map(({ position, weeks, unitCents, quantity, performsAt }) => ({
    weeks,
    total: centsToDollars(unitCents * quantity),
    days: set.find((one) => one.position === position)?.days ?? [fixedDay({ performsAt }) ?? []].flat(),
  }))
  return coversOpenWeeks(left, part, lines, dayAtPlace(now))
}

/** The money that paid an order and has not been returned. */
async function listToReturn(db: Db, orderId: string): Promise<HeldMoney[]> {
  return (await listHeld(db, [orderId])).filter(isToReturn)
}
