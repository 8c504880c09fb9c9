import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'
import { orderLines } from '#features/orders/orders/tables.ts'
import { STANDARD_CAPACITY } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** That a line of an order has days, and whose they are. */
export const schedules = pgTable(
  'performance_schedule',
  {
    orderId: text().notNull(),
    position: integer().notNull(),
    /** Of the staff. */
    priestId: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** Rises with every change: two who plan one line at once do not overwrite each other. */
    version: integer().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
      name: 'performance_schedule_line',
    }).onDelete('cascade'),
    index('performance_schedule_priest').on(table.priestId),
  ],
)

/** One performance: a line of an order on a day at the place of the ritual. Which of how many it is follows from the others. */
export const performances = pgTable(
  'performance_day',
  {
    orderId: text().notNull(),
    position: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** When the customer was reminded, the day before. */
    remindedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.day] }),
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [schedules.orderId, schedules.position],
      name: 'performance_day_schedule',
    }).onDelete('cascade'),
    index('performance_day_day').on(table.day),
  ],
)

/** How much a priest takes on, and the link to his calendar, of which only a hash is kept. */
export const priests = pgTable(
  'priest',
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    capacity: integer().notNull().default(STANDARD_CAPACITY),
    tokenHash: text().unique(),
    tokenMadeAt: moment(),
    version: integer().notNull(),
  },
  (table) => [check('priest_capacity', sql`${table.capacity} >= 0`)],
)

/** What is to be known of a day. */
export const calendarDays = pgTable('calendar_day', {
  day: date({ mode: 'string' }).primaryKey(),
  place: text().notNull(),
  note: text().notNull(),
  version: integer().notNull(),
})

/** How a word of a name is written, where a person knows better than the rule. */
export const nameSpellings = pgTable('name_spelling', {
  name: text().primaryKey(),
  latin: text().notNull(),
  devanagari: text().notNull(),
  version: integer().notNull(),
})
