import { asc, eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { findPaymentFacts } from '#features/payments/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { OrderView, PlacedOrder } from './model.ts'
import { orderCan, orderNumber } from './rules.ts'
import { orderLines, orders } from './tables.ts'

type OrderRow = typeof orders.$inferSelect
type LineRow = Pick<typeof orderLines.$inferSelect, 'itemId' | 'names' | 'unitCents' | 'quantity' | 'weeks'>

/** The view of anyone who holds the link: nothing that names the customer (decisions B2). */
export async function findOrderView(db: Db, id: string, lang: Lang): Promise<OrderView | undefined> {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const lines = await listLines(db, id)
  return {
    ...presentPlaced(order, lines, lang),
    paymentMethod: order.paymentMethod,
    paidAt: order.paidAt?.toISOString() ?? null,
    payment: (await findPaymentFacts(db, id)) ?? null,
  }
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function listLines(db: Db, orderId: string): Promise<LineRow[]> {
  return await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** Holds the order for the rest of the transaction. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** The answer to `POST /api/orders`: names in the reader's language, prices in dollars, terms in weeks. */
export function presentPlaced(order: OrderRow, lines: LineRow[], lang: Lang): PlacedOrder {
  return {
    id: order.id,
    number: orderNumber(order.id),
    status: order.status,
    total: centsToDollars(order.totalCents),
    currency: 'USD',
    items: lines.map((line) => ({
      id: line.itemId,
      name: line.names[lang],
      duration: line.weeks,
      price: centsToDollars(line.unitCents),
      quantity: line.quantity,
    })),
    createdAt: order.createdAt.toISOString(),
  }
}

/** What payments ask: what an order owes, with the order held for the rest of the transaction. */
export async function lockDue(tx: Db, id: string): Promise<{ dueCents: number; payable: boolean } | undefined> {
  const order = await lockOrder(tx, id)
  return order && { dueCents: order.totalCents, payable: orderCan('pay', order) }
}
