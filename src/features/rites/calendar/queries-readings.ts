import { and, asc, eq, gte, inArray, isNotNull, max, not, or, type SQL, sql } from 'drizzle-orm'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { KeptReading } from '#features/orders/readings/model.ts'
import { listReadings } from '#features/orders/readings/queries.ts'
import { applyingReadings } from '#features/orders/readings/rules.ts'
import { nameChanges } from '#features/orders/readings/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { SCHEDULABLE } from './model.ts'
import { namesMark } from './rules.ts'
import { performances, schedules, sheetPrints } from './tables.ts'

/**
 * The corrections of readings (pronunciations of names) that apply to these orders. They come from the orders, and from the plans of the
 * accounts that own the orders.
 */
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

/** Returns when the sheet of a day was last printed, and when the rituals of the day first changed after that. */
export async function findPrint(db: Db, day: string) {
  const [row] = await db.select().from(sheetPrints).where(eq(sheetPrints.day, day))
  return row
}

/** Lists the days, starting with `today`, whose printed sheets are outdated because the rituals of the day have changed. */
export async function listOutdatedPrints(db: Db, today: string): Promise<{ day: string; at: Date }[]> {
  const isOutdated = and(gte(sheetPrints.day, today), isNotNull(sheetPrints.outdatedAt))
  const rows = await db.select().from(sheetPrints).where(isOutdated).orderBy(asc(sheetPrints.day))
  return rows.flatMap(({ day, outdatedAt }) => (outdatedAt ? [{ day, at: outdatedAt }] : []))
}

/** An SQL condition about the line of a performance. */
export type LineCondition = SQL

type MarkOptions = { today: string; isProved: LineCondition; orderId?: string; onDay?: string }

/**
 * Lists rituals whose names changed too late: after the sheet was printed, or after the days were set. Reads all orders, one order or one
 * day. A past day is listed only if its sheet was printed. `isProved` is the condition that the proof of a ritual is published: then the
 * proof says what was read, and the ritual is not listed. A change after the day of the ritual is ignored. The query begins with the open
 * orders, because they are few.
 */
export async function listNamesMarks(db: Db, { today, isProved, orderId, onDay }: MarkOptions) {
  const { day } = performances
  const changedLast = max(nameChanges.changedAt)
  const ofOrder = eq(performances.orderId, orders.id)
  const ofSchedule = and(eq(schedules.orderId, performances.orderId), eq(schedules.position, performances.position))
  const ofLine = and(eq(orderLines.orderId, performances.orderId), eq(orderLines.position, performances.position))
  const inTime = and(eq(nameChanges.orderId, performances.orderId), sql`${CHANGED_ON} <= ${day}`)
  const rows = await db
    .select({
      orderId: performances.orderId,
      position: performances.position,
      day,
      names: orderLines.names,
      changedAt: changedLast,
      printedAt: sheetPrints.printedAt,
      scheduledAt: schedules.updatedAt,
    })
    .from(orders)
    .innerJoin(performances, ofOrder)
    .innerJoin(nameChanges, inTime)
    .innerJoin(schedules, ofSchedule)
    .innerJoin(orderLines, ofLine)
    .leftJoin(sheetPrints, eq(sheetPrints.day, day))
    .where(
      and(
        inArray(orders.status, SCHEDULABLE),
        or(gte(day, today), isNotNull(sheetPrints.day)),
        not(isProved),
        orderId === undefined ? undefined : eq(orders.id, orderId),
        onDay === undefined ? undefined : eq(day, onDay),
      ),
    )
    .groupBy(performances.orderId, performances.position, day, ...PRIMARY_KEYS)
    .having(sql`${changedLast} > coalesce(${sheetPrints.printedAt}, ${schedules.updatedAt})`)
    .orderBy(asc(day), asc(performances.orderId), asc(performances.position))
  return rows.flatMap(({ changedAt, printedAt, scheduledAt, ...row }) => {
    const mark = namesMark({ changedAt: changedAt ?? undefined, printedAt: printedAt ?? undefined, scheduledAt })
    return mark ? [{ ...row, ...mark, printedAt, isPast: row.day < today }] : []
  })
}

/** The primary keys of the tables that are joined to a performance. A query that is grouped by them can read all their columns. */
const PRIMARY_KEYS = [
  schedules.orderId,
  schedules.position,
  orderLines.orderId,
  orderLines.position,
  sheetPrints.day,
] as const

/** The calendar day of a change, by the clock at the place of the rituals. */
const CHANGED_ON = sql`((${nameChanges.changedAt} at time zone 'UTC') + interval '330 minutes')::date`

export type NamesMarkRow = Awaited<ReturnType<typeof listNamesMarks>>[number]
