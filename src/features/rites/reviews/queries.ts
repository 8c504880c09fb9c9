import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { after } from '#base/time.ts'
import { accounts, consents } from '#features/people/accounts/tables.ts'
import { orderLines, type OrderRow, orders } from '#features/orders/orders/tables.ts'
import { proofs } from '#features/rites/proofs/tables.ts'
import type { Db } from '#server/database/database.ts'
import { hashToken } from '#server/tokens.ts'
import type { ListedState, ReviewedRitual } from './model.ts'
import { ASKED_AFTER, ASKED_UNTIL } from './rules.ts'
import { type ReviewRow, reviews } from './tables.ts'

export type Certificate = { orderId: string; serviceId: string; number: string }
export type FoundReview = { review: ReviewRow; order: OrderRow }

/**
 * Orders whose customers should be asked for a review now. All rituals of the order were performed, and their pages were published long
 * enough ago. The order has an e-mail address. The customer has not withdrawn a page or a consent.
 */
export async function listDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(proofs, eq(proofs.orderId, orders.id))
    .where(and(isReachable(db), eq(proofs.state, 'published'), gt(proofs.publishedAt, after(now, -ASKED_UNTIL))))
    .groupBy(orders.id)
    .having(
      and(
        lte(sql`max(${proofs.publishedAt})`, sql`${after(now, -ASKED_AFTER).toISOString()}::timestamptz`),
        sql`bool_and(${proofs.visibility} <> 'withdrawn')`,
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

function isReachable(db: Db) {
  const existingReview = db.select({ one: sql`1` }).from(reviews).where(eq(reviews.orderId, orders.id))
  return and(
    eq(orders.status, 'ready'),
    ne(orders.customerEmail, ''),
    notExists(existingReview),
    notExists(takenBack(db)),
  )
}

/** Selects the consents that the order's customer has withdrawn and not given again. */
function takenBack(db: Db) {
  const isCustomer = or(
    eq(accounts.id, orders.accountId),
    and(isNull(orders.accountId), eq(accounts.email, orders.customerEmail)),
  )
  const given = sql`select 1 from ${consents} as given where given.account_id = ${accounts.id} and given.withdrawn_at is null`
  return db
    .select({ one: sql`1` })
    .from(accounts)
    .innerJoin(consents, eq(consents.accountId, accounts.id))
    .where(and(isCustomer, isNotNull(consents.withdrawnAt), sql`not exists (${given})`))
}

/** The rituals of each order, in the sequence of the order's lines. Each ritual is listed once. */
export async function listRituals(db: Db, orderIds: string[]): Promise<Map<string, ReviewedRitual[]>> {
  const found = new Map<string, ReviewedRitual[]>()
  if (orderIds.length === 0) return found
  const rows = await db
    .select({ orderId: orderLines.orderId, id: orderLines.serviceId, names: orderLines.names, tier: orderLines.tier })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
  for (const { orderId, id, names, tier } of rows) {
    const known = found.get(orderId) ?? []
    if (!known.some((each) => each.id === id)) known.push({ id, names: withoutTier(names, tier) })
    found.set(orderId, known)
  }
  return found
}

function withoutTier({ ru, en }: ReviewedRitual['names'], tier: string | null): ReviewedRitual['names'] {
  const plain = (name: string) => (tier === null ? name : name.slice(0, Math.max(name.lastIndexOf(' - '), 0)) || name)
  return { ru: plain(ru), en: plain(en) }
}

function selectReviews(db: Db) {
  return db.select({ review: reviews, order: orders }).from(reviews).innerJoin(orders, eq(orders.id, reviews.orderId))
}

export async function findByToken(db: Db, token: string): Promise<FoundReview | undefined> {
  const [found] = await selectReviews(db).where(eq(reviews.tokenHash, hashToken(token)))
  return found
}

/** Finds the review of a link, and locks it until the transaction ends. */
export async function lockByToken(tx: Db, token: string): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(eq(reviews.tokenHash, hashToken(token)))
    .for('update')
  return row
}

export async function lockReview(tx: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row
}

export async function findReview(db: Db, id: string): Promise<FoundReview | undefined> {
  const [found] = await selectReviews(db).where(eq(reviews.id, id))
  return found
}

type Page = { limit: number; after?: string[] | undefined }

/**
 * Reviews in one state: waiting reviews the oldest first, other reviews the newest first. Returns up to `limit` + 1 reviews. The extra review
 * shows that there is another page.
 */
export async function listReviews(db: Db, state: ListedState, { limit, after: last }: Page): Promise<FoundReview[]> {
  const key = sql`(${reviews.writtenAt}, ${reviews.id})`
  const place = last && sql`(${last[0]}::timestamptz, ${last[1]})`
  const isFurther = place && (state === 'waiting' ? sql`${key} > ${place}` : sql`${key} < ${place}`)
  const order = state === 'waiting' ? asc : desc
  return await selectReviews(db)
    .where(and(eq(reviews.state, state), isFurther))
    .orderBy(order(reviews.writtenAt), order(reviews.id))
    .limit(limit + 1)
}

/** The maximum number of reviews on the page of a ritual. The newest reviews are shown. */
const MAX_SHOWN = 12

export async function listPublished(db: Db, serviceId: string): Promise<ReviewRow[]> {
  return await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.serviceId, serviceId), eq(reviews.state, 'published')))
    .orderBy(desc(reviews.decidedAt), desc(reviews.id))
    .limit(MAX_SHOWN)
}

/** The numbers of valid certificates, by order and ritual. Certificates of withdrawn pages are left out. */
export async function listCertificates(db: Db, orderIds: string[]): Promise<Certificate[]> {
  if (orderIds.length === 0) return []
  const isOfLine = and(eq(proofs.orderId, orderLines.orderId), eq(proofs.position, orderLines.position))
  const rows = await db
    .select({ orderId: proofs.orderId, serviceId: orderLines.serviceId, number: proofs.number })
    .from(proofs)
    .innerJoin(orderLines, isOfLine)
    .where(and(inArray(proofs.orderId, orderIds), eq(proofs.state, 'published'), ne(proofs.visibility, 'withdrawn')))
    .orderBy(asc(proofs.position))
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number }]))
}

/** The reviews of the orders that match a condition, for the export of personal data. */
export async function listReviewsOf(db: Db, orderIds: string[]): Promise<ReviewRow[]> {
  return orderIds.length === 0 ? [] : await db.select().from(reviews).where(inArray(reviews.orderId, orderIds))
}
