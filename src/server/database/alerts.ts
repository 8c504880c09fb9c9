import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { alerts } from './alert-table.ts'
import type { Db } from './database.ts'

/** An alert ends after this time if no process sees its cause again. */
const LASTS = 7 * DAY

/** Records a problem that needs attention. Continues an alert that has just ended, if nobody was notified of its end. */
export async function raiseAlert(db: Db, now: Date, name: string): Promise<void> {
  const isForgotten = sql`${alerts.seenAt} <= ${after(now, -LASTS).toISOString()}::timestamptz`
  await db
    .insert(alerts)
    .values({ name, beganAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: alerts.name,
      set: {
        seenAt: now,
        isOver: false,
        beganAt: sql`case when ${isForgotten} then excluded.began_at else ${alerts.beganAt} end`,
        toldAt: sql`case when ${isForgotten} then null else ${alerts.toldAt} end`,
      },
    })
}

/** Ends an alert. If `unseenSince` is given, ends the alert only if no process has seen its cause since then. */
export async function clearAlert(db: Db, name: string, unseenSince?: Date): Promise<void> {
  const isUnseen = unseenSince && lt(alerts.seenAt, unseenSince)
  await db
    .update(alerts)
    .set({ isOver: true })
    .where(and(eq(alerts.name, name), isUnseen))
}

/** The current alerts, each with its first time. The oldest is first. */
export async function listAlerts(db: Db, now: Date): Promise<{ name: string; at: Date }[]> {
  const isCurrent = and(eq(alerts.isOver, false), gt(alerts.seenAt, after(now, -LASTS)))
  const rows = await db.select().from(alerts).where(isCurrent).orderBy(asc(alerts.beganAt), asc(alerts.name))
  return rows.map(({ name, beganAt }) => ({ name, at: beganAt }))
}

/** Deletes the alerts that are over. Returns those alerts for which a notification of the beginning was sent. */
export async function takeEnded(tx: Db, now: Date): Promise<{ name: string; at: Date }[]> {
  const isForgotten = lte(alerts.seenAt, after(now, -LASTS))
  const rows = await tx
    .delete(alerts)
    .where(or(eq(alerts.isOver, true), isForgotten))
    .returning()
  return rows.filter(({ toldAt }) => toldAt !== null).map(({ name, beganAt }) => ({ name, at: beganAt }))
}

/** Marks the new alerts as notified, and returns them. */
export async function takeBegun(tx: Db, now: Date): Promise<{ name: string; at: Date }[]> {
  const isNew = and(eq(alerts.isOver, false), isNull(alerts.toldAt))
  const rows = await tx.update(alerts).set({ toldAt: now }).where(isNew).returning()
  return rows.map(({ name, beganAt }) => ({ name, at: beganAt }))
}
