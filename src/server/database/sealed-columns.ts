import { sql } from 'drizzle-orm'
import type { Keyring } from '../keyring.ts'
import { type Db, rowsOf } from './database.ts'

/** Columns of one table that hold sealed texts; `id` names the row. */
export type SealedColumns = { table: string; columns: readonly string[] }

/**
 * Seals what an earlier key sealed by the current one, row by row, each under its own lock, so the shop goes on meanwhile and a killed
 * run is simply run again. Answers how many texts were sealed anew. The names come from the code, never from outside.
 */
export async function resealColumns(db: Db, keys: Keyring, { table, columns }: SealedColumns): Promise<number> {
  let count = 0
  const ids = rowsOf<{ id: string }>(await db.execute(sql`select id from ${sql.identifier(table)}`))
  for (const { id } of ids) {
    await db.transaction(async (tx) => {
      const names = sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      )
      const found = await tx.execute(sql`select ${names} from ${sql.identifier(table)} where id = ${id} for update`)
      const stale = Object.entries(rowsOf<Record<string, string | null>>(found)[0] ?? {}).flatMap(([column, sealed]) =>
        sealed !== null && keys.isSealed(sealed) && keys.isStale(sealed) ? [{ column, sealed }] : [],
      )
      for (const { column, sealed } of stale) {
        const context = { table, row: id, column }
        const fresh = keys.seal(keys.open(sealed, context), context)
        await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${fresh} where id = ${id}`)
      }
      count += stale.length
    })
  }
  return count
}
