import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { type Amount, amount } from '#base/money.ts'
import { invariant } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { ATTENTIONS, type CoinUnits, type DecidedUnits } from './model-attention.ts'
import { type CardCurrency, CURRENCIES, type Currency } from './model-currencies.ts'
import type { Method, RefundStatus, ReturnedMoney } from './model.ts'
import { partOfPrice, type Remainder, remainderToReturn, REVIEW_RETURN, SURPLUS_RETURN, toAsset } from './rules.ts'
import { refunds, reviewDecisions, settlements, surpluses } from './tables.ts'

/** The money that must still be returned for one payment: the surplus above the price, less the sum that was already returned. */
export type OwedMoney = {
  method: Method
  reference: string
  orderId: string
  currency: Currency | CardCurrency
  owed: Amount
  /** The part of `owed` whose refund the shop has requested from the card service, and which is not finished. */
  underWay: Amount
  createdAt: Date
}

/** Lists the money to return, oldest first. `of` limits the list to some orders, one coin payment or some references. */
export async function listOwed(
  db: Db,
  of: { orderIds?: string[]; paymentId?: string; references?: string[] } = {},
): Promise<OwedMoney[]> {
  const conditions: SQL[] = [isNull(surpluses.returnedAt)]
  if (of.orderIds !== undefined) conditions.push(inArray(surpluses.orderId, of.orderIds))
  if (of.paymentId !== undefined) conditions.push(eq(surpluses.method, 'crypto'), eq(surpluses.reference, of.paymentId))
  if (of.references !== undefined) conditions.push(inArray(surpluses.reference, of.references))
  const back = sumBack(db, { method: surpluses.method, reference: surpluses.reference }).as('back')
  const { returnedAt: _, ...columns } = getTableColumns(surpluses)
  const { underWay, done, ofPrice, came, isReturned } = back
  const rows = await db
    .select({ ...columns, back: { underWay, done, ofPrice, came, isReturned } })
    .from(surpluses)
    .crossJoinLateral(back)
    .where(and(...conditions))
    .orderBy(asc(surpluses.createdAt), asc(surpluses.reference))
  const all = rows.map(({ units, back: sums, ...row }) => {
    const asset = toAsset(row.currency)
    const part = remainderOf(row.method, units, sums)
    return { ...row, owed: amount(asset, part.left + part.underWay), underWay: amount(asset, part.underWay) }
  })
  return all.filter((one) => one.owed.units > 0n)
}

/**
 * Returns the part of a payment's money, or of its surplus, that can still be returned. Every refund calls this function while the order is
 * locked. So a refund and a decision by staff never return the same money twice.
 */
export async function readLeft(db: Db, of: { method: Method; reference: string }, sum: bigint): Promise<Remainder> {
  const [back] = await sumBack(db, of)
  invariant(back, 'a sum always has one row')
  return remainderOf(of.method, sum, back)
}

type BackSums = Record<'underWay' | 'done' | 'ofPrice' | 'came', string> & { isReturned: boolean }

function remainderOf(method: Method, sum: bigint, { underWay, done, ofPrice, came, isReturned }: BackSums): Remainder {
  const counted = BigInt(done) - partOfPrice(sum, { ofPrice: BigInt(ofPrice), came: BigInt(came) })
  return remainderToReturn(method, sum, { underWay: BigInt(underWay), done: counted, isReturned })
}

/**
 * Adds up a payment's refunds by their state, always in one row. `ofPrice`: the finished refunds, by hand, of the money that paid an order.
 * `came`: all money of a coin payment or a confirmation. `isReturned`: staff decided that all of the payment's money was returned outside
 * the shop. `method` and `reference` may be columns of the outer query.
 */
function sumBack(db: Db, { method, reference }: { method: Method | SQLWrapper; reference: string | SQLWrapper }) {
  const decided = db
    .select({ one: sql`1` })
    .from(reviewDecisions)
    .where(
      and(
        eq(reviewDecisions.method, method),
        eq(reviewDecisions.reference, reference),
        eq(reviewDecisions.decision, 'returned'),
      ),
    )
  const sumOf = (status: RefundStatus, condition?: SQL) =>
    sql<string>`coalesce(sum(${refunds.units}) filter (where ${and(eq(refunds.status, status), condition)}), 0)::text`
  // Inside `sql` Drizzle writes a column with the name of its table.
  const [way, id] = [sql`${method}`, sql`${reference}`]
  const came = sql<string>`coalesce((select confirmed from payment where ${way} = 'crypto' and id = ${id}),
    (select amount_cents from manual_confirmation where ${way} = 'manual' and id = ${id}), 0)::text`
  return db
    .select({
      underWay: sumOf('requested').as('under_way'),
      done: sumOf('done').as('done'),
      ofPrice: sumOf('done', isOfPrice).as('of_price'),
      came: came.as('came'),
      isReturned: sql<boolean>`${exists(decided)}`.as('is_returned'),
    })
    .from(refunds)
    .where(and(eq(refunds.method, method), eq(refunds.reference, reference), isOfCounted))
}

