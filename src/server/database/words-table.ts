import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * The folded words for searching rows of another table, written together with the row. It is a separate table, because only on a table
 * created by a migration can an index be built without blocking. A trigger deletes the words when a name changes without them.
 */
export function wordsTable<Name extends string>(name: Name, of: () => AnyPgColumn) {
  return pgTable(
    name,
    {
      id: text().primaryKey().references(of, { onDelete: 'cascade' }),
      /** Separated by single spaces. */
      words: text().notNull(),
    },
    // Without a pending list, which would make the planner read the table instead.
    (table) => [index(`${name}_index`).using('gin', wordsVector(table.words)).with({ fastupdate: false })],
  )
}

export type WordsTable = ReturnType<typeof wordsTable>

/** Which word tables already cover the rows that existed before them. */
export const filledWords = pgTable('filled_words', {
  name: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
})

/** The words of a column in the form of the index. */
export function wordsVector(words: SQLWrapper): SQL {
  return sql`array_to_tsvector(string_to_array(${words}, ' '))`
}
