import { and, asc, count, eq, gt, min, or, sql } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import type { Db } from '#server/database/database.ts'
import { journalEntries, journalMonths } from './tables.ts'

export type EntryRow = typeof journalEntries.$inferSelect
export type MonthRow = typeof journalMonths.$inferSelect & { closedByEmail: string | null }
/** The sums of a month in one currency. A coin without an exchange rate adds nothing to `usdCents`. */
export type SumRow = { currency: EntryRow['currency']; came: bigint; gone: bigint; fees: bigint; usdCents: number }

/** The closed months, and who closed each month. */
export async function listClosedMonths(db: Db): Promise<MonthRow[]> {
  const rows = await db
    .select({ month: journalMonths, closedByEmail: accounts.email })
    .from(journalMonths)
    .leftJoin(accounts, eq(accounts.id, journalMonths.closedBy))
  return rows.map(({ month, closedByEmail }) => ({ ...month, closedByEmail }))
}

/** Counts the entries of each month that has entries. */
export async function countEntries(db: Db): Promise<Map<string, number>> {
  const { month } = journalEntries
  const rows = await db.select({ month, entries: count() }).from(journalEntries).groupBy(month)
  return new Map(rows.map((row) => [row.month, row.entries]))
}

export async function findFirstMonth(db: Db): Promise<string | undefined> {
  const [row] = await db.select({ month: min(journalEntries.month) }).from(journalEntries)
  return row?.month ?? undefined
}

/** Lists entries of a month by value date. The entry numbers do not follow this order, because a payment may be booked after its value date. */
export async function listEntries(
  db: Db,
  month: string,
  { after, limit }: { after?: { valueOn: string; number: number } | undefined; limit?: number } = {},
): Promise<EntryRow[]> {
  const { valueOn, number } = journalEntries
  const further = after && or(gt(valueOn, after.valueOn), and(eq(valueOn, after.valueOn), gt(number, after.number)))
  const query = db
    .select()
    .from(journalEntries)
    .where(and(eq(journalEntries.month, month), further))
    .orderBy(asc(valueOn), asc(number))
  return limit === undefined ? await query : await query.limit(limit)
}

/** The sums of a month, by currency. */
export async function sumMonth(db: Db, month: string): Promise<SumRow[]> {
  const { currency, units, feeUnits, usdCents } = journalEntries
  const rows = await db
    .select({
      currency,
      came: sql<string>`coalesce(sum(${units}) filter (where ${units} > 0), 0)::text`,
      gone: sql<string>`coalesce(sum(${units}) filter (where ${units} < 0), 0)::text`,
      fees: sql<string>`coalesce(sum(${feeUnits}), 0)::text`,
      usdCents: sql<string>`coalesce(sum(${usdCents}), 0)::text`,
    })
    .from(journalEntries)
    .where(eq(journalEntries.month, month))
    .groupBy(currency)
    .orderBy(currency)
  return rows.map((row) => ({
    currency: row.currency,
    came: BigInt(row.came),
    gone: BigInt(row.gone),
    fees: BigInt(row.fees),
    usdCents: Number(row.usdCents),
  }))
}
