import { sql } from 'drizzle-orm'
import { StartError } from '../start-error.ts'
import { type Db, rowsOf } from './database.ts'
import { listTables } from './table-proofs.ts'

/** A table with texts, settings or files that staff wrote, and with no orders or customers. */
export type ContentTable = {
  /** The table's name in the database. The names of columns below are also names in the database. */
  table: string
  /** This field is set if only the rows with these values belong to the content. */
  only?: Readonly<Record<string, string | boolean>>
  /** Columns that identify a member of staff or contain a secret. These columns are not exported. */
  omit?: readonly string[]
  /** Columns like those in `omit` that cannot be null. Their values become empty texts. */
  blank?: readonly string[]
  /** Processes that listen to this channel read the table again. */
  channel?: string
}

const ROWS_AT_ONCE = 50

/** Returns the rows of a table as JSON with column names. The order is the same on PostgreSQL and on the embedded database. */
export async function readContent(
  tx: Db,
  { table, only = {}, omit = [], blank = [] }: ContentTable,
): Promise<string[]> {
  const without = [...omit, ...blank].join(',')
  const blanks = JSON.stringify(Object.fromEntries(blank.map((name) => [name, ''])))
  const conditions = Object.entries(only).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  const found = await tx.execute(sql`
    select row from (
      select ((to_jsonb(each) - string_to_array(${without}, ',')) || ${blanks}::jsonb)::text as row
      from ${sql.identifier(table)} as each where ${sql.join([sql`true`, ...conditions], sql` and `)}
    ) as rows order by row collate "C"`)
  return rowsOf<{ row: string }>(found).map(({ row }) => row)
}

/** Replaces the rows of these tables. Call this in a transaction with `prepareSession`. */
export async function replaceContent(tx: Db, content: readonly (ContentTable & { rows: string[] })[]): Promise<void> {
  const columnsOf = new Map((await listTables(tx)).map(({ table, columns }) => [table, columns]))
  for (const { table } of content.toReversed()) await tx.execute(sql`delete from ${sql.identifier(table)}`)
  for (const { table, rows, channel } of content) {
    const known = new Set(columnsOf.get(table))
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const part = rows.slice(from, from + ROWS_AT_ONCE)
      await insertRows(tx, table, part, known)
    }
    if (channel !== undefined) await tx.execute(sql`select pg_notify(${channel}, '')`)
  }
}

/** A column that is missing in the rows gets its default value, so that content of an earlier version can be read. */
async function insertRows(tx: Db, name: string, rows: string[], known: ReadonlySet<string>): Promise<void> {
  const names = new Set(rows.flatMap((row) => Object.keys(JSON.parse(row) as object)))
  const strange = [...names].filter((each) => !known.has(each))
  if (strange.length > 0)
    throw new StartError(
      `tables/${name}.jsonl has the unknown column ${strange.join(', ')}. A newer version of this program exported it. Import it with the newer version.`,
    )
  const columns = sql.join(
    [...names].map((each) => sql.identifier(each)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${sql.identifier(name)}, ${`[${rows.join(',')}]`}::jsonb)`)
}
