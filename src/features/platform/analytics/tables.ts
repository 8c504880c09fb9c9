import { bigint, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { TrackedItem } from './schemas.ts'

/**
 * The number of times that an event happened on a day (UTC). The table contains only counts, and no person, network address or browser.
 * `item` is empty in the row of the event itself. `variant` is a tier or a payment method.
 */
export const counters = pgTable(
  'analytics_counter',
  {
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    path: text().notNull(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    item: text().notNull(),
    variant: text().notNull(),
    /** The count never exceeds the largest integer that JavaScript represents exactly. */
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.path, table.lang, table.item, table.variant] })],
)

/** Paid orders. Each order is written once, in the transaction that marks the order as paid. */
export const purchases = pgTable('analytics_purchase', {
  transactionId: text().primaryKey(),
  lang: text({ enum: ['ru', 'en'] }).notNull(),
  valueCents: bigint({ mode: 'number' }).notNull(),
  items: jsonb().$type<TrackedItem[]>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
})
