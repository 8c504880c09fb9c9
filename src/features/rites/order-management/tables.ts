import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import { ORDER_EVENT_KINDS } from './model.ts'

/** The events of an order's timeline that staff cause. The form of `facts` depends on the kind: `{from, to, reason}` for a change of status. */
export const orderEvents = pgTable(
  'order_event',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text({ enum: ORDER_EVENT_KINDS }).notNull(),
    /** The staff account that caused the event. Null if the shop caused the event. The id stays here after the account is deleted. */
    actorId: text(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('order_event_order').on(table.orderId, table.at)],
)
