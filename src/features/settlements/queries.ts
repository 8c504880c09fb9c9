import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Amount, amount } from '#base/money.ts'
import type { Db } from '#server/database/database.ts'
import type { CardCurrency, Currency } from './model-currencies.ts'
import type { Method, RefundStatus } from './model.ts'
import { assetOf } from './rules.ts'
import { refunds, reviewDecisions, settlements, surpluses } from './tables.ts'

/** Money that is to be given back: what came beyond the price, less what has gone back already. */
export type Owed = {
  method: Method
  reference: string
  orderId: string
  currency: Currency | CardCurrency
  owed: Amount
  /** How much of it the card service has been asked to give back and has not finished. */
  underWay: Amount
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
  const owed = await Promise.all(
    rows.map(async ({ units, returnedAt: _, ...row }) => {
      const asset = assetOf(row.currency)
      const { left, underWay } = await readLeft(db, row, units)
      return { ...row, owed: amount(asset, left + underWay), underWay: amount(asset, underWay) }
    }),
  )
  return owed.filter((one) => one.owed.units > 0n)
}

/** `left`: may still be given back. `underWay`: the card service has been asked for it and may yet refuse. */
export type Left = { left: bigint; underWay: bigint }

/**
 * What may still go back of the money that came by a payment. Everything that gives money back asks here, with the order locked, so
 * that a refund and a person's word never return the same money twice.
 */
export async function readLeft(
  db: Db,
  { method, reference }: { method: Method; reference: string },
  came: bigint,
): Promise<Left> {
  const underWay = await sumRefunds(db, method, reference, ['requested'])
  if (method === 'card' && (await isDecidedReturned(db, method, reference))) return { left: 0n, underWay }
  const left = came - underWay - (await sumRefunds(db, method, reference, ['done']))
  return { left: left > 0n ? left : 0n, underWay }
}

/** A person has said of all that a card payment holds that it was given back outside the shop. A coin's may have been another coin. */
async function isDecidedReturned(db: Db, method: Method, reference: string): Promise<boolean> {
  const [row] = await db
    .select({ decision: reviewDecisions.decision })
    .from(reviewDecisions)
    .where(
      and(
        eq(reviewDecisions.method, method),
        eq(reviewDecisions.reference, reference),
        eq(reviewDecisions.decision, 'returned'),
      ),
    )
    .limit(1)
  return row !== undefined
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
