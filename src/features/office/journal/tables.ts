import { date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { units } from '#features/money/settlements/tables.ts'
import { ENTRY_CURRENCIES, ENTRY_KINDS, ENTRY_WAYS } from './model.ts'

/**
 * The journal of all money that moved. Append-only: triggers of the database refuse updates and deletions (db/migrations). All texts are stored as
 * they were at the booking, so the file of a closed month never changes.
 */
export const journalEntries = pgTable(
  'journal_entry',
  {
    source: text().notNull(),
    /** 1 for the first entry of a source. A later entry holds only the difference. */
    revision: integer().notNull(),
    /** The month of the journal that contains the entry, as `2026-11`. */
    month: text().notNull(),
    /** The number of the entry within its month. */
    number: integer().notNull(),
    bookedOn: date().notNull(),
    valueOn: date().notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    way: text({ enum: ENTRY_WAYS }).notNull(),
    currency: text({ enum: ENTRY_CURRENCIES }).notNull(),
    units: units().notNull(),
    usdCents: integer(),
    usdRate: units(),
    feeUnits: units(),
    /** No foreign key, so that an entry stays when its order is deleted. */
    orderId: text(),
    reference: text().notNull(),
    partnerId: text(),
    partner: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.revision] }),
    unique('journal_entry_number').on(table.month, table.number),
    index('journal_entry_value').on(table.month, table.valueOn, table.number),
  ],
)

/** The closed months. A month without a row is open. */
export const journalMonths = pgTable('journal_month', {
  month: text().primaryKey(),
  closedAt: timestamp({ withTimezone: true }).notNull(),
  /** The member of staff who closed the month; null if the shop closed it automatically. */
  closedBy: text(),
  entries: integer().notNull(),
  /** SHA-256 of the entries at the closing. It can show later that no entry has changed. */
  digest: text().notNull(),
})
