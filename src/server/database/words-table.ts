import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The normalised words for searching rows of another table, written together with the row. They have a separate table, because a migration can build
 * an index without blocking only on a table that it creates. If a name changes without its words, a trigger deletes the words.
 */
export function wordsTable<Name extends string>(name: Name, of: () => AnyPgColumn) {
  return pgTable(
    name,
    {
      id: text().primaryKey().references(of, { onDelete: 'cascade' }),
      /** The words, separated by single spaces. */
      words: text().notNull(),
    },
    // The index has no pending list. With a pending list the planner would read the whole table and not the index.
    (table) => [index(`${name}_index`).using('gin', wordsVector(table.words)).with({ fastupdate: false })],
  )
}

export type WordsTable = ReturnType<typeof wordsTable>

/** Names the tables of words that are complete: they contain words even for rows that were written before the table of words existed. */
export const filledWords = pgTable('filled_words', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** The words of a column in the form that the index uses. */
export function wordsVector(words: SQLWrapper): SQL {
  return sql`array_to_tsvector(string_to_array(${words}, ' '))`
}
