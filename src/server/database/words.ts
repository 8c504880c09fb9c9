import { and, getTableName, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { foldedWords, searchWords } from '#base/text-folding.ts'
import { type Db, rowsOf } from './database.ts'
import { containing } from './like-patterns.ts'
import { filledWords, wordsVector, type WordsTable } from './words-table.ts'

/** The value of the column `words` for these texts. */
export function wordsFor(...texts: string[]): string {
  return foldedWords(texts.join(' ')).join(' ')
}

export async function writeWords(tx: Db, table: WordsTable, id: string, ...texts: string[]): Promise<void> {
  const words = wordsFor(...texts)
  await tx.insert(table).values({ id, words }).onConflictDoUpdate({ target: table.id, set: { words } })
}

/** A condition for rows: each typed word is the start of a word of the row. Uses the index. */
export function haveWords({ words }: WordsTable, typed: string[]): SQL {
  // The words contain only letters, marks and digits, so no character has a special meaning in the database.
  const query = typed.map((word) => `'${word}':*`).join(' & ')
  return typed.length === 0 ? sql`false` : sql`${wordsVector(words)} @@ ${query}::tsquery`
}

/** A condition for rows: each typed word occurs somewhere in a column of words. Use it for lists that another index has shortened. */
export function containWords(words: SQLWrapper, typed: string[]): SQL | undefined {
  if (typed.length === 0) return sql`false`
  return and(...typed.map((word) => like(sql`${words}`, containing(word))))
}

/**
 * A condition for rows: each typed word occurs in a text column that has no column of words. The database normalises only the case, and reads ё as е.
 */
export function containsTyped(text: SQLWrapper, typed: string): SQL | undefined {
  const words = searchWords(typed)
  if (words.length === 0) return sql`false`
  const lower = sql`normalize(lower(${text}), NFC)`
  const folded = words.map((word) => like(sql`translate(${lower}, 'ё', 'е')`, containing(word)))
  return or(like(lower, containing(typed.trim().toLowerCase().normalize('NFC'))), and(...folded))
}

/**
 * True if the row `id` has no words yet. When the words of all old rows have been filled in, it is false for all rows, without a lookup.
 */
export function lacksWords(table: WordsTable, id: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${filledWords} where ${filledWords.name} = ${getTableName(table)})
    and not exists (select 1 from ${table} where ${table.id} = ${id})`
}

type UnfilledRow = { id: string; text: string }
const BATCH_SIZE = 500

/**
 * Fills in missing words in small batches. The process may be killed meanwhile, and the work may be repeated. `rows` is a query for the `id` and
 * `text` of the rows that need words. In this query `o` is the alias of the table with these rows.
 */
export async function fillWords(
  db: Db,
  now: Date,
  table: WordsTable,
  rows: SQL,
  stopping?: AbortSignal,
): Promise<void> {
  const isFilled = sql`select 1 from ${filledWords} where ${filledWords.name} = ${getTableName(table)}`
  if (rowsOf(await db.execute(isFilled)).length === 0) await fillPages(db, table, rows, stopping)
  const isBare = sql`not exists (select 1 from ${table} where ${table.id} = o.id)`
  for (;;) {
    if (stopping?.aborted) return
    const count = await db.transaction(async (tx) => {
      const found = await tx.execute(sql`${rows} and ${isBare} order by o.id limit ${BATCH_SIZE} for share of o`)
      const bare = rowsOf<UnfilledRow>(found).map((row) => ({ id: row.id, words: wordsFor(row.text) }))
      if (bare.length > 0) await tx.insert(table).values(bare).onConflictDoNothing()
      return bare.length
    })
    if (count > 0) continue
    await db
      .insert(filledWords)
      .values({ name: getTableName(table), at: now })
      .onConflictDoNothing()
    return
  }
}

/**
 * Goes through all rows once, in the order of their ids. A search for rows without words would be slow: for each batch it would read the
 * words of all earlier batches again.
 */
async function fillPages(db: Db, table: WordsTable, rows: SQL, stopping?: AbortSignal): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    if (stopping?.aborted) return
    const previous: string = last
    last = await db.transaction(async (tx) => {
      const page = sql`${rows} and o.id > ${previous} order by o.id limit ${BATCH_SIZE} for share of o`
      const words = rowsOf<UnfilledRow>(await tx.execute(page)).map(({ id, text }) => ({ id, words: wordsFor(text) }))
      if (words.length > 0) await tx.insert(table).values(words).onConflictDoNothing()
      return words.at(-1)?.id
    })
  }
}

/** Like `fillWords`, for a table with its own column `words`. */
export async function fillOwnWords(db: Db, table: string, text: SQL, stopping?: AbortSignal): Promise<void> {
  const name = sql.identifier(table)
  for (;;) {
    if (stopping?.aborted) return
    const count = await db.transaction(async (tx) => {
      const isBare = sql`where words is null order by id limit ${BATCH_SIZE} for update`
      const bare = rowsOf<UnfilledRow>(await tx.execute(sql`select id, ${text} as text from ${name} ${isBare}`))
      for (const row of bare)
        await tx.execute(sql`update ${name} set words = ${wordsFor(row.text)} where id = ${row.id}`)
      return bare.length
    })
    if (count === 0) return
  }
}
