import { pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'

/** A row for each order that is a gift. It is stored together with the order. The shop finds it by the link of the gift card. */
export const gifts = pgTable(
  'gift',
  {
    /** The id of the gift's order. */
    id: text()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The secret part of the gift card's link. It gives access to the card, but not to the order. */
    token: text().notNull(),
    recipient: text().notNull(),
    note: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('gift_token').on(table.token)],
)

export type GiftRow = typeof gifts.$inferSelect
