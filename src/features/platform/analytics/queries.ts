import { and, asc, between, count, desc, eq, gte, lt, ne, sql, sum } from 'drizzle-orm'
import { after, calendarDay, DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import type { FUNNEL } from './model.ts'
import { buildFunnel } from './rules-funnel.ts'
import { counters, purchases } from './tables.ts'

/** A period of calendar days (UTC). Both days are included. */
export type Period = { from: string; to: string }

/** Page views of each day of the period, including days without page views. */
export async function listViewsPerDay(db: Db, period: Period): Promise<{ day: string; views: number }[]> {
  const rows = await db
    .select({ day: counters.day, views: total() })
    .from(counters)
    .where(and(eq(counters.name, 'page_view'), within(period)))
    .groupBy(counters.day)
  const views = new Map(rows.map((row) => [row.day, row.views]))
  return daysOf(period).map((day) => ({ day, views: views.get(day) ?? 0 }))
}

export async function listTopPaths(db: Db, period: Period, limit = 20): Promise<{ path: string; views: number }[]> {
  const views = total()
  return await db
    .select({ path: counters.path, views })
    .from(counters)
    .where(and(eq(counters.name, 'page_view'), within(period)))
    .groupBy(counters.path)
    .orderBy(desc(views), asc(counters.path))
    .limit(limit)
}

/** Returns how often each ritual was part of an event, separately for each tier. */
export async function listItemCounts(db: Db, period: Period, name: (typeof FUNNEL)[number]) {
  const times = total()
  return await db
    .select({ item: counters.item, variant: counters.variant, count: times })
    .from(counters)
    .where(and(eq(counters.name, name), ne(counters.item, ''), within(period)))
    .groupBy(counters.item, counters.variant)
    .orderBy(desc(times), asc(counters.item), asc(counters.variant))
}

/**
 * The number of times that each step was reached. A browser tab counts each step at most once, and only after the previous step. So no step
 * has a higher number than the previous step. On days without reports of steps, every event is counted. Earlier versions of the shop did
 * not count the choice of a tier: if a period contains no such choice, this step is left out.
 */
export async function findFunnel(db: Db, period: Period): Promise<{ name: (typeof FUNNEL)[number]; count: number }[]> {
  const rows = await db
    .select({ day: counters.day, name: counters.name, step: counters.variant, count: total() })
    .from(counters)
    .where(and(eq(counters.item, ''), within(period)))
    .groupBy(counters.day, counters.name, counters.variant)
  const { orders } = await findPurchases(db, period)
  return buildFunnel(rows, orders)
}

/** The number of paid orders in the period, and their revenue in cents. */
export async function findPurchases(db: Db, period: Period): Promise<{ orders: number; valueCents: number }> {
  const [row] = await db
    .select({ orders: count(), valueCents: sum(purchases.valueCents).mapWith(Number) })
    .from(purchases)
    .where(and(gte(purchases.at, startOf(period.from)), lt(purchases.at, after(startOf(period.to), DAY))))
  return { orders: row?.orders ?? 0, valueCents: row?.valueCents ?? 0 }
}

const total = () => sql<number>`sum(${counters.count})`.mapWith(Number)
const within = ({ from, to }: Period) => between(counters.day, from, to)
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let time = startOf(from); time <= startOf(to); time = after(time, DAY)) days.push(calendarDay(time))
  return days
}
