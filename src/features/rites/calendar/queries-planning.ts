import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { ClosedDays } from '#features/orders/plans/context.ts'
import { whyClosed } from '#features/orders/plans/rules-planning.ts'
import { earliestStart } from '#features/orders/plans/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { type LineKey, ON_DAYS } from './model.ts'
import { performances, schedules } from './tables.ts'

/** The days that customers cannot choose, with the reason: within the lead time, blocked by staff, or full. */
export function createClosedDays({ now, settings }: Pick<Shop, 'now' | 'settings'>): ClosedDays {
  return async (db, days, lang) => {
    const { planning } = settings()
    const begun = planning.capacity === null ? new Map<string, number>() : await countBegun(db, days)
    const today = earliestStart(now())
    return new Map(
      days.flatMap((day) => {
        const why = whyClosed(day, { today, planning, begun: begun.get(day) ?? 0 }, lang)
        return why ? [[day, why] as const] : []
      }),
    )
  }
}

/**
 * Returns how many rituals begin on each of these days. Lines with the same fixed time are one group ritual and count once. `except`: a line
 * that is not counted.
 */
export async function countBegun(db: Db, days: readonly string[], except?: LineKey): Promise<Map<string, number>> {
  if (days.length === 0) return new Map()
  const fire = sql`coalesce(${orderLines.serviceId} || ' ' || ${orderLines.performsAt}, ${orderLines.orderId} || ' ' || ${orderLines.position})`
  const { orderId, position, day } = performances
  const rows = await db
    .select({ day, begun: sql<number>`count(distinct ${fire})::integer` })
    .from(performances)
    .innerJoin(orderLines, and(eq(orderLines.orderId, orderId), eq(orderLines.position, position)))
    .innerJoin(orders, and(eq(orders.id, orderId), inArray(orders.status, ON_DAYS)))
    .where(
      and(
        inArray(day, [...days]),
        sql`not exists (select 1 from performance_day e
          where e.order_id = ${orderId} and e.position = ${position} and e.day < ${day})`,
        except && sql`(${orderId}, ${position}) <> (${except.orderId}, ${except.position}::integer)`,
      ),
    )
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row.begun]))
}

/** The rituals of an order whose days are set, with the customer's answers. */
export async function listSchedules(db: Db, orderId: string) {
  const rows = await db.select().from(schedules).where(eq(schedules.orderId, orderId)).orderBy(asc(schedules.position))
  const days = await db.select().from(performances).where(eq(performances.orderId, orderId)).orderBy(performances.day)
  return rows
    .map((row) => ({ ...row, days: days.filter(({ position }) => position === row.position).map(({ day }) => day) }))
    .filter((row) => row.days.length > 0)
}
