import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Origin } from '#features/catalogue/catalogue-editor/model.ts'
import type { PageContent, PageId } from './model.ts'

/** All saved versions of a page's texts. Readers see the newest version. Rows are never changed or deleted. */
export const pageVersions = pgTable(
  'page_version',
  {
    page: text().$type<PageId>().notNull(),
    n: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /**
     * The member of staff who saved the version. Null for the version that came with the shop. The id stays in this column after the
     * account is deleted.
     */
    actorId: text(),
    origin: text().$type<Origin>().notNull(),
    restoredFrom: integer(),
    /** Only the texts that differ from the shop's original texts. */
    content: jsonb().$type<PageContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.n] })],
)

export type PageVersion = typeof pageVersions.$inferSelect
/** A version of a page, with the e-mail address of its author. The address is null if the author's account was deleted. */
export type SignedPageVersion = { version: PageVersion; email: string | null }
