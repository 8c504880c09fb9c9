import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  max,
  min,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { KeptReading } from '#features/orders/readings/model.ts'
import { listReadings } from '#features/orders/readings/queries.ts'
import { applyingReadings } from '#features/orders/readings/rules.ts'
import { nameChanges } from '#features/orders/readings/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { type LineKey, SCHEDULABLE } from './model.ts'
import { namesMark } from './rules.ts'
import { performances, schedules, sheetPrints } from './tables.ts'

/** Returns the corrected readings (pronunciations of names) of these orders and of the plans of their owners. */
export async function listApplying(
  db: Db,
  keys: Keyring,
  ordered: ReadonlyMap<string, { ownerId: string | undefined }>,
): Promise<Map<string, ReadonlyMap<string, KeptReading>>> {
  const owners = [...ordered.values()].flatMap(({ ownerId }) => ownerId ?? [])
  const kept = await listReadings(db, keys, [...new Set([...ordered.keys(), ...owners])])
  return new Map(
    [...ordered].map(([orderId, { ownerId }]) => [
      orderId,
      applyingReadings(kept.get(orderId) ?? [], kept.get(ownerId ?? '') ?? []),
    ]),
  )
}

/** Returns when the sheet of a day was last printed, and when the rituals of the day first changed after the print. */
export async function findPrint(db: Db, day: string) {
  const [row] = await db.select().from(sheetPrints).where(eq(sheetPrints.day, day))
  return row
}

/** Lists the days from `today` whose printed sheets are outdated, because the rituals of the day have changed. */
export async function listOutdatedPrints(db: Db, today: string): Promise<{ day: string; at: Date }[]> {
  const isOutdated = and(gte(sheetPrints.day, today), isNotNull(sheetPrints.outdatedAt))
  const rows = await db.select().from(sheetPrints).where(isOutdated).orderBy(asc(sheetPrints.day))
  return rows.flatMap(({ day, outdatedAt }) => (outdatedAt ? [{ day, at: outdatedAt }] : []))
}

/** An SQL condition about the line of a performance. */
export type LineCondition = SQL
/** An SQL value that another feature provides for a performance. */
export type LineValue = SQL

type MarkOptions = {
  today: string
  isProved: LineCondition
  provedAt: SQL
  orderIds?: readonly string[]
  onDay?: string
}

/**
 * Lists rituals whose names changed too late: after the sheet was printed, after the days were set, or after the first day of the ritual.
 * Reads all orders, some orders or one day. A ritual with a published proof (condition `isProved`) is not listed, because the proof shows the
 * names that were read. `provedAt`: when the proof was last published, even if the proof is offline now. For speed, the queries start with
 * the few open orders.
 */
export async function listNamesMarks(db: Db, options: MarkOptions) {
  const [inTime, late] = await Promise.all([listChangesInTime(db, options), listChangesAfterRitual(db, options)])
  return [...inTime, ...late]
}

type LineOfProof = LineKey & { publishedAt: Date | null }
type ProofSql = { isLineProved: LineCondition; lineProvedAt: SQL }

/**
 * The last change of names that staff must settle before they publish a proof: a change after the names were printed or read, unless staff
 * have asked the priest. A published page already shows names, so every change after the publication counts.
 */
export async function findOpenChange(
  source: ProofSql & { db: Db; now: Date },
  { orderId, position, publishedAt }: LineOfProof,
): Promise<Date | undefined> {
  if (publishedAt) {
    const isLater = and(eq(nameChanges.orderId, orderId), gt(nameChanges.changedAt, publishedAt))
    const [row] = await source.db.select({ at: CHANGED_LAST }).from(nameChanges).where(isLater)
    return row?.at ?? undefined
  }
  return (await findFirstChanges(source, [orderId]))({ orderId, position })
}

/** The same for the lines of orders whose proofs were never published. */
export async function findFirstChanges(
  { db, now, isLineProved: isProved, lineProvedAt: provedAt }: ProofSql & { db: Db; now: Date },
  orderIds: readonly string[],
): Promise<(line: LineKey) => Date | undefined> {
  const read = await listNamesMarks(db, { today: dayAtPlace(now), isProved, provedAt, orderIds })
  const marks = read.filter(({ kind }) => kind !== 'after-days')
  return (line) => marks.findLast((mark) => mark.orderId === line.orderId && mark.position === line.position)?.at
}

/**
 * Lists changes until the day of the ritual. A change for a past day is listed only if the day's sheet was printed and staff have not asked
 * the priest.
 */
