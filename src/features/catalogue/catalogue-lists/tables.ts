import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LIST_KINDS, type ListContent } from './model.ts'

/**
 * A list that staff edit as a whole. Until the first edit (`editedAt`) each new shop version replaces it. After the first edit `base` is
 * the original list that staff edited. `proposed` is the list of a later shop version, until staff have decided about it.
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
