import { and, asc, between, eq, inArray, isNotNull, ne, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { StaffRole } from '#base/role.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import { profiles } from '#features/people/profiles/tables.ts'
import type { Both } from '#features/rites/priests/model.ts'
import { splitByScript } from '#features/rites/priests/rules.ts'
import { priestProfiles } from '#features/rites/priests/tables.ts'
import { type Db } from '#server/database/database.ts'
import { type DayAnswer, type LineKey, ON_DAYS, SCHEDULABLE, STANDARD_CAPACITY } from './model.ts'
import { calendarDays, nameSpellings, performances, priests, schedules } from './tables.ts'

/**
 * A person who can perform rituals: a record of a priest, or a staff account without such a record. `id`: the id of the record, or of the
 * account if there is no record. The names are empty for an account without a profile.
 */
export type PriestRow = {
  id: string
  accountId: string | null
  email: string | null
  lang: Lang
  staffRole: StaffRole | null
  name: Both
  place: Both
  /** The rituals that the person may perform. An empty list means every ritual. */
  ritualIds: string[]
  capacity: number
  tokenMadeAt: Date | null
  hasToken: boolean
  version: number
}

/** A line (one ritual of an order), with the data of its order that the calendar needs. */
export type LineRow = LineKey & {
  serviceId: string
  names: Record<Lang, string>
  tier: Tier | null
  weeks: number
  performsAt: Date | null
  quantity: number
  status: OrderStatus
  customerName: string
  customerEmail: string
  accountId: string | null
  lang: Lang
}
/** A scheduled line (one ritual of an order). `days`: all days of the line, sorted. */
export type ScheduledRow = LineRow & {
  priestId: string | null
  reason: string
  paidDays: number | null
  answer: DayAnswer | null
  version: number
  updatedAt: Date
  days: string[]
}

const LINE = {
  orderId: orderLines.orderId,
  position: orderLines.position,
  serviceId: orderLines.serviceId,
  names: orderLines.names,
  tier: orderLines.tier,
  weeks: orderLines.weeks,
  performsAt: orderLines.performsAt,
  quantity: orderLines.quantity,
  status: orders.status,
  customerName: orders.customerName,
  customerEmail: orders.customerEmail,
  accountId: orders.accountId,
  lang: orders.lang,
}

const ofLine = and(eq(performances.orderId, orderLines.orderId), eq(performances.position, orderLines.position))

/** The rituals that have a day in the period, for one priest or for all priests. */
export async function listScheduled(
  db: Db,
  { from, to, priestIds }: { from: string; to: string; priestIds?: string[] },
): Promise<ScheduledRow[]> {
  const days = sql<string[]>`(
    select json_agg(d.day order by d.day) from ${performances} d
    where d.order_id = ${schedules.orderId} and d.position = ${schedules.position}
  )`
  const inSpan = db
    .select({ orderId: performances.orderId, position: performances.position })
    .from(performances)
    .where(between(performances.day, from, to))
  return await db
    .select({
      ...LINE,
      priestId: schedules.priestId,
      reason: schedules.reason,
      paidDays: schedules.paidDays,
      answer: schedules.answer,
      version: schedules.version,
      updatedAt: schedules.updatedAt,
      days,
    })
    .from(schedules)
    .innerJoin(orderLines, and(eq(orderLines.orderId, schedules.orderId), eq(orderLines.position, schedules.position)))
    .innerJoin(orders, eq(orders.id, schedules.orderId))
    .where(
      and(
        inArray(orders.status, ON_DAYS),
        sql`(${schedules.orderId}, ${schedules.position}) in ${inSpan}`,
        priestIds === undefined ? undefined : inArray(schedules.priestId, priestIds),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id), asc(orderLines.position))
}

export async function listScheduledOrders(db: Db, orderIds: string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ orderId: performances.orderId })
    .from(performances)
    .where(inArray(performances.orderId, orderIds))
  return new Set(rows.map(({ orderId }) => orderId))
}

