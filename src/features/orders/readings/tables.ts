import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'

const moment = () => timestamp({ withTimezone: true }).notNull()

/**
 * How names are read aloud if a person has corrected the shop's reading. Each order, or the plan of each account, has one row. Names and
 * readings are encrypted.
 */
export const nameReadings = pgTable(
  'name_reading',
  {
    /** The id of the order or of the account to which the row belongs. */
    id: text().primaryKey(),
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    readings: text().notNull(),
    updatedAt: moment(),
  },
  (table) => [
    unique('name_reading_order').on(table.orderId),
    unique('name_reading_account').on(table.accountId),
    check('name_reading_owner', sql`num_nonnulls(${table.orderId}, ${table.accountId}) = 1`),
  ],
)

/**
 * The times at which the names of an order, or the readings of the names, changed. The calendar compares these times with its days and with
 * the printed sheet.
 */
export const nameChanges = pgTable(
  'name_change',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    changedAt: moment(),
    changedBy: text({ enum: ['customer', 'staff'] }).notNull(),
  },
  (table) => [index('name_change_order').on(table.orderId, table.changedAt)],
)
