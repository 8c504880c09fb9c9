import { sql } from 'drizzle-orm'
import type { Keyring } from '../keyring.ts'
import { type Db, rowsOf } from './database.ts'

/** Columns of one table with encrypted texts. The column `id` identifies the row. `isWhole`: the row is useless without these texts. */
export type SealedColumns = { table: string; columns: readonly string[]; isWhole?: boolean }

type SealedValue = { column: string; sealed: string }

/**
 * Encrypts texts again that were encrypted with an older key. Each row is changed under its own lock, so the shop can keep running. If the process is
 * killed, run it again. Returns the number of texts that were encrypted again. The names of tables and columns come from the code, never from
 * outside.
 */
export async function resealColumns(db: Db, keys: Keyring, { table, columns }: SealedColumns): Promise<number> {
  let count = 0
  await eachRow(db, { table, columns }, async (tx, id, texts) => {
    const stale = texts.filter(({ sealed }) => keys.isSealed(sealed) && keys.isStale(sealed))
    for (const { column, sealed } of stale) {
      const context = { table, row: id, column }
      await write(tx, context, keys.seal(keys.open(sealed, context), context))
    }
    count += stale.length
  })
  return count
}

/**
 * Deletes texts that no key of the ring can decrypt, so that the other columns of their rows can be read again. If a text is required, it
 * becomes empty. Returns the number of deleted texts.
 */
export async function deleteLostColumns(
  db: Db,
  keys: Keyring,
  { table, columns, isWhole = false }: SealedColumns,
): Promise<number> {
  let count = 0
  const needed = new Set(await listNeeded(db, table))
  await eachRow(db, { table, columns }, async (tx, id, texts) => {
    const contextOf = (column: string) => ({ table, row: id, column })
    const lost = texts.filter(({ column, sealed }) => keys.isSealed(sealed) && !opens(keys, sealed, contextOf(column)))
    if (lost.length > 0 && isWhole) await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
    else
      for (const { column } of lost) {
        const context = contextOf(column)
        await write(tx, context, needed.has(column) ? keys.seal('', context) : null)
      }
    count += lost.length
  })
  return count
}

async function eachRow(
  db: Db,
  { table, columns }: SealedColumns,
  work: (tx: Db, id: string, texts: SealedValue[]) => Promise<void>,
): Promise<void> {
  const ids = rowsOf<{ id: string }>(await db.execute(sql`select id from ${sql.identifier(table)}`))
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  for (const { id } of ids) {
    await db.transaction(async (tx) => {
      const found = await tx.execute(sql`select ${names} from ${sql.identifier(table)} where id = ${id} for update`)
      const row = Object.entries(rowsOf<Record<string, string | null>>(found)[0] ?? {})
      await work(
        tx,
        id,
        row.flatMap(([column, sealed]) => (sealed === null ? [] : [{ column, sealed }])),
      )
    })
  }
}

async function write(tx: Db, { table, row, column }: Parameters<Keyring['seal']>[1], text: string | null) {
  await tx.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${text} where id = ${row}`)
}

async function listNeeded(db: Db, table: string): Promise<string[]> {
  const found = await db.execute(
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and attnotnull`,
  )
  return rowsOf<{ name: string }>(found).map(({ name }) => name)
}

function opens(keys: Keyring, ...[sealed, context]: Parameters<Keyring['open']>): boolean {
  try {
    keys.open(sealed, context)
    return true
  } catch {
    return false
  }
}
