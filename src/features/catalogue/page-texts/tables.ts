import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Origin } from '#features/catalogue/catalogue-editor/model.ts'
import type { PageContent, PageId } from './model.ts'

/** Every saved state of a page's texts. The newest one is what readers see. Rows are never changed or deleted. */
export const pageVersions = pgTable(
  'page_version',
  {
    page: text().$type<PageId>().notNull(),
    n: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The member of staff. Null for the shipped version. The value stays after the account is deleted. */
    actorId: text(),
    origin: text().$type<Origin>().notNull(),
    /** The version that was restored. */
    restoredFrom: integer(),
    /** Only the texts that differ from the shop's own. */
    content: jsonb().$type<PageContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.n] })],
)

export type PageVersion = typeof pageVersions.$inferSelect
/** A version. Has its author's e-mail address while the author has an account. */
export type SignedPageVersion = { version: PageVersion; email: string | null }
