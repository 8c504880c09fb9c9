import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { MANUAL_STATUSES, MANUAL_WAYS } from './model.ts'

const instant = () => timestamp({ withTimezone: true })

/** A confirmation by staff that an order was paid outside the shop. */
export const manualConfirmations = pgTable(
  'manual_confirmation',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    amountCents: integer().notNull(),
    /** The day on which the money came. */
    receivedOn: date().notNull(),
    /** How the customer paid. Null if this is not known: in reports of partners, and in confirmations that are older than this field. */
    way: text({ enum: MANUAL_WAYS }),
    /** The bank's reference of the payment. One reference confirms only one order. */
    reference: text().notNull(),
    note: text().notNull(),
    status: text({ enum: MANUAL_STATUSES }).notNull(),
    confirmedBy: text().notNull(),
    confirmedAt: instant().notNull(),
    /** The second person who confirmed, if two people were needed. */
    decidedBy: text(),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('manual_confirmation_one').on(table.orderId).where(sql`${table.status} <> 'withdrawn'`),
    uniqueIndex('manual_confirmation_reference').on(table.reference).where(sql`${table.status} <> 'withdrawn'`),
    index('manual_confirmation_created').on(table.confirmedAt, table.id),
    index('manual_confirmation_order').on(table.orderId),
    index('manual_confirmation_awaiting').on(table.confirmedAt).where(sql`${table.status} = 'awaiting'`),
  ],
)

/**
 * The normalised references of confirmations that nobody has withdrawn. With them the shop finds a reference that was already used in
 * another spelling.
 */
export const manualReferences = pgTable('manual_reference', {
  folded: text().primaryKey(),
  confirmationId: text()
    .notNull()
    .unique('manual_reference_confirmation')
    .references(() => manualConfirmations.id, { onDelete: 'cascade' }),
})
