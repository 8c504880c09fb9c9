import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { LIST_KINDS, type ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { catalogueLists } from '#features/catalogue/catalogue-lists/tables.ts'
import type { catalogueSeeds } from '#features/catalogue/catalogue/tables.ts'
import { ORIGINS } from './model.ts'

/** The columns of both tables of versions: versions of texts, and versions of lists. */
const signed = {
  n: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /**
   * The member of staff who saved the version. Null for a version that came with the shop. The id stays in this column after the account is
   * deleted.
   */
  actorId: text(),
  origin: text({ enum: ORIGINS }).notNull(),
  restoredFrom: integer(),
}

/** All saved versions of the texts of rituals and articles, each with all fields. Rows are never changed or deleted. */
export const catalogueVersions = pgTable(
  'catalogue_version',
  {
    kind: text({ enum: ['ritual', 'article'] }).notNull(),
    id: text().notNull(),
    ...signed,
    content: jsonb().$type<RecordContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id, table.n] })],
)

/** All saved versions of a list, each with the whole list. */
export const catalogueListVersions = pgTable(
  'catalogue_list_version',
  {
    kind: text({ enum: LIST_KINDS }).notNull(),
    ...signed,
    content: jsonb().$type<ListContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.n] })],
)

/** A ritual or article as stored: the texts that readers see (`live`), and newer texts if there are any (`latest`). */
export type StoredRecord = {
  kind: RecordKind
  id: string
  position: number
  published: boolean
  version: number
  publishedVersion: number
  scheduledVersion: number | null
  scheduledAt: Date | null
  scheduledBy: string | null
  redirectTo: string | null
  editedAt: Date | null
  seedHash: string | null
  live: RecordContent
  latest: RecordContent
}

export type StoredList = typeof catalogueLists.$inferSelect
export type ListVersionRow = typeof catalogueListVersions.$inferSelect
/** A version of a list, with the e-mail address of its author. The address is null if the author's account was deleted. */
export type SignedListVersion = { version: ListVersionRow; email: string | null }
export type Seed = typeof catalogueSeeds.$inferSelect
export type VersionRow = typeof catalogueVersions.$inferSelect
/** A version of a text, with the e-mail address of its author. The address is null if the author's account was deleted. */
export type SignedVersion = { version: VersionRow; email: string | null }
