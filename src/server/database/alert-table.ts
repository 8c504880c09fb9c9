import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** A problem that needs attention now. The row is deleted after the receivers were notified of the end of the problem. */
export const alerts = pgTable('alert', {
  name: text().primaryKey(),
  beganAt: moment().notNull(),
  /** The time at which a process last saw the cause of the alert. */
  seenAt: moment().notNull(),
  isOver: boolean().notNull().default(false),
  /** The time of the first notification about the alert. */
  toldAt: moment(),
})
