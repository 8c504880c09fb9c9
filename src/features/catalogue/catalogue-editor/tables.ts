import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { LIST_KINDS, type ListContent } from '#features/catalogue/catalogue-lists/model.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { catalogueLists } from '#features/catalogue/catalogue-lists/tables.ts'
import type { catalogueSeeds } from '#features/catalogue/catalogue/tables.ts'
import { ORIGINS } from './model.ts'

/** What every kept state says of itself. */
const signed = {
  n: integer().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Who of the staff; null for what was shipped. It outlives the account. */
  actorId: text(),
  origin: text({ enum: ORIGINS }).notNull(),
  /** The version that was brought back. */
  restoredFrom: integer(),
}

/** Every state a text was saved in, whole; none is ever changed or taken away. */
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

/** Every state a list was saved in, whole. */
export const catalogueListVersions = pgTable(
  'catalogue_list_version',
  {
    kind: text({ enum: LIST_KINDS }).notNull(),
    ...signed,
    content: jsonb().$type<ListContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.n] })],
)

/** A record as it is stored: what readers see (`live`) and, where there is something newer, that (`latest`). */
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
  editedAt: Date | null
  seedHash: string | null
  live: RecordContent
  latest: RecordContent
}

export type StoredList = typeof catalogueLists.$inferSelect
export type ListVersionRow = typeof catalogueListVersions.$inferSelect
/** A version of a list with the address of whoever made it, while they have an account. */
export type SignedListVersion = { version: ListVersionRow; email: string | null }
export type Seed = typeof catalogueSeeds.$inferSelect
export type VersionRow = typeof catalogueVersions.$inferSelect
/** A version with the address of whoever made it, while they have an account. */
export type SignedVersion = { version: VersionRow; email: string | null }
