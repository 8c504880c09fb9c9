import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from '#features/people/accounts/tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A question that a visitor left for the staff. It waits until staff mark it as answered. */
export const handoffs = pgTable(
  'consultant_handoff',
  {
    id: text().primaryKey(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    /** The JSON of the e-mail address, the note and the turns, encrypted. */
    question: text().notNull(),
    askedAt: moment().notNull(),
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    answeredAt: moment(),
    /** The account id of the staff member who answered. It stays after the account is deleted. */
    answeredBy: text(),
  },
  (table) => [
    index('consultant_handoff_waiting').on(table.askedAt).where(sql`${table.answeredAt} is null`),
    index('consultant_handoff_account').on(table.accountId),
  ],
)
