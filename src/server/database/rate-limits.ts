import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { after, CLOCK_SKEW, SECOND } from '#base/time.ts'
import type { Db } from './database.ts'
import { limits } from './rate-limit-table.ts'

/**
 * A limit: the event may happen at most `most` times in a window of `windowMs`. The window starts with the first event. `key` identifies
 * the counted event and its source.
 */
export type Limit = { key: string; most: number; windowMs: number }

/**
 * Adds one to the count in a single statement, so that simultaneous calls in several processes all count. Throws `too-many` with the
 * seconds to wait if the limit is exceeded. The count is in the database and uses the shop's clock.
 */
export async function countWithin(db: Db, now: Date, { key, most, windowMs }: Limit): Promise<void> {
  const { count, endsAt } = await addWithin(db, now, { key, windowMs }, 1)
  if (count <= most) return
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / SECOND))
  throw new Refusal('too-many', 'http.too-many', { retryAfter })
}

/** Adds a weight to a window's count and returns the new count. A negative weight is subtracted. */
export async function addWithin(
  db: Db,
  now: Date,
  { key, windowMs }: Omit<Limit, 'most'>,
  by: number,
): Promise<{ count: number; endsAt: Date }> {
  const ends = after(now, windowMs)
  const first = Math.max(0, by)
  // A process with a fast clock started a window that ends later than a new window would end.
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

export async function readCount(db: Db, now: Date, key: string): Promise<{ count: number; endsAt: Date } | undefined> {
  const [row] = await db
    .select()
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.endsAt, now)))
  return row
}

/** Starts a new window with this count. An earlier window of the key is replaced. */
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

/** Subtracts one from a count. Used if an event was counted in advance and the limit then turned out not to apply to the event. */
export async function uncount(db: Db, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, key))
}

export async function dropEndedLimits(db: Db, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.endsAt, now))
}
