import { and, asc, eq } from 'drizzle-orm'
import { findLiveManual } from '#features/money/payment-review/queries.ts'
import { listHeld } from '#features/money/payment-review/queries-returns.ts'
import { findSettlement } from '#features/money/settlements/queries.ts'
import { refunds } from '#features/money/settlements/tables.ts'
import { findDiscount } from '#features/orders/discounts/queries.ts'
import { findOrder, listLines } from '#features/orders/orders/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { ReceiptFacts } from './present.ts'

/** The price of an order, its payments and its refunds. Undefined if there is no such order. */
export async function findReceiptFacts(db: Db, orderId: string): Promise<ReceiptFacts | undefined> {
  const order = await findOrder(db, orderId)
  if (!order) return undefined
  const [lines, discount, settlement, held, hand, refunded] = await Promise.all([
    listLines(db, orderId),
    findDiscount(db, orderId),
    findSettlement(db, orderId),
    listHeld(db, [orderId]),
    findLiveManual(db, orderId),
    db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.status, 'done')))
      .orderBy(asc(refunds.requestedAt), asc(refunds.id)),
  ])
  const paid = held.filter(({ paidTheOrder }) => paidTheOrder)
  return { order, lines, discount, settlement, paid, handWay: hand?.way ?? null, refunded }
}
