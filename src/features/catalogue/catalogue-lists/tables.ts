import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LIST_KINDS, type ListContent } from './model.ts'

/**
 * A list that staff write as a whole. While nobody has (`editedAt`), it follows the releases; from then on `base` is the shipped list that
 * the first edit began from, and `proposed` what a later release brings instead, until that is settled.
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
