import { and, asc, desc, eq, inArray, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '#base/i18n.ts'
import type { Settings } from '#base/settings.ts'
import { listTierNumbers } from '#features/catalogue/catalogue/queries.ts'
import { numbersOfLine } from '#features/catalogue/catalogue/rules-numbers.ts'
import { priestName } from '#features/rites/calendar/present.ts'
import { listPriests } from '#features/rites/calendar/queries.ts'
import type { LineKey } from '#features/rites/calendar/model.ts'
import { isPerformer, personIds } from '#features/rites/calendar/rules.ts'
import { eitherText } from '#features/rites/priests/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { performances } from '#features/rites/calendar/tables.ts'
import { SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { media, type MediaRow } from '#features/platform/media/tables.ts'
import { orderLines, type OrderRow, orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { ProofState } from './model.ts'
import { listLogUses, shownLogFiles } from './queries-entries.ts'
import { isInCorrection, mayBeProved, performedTerm } from './rules.ts'
import type { PerformedTerm } from './schemas.ts'
import { proofMedia, type ProofRow, proofs } from './tables.ts'

type LineRow = typeof orderLines.$inferSelect
type ProofLineRow = Pick<LineRow, 'position' | 'names' | 'serviceId' | 'tier' | 'weeks' | 'quantity' | 'performsAt'>
export type FoundProof = { proof: ProofRow; order: OrderRow; line: ProofLineRow }
/** A line (one ritual of an order), and its proof if the ritual has one. */
export type FoundLine = { order: OrderRow; line: ProofLineRow; proof: ProofRow | null; lastDay: string | null }
/** A priest who can be chosen for a proof. `ids`: the ids of the priest's record and account. */
export type Priest = { id: string; ids: string[]; name: string; place: string; ritualIds: string[] }

const LINE = {
  position: orderLines.position,
  names: orderLines.names,
  serviceId: orderLines.serviceId,
  tier: orderLines.tier,
  weeks: orderLines.weeks,
  performsAt: orderLines.performsAt,
  quantity: orderLines.quantity,
}
const isOfLine = and(eq(proofs.orderId, orderLines.orderId), eq(proofs.position, orderLines.position))

function selectProofs(db: Db) {
  return db
    .select({ proof: proofs, order: orders, line: LINE })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .innerJoin(orderLines, isOfLine)
}

/** The last scheduled day of the line. */
const LAST_DAY = sql<string | null>`(
  select max(${performances.day})::text from ${performances}
  where ${performances.orderId} = ${orderLines.orderId} and ${performances.position} = ${orderLines.position}
)`

function selectLines(db: Db) {
  return db
    .select({ order: orders, line: LINE, proof: proofs, lastDay: LAST_DAY })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(proofs, isOfLine)
}

export async function findProof(db: Db, id: string): Promise<FoundProof | undefined> {
  const [found] = await selectProofs(db).where(eq(proofs.id, id))
  return found
}

/** The proof with this token, if its page is published. */
export async function findByToken(db: Db, token: string): Promise<FoundProof | undefined> {
  const [found] = await selectProofs(db).where(and(eq(proofs.token, token), eq(proofs.state, 'published')))
  return found
}

/** True if the page with this token is in correction (`isInCorrection`) and will be published again. */
export async function isPageInCorrection(db: Db, token: string): Promise<boolean> {
  const [found] = await selectProofs(db).where(eq(proofs.token, token))
  return found !== undefined && isInCorrection(found.proof) && mayBeProved(found.order.status)
}

/** Finds the proof with this number, in any state. */
export async function findByNumber(db: Db, number: string): Promise<FoundProof | undefined> {
  const [found] = await selectProofs(db).where(eq(proofs.number, number))
  return found
}

/** Locks the proof until the transaction ends. */
export async function lockProof(tx: Db, id: string): Promise<ProofRow | undefined> {
  const [row] = await tx.select().from(proofs).where(eq(proofs.id, id)).for('update')
  return row
}

export async function findLine(db: Db, orderId: string, position: number): Promise<FoundLine | undefined> {
  const [found] = await selectLines(db).where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
  return found
}

/** Returns what was performed for the ritual (order line) of a proof. */
export async function findPerformedTerm(
  db: Db,
  settings: Pick<Settings, 'tiers'>,
  { proof, line }: FoundProof,
  lang: Lang,
): Promise<PerformedTerm | undefined> {
  const { serviceId, names } = line
  const days = await listDays(db, proof)
  const numbers = numbersOfLine(line, (await listTierNumbers(db, settings, [serviceId])).get(serviceId))
  return performedTerm({ ...line, name: names[lang] }, { days, lastDay: dayAtPlace(proof.performedAt), numbers })
}

/** The scheduled days of the ritual of a proof. */
async function listDays(db: Db, { orderId, position }: Pick<ProofRow, 'orderId' | 'position'>) {
  const rows = await db
    .select({ day: performances.day })
    .from(performances)
    .where(and(eq(performances.orderId, orderId), eq(performances.position, position)))
  return rows.map(({ day }) => day)
}

/** The last scheduled day of a ritual. Null if no day is scheduled. */
export async function findLastDay(db: Db, orderId: string, position: number): Promise<string | null> {
  const [row] = await db
    .select({ last: sql<string | null>`max(${performances.day})::text` })
    .from(performances)
    .where(and(eq(performances.orderId, orderId), eq(performances.position, position)))
  return row?.last ?? null
}

type Page = { limit: number; after?: string[] | undefined }

/**
 * Lists drafts (oldest first, because they wait for staff) or published proofs (newest first). Returns up to `limit` + 1 rows. The extra row
 * shows that there is another page.
 */
export async function listProofs(db: Db, state: ProofState, { limit, after }: Page): Promise<FoundProof[]> {
  const key = sql`(${proofs.performedAt}, ${proofs.id})`
  const last = after && sql`(${after[0]}::timestamptz, ${after[1]})`
  const isFurther = last && (state === 'draft' ? sql`${key} > ${last}` : sql`${key} < ${last}`)
  const order = state === 'draft' ? asc : desc
  return await selectProofs(db)
    .where(and(eq(proofs.state, state), isFurther))
    .orderBy(order(proofs.performedAt), order(proofs.id))
    .limit(limit + 1)
}

/**
 * Lists lines (rituals) of paid orders that have no proof, sorted by the time of payment. With `lastBefore`, lists lines whose last day is
 * before this day and whose proof is not published. Returns up to `limit` + 1 rows. The extra row shows that there is another page.
 */
export async function listMissing(
  db: Db,
  { limit, after, lastBefore }: Page & { lastBefore?: string | undefined },
): Promise<FoundLine[]> {
  const key = sql`(${orders.paidAt}, ${orders.id}, ${orderLines.position})`
  const isFurther = after && sql`${key} > (${after[0]}::timestamptz, ${after[1]}, ${Number(after[2])}::int)`
  const shown = alias(proofs, 'shown')
  // With NOT EXISTS, PostgreSQL reads the orders sorted by the time of payment, and stops at the limit.
  const hasNone = notExists(
    db
      .select({ one: sql`1` })
      .from(shown)
      .where(
        and(
          eq(shown.orderId, orderLines.orderId),
          eq(shown.position, orderLines.position),
          lastBefore === undefined ? undefined : eq(shown.state, 'published'),
        ),
      ),
  )
  const isPast = lastBefore === undefined ? undefined : sql`${LAST_DAY} < ${lastBefore}`
  return await selectLines(db)
    .where(and(inArray(orders.status, ['completed', 'processing']), hasNone, isPast, isFurther))
    .orderBy(asc(orders.paidAt), asc(orders.id), asc(orderLines.position))
    .limit(limit + 1)
}

type LateQuery = { from: string; before: string } & Partial<LineKey>

/**
 * Lists paid rituals whose page was never published and whose last day is on or after `from` and before `before`. A ritual with a fixed time
 * that staff have not scheduled ends on the day of this time.
 */
export async function listLate(
  db: Db,
  { from, before, orderId, position }: LateQuery,
): Promise<(LineKey & { lastDay: string })[]> {
  const lastDay = sql<string>`coalesce(${LAST_DAY}, (${orderLines.performsAt} at time zone ${SITE_ZONE})::date::text)`
  return await db
    .select({ orderId: orderLines.orderId, position: orderLines.position, lastDay })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(proofs, isOfLine)
    .where(
      and(
        inArray(orders.status, ['completed', 'processing']),
        isNull(proofs.publishedAt),
        sql`${lastDay} >= ${from} and ${lastDay} < ${before}`,
        orderId === undefined ? undefined : eq(orderLines.orderId, orderId),
        position === undefined ? undefined : eq(orderLines.position, position),
      ),
    )
}

/** The rituals of an order whose page is published. Includes pages that the customer has withdrawn. */
export async function listOrderProofs(db: Db, orderId: string): Promise<FoundProof[]> {
  return await selectProofs(db)
    .where(and(eq(proofs.orderId, orderId), eq(proofs.state, 'published')))
    .orderBy(asc(proofs.position))
}

/** True if every line of an order has a published proof. */
export async function hasPublishedProof(db: Db, orderId: string): Promise<boolean> {
  const rows = await selectLines(db).where(eq(orderLines.orderId, orderId))
  return rows.length > 0 && rows.every(({ proof }) => proof?.state === 'published')
}

/** SQL condition: the ritual of a performance (a row of `performance_day`) has a published proof. */
export const isLineProved = sql`exists (select from ${proofs}
  where ${proofs.orderId} = ${performances.orderId} and ${proofs.position} = ${performances.position} and ${proofs.state} = 'published')`

/** SQL value: when the proof of a performance was last published, even if the proof is offline now. */
export const lineProvedAt = sql`(select max(${proofs.publishedAt}) from ${proofs}
  where ${proofs.orderId} = ${performances.orderId} and ${proofs.position} = ${performances.position})`

/** The sorted files of each proof. */
export async function listProofMedia(db: Db, proofIds: string[], condition?: SQL): Promise<Map<string, MediaRow[]>> {
  const found = new Map<string, MediaRow[]>(proofIds.map((id) => [id, []]))
  if (proofIds.length === 0) return found
  const rows = await db
    .select({ proofId: proofMedia.proofId, media })
    .from(proofMedia)
    .innerJoin(media, eq(media.id, proofMedia.mediaId))
    .where(and(inArray(proofMedia.proofId, proofIds), condition))
    .orderBy(asc(proofMedia.position))
  for (const row of rows) found.get(row.proofId)?.push(row.media)
  return found
}

/** The files of a proof that are not on another public page and not in a report entry. */
export async function listOwnMedia(db: Db, proofId: string): Promise<string[]> {
  const others = db
    .select({ id: proofMedia.mediaId })
    .from(proofMedia)
    .innerJoin(proofs, eq(proofs.id, proofMedia.proofId))
    .where(and(ne(proofs.id, proofId), eq(proofs.state, 'published'), ne(proofs.visibility, 'withdrawn')))
  const rows = await db
    .select({ id: proofMedia.mediaId })
    .from(proofMedia)
    .where(
      and(
        eq(proofMedia.proofId, proofId),
        sql`${proofMedia.mediaId} not in ${others}`,
        sql`${proofMedia.mediaId} not in ${shownLogFiles(db)}`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** The proofs that use a file. Called before a file is deleted. */
export async function listProofUses(db: Db, mediaId: string): Promise<{ subject: 'proof'; id: string }[]> {
  const rows = await db.select({ id: proofMedia.proofId }).from(proofMedia).where(eq(proofMedia.mediaId, mediaId))
  const ids = new Set([...rows.map(({ id }) => id), ...(await listLogUses(db, mediaId))])
  return [...ids].map((id) => ({ subject: 'proof', id }))
}

/** The people who may have performed a ritual. If a person has no name, the e-mail address is used as the name. */
export async function listPerformers(db: Db, lang: Lang): Promise<Priest[]> {
  const people = (await listPriests(db)).filter(isPerformer)
  return people.map((person) => ({
    id: person.id,
    ids: personIds(person),
    name: priestName(person, lang),
    place: eitherText(person.place, lang),
    ritualIds: person.ritualIds,
  }))
}

/** The proofs of an account's orders, for the export of personal data. */
export async function listProofsOf(db: Db, orderIds: string[]): Promise<ProofRow[]> {
  return orderIds.length === 0 ? [] : await db.select().from(proofs).where(inArray(proofs.orderId, orderIds))
}
