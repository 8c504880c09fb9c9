import { boolean, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'

/** Day, wish and participants of a customer's rituals. Each customer has one plan. Wishes and participants are encrypted. */
export const plans = pgTable('ritual_plan', {
  id: text().primaryKey(),
  accountId: text()
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /**
   * The first day. If the priest chooses the day, this column contains the day of the customer's decision. Only the previous version of the
   * code shows that day.
   */
  startDate: date({ mode: 'string' }).notNull(),
  priestChooses: boolean().notNull().default(false),
  specialWishes: text(),
  participants: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
