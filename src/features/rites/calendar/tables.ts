import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'
import { orderLines } from '#features/orders/orders/tables.ts'
import { STANDARD_CAPACITY } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A scheduled line of an order, and its priest. */
export const schedules = pgTable(
  'performance_schedule',
  {
    orderId: text().notNull(),
    position: integer().notNull(),
    /** An account of the staff. */
    priestId: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** Increases with every change, so two people who edit one line do not overwrite each other. */
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

/** One performance: a line of an order on a day at the place of the ritual. Its number in the line follows from the other days. */
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

/** A priest's capacity, and the hash of the link to his calendar. */
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

/** A note on a day. */
export const calendarDays = pgTable('calendar_day', {
  day: date({ mode: 'string' }).primaryKey(),
  place: text().notNull(),
  note: text().notNull(),
  version: integer().notNull(),
})

/** The spelling of a word of a name, where a person overrides the rule. */
export const nameSpellings = pgTable('name_spelling', {
  name: text().primaryKey(),
  latin: text().notNull(),
  devanagari: text().notNull(),
  version: integer().notNull(),
})
