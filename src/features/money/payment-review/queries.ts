import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { amount, formatDecimal } from '#base/money.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { OWN_COIN_REASONS } from '#features/money/settlements/model-attention.ts'
import { type CardCurrency, COINS, type Currency } from '#features/money/settlements/model-currencies.ts'
import { listOwed, type OwedMoney } from '#features/money/settlements/queries.ts'
import { toCoinSums } from '#features/money/settlements/rules-decisions.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { reviewDecisions } from '#features/money/settlements/tables.ts'
import { readAbout } from './queries-returns.ts'
import { foldReference } from './rules.ts'
import { manualConfirmations, manualReferences } from './tables.ts'

export type ManualRow = typeof manualConfirmations.$inferSelect

export async function findManual(db: Db, id: string): Promise<ManualRow | undefined> {
  const [row] = await db.select().from(manualConfirmations).where(eq(manualConfirmations.id, id))
  return row
}

export async function lockManual(tx: Db, id: string): Promise<ManualRow | undefined> {
  const [row] = await tx.select().from(manualConfirmations).where(eq(manualConfirmations.id, id)).for('update')
  return row
}

/** Finds the confirmation of an order that nobody has withdrawn. An order has at most one such confirmation. */
export async function findLiveManual(db: Db, orderId: string): Promise<ManualRow | undefined> {
  const isLive = and(eq(manualConfirmations.orderId, orderId), ne(manualConfirmations.status, 'withdrawn'))
  const [row] = await db.select().from(manualConfirmations).where(isLive)
  return row
}

