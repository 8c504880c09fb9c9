import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'

/** That an order is for somebody else: written with it, and found again by the card's link. */
export const gifts = pgTable(
  'gift',
  {
    /** The order's. */
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The secret of the card's address: whoever gives it away shows the card and nothing of the order. */
    token: text().notNull(),
    recipient: text().notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('gift_token').on(table.token)],
)

export type GiftRow = typeof gifts.$inferSelect
