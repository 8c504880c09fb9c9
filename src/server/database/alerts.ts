import { and, eq, gt, like } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import type { Db } from './database.ts'
import { limits } from './rate-limit-table.ts'
import { addWithin } from './rate-limits.ts'

/** An alert ends after this time if nobody clears it. If the problem persists, the alert starts again. */
const LASTS = 7 * DAY
const PREFIX = 'alert:'

/** Records that something needs attention. */
export async function raiseAlert(db: Db, now: Date, name: string): Promise<void> {
  await addWithin(db, now, { key: PREFIX + name, windowMs: LASTS }, 1)
}

export async function clearAlert(db: Db, name: string): Promise<void> {
  await db.delete(limits).where(eq(limits.key, PREFIX + name))
}

/** The current alerts, each with its first time. */
export async function listAlerts(db: Db, now: Date): Promise<{ name: string; at: Date }[]> {
  const rows = await db
    .select()
    .from(limits)
    .where(and(like(limits.key, `${PREFIX}%`), gt(limits.endsAt, now)))
    .orderBy(limits.key)
  return rows.map(({ key, endsAt }) => ({ name: key.slice(PREFIX.length), at: after(endsAt, -LASTS) }))
}
