import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from './database.ts'

/** The maximum number of rows in one batch. A batch takes a fraction of the time limit of a statement. */
const MAX_BATCH = 5000
/** The number of blocks of a table that one statement reads. They contain 16 MB. */
const MAX_BLOCKS = 2048

type Limits = { most: number; blocks: number }

/**
 * Deletes the rows in batches, each in its own transaction. One statement for many rows would reach the time limit, and its work would be undone. A
 * statement that looks for few rows in a large table without an index would also reach the limit, so each statement reads only some blocks. Two
 * processes may run this at the same time: each skips a row that the other process deletes, and the next run deletes the remaining rows.
 */
export async function deleteRows(
  db: Db,
  table: PgTable,
  which: SQL | undefined,
  { most, blocks }: Limits = { most: MAX_BATCH, blocks: MAX_BLOCKS },
): Promise<number> {
  const size = await countBlocks(db, table)
  let count = 0
  for (let first = 0; first < size; first += blocks)
    for (let gone = most; gone === most; count += gone)
      gone = await deleteBatch(db, table, within(which, first, blocks), most)
  return count
}

async function deleteBatch(db: Db, table: PgTable, which: SQL, most: number): Promise<number> {
  const chosen = sql`select ctid from ${table} where ${which} limit ${most}`
  return rowsOf(await db.execute(sql`delete from ${table} where ctid = any(array(${chosen})) returning 1`)).length
}

async function countBlocks(db: Db, table: PgTable): Promise<number> {
  const size = sql`pg_relation_size(${getTableName(table)}::text::regclass) / current_setting('block_size')::int`
  return Number(rowsOf<{ blocks: string }>(await db.execute(sql`select ${size} as blocks`))[0]?.blocks)
}

/** A condition for the rows in these blocks. Since version 14 PostgreSQL then reads only these blocks. */
function within(which: SQL | undefined, first: number, blocks: number): SQL {
  return sql`ctid >= ${`(${first},0)`}::tid and ctid < ${`(${first + blocks},0)`}::tid and (${which ?? sql`true`})`
}
