import { sql } from 'drizzle-orm'
import { date, foreignKey, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { orderLines } from '#features/orders/orders/tables.ts'
import { OUTCOMES } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A customer's request for another day of a ritual whose days are set. Staff accept or decline. A line has at most one unanswered request. */
export const dayRequests = pgTable(
  'day_request',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    position: integer().notNull(),
    /** The first day that the customer asks for. */
    day: date({ mode: 'string' }).notNull(),
    askedAt: moment().notNull(),
    answeredAt: moment(),
    outcome: text({ enum: OUTCOMES }),
    /**
     * The staff account that answered. Null if nobody answered: the customer withdrew the request, or the ritual began. The id stays here
     * after the account is deleted.
     */
    answeredBy: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
      name: 'day_request_line',
    }).onDelete('cascade'),
    uniqueIndex('day_request_open').on(table.orderId, table.position).where(sql`${table.answeredAt} is null`),
    index('day_request_waiting').on(table.askedAt).where(sql`${table.answeredAt} is null`),
  ],
)
