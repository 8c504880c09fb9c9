import { and, asc, eq, gte, inArray, isNotNull, max, ne, or, sql } from 'drizzle-orm'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { KeptReading } from '#features/orders/readings/model.ts'
import { listReadings } from '#features/orders/readings/queries.ts'
import { applyingReadings } from '#features/orders/readings/rules.ts'
import { nameChanges } from '#features/orders/readings/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { ON_DAYS } from './model.ts'
import { namesMark } from './rules.ts'
import { performances, schedules, sheetPrints } from './tables.ts'

/**
 * The corrections of readings that apply to these orders. They come from the orders, and from the plans of the orders' owners. A reading is
 * how a name is pronounced.
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

/** When the sheet of a day was printed last. */
export async function findPrint(db: Db, day: string): Promise<Date | undefined> {
  return (await listPrints(db, [day])).get(day)
}

async function listPrints(db: Db, days: string[]): Promise<Map<string, Date>> {
  if (days.length === 0) return new Map()
  const rows = await db
    .select({ day: sheetPrints.day, printedAt: sheetPrints.printedAt })
    .from(sheetPrints)
    .where(inArray(sheetPrints.day, days))
  return new Map(rows.map(({ day, printedAt }) => [day, printedAt]))
}

/**
 * Rituals whose names changed too late: after their sheet was printed, or after their days were set. Of one order or of all orders. A past day is
 * listed if its sheet was printed, until the order is ready: only the proofs say what was read. A change on a later day does not count.
 */
export async function listNamesMarks(db: Db, { today, orderId }: { today: string; orderId?: string }) {
  const changed = db
    .select({
      orderId: performances.orderId,
      position: performances.position,
      day: performances.day,
      at: max(nameChanges.changedAt).as('changed_last'),
    })
    .from(performances)
    .innerJoin(
      nameChanges,
      and(eq(nameChanges.orderId, performances.orderId), sql`${CHANGED_ON} <= ${performances.day}`),
    )
    .where(orderId === undefined ? undefined : eq(performances.orderId, orderId))
    .groupBy(performances.orderId, performances.position, performances.day)
    .as('changed')
  const isSame = and(
    eq(changed.orderId, performances.orderId),
    eq(changed.position, performances.position),
    eq(changed.day, performances.day),
  )
  const ofSchedule = and(eq(schedules.orderId, performances.orderId), eq(schedules.position, performances.position))
  const ofLine = and(eq(orderLines.orderId, performances.orderId), eq(orderLines.position, performances.position))
  const rows = await db
    .select({
      orderId: performances.orderId,
      position: performances.position,
      day: performances.day,
      names: orderLines.names,
      changedAt: changed.at,
      printedAt: sheetPrints.printedAt,
      scheduledAt: schedules.updatedAt,
    })
    .from(performances)
    .innerJoin(changed, isSame)
    .innerJoin(schedules, ofSchedule)
    .innerJoin(orderLines, ofLine)
    .innerJoin(orders, and(eq(orders.id, performances.orderId), inArray(orders.status, ON_DAYS)))
    .leftJoin(sheetPrints, eq(sheetPrints.day, performances.day))
    .where(
      and(
        or(gte(performances.day, today), and(isNotNull(sheetPrints.day), ne(orders.status, 'ready'))),
        sql`${changed.at} > coalesce(${sheetPrints.printedAt}, ${schedules.updatedAt})`,
      ),
    )
    .orderBy(asc(performances.day), asc(performances.orderId), asc(performances.position))
  return rows.flatMap(({ changedAt, printedAt, scheduledAt, ...row }) => {
    const mark = namesMark({ changedAt: changedAt ?? undefined, printedAt: printedAt ?? undefined, scheduledAt })
    return mark ? [{ ...row, ...mark, printedAt, isPast: row.day < today }] : []
  })
}

/** The day of a change at the place of the rituals, by its clock. */
const CHANGED_ON = sql`((${nameChanges.changedAt} at time zone 'UTC') + interval '330 minutes')::date`

export type NamesMarkRow = Awaited<ReturnType<typeof listNamesMarks>>[number]
