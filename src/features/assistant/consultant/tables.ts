import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A conversation stored at its visitor's request; anyone who knows its id can continue it, a customer's only that customer. */
export const conversations = pgTable(
  'consultant_conversation',
  {
    id: text().primaryKey(),
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    /** JSON of the turns, sealed. */
    turns: text().notNull(),
    consentedAt: moment().notNull(),
    /** Thirty days after the last turn. */
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('consultant_conversation_end').on(table.expiresAt),
    index('consultant_conversation_account').on(table.accountId),
  ],
)