/** Returns the sum in cents that a person confirmed since `since` without a second person. */
export async function sumConfirmedAlone(tx: Db, accountId: string, since: Date): Promise<number> {
  const { amountCents, confirmedBy, confirmedAt, decidedBy, status } = manualConfirmations
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${amountCents}), 0)::float8` })
    .from(manualConfirmations)
    .where(
      and(
        eq(confirmedBy, accountId),
        gt(confirmedAt, since),
        isNull(decidedBy),
        inArray(status, ['settled', 'surplus']),
      ),
    )
  return row?.cents ?? 0
}

/**
 * Lists confirmations without a stored normalised reference: they are older than the table of references, or another confirmation has the
 * same reference in another spelling. The oldest come first.
 */
export async function listUnfoldedReferences(db: Db): Promise<{ id: string; reference: string }[]> {
  const { id, reference, status, confirmedAt } = manualConfirmations
  const folded = db.select().from(manualReferences).where(eq(manualReferences.confirmationId, id))
  return await db
    .select({ id, reference })
    .from(manualConfirmations)
    .where(and(ne(status, 'withdrawn'), notExists(folded)))
    .orderBy(asc(confirmedAt))
}

/** Finds the order that was confirmed with this reference, in any spelling. */
export async function findOrderOfReference(db: Db, reference: string): Promise<string | undefined> {
  const [row] = await db
    .select({ orderId: manualConfirmations.orderId })
    .from(manualReferences)
    .innerJoin(manualConfirmations, eq(manualConfirmations.id, manualReferences.confirmationId))
    .where(eq(manualReferences.folded, foldReference(reference)))
  return row?.orderId
}

/** Lists confirmations that wait for a second person, oldest first, up to a limit. */
export async function listAwaitingManual(db: Db, most: number): Promise<ManualRow[]> {
  const listed = db.select().from(manualConfirmations).where(eq(manualConfirmations.status, 'awaiting'))
  return await listed.orderBy(asc(manualConfirmations.confirmedAt)).limit(most)
}

/** One payment in review. Amounts are decimal strings in whole coins or in dollars. */
export type ReviewItem = {
  method: 'crypto' | 'card'
  reference: string
  orderId: string
  attention: string
  currency: Currency | CardCurrency
  expected: string
  /** The received money. Empty for a card attempt in `review`, because only the card service knows the sum of the charge. */
  received: string
  /**
   * The money about which staff decide, if the reason for review is money in another coin or money that came after the watching time.
   * Empty for every other reason.
   */
  strange: string
  createdAt: Date
}

type Reading = Pick<Shop, 'db' | 'now'>

/** Lists payments that wait for a decision by staff, oldest first, up to a limit. */
export async function listReview({ db, now }: Reading, most: number): Promise<ReviewItem[]> {
  const [coins, cards] = await Promise.all([listCoinReview(db, now(), most), listCardReview(db, most)])
  return [...coins, ...cards].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).slice(0, most)
}

/**
 * The SQL condition for coin payments that still need a decision by staff. A decision covers only the sum that came before it. Decisions
 * about uncredited coins, or about coins that the chain took back, are not checked here, because they already removed the reason from the
 * payment. The decision to ask for the missing amount is valid only while the shop watches the address.
 */
export function isCoinReview(now: Date): SQL | undefined {
  return and(
    isNotNull(payments.attention),
    sql`not exists (select 1 from ${reviewDecisions} where ${reviewDecisions.method} = 'crypto'
      and ${reviewDecisions.reference} = ${payments.id} and ${reviewDecisions.attention} = ${payments.attention}
      and ${inArray(reviewDecisions.attention, [...OWN_COIN_REASONS])}
      and (${reviewDecisions.decision} <> 'rest' or ${gt(payments.watchUntil, now)})
      and (${reviewDecisions.about} ->> ${payments.currency})::numeric >= ${payments.confirmed})`,
  )
}

/** The SQL condition for card payments that still need a decision by staff. For a card payment one decision about each reason is enough. */
export const isCardReview = and(
  isNotNull(cardAttempts.attention),
  sql`not exists (select 1 from ${reviewDecisions} where ${reviewDecisions.method} = 'card'
    and ${reviewDecisions.reference} = ${cardAttempts.id} and ${reviewDecisions.attention} = ${cardAttempts.attention})`,
)

/** Lists the partly paid orders for which staff have asked the customer to pay the rest, while the shop watches the address. */
export async function listRestAsked({ db, now }: Reading, most: number): Promise<{ id: string; orderId: string }[]> {
  const decided = and(eq(reviewDecisions.reference, payments.id), eq(reviewDecisions.attention, payments.attention))
  return await db
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .innerJoin(reviewDecisions, and(eq(reviewDecisions.method, 'crypto'), decided))
    .where(and(eq(reviewDecisions.decision, 'rest'), gt(payments.watchUntil, now())))
    .limit(most)
}

async function listCoinReview(db: Db, now: Date, most: number): Promise<ReviewItem[]> {
  const listed = db.select().from(payments).where(isCoinReview(now))
  const rows = await listed.orderBy(asc(payments.createdAt)).limit(most)
  const aboutOf = await readAbout(db, rows, now)
  return rows.map((row) => {
    const { asset } = COINS[row.currency]
    return {
      method: 'crypto',
      reference: row.id,
      orderId: row.orderId,
      attention: row.attention ?? '',
      currency: row.currency,
      expected: formatDecimal(amount(asset, row.expected)),
      received: formatDecimal(amount(asset, row.received)),
      strange: toCoinSums(aboutOf(row).strange)
        .map((sum) => `${sum.amount} ${sum.currency}`)
        .join(', '),
      createdAt: row.createdAt,
    }
  })
}

async function listCardReview(db: Db, most: number): Promise<ReviewItem[]> {
  const listed = db.select().from(cardAttempts).where(isCardReview)
  const rows = await listed.orderBy(asc(cardAttempts.createdAt)).limit(most)
  return rows.map((row) => ({
    method: 'card',
    reference: row.id,
    orderId: row.orderId,
    attention: row.attention ?? '',
    currency: row.currency,
    expected: inWhole(row),
    received: row.status === 'review' ? '' : inWhole(row),
    strange: '',
    createdAt: row.createdAt,
  }))
}

function inWhole({ amountCents }: { amountCents: number }): string {
  return (amountCents / 100).toFixed(2)
}

export type SurplusItem = Omit<OwedMoney, 'owed' | 'underWay'> & { amount: string; underWay: string }

export async function listSurplus(db: Db): Promise<SurplusItem[]> {
  return (await listOwed(db)).map(({ owed, underWay, ...row }) => {
    return { ...row, amount: formatDecimal(owed), underWay: underWay.units > 0n ? formatDecimal(underWay) : '' }
  })
}
