import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { orders } from '#features/orders/orders/tables.ts'
import { REVIEW_STATES } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A customer's review of a performed ritual. The shop asks for one review per order. The row is found by the link in the e-mail. */
export const reviews = pgTable(
  'review',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The hash of the link in the e-mail. The link itself is not stored. */
    tokenHash: text().notNull(),
    state: text({ enum: REVIEW_STATES }).notNull(),
    /** The ritual that the review is about. */
    serviceId: text().notNull(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    body: text(),
    authorName: text(),
    /** When the author agreed to the publication of the review. */
    consentedAt: moment(),
    /** True if the author agreed to show the number of the certificate beside the review. */
    showsCertificate: boolean().notNull().default(false),
    askedAt: moment().notNull(),
    writtenAt: moment(),
    /** When staff published or declined the review. */
    decidedAt: moment(),
    declineReason: text(),
    reply: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('review_order').on(table.orderId),
    unique('review_token').on(table.tokenHash),
    index('review_state').on(table.state, table.writtenAt, table.id),
    index('review_ritual').on(table.serviceId, table.state, table.decidedAt),
  ],
)

export type ReviewRow = typeof reviews.$inferSelect
