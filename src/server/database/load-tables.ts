import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import { type Db, rowsOf } from './database.ts'
import {
  dumpTables,
  listTables,
  type SequenceState,
  prepareDumpSession,
  type TableColumns,
  type TableProof,
} from './dump-tables.ts'

/** The output of `dumpTables` in the same order. The last part lists the expected contents. */
export type DumpPart =
  | { kind: 'table'; table: TableColumns }
  | { kind: 'rows'; lines: string[] }
  | { kind: 'end'; proofs: TableProof[]; sequences: SequenceState[] }

type Reference = { table: string; name: string; definition: string }
type Trigger = { table: string; name: string; state: string }
type Watch = { references: Reference[]; triggers: Trigger[] }

/** How to restore a trigger's state (`pg_trigger.tgenabled`). A disabled trigger stays disabled. */
const ENABLE: Record<string, string> = { O: 'enable', A: 'enable always', R: 'enable replica' }

/**
 * Loads a dump into a database with the same tables and replaces their rows. This is one transaction: afterwards either everything is
 * loaded and verified, or nothing has changed. Only the rights of the tables' owner are needed.
 */
export async function loadTables(db: Db, parts: AsyncIterable<DumpPart>): Promise<TableProof[]> {
  return await db.transaction(async (tx) => {
    await prepareDumpSession(tx)
    const tables = await listTables(tx)
    const watch = await freeTables(tx, tables)
    const end = await insertAll(tx, tables, parts)
    for (const { name, last, called } of end.sequences)
      await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint, ${called})`)
    await bindTables(tx, watch)
    const found = await dumpTables(tx)
    assertSame(found, end.proofs)
    return found
  })
}

async function insertAll(tx: Db, tables: TableColumns[], parts: AsyncIterable<DumpPart>) {
  let current: TableColumns | undefined
  let end: Extract<DumpPart, { kind: 'end' }> | undefined
  // Reads to the very end of the file, after the last part: only then is the file known to be complete.
  for await (const part of parts) {
    if (part.kind === 'end') end = part
    else if (part.kind === 'table') current = assertKnown(part.table, tables)
    else if (current) await insertRows(tx, current, part.lines)
  }
  if (!end) throw new StartError('This backup is not whole: its end is missing.')
  return end
}

function assertKnown(wanted: TableColumns, tables: TableColumns[]): TableColumns {
  const found = tables.find(({ table }) => table === wanted.table)
  const columns = new Set(found?.columns.map(({ name }) => name))
  if (found && columns.size === wanted.columns.length && wanted.columns.every(({ name }) => columns.has(name)))
    // Columns in the order of the dump, with the types of the existing tables.
    return {
      table: wanted.table,
      columns: wanted.columns.map(
        ({ name }) => found.columns.find((column) => column.name === name) ?? { name, type: 'text' },
      ),
    }
  throw new StartError(
    `The table ${wanted.table} of this backup is not as this version makes it: it cannot be restored here.`,
  )
}

async function insertRows(tx: Db, { table, columns }: TableColumns, lines: string[]): Promise<void> {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  // The types come from the database, not from the backup.
  const values = sql.raw(columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(', '))
  await tx.execute(sql`
    insert into public.${sql.identifier(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as line`)
}

/**
 * Drops the foreign keys, disables the triggers and empties the tables. Returns the keys and triggers, so that `bindTables` can restore
 * them.
 */
async function freeTables(tx: Db, tables: TableColumns[]): Promise<Watch> {
  const references = rowsOf<Reference>(
    await tx.execute(sql`
      select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`),
  )
  const triggers = rowsOf<Trigger>(
    await tx.execute(sql`
      select tgrelid::regclass::text as "table", tgname as name, tgenabled as state
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace order by 1, 2`),
  )
  for (const { table, name } of references)
    await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  for (const { table, name } of triggers)
    await tx.execute(sql`alter table ${sql.raw(table)} disable trigger ${sql.identifier(name)}`)
  for (const { table } of tables) await tx.execute(sql`truncate public.${sql.identifier(table)}`)
  return { references, triggers }
}

/** Restores the foreign keys and the triggers. The database checks the foreign keys again. */
async function bindTables(tx: Db, { references, triggers }: Watch): Promise<void> {
  for (const { table, name, definition } of references)
    await tx.execute(sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`)
  for (const { table, name, state } of triggers) {
    const how = ENABLE[state]
    if (how) await tx.execute(sql`alter table ${sql.raw(table)} ${sql.raw(how)} trigger ${sql.identifier(name)}`)
  }
}

/** Throws if the tables differ from their recorded proofs. */
function assertSame(found: TableProof[], wanted: TableProof[]): void {
  const byName = new Map(found.map((proof) => [proof.table, proof]))
  const different = wanted.filter(({ table, rows, hash }) => {
    const proof = byName.get(table)
    return proof?.rows !== rows || proof.hash !== hash
  })
  if (different.length === 0 && wanted.length === found.length) return
  throw new StartError(
    `What was restored is not what was backed up (${different.map(({ table }) => table).join(', ') || 'tables are missing'}). Nothing was kept of it.`,
  )
}
