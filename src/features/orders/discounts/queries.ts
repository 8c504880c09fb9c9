import { and, count, desc, eq, exists, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { after, MINUTE } from '#base/time.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { manualConfirmations } from '#features/money/payment-review/tables.ts'
import { settlements } from '#features/money/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Discount, DiscountUses } from './model.ts'
import { type CodeRow, discountCodes, discountUses, type UseRow } from './tables.ts'

/** A row of the discount code table, in the form that commands and routes use. */
export type Code = CodeRow

export async function findCode(db: Db, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.code, code))
  return row
}

/** Locks the discount code for the rest of the transaction. Other orders with this code wait, so the last use is never taken twice. */
export async function lockCode(tx: Db, code: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.code, code)).for('update')
  return row
}

export async function lockCodeById(tx: Db, id: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update')
  return row
}

/** Returns the number of uses that are counted at this moment. `customerHashes`: the customer's hash under every key. */
export async function countUses(
  db: Db,
  codeId: string,
  { now, customerHashes = [] }: { now: Date; customerHashes?: string[] },
): Promise<DiscountUses> {
  const [row] = await db
    .select({ all: count(), ofCustomer: ofCustomer(customerHashes) })
    .from(discountUses)
    .where(and(eq(discountUses.codeId, codeId), counts(db, now)))
  return row ?? { all: 0, ofCustomer: 0 }
}

function ofCustomer(hashes: string[]): SQL<number> {
  if (hashes.length === 0) return sql<number>`0`
  return sql<number>`count(*) filter (where ${inArray(discountUses.customerHash, hashes)})`.mapWith(Number)
}

/** True for a use that is counted: its order is paid, its reservation is still valid, or a payment for its order is in progress. */
function counts(db: Db, now: Date): SQL | undefined {
  return or(gt(discountUses.reservedUntil, now), isSettled(db), hasOpenPayment(db, now))
}

/** True for a use that is not counted: its order was not paid, its reservation has ended, and no payment is in progress. */
export function isReleased(db: Db, now: Date): SQL {
  return not(sql`${counts(db, now)}`)
}

function isSettled(db: Db): SQL {
  return exists(
    db.select({ id: settlements.orderId }).from(settlements).where(eq(settlements.orderId, discountUses.orderId)),
  )
}

/** A card payment that began in time can arrive at most this long after its card page has expired. */
const LATE_CARD = 15 * MINUTE

/**
 * True if a payment of the order is open: a price quote in a cryptocurrency that has not expired, a card page that can still be used, or
 * reported money that waits for a second person.
 */
function hasOpenPayment(db: Db, now: Date): SQL | undefined {
  const { orderId } = discountUses
  const quotes = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), isNull(payments.closedAt)))
  const pages = db
    .select({ id: cardAttempts.id })
    .from(cardAttempts)
    .where(
      and(
        eq(cardAttempts.orderId, orderId),
        eq(cardAttempts.status, 'open'),
        isNull(cardAttempts.closedAt),
        gt(cardAttempts.expiresAt, after(now, -LATE_CARD)),
      ),
    )
  const reported = db
    .select({ id: manualConfirmations.id })
    .from(manualConfirmations)
    .where(and(eq(manualConfirmations.orderId, orderId), eq(manualConfirmations.status, 'awaiting')))
  return or(exists(quotes), exists(pages), exists(reported))
}

export async function findDiscount(db: Db, orderId: string): Promise<Discount | undefined> {
  const [row] = await db
    .select({ code: discountUses.code, amountCents: discountUses.amountCents })
    .from(discountUses)
    .where(eq(discountUses.orderId, orderId))
  return row
}

/** Returns the discounts of these orders, by order id. */
export async function listDiscounts(db: Db, orderIds: string[]): Promise<Map<string, Discount>> {
  if (orderIds.length === 0) return new Map()
  const { orderId, code, amountCents } = discountUses
  const rows = await db.select({ orderId, code, amountCents }).from(discountUses).where(inArray(orderId, orderIds))
  return new Map(rows.map((row) => [row.orderId, { code: row.code, amountCents: row.amountCents }]))
}

export type CountedCode = { row: CodeRow; paid: number; reserved: number; givenCents: number }

type Page = { limit: number; last?: { at: Date; id: string } | undefined; now: Date }

/** Lists the discount codes for the staff, the newest code first. */
export async function listCodes(db: Db, { limit, last, now }: Page): Promise<CountedCode[]> {
  const isFurther =
    last && sql`(${discountCodes.createdAt}, ${discountCodes.id}) < (${last.at.toISOString()}::timestamptz, ${last.id})`
  const rows = await db
    .select()
    .from(discountCodes)
    .where(isFurther)
    .orderBy(desc(discountCodes.createdAt), desc(discountCodes.id))
    .limit(limit)
  return await withCounts(db, rows, now)
}

export async function findCounted(db: Db, id: string, now: Date): Promise<CountedCode | undefined> {
  const rows = await db.select().from(discountCodes).where(eq(discountCodes.id, id))
  const [counted] = await withCounts(db, rows, now)
  return counted
}

async function withCounts(db: Db, rows: CodeRow[], now: Date): Promise<CountedCode[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const isPaid = isSettled(db)
  const counted = await db
    .select({
      id: discountUses.codeId,
      all: count(),
      paid: sql<number>`count(*) filter (where ${isPaid})`.mapWith(Number),
      givenCents: sql<number>`coalesce(sum(${discountUses.amountCents}) filter (where ${isPaid}), 0)`.mapWith(Number),
    })
    .from(discountUses)
    .where(and(inArray(discountUses.codeId, ids), counts(db, now)))
    .groupBy(discountUses.codeId)
  const byId = new Map(counted.map((one) => [one.id, one]))
  return rows.map((row) => {
    const { all = 0, paid = 0, givenCents = 0 } = byId.get(row.id) ?? {}
    return { row, paid, reserved: all - paid, givenCents }
  })
}

/** Lists a customer's uses of discount codes, for the export of personal data. */
export async function listUsesOf(db: Db, customerHashes: string[]): Promise<UseRow[]> {
  if (customerHashes.length === 0) return []
  return await db
    .select()
    .from(discountUses)
    .where(inArray(discountUses.customerHash, customerHashes))
    .orderBy(desc(discountUses.usedAt), desc(discountUses.orderId))
}
