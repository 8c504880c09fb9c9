import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { after, CLOCK_SKEW, SECOND } from '#base/time.ts'
import type { Db } from './database.ts'
import { limits } from './rate-limit-table.ts'

/** At most `most` times in a window of `windowMs` that begins with the first. `key` names what is counted, and of whom. */
export type Limit = { key: string; most: number; windowMs: number }

/**
 * Counts one more, in one statement, so that calls at the same instant in several processes are each counted; throws `too-many` with the
 * seconds to wait when it is one too many. Kept in the database and by the shop's clock.
 */
export async function countWithin(db: Db, now: Date, { key, most, windowMs }: Limit): Promise<void> {
  const { count, endsAt } = await addWithin(db, now, { key, windowMs }, 1)
  if (count <= most) return
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / SECOND))
  throw new Refusal('too-many', 'http.too-many', { retryAfter })
}

/** Adds to what is counted in a window, where one event weighs more than another, and says what it makes. Takes back below zero. */
export async function addWithin(
  db: Db,
  now: Date,
  { key, windowMs }: Omit<Limit, 'most'>,
  by: number,
): Promise<{ count: number; endsAt: Date }> {
  const ends = after(now, windowMs)
  const first = Math.max(0, by)
  // A window that ends later than one that begins now was begun by a clock that ran ahead.
  const isOver = sql`(${limits.endsAt} <= ${now.toISOString()}::timestamptz or ${limits.endsAt} > ${after(ends, CLOCK_SKEW).toISOString()}::timestamptz)`
  const [row] = await db
    .insert(limits)
    .values({ key, count: first, endsAt: ends })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${isOver} then ${first}::int else greatest(${limits.count} + ${by}::int, 0) end`,
        endsAt: sql`case when ${isOver} then ${ends.toISOString()}::timestamptz else ${limits.endsAt} end`,
      },
    })
    .returning()
  return row ?? { count: first, endsAt: ends }
}

/** What was counted in the window that runs now. */
export async function readCount(db: Db, now: Date, key: string): Promise<{ count: number; endsAt: Date } | undefined> {
  const [row] = await db
    .select()
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.endsAt, now)))
  return row
}

/** Begins a window anew with this count, whatever was counted under the key. */
export async function setCount(
  db: Db,
  now: Date,
  { key, windowMs }: Omit<Limit, 'most'>,
  count: number,
): Promise<void> {
  const row = { count, endsAt: after(now, windowMs) }
  await db
    .insert(limits)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: limits.key, set: row })
}

/** Takes one back: what was counted beforehand turned out not to be of the counted kind. */
export async function uncount(db: Db, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, key))
}

/** Forgets windows that are over. */
export async function dropEndedLimits(db: Db, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.endsAt, now))
}
