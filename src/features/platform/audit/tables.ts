import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every change that a member of staff made: who, when, what, before and after. Only added to: triggers of the
 * database refuse to change or delete (db/migrations). */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account; it has no foreign key, so that an entry outlives whoever made it. */
    actorId: text().notNull(),
    action: text().notNull(),
    /** What was changed, such as `order` and its id. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    address: text(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [
    index('audit_entry_at').on(table.at),
    index('audit_entry_actor').on(table.actorId, table.at),
    index('audit_entry_subject').on(table.subject, table.subjectId, table.at),
  ],
)
