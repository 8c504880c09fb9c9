import { and, asc, eq, max, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { CallReason } from './model.ts'
import { orderCalls, orders } from './tables.ts'

type OrderCall = { orderId: string; customerName: string; reasons: CallReason[]; at: Date }

/** The customers whom staff must telephone, the longest waiting first. Customers who have erased their data are left out. */
export async function listCalls(db: Db, { orderId, limit }: { orderId?: string; limit: number }): Promise<OrderCall[]> {
  const reasons = sql<CallReason[]>`json_agg(${orderCalls.reason} order by ${orderCalls.reason})`
  const at = max(orderCalls.at)
  const rows = await db
    .select({ orderId: orderCalls.orderId, customerName: orders.customerName, reasons, at })
    .from(orderCalls)
    .innerJoin(orders, eq(orders.id, orderCalls.orderId))
    .where(and(ne(orders.customerName, ''), orderId === undefined ? undefined : eq(orders.id, orderId)))
    .groupBy(orderCalls.orderId, orders.customerName)
    .orderBy(asc(at), asc(orderCalls.orderId))
    .limit(limit)
  return rows.flatMap((row) => (row.at === null ? [] : [{ ...row, at: row.at }]))
}
