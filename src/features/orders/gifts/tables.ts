import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'

/** Marks an order as a gift: written with the order, and looked up by the card's link. */
export const gifts = pgTable(
  'gift',
  {
    /** The order's id. */
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The secret of the card's address: it gives access to the card but not to the order. */
    token: text().notNull(),
    recipient: text().notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('gift_token').on(table.token)],
)

export type GiftRow = typeof gifts.$inferSelect
