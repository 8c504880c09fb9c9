import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
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
import { findOrder, lockOrder } from '#features/orders/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import { isReturnedByHand, isToReturn, readRefundPart } from './rules-refund.ts'
import type { RefundOrderInput } from './schemas-changes.ts'

/**
 * Refunds an order by the method of its payment. The card service returns card money. Staff return other money themselves, and enter how,
 * when and with which reference. When all money is returned, the order gets the status `refunded`, and the customer gets an e-mail. A
 * repeated call does only the missing steps.
 */
export async function refundOrder(
  payments: PaymentsContext,
  by: Staff,
  orderId: string,
  { reason, returned, amount, refundId = newId() }: RefundOrderInput,
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
    if (refunded === 'part') return
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

/** Refunds a part of the money. The order stays paid. If the requested sum is the whole sum, refunds nothing and returns `whole`. */
async function refundPart(
  { cards, ...context }: PaymentsContext,
  by: Staff,
  orderId: string,
  { reason, returned, amount, refundId }: PartInput,
): Promise<'part' | 'whole'> {
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
    if (!isReturnedByHand(money)) return { attemptId: money.reference, amountCents: Number(read.part.units) }
    if (!returned) throw invalidField('returned', 'order.refund-how')
    await recordPartReturn(tx, context, by, { money, part: read.part, reason, refundId, ...returned })
    return 'done' as const
  })
  if (requested === 'whole') return 'whole'
  if (requested === 'done') return 'part'
  if (!cards) throw new Refusal('conflict', 'payments.refund-impossible')
  await refundCard({ ...context, cards }, by, { id: refundId, reason, ...requested })
  return 'part'
}

/** The money that paid an order and has not been returned. */
async function listToReturn(db: Db, orderId: string): Promise<HeldMoney[]> {
  return (await listHeld(db, [orderId])).filter(isToReturn)
}