const isOfPrice = and(ne(refunds.method, 'card'), ne(refunds.reason, SURPLUS_RETURN))

/** The SQL condition for refunds that reduce the money of a payment. Coins that staff returned in review are already subtracted from the payment. */
export const isOfCounted = or(ne(refunds.method, 'crypto'), ne(refunds.reason, REVIEW_RETURN))

/** Lists the money of orders that was returned, the earliest first. A card service always returns money to the card. */
export async function listReturned(db: Db, orderIds: string[]): Promise<(ReturnedMoney & { orderId: string })[]> {
  const { orderId, method, currency, units, way, returnedOn, finishedAt, requestedAt, providerRef } = refunds
  const rows = await db
    .select({ orderId, method, currency, units, way, returnedOn, finishedAt, requestedAt, providerRef })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), eq(refunds.status, 'done'), isOfCounted))
    .orderBy(requestedAt)
  return rows.map((row) => ({
    orderId: row.orderId,
    currency: row.currency,
    amount: amount(toAsset(row.currency), row.units),
    way: row.way ?? (row.method === 'card' ? 'card' : null),
    day: row.returnedOn ?? calendarDay(row.finishedAt ?? row.requestedAt),
    ...(row.way === 'crypto' && row.providerRef !== null && { transactionHash: row.providerRef }),
  }))
}

/** Returns the units that staff returned in review, by coin payment. */
export async function sumReviewReturns(db: Db, paymentIds: string[]): Promise<Map<string, bigint>> {
  if (paymentIds.length === 0) return new Map()
  const { reference, units } = refunds
  const isTheirs = sql`${reference} = any(${sql.param(paymentIds)}::text[])`
  const rows = await db
    .select({ reference, sum: sql<string>`sum(${units})::text` })
    .from(refunds)
    .where(and(eq(refunds.method, 'crypto'), isTheirs, eq(refunds.reason, REVIEW_RETURN)))
    .groupBy(reference)
  return new Map(rows.map((row) => [row.reference, BigInt(row.sum)]))
}

/**
 * Returns the sums that the decisions of staff about coin payments cover, by payment. `unwatched`: the payments whose address accepts no
 * more money. For these payments the decision to ask for the missing amount covers nothing, because that amount did not come.
 */
export async function listDecided(
  db: Db,
  paymentIds: string[],
  unwatched: string[] = [],
): Promise<Map<string, DecidedUnits>> {
  if (paymentIds.length === 0) return new Map()
  const { method, reference, attention, about, decision } = reviewDecisions
  const isValid = sql`not (${decision} = 'rest' and ${reference} = any(${sql.param(unwatched)}::text[]))`
  const isTheirs = sql`${reference} = any(${sql.param(paymentIds)}::text[])`
  const rows = await db
    .select({ reference, attention, about })
    .from(reviewDecisions)
    .where(and(eq(method, 'crypto'), isTheirs, isNotNull(about), isValid))
  const decided = new Map<string, DecidedUnits>()
  for (const row of rows) {
    const reason = ATTENTIONS.find((one) => one === row.attention)
    if (reason) decided.set(row.reference, { ...decided.get(row.reference), [reason]: readUnits(row.about ?? {}) })
  }
  return decided
}

function readUnits(about: Partial<Record<Currency, string>>): CoinUnits {
  return Object.fromEntries(CURRENCIES.flatMap((coin) => (about[coin] ? [[coin, BigInt(about[coin])]] : [])))
}

/** Returns the sum of a payment's refunds in the given states. */
export async function sumRefunds(db: Db, method: Method, reference: string, statuses: RefundStatus[]): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${refunds.units}), 0)::text` })
    .from(refunds)
    .where(and(eq(refunds.method, method), eq(refunds.reference, reference), inArray(refunds.status, statuses)))
  return BigInt(row?.sum ?? 0)
}

export async function listSettlements(db: Db, orderIds: string[]) {
  return await db.select().from(settlements).where(inArray(settlements.orderId, orderIds))
}

export async function findSettlement(db: Db, orderId: string) {
  const [row] = await db.select().from(settlements).where(eq(settlements.orderId, orderId))
  return row
}
