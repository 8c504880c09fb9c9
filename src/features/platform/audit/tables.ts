import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The changes made by staff: who, when, what, before and after. Rows can only be added: triggers of the database refuse updates and
 * deletions (db/migrations).
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The id of the account that made the change. There is no foreign key, so that an entry stays when the account is deleted. */
    actorId: text().notNull(),
    action: text().notNull(),
    /** The thing that was changed, such as `order`, and its id. */
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
