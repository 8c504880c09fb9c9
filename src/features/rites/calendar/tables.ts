import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orderLines } from '#features/orders/orders/tables.ts'
import { DAY_ANSWERS, STANDARD_CAPACITY } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A scheduled line of an order, and its priest. */
export const schedules = pgTable(
  'performance_schedule',
  {
    orderId: text().notNull(),
    position: integer().notNull(),
    /** The record of a priest, or an account of the staff without a record. */
    priestId: text(),
    /**
     * The staff's reason for a first day that differs from the requested one, or for fewer days than were bought. The customer reads it.
     * Empty if there is none.
     */
    reason: text().notNull().default(''),
    /** The customer's answer to a first day that the customer did not ask for. A change of the days deletes it. */
    answer: text({ enum: DAY_ANSWERS }),
    answeredAt: moment(),
    /** Every change increases the version, so two people who edit one line cannot overwrite each other's change. */
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

/** One performance: a line of an order on a day at the place of the ritual. Its number in the line follows from the other days of the line. */
export const performances = pgTable(
  'performance_day',
  {
    orderId: text().notNull(),
    position: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** When the customer got the reminder on the day before. */
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

/** The capacity of a priest, and the hash of the link to the calendar of the priest. */
export const priests = pgTable(
  'priest',
  {
    /** The record of a priest, or an account of the staff without a record. */
    accountId: text().primaryKey(),
    capacity: integer().notNull().default(STANDARD_CAPACITY),
    tokenHash: text().unique(),
    tokenMadeAt: moment(),
    version: integer().notNull(),
  },
  (table) => [check('priest_capacity', sql`${table.capacity} >= 0`)],
)

export const calendarDays = pgTable('calendar_day', {
  day: date({ mode: 'string' }).primaryKey(),
  place: text().notNull(),
  note: text().notNull(),
  version: integer().notNull(),
})

/** The spelling of a word of a name, if a person has replaced the spelling of the rule. */
export const nameSpellings = pgTable('name_spelling', {
  name: text().primaryKey(),
  latin: text().notNull(),
  devanagari: text().notNull(),
  version: integer().notNull(),
})

/** The last print of the sheet of a day. A later change of a name is marked, because the paper does not have it. */
export const sheetPrints = pgTable('sheet_print', {
  day: date({ mode: 'string' }).primaryKey(),
  printedAt: moment().notNull(),
  /** An account of the staff. The id stays after the account is deleted. */
  printedBy: text().notNull(),
})
