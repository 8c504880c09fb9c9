import { and, between, eq, gte, lt, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import type { FUNNEL } from './model.ts'
import { buildFunnel } from './rules-funnel.ts'
import { counters, purchases } from './tables.ts'

/** A period of calendar days (UTC). Both days are included. */
export type Period = { from: string; to: string }

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
  return buildFunnel(rows, await countPurchases(db, period))
}

/** The number of paid orders in the period. */
async function countPurchases(db: Db, period: Period): Promise<number> {
  return await db.$count(
    purchases,
    and(gte(purchases.at, startOf(period.from)), lt(purchases.at, after(startOf(period.to), DAY))),
  )
}

const total = () => sql<number>`sum(${counters.count})`.mapWith(Number)
const within = ({ from, to }: Period) => between(counters.day, from, to)
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
