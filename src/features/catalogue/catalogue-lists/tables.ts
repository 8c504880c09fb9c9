import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LIST_KINDS, type ListContent } from './model.ts'

/**
 * A list edited as a whole by staff. Until the first edit (`editedAt`) it follows the releases; from then on `base` is the shipped list
 * that the edit is based on, and `proposed` the list of a later release, until it is settled.
 */
export const catalogueLists = pgTable('catalogue_list', {
  kind: text({ enum: LIST_KINDS }).primaryKey(),
  content: jsonb().$type<ListContent>().notNull(),
  version: integer().notNull().default(1),
  seedHash: text().notNull(),
  editedAt: timestamp({ withTimezone: true }),
  base: jsonb().$type<ListContent>(),
  proposed: jsonb().$type<ListContent>(),
  proposedHash: text(),
})
