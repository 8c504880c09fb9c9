import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { orderLines } from '#features/orders/orders/tables.ts'
import { DAY_ANSWERS, STANDARD_CAPACITY } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** The schedule of a line (one ritual of an order), and its priest. */
export const schedules = pgTable(
  'performance_schedule',
  {
    orderId: text().notNull(),
    position: integer().notNull(),
    /** The id of a priest's record, or of a staff account without such a record. */
    priestId: text(),
    /**
     * The reason that staff gave for a first day that differs from the requested day, or for fewer or more days than bought. The customer
     * reads the reason. Empty if there is none.
     */
    reason: text().notNull().default(''),
    /** The customer's answer about a first day that the customer did not request. If the days change, the answer is deleted. */
    answer: text({ enum: DAY_ANSWERS }),
    answeredAt: moment(),
    /** The newest change of names about which staff have asked the priest. A later change is a new task. */
    namesCheckedAt: moment(),
    /**
     * The number of days that are still paid after a refund of the weeks that had not begun. Null if all bought days are paid. If more days
     * are set, staff have not decided about these days yet.
     */
    paidDays: integer(),
    /** Every change increases the version. So two people who edit the same line cannot overwrite each other's change. */
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

/** One performance: one ritual of an order on one day, in the time zone of the rituals. */
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

/** The capacity of a priest, and the hash of the link to the priest's calendar. */
export const priests = pgTable(
  'priest',
  {
    /** The id of a priest's record, or of a staff account without such a record. */
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

/** The spelling of a word of a name, if staff have replaced the spelling of the rule. */
export const nameSpellings = pgTable('name_spelling', {
  name: text().primaryKey(),
  latin: text().notNull(),
  devanagari: text().notNull(),
  version: integer().notNull(),
})

/** When the sheet of a day was last printed. A name that changes after the print is marked, because the paper has the old name. */
export const sheetPrints = pgTable('sheet_print', {
  day: date({ mode: 'string' }).primaryKey(),
  printedAt: moment().notNull(),
  /** A staff account. The id stays here after the account is deleted. */
  printedBy: text().notNull(),
  /** When the day's rituals, times, priests or places first changed after the print. Null if nothing has changed. */
  outdatedAt: moment(),
})
