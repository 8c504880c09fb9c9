import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * A conversation that the shop stores because the visitor agreed to this. Anyone who knows the id can continue a guest's conversation. Only
 * the customer can continue the conversation of a customer.
 */
export const conversations = pgTable(
  'consultant_conversation',
  {
    id: text().primaryKey(),
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    /** The JSON of the turns, encrypted. */
    turns: text().notNull(),
    consentedAt: moment().notNull(),
    /** The time thirty days after the last message. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('consultant_conversation_end').on(table.expiresAt),
    index('consultant_conversation_account').on(table.accountId),
  ],
)
