import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Amount, amount } from '#base/money.ts'
import type { Db } from '#server/database/database.ts'
import type { CardCurrency, Currency } from './model-currencies.ts'
import type { Method, RefundStatus } from './model.ts'
import { assetOf } from './rules.ts'
import { refunds, settlements, surpluses } from './tables.ts'

/** Money that is to be given back: what came beyond the price, less what has gone back already. */
export type Owed = {
  method: Method
  reference: string
  orderId: string
  currency: Currency | CardCurrency
  owed: Amount
  createdAt: Date
}

/** What is owed to everybody, or for one order or payment; oldest first. */
export async function listOwed(db: Db, of: { orderId?: string; paymentId?: string } = {}): Promise<Owed[]> {
  const conditions: SQL[] = [isNull(surpluses.returnedAt)]
  if (of.orderId !== undefined) conditions.push(eq(surpluses.orderId, of.orderId))
  if (of.paymentId !== undefined) conditions.push(eq(surpluses.method, 'crypto'), eq(surpluses.reference, of.paymentId))
  const rows = await db
    .select()
    .from(surpluses)
    .where(and(...conditions))
    .orderBy(asc(surpluses.createdAt), asc(surpluses.reference))
  return await Promise.all(
    rows.map(async ({ units, returnedAt: _, ...row }) => {
      const returned = await sumRefunds(db, row.method, row.reference, ['done'])
      return { ...row, owed: amount(assetOf(row.currency), units - returned) }
    }),
  )
}

/** How much of what came by a payment has gone back, or is on its way, by the state of the refunds. */
export async function sumRefunds(db: Db, method: Method, reference: string, statuses: RefundStatus[]): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.units}), 0)::text` })
    .from(refunds)
    .where(and(eq(refunds.method, method), eq(refunds.reference, reference), inArray(refunds.status, statuses)))
  return BigInt(row?.sum ?? 0)
}

export async function findSettlement(db: Db, orderId: string) {
  const [row] = await db.select().from(settlements).where(eq(settlements.orderId, orderId))
  return row
}
