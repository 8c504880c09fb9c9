import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'

/** Marks an order as a gift. Written with the order, and found by the card's link. */
export const gifts = pgTable(
  'gift',
  {
    /** The order's id. */
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The secret in the card's address. It gives access to the card, but not to the order. */
    token: text().notNull(),
    recipient: text().notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('gift_token').on(table.token)],
)

export type GiftRow = typeof gifts.$inferSelect