export type WaitingRow = LineRow & { paidDays: number | null; paidAt: string; version: number }

/** The rituals of paid orders that have no days yet, in the order of payment. */
export async function listUnscheduled(
  db: Db,
  { limit, after }: { limit: number; after?: readonly [paidAt: string, orderId: string, position: string] | undefined },
): Promise<WaitingRow[]> {
  const paidAt = sql<string>`to_char(coalesce(${orders.paidAt}, ${orders.createdAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`
  const isFurther =
    after &&
    sql`(${paidAt}, ${orders.id}, ${orderLines.position}) > (${after[0]}, ${after[1]}, ${Number(after[2])}::integer)`
  return await db
    .select({ ...LINE, paidDays: schedules.paidDays, paidAt, version: sql<number>`coalesce(${schedules.version}, 0)` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(schedules, and(eq(schedules.orderId, orderLines.orderId), eq(schedules.position, orderLines.position)))
    .where(
      and(
        inArray(orders.status, SCHEDULABLE),
        notExists(db.select({ one: sql`1` }).from(performances).where(ofLine)),
        sql`${schedules.paidDays} is distinct from 0`,
        isFurther,
      ),
    )
    .orderBy(paidAt, asc(orders.id), asc(orderLines.position))
    .limit(limit + 1)
}

/** Finds a line (one ritual of an order) with its current days. */
export async function findLine(db: Db, { orderId, position }: LineKey) {
  const [line] = await db
    .select({
      ...LINE,
      priestId: schedules.priestId,
      reason: schedules.reason,
      paidDays: schedules.paidDays,
      version: schedules.version,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(schedules, and(eq(schedules.orderId, orderLines.orderId), eq(schedules.position, orderLines.position)))
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
  if (!line) return undefined
  const days = await db
    .select({ day: performances.day })
    .from(performances)
    .where(and(eq(performances.orderId, orderId), eq(performances.position, position)))
    .orderBy(performances.day)
  return { ...line, reason: line.reason ?? '', version: line.version ?? 0, days: days.map(({ day }) => day) }
}

/**
 * Returns how many other rituals a priest has on each of these days. `ids`: the ids of the priest's record and account. Lines with the same
 * fixed time are one group ritual and count once.
 */
export async function countTaken(
  db: Db,
  ids: string[],
  days: string[],
  { orderId, position, serviceId, performsAt }: Pick<LineRow, 'orderId' | 'position' | 'serviceId' | 'performsAt'>,
): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const ofFire = performsAt && and(eq(orderLines.serviceId, serviceId), eq(orderLines.performsAt, performsAt))
  const fire = sql`coalesce(${orderLines.serviceId} || ' ' || ${orderLines.performsAt}, ${orderLines.orderId} || ' ' || ${orderLines.position})`
  const rows = await db
    .select({ day: performances.day, taken: sql<number>`count(distinct ${fire})::integer` })
    .from(performances)
    .innerJoin(orderLines, ofLine)
    .innerJoin(
      schedules,
      and(eq(schedules.orderId, performances.orderId), eq(schedules.position, performances.position)),
    )
    .innerJoin(orders, eq(orders.id, performances.orderId))
    .where(
      and(
        inArray(schedules.priestId, ids),
        inArray(performances.day, days),
        inArray(orders.status, ON_DAYS),
        or(ne(performances.orderId, orderId), ne(performances.position, position)),
        ofFire ? sql`(${ofFire}) is not true` : undefined,
      ),
    )
    .groupBy(performances.day)
  return new Map(rows.map(({ day, taken }) => [day, taken]))
}

/** Lists records of priests and staff without a record, with the capacity of each. The people with these `ids` are always included. */
export async function listPriests(db: Db, ids: string[] = []): Promise<PriestRow[]> {
  const isNamed = ids.length > 0 ? inArray(accounts.id, ids) : undefined
  return await selectPriests(db, or(isNotNull(accounts.staffRole), isNamed))
}

/** Finds a person by the id of a priest's record or of an account. */
export async function findPriest(db: Db, id: string): Promise<PriestRow | undefined> {
  const rows = await selectPriests(db, eq(accounts.id, id), sql`(person.id = ${id} or person.account_id = ${id})`)
  return rows.find((row) => row.id === id) ?? rows[0]
}

export async function findPriestByToken(db: Db, hash: string): Promise<PriestRow | undefined> {
  const [found] = await db.select({ id: priests.accountId }).from(priests).where(eq(priests.tokenHash, hash))
  return found && (await findPriest(db, found.id))
}

/** Selects priests. `isCandidate`: a condition for accounts without a record of a priest. */
async function selectPriests(db: Db, isCandidate: SQL | undefined, which?: SQL): Promise<PriestRow[]> {
  const personId = sql<string>`person.id`
  const people = sql`(
    select ${priestProfiles.id} as id, ${priestProfiles.accountId} as account_id from ${priestProfiles}
    union all
    select ${accounts.id}, ${accounts.id} from ${accounts} where ${isCandidate}
    and not exists (select 1 from ${priestProfiles} where ${priestProfiles.accountId} = ${accounts.id})
  ) as person`
  const rows = await db
    .select({
      id: personId,
      accountId: accounts.id,
      email: accounts.email,
      lang: accounts.lang,
      staffRole: accounts.staffRole,
      record: priestProfiles,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      capacity: sql<number>`coalesce(${priests.capacity}, ${STANDARD_CAPACITY})`,
      tokenMadeAt: priests.tokenMadeAt,
      hasToken: sql<boolean>`${priests.tokenHash} is not null`,
      version: sql<number>`coalesce(${priests.version}, 0)`,
    })
    .from(people)
    .leftJoin(priestProfiles, eq(priestProfiles.id, personId))
    .leftJoin(accounts, eq(accounts.id, sql`person.account_id`))
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(priests, eq(priests.accountId, personId))
    .where(which)
    .orderBy(asc(priestProfiles.nameEn), asc(profiles.firstName), asc(accounts.email), asc(personId))
  return rows.map(({ record, firstName, lastName, lang, ...row }) => {
    const ofAccount = splitByScript([firstName, lastName].filter(Boolean).join(' '))
    const name = record && (record.nameRu || record.nameEn) ? { ru: record.nameRu, en: record.nameEn } : ofAccount
    const place = { ru: record?.placeRu ?? '', en: record?.placeEn ?? '' }
    return { ...row, lang: lang ?? 'ru', name, place, ritualIds: record?.ritualIds ?? [] }
  })
}

export async function listDayNotes(db: Db, from: string, to: string) {
  const rows = await db
    .select()
    .from(calendarDays)
    .where(between(calendarDays.day, from, to))
  return new Map(rows.map((row) => [row.day, row]))
}

/** The spellings of these words that staff have set. */
export async function listSpellings(db: Db, names: string[]): Promise<Map<string, typeof nameSpellings.$inferSelect>> {
  if (names.length === 0) return new Map()
  const rows = await db.select().from(nameSpellings).where(inArray(nameSpellings.name, names))
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * The rituals of a day whose customers have no reminder yet, with all days of their lines. A ritual with a published proof (`isProved`) is
 * left out, because it ended early.
 */
export async function listToRemind(db: Db, day: string, isProved: SQL): Promise<ScheduledRow[]> {
  const waiting = await db
    .select({ orderId: performances.orderId, position: performances.position })
    .from(performances)
    .where(and(eq(performances.day, day), sql`${performances.remindedAt} is null`, not(isProved)))
  if (waiting.length === 0) return []
  const keys = new Set(waiting.map(({ orderId, position }) => `${orderId} ${position}`))
  const rows = await listScheduled(db, { from: day, to: day })
  return rows.filter(({ orderId, position, status }) => keys.has(`${orderId} ${position}`) && status !== 'ready')
}
