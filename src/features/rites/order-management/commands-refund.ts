import { Refusal } from '#base/refusal.ts'
import type { PaymentsContext } from '#features/money/payments/context.ts'
import { markSurplusReturned } from '#features/money/payment-review/commands.ts'
import { lockPaidCoin, oweByHand, refundCards } from '#features/money/payment-review/commands-returns.ts'
import type { HeldMoney } from '#features/money/payment-review/model.ts'
import { listHeld } from '#features/money/payment-review/queries-returns.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { assertMayMoveMoney } from '#features/money/settlements/rules.ts'
import { findOrder, lockOrder } from '#features/orders/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import { isReturnedByHand, isToReturn } from './rules-refund.ts'
import type { RefundOrderInput } from './schemas.ts'

/**
 * Returns the money that paid an order, by its payment method. The card services return card money. Staff have returned other money
 * themselves and enter how, when and with which reference. The order is refunded and the customer gets an e-mail when all the money is
 * returned. The call can be repeated: it does only the missing steps.
 */
export async function refundOrder(
  payments: PaymentsContext,
  by: Staff,
  orderId: string,
  { reason, returned }: RefundOrderInput,
): Promise<void> {
  assertMayMoveMoney(by)
  const { db } = payments.shop
  const order = await findOrder(db, orderId)
  if (!order) throw new Refusal('not-found', 'orders.not-found')
  const money = await listToReturn(db, orderId)
  if (money.length === 0) throw new Refusal('conflict', 'order.nothing-to-refund')
  const byHand = money.filter(isReturnedByHand)
  if (byHand.length > 0) {
    if (!returned)
      throw new Refusal('invalid', 'http.invalid', { faults: [{ path: 'returned', code: 'order.refund-how' }] })
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

/** The money that paid an order and has not been returned. */
async function listToReturn(db: Db, orderId: string): Promise<HeldMoney[]> {
  return (await listHeld(db, [orderId])).filter(isToReturn)
}
