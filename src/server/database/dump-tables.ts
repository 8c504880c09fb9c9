import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database.ts'

/** A table's row count and a hash of its rows. The order of the rows does not matter: the same rows have the same hash on any engine. */
export type TableProof = { table: string; rows: number; hash: string }
export type SequenceState = { name: string; last: string; called: boolean }
export type TableColumns = { table: string; columns: { name: string; type: string }[] }

/** Receives the rows in batches. A line is a row: a JSON list of its columns as PostgreSQL writes them, or null. */
export type DumpSink = {
  table: (table: TableColumns) => Promise<void>
  rows: (lines: string[]) => Promise<void>
}

const BATCH = 500

/** A transaction with one snapshot and without a time limit. */
export async function withSnapshot<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return await db.transaction(
    async (tx) => {
      await prepareDumpSession(tx)
      return await work(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Makes every engine write values in the same format, and removes the time limits. */
export async function prepareDumpSession(tx: Db): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, MDY',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: '1',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
  }
  for (const [name, value] of Object.entries(settings))
    await tx.execute(sql`select set_config(${name}, ${value}, true)`)
}

/** Reads every table of the shop and returns a proof of each table. Call this within `withSnapshot`. */
export async function dumpTables(tx: Db, sink: DumpSink = NOWHERE): Promise<TableProof[]> {
  const proofs: TableProof[] = []
  for (const table of await listTables(tx)) {
    await sink.table(table)
    const tally = openTally()
    for await (const lines of readRows(tx, table)) {
      lines.forEach(tally.add)
      await sink.rows(lines)
    }
    proofs.push({ table: table.table, ...tally.read() })
  }
  return proofs
}

const NOWHERE: DumpSink = { table: async () => {}, rows: async () => {} }

/** The tables by name, each with its columns in order; generated columns are left out. */
export async function listTables(tx: Db): Promise<TableColumns[]> {
  const found = await tx.execute(sql`
    select relname as "table", (
      select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) as columns
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname collate "C"`)
  return rowsOf<TableColumns>(found)
}

export async function listSequences(tx: Db): Promise<SequenceState[]> {
  const names = rowsOf<{ name: string }>(
    await tx.execute(sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`),
  )
  const states: SequenceState[] = []
  for (const { name } of names) {
    const found = await tx.execute(
      sql`select last_value::text as last, is_called as called from public.${sql.identifier(name)}`,
    )
    states.push(...rowsOf<{ last: string; called: boolean }>(found).map((state) => ({ name, ...state })))
  }
  return states
}

/** The creation time of each applied migration. The applied migrations determine the columns of the tables. */
export async function listMigrations(tx: Db): Promise<number[]> {
  const found = await tx.execute(
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  )
  return rowsOf<{ at: string }>(found).map(({ at }) => Number(at))
}

/** Uses a cursor, so that no table needs more memory than a batch. */
async function* readRows(tx: Db, { table, columns }: TableColumns): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )
  await tx.execute(
    sql`declare dumped no scroll cursor for select to_jsonb(array[${values}])::text as line from public.${sql.identifier(table)}`,
  )
  for (;;) {
    const rows = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch forward ${BATCH} from dumped`)))
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await tx.execute(sql`close dumped`)
}

/** A sum of hashes: the order of the rows does not matter, but a row cannot replace another row. */
function openTally() {
  const size = 1n << 128n
  let [rows, sum] = [0, 0n]
  return {
    add: (line: string): void => {
      rows += 1
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, 32)}`)) % size
    },
    read: () => ({ rows, hash: sum.toString(16).padStart(32, '0') }),
  }
}