async function listChangesInTime(db: Db, { today, isProved, orderIds, onDay }: MarkOptions) {
  const { day } = performances
  const until = and(eq(nameChanges.orderId, performances.orderId), sql`${CHANGED_ON} <= ${day}`)
  const rows = await db
    .select({ ...MARKED, day, printedAt: sheetPrints.printedAt, scheduledAt: schedules.updatedAt })
    .from(orders)
    .innerJoin(performances, OF_ORDER)
    .innerJoin(nameChanges, until)
    .innerJoin(schedules, OF_SCHEDULE)
    .innerJoin(orderLines, OF_LINE)
    .leftJoin(sheetPrints, eq(sheetPrints.day, day))
    .where(
      and(
        inArray(orders.status, SCHEDULABLE),
        or(gte(day, today), isNotNull(sheetPrints.day)),
        not(isProved),
        orderIds && inArray(orders.id, orderIds),
        onDay === undefined ? undefined : eq(day, onDay),
      ),
    )
    .groupBy(performances.orderId, performances.position, day, ...PRIMARY_KEYS, sheetPrints.day)
    .having(
      and(
        sql`${CHANGED_LAST} > coalesce(${sheetPrints.printedAt}, ${schedules.updatedAt})`,
        or(gte(day, today), IS_UNCHECKED),
      ),
    )
    .orderBy(asc(day), asc(performances.orderId), asc(performances.position))
  return rows.flatMap(({ changedAt, printedAt, scheduledAt, ...row }) => {
    const mark = namesMark({ changedAt: changedAt ?? undefined, printedAt: printedAt ?? undefined, scheduledAt })
    return mark ? [{ ...row, ...mark, printedAt, isPast: row.day < today }] : []
  })
}

/**
 * Lists changes after the first day of a ritual, because the priest has read the old names. Also lists changes after the publication of a
 * proof that is offline now. With `onDay`, lists only changes after this day. In each row, `day` is the first day of the ritual.
 */
async function listChangesAfterRitual(db: Db, { isProved, provedAt, orderIds, onDay }: MarkOptions) {
  const firstDay = min(performances.day)
  const rows = await db
    .select({ ...MARKED, day: firstDay })
    .from(orders)
    .innerJoin(performances, OF_ORDER)
    .innerJoin(nameChanges, eq(nameChanges.orderId, performances.orderId))
    .innerJoin(schedules, OF_SCHEDULE)
    .innerJoin(orderLines, OF_LINE)
    .where(and(inArray(orders.status, SCHEDULABLE), not(isProved), orderIds && inArray(orders.id, orderIds)))
    .groupBy(performances.orderId, performances.position, ...PRIMARY_KEYS)
    .having(
      and(
        or(sql`${dayOfChange(CHANGED_LAST)} > ${firstDay}`, sql`${CHANGED_LAST} > ${provedAt}`),
        IS_UNCHECKED,
        onDay === undefined
          ? undefined
          : sql`bool_or(${performances.day} = ${onDay}) and ${dayOfChange(CHANGED_LAST)} > ${onDay}`,
      ),
    )
    .orderBy(asc(firstDay), asc(performances.orderId), asc(performances.position))
  return rows.flatMap(({ changedAt, day, ...row }) =>
    changedAt && day
      ? [{ ...row, day, kind: 'after-ritual' as const, at: changedAt, printedAt: null, isPast: true }]
      : [],
  )
}

const OF_ORDER = eq(performances.orderId, orders.id)
const OF_SCHEDULE = and(eq(schedules.orderId, performances.orderId), eq(schedules.position, performances.position))
const OF_LINE = and(eq(orderLines.orderId, performances.orderId), eq(orderLines.position, performances.position))

const CHANGED_LAST = max(nameChanges.changedAt)
/** True if staff have not settled the last change with the priest. */
const IS_UNCHECKED = sql`${CHANGED_LAST} > coalesce(${schedules.namesCheckedAt}, '-infinity')`

const MARKED = {
  orderId: performances.orderId,
  position: performances.position,
  names: orderLines.names,
  changedAt: CHANGED_LAST,
}

/** The primary keys of the joined tables. PostgreSQL lets a query that is grouped by primary keys read all columns of these tables. */
const PRIMARY_KEYS = [schedules.orderId, schedules.position, orderLines.orderId, orderLines.position] as const

/** The calendar day of a change, in the time zone of the rituals. */
const dayOfChange = (changedAt: SQLWrapper) => sql`((${changedAt} at time zone 'UTC') + interval '330 minutes')::date`
const CHANGED_ON = dayOfChange(nameChanges.changedAt)

export type NamesMarkRow = Awaited<ReturnType<typeof listNamesMarks>>[number]
