import { eq } from 'drizzle-orm'
import { dropWaiting } from '#features/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { LineKey } from './model.ts'
import { performances, schedules } from './tables.ts'

/** What names the e-mail of a line's days, once for each version of them. */
export function scheduleKey({ orderId, position }: LineKey, version: number): string {
  return `calendar ${orderId} ${position} ${version}`
}

/** What names the e-mail on the eve of a day. */
export function tomorrowKey({ orderId, position }: LineKey, day: string): string {
  return `tomorrow ${orderId} ${position} ${day}`
}

/**
 * Takes back e-mails that still wait and tell of days a line no longer has: after an outage of the mail server they would arrive behind the
 * newer one. `version` is the last that was told.
 */
export async function dropDayEmails(tx: Db, key: LineKey, of: { days: string[]; version: number }): Promise<void> {
  const told = Array.from({ length: of.version }, (_, before) => scheduleKey(key, before + 1))
  await dropWaiting(tx, [...told, ...of.days.map((day) => tomorrowKey(key, day))])
}

/** The same for all days of an order that is not performed any more. */
export async function dropOrderDayEmails(tx: Db, orderId: string): Promise<void> {
  const rows = await tx.select().from(performances).where(eq(performances.orderId, orderId))
  for (const { position, version } of await tx.select().from(schedules).where(eq(schedules.orderId, orderId))) {
    const days = rows.filter((row) => row.position === position).map(({ day }) => day)
    await dropDayEmails(tx, { orderId, position }, { days, version })
  }
}
