import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The number of times that an event happened in its current time window. */
export const limits = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limit_ends_at').on(table.endsAt)],
)
