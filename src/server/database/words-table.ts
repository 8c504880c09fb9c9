import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The folded words by which the rows of another table are found, written by this program when the row is. A table of its own, because an
 * index can only be built without a wait on a table that a migration makes. A trigger deletes the words when a name changes under them.
 */
export function wordsTable<Name extends string>(name: Name, of: () => AnyPgColumn) {
  return pgTable(
    name,
    {
      id: text().primaryKey().references(of, { onDelete: 'cascade' }),
      /** With one space between them. */
      words: text().notNull(),
    },
    // Without a list of what is yet to be sorted in, which makes the planner read the table instead.
    (table) => [index(`${name}_index`).using('gin', vectorOf(table.words)).with({ fastupdate: false })],
  )
}

export type WordsTable = ReturnType<typeof wordsTable>

/** Which tables of words hold the rows that were there before the table was. */
export const filledWords = pgTable('filled_words', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** The words of a column as the index has them. */
export function vectorOf(words: SQLWrapper): SQL {
  return sql`array_to_tsvector(string_to_array(${words}, ' '))`
}
