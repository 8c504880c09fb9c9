import { and, count, eq, isNull } from 'drizzle-orm'
import type { Chain, Currency } from '#features/money/settlements/model-currencies.ts'
import type { Db } from '#server/database/database.ts'
import { chainWatch, payments } from './tables.ts'

export type PaymentRow = typeof payments.$inferSelect

export type WatchRow = typeof chainWatch.$inferSelect

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  return row
}

export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row
}

/** Finds the order's payment in one coin whose quote is still valid. */
export async function findOpenPayment(db: Db, orderId: string, currency: Currency): Promise<PaymentRow | undefined> {
  const isOpen = and(eq(payments.orderId, orderId), eq(payments.currency, currency), isNull(payments.closedAt))
  const [row] = await db.select().from(payments).where(isOpen)
  return row
}

export async function countPayments(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(payments).where(eq(payments.orderId, orderId))
  return row?.n ?? 0
}

export async function findWatch(db: Db, chain: Chain): Promise<WatchRow | undefined> {
  const [row] = await db.select().from(chainWatch).where(eq(chainWatch.chain, chain))
  return row
}

export async function listWatches(db: Db): Promise<Map<Chain, WatchRow>> {
  const rows = await db.select().from(chainWatch)
  return new Map(rows.map((row) => [row.chain, row]))
}
