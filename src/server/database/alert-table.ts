import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Something that needs attention now. The row is deleted after the end has been told. */
export const alerts = pgTable('alert', {
  name: text().primaryKey(),
  beganAt: moment().notNull(),
  /** When a process last saw the cause. */
  seenAt: moment().notNull(),
  isOver: boolean().notNull().default(false),
  /** When people were told of the beginning. */
  toldAt: moment(),
})
