import { and, asc, count, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { orders } from './tables.ts'

/** Orders that have waited to be paid since before an instant, the oldest first; those made anonymous are nobody's any more. */
export async function listUnpaidOld(db: Db, before: Date, limit: number) {
  const isOld = and(eq(orders.status, 'pending'), lt(orders.createdAt, before), ne(orders.customerName, ''))
  const [found, rows] = await Promise.all([
    db.select({ n: count() }).from(orders).where(isOld),
    db.select().from(orders).where(isOld).orderBy(asc(orders.createdAt)).limit(limit),
  ])
  return { count: found[0]?.n ?? 0, rows }
}

/** Which of these ids are ids of orders. */
export async function listKnownIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids))
  return rows.map(({ id }) => id)
}
