import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from './database.ts'

/** A batch takes a fraction of the time that a statement may take. */
const MAX_BATCH = 5000

/**
 * Deletes the rows in batches, each in its own transaction. One statement for many rows would reach the time limit, be undone, and never
 * succeed. Two processes may do this at once: a row that the other one deletes is skipped, and the next run deletes what is left.
 */
export async function deleteRows(db: Db, table: PgTable, which: SQL | undefined, most = MAX_BATCH): Promise<number> {
  for (let count = 0; ; ) {
    const gone = rowsOf(
      await db.execute(
        sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${which} limit ${most})) returning 1`,
      ),
    ).length
    count += gone
    if (gone < most) return count
  }
}
