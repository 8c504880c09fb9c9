import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { type Db, rowsOf } from './database.ts'
import { listTables, prepareSession } from './table-proofs.ts'

/*
 * The data of every table as one SQL file: a transaction with a COPY block per table. psql or the embedded database loads the file into the tables
 * that the migrations made. The rights of the tables' owner are enough: the file removes the references and triggers of the tables and restores them
 * at its end, and the database checks the references again.
 */

const HELD_REFERENCES = `select format('%I.%I', nspname, relname) as place, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
where contype = 'f' and nspname = 'public'`

const HELD_TRIGGERS = `select format('%I.%I', nspname, relname) as place, tgname as name, tgenabled as state
from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
where not tgisinternal and nspname = 'public'`

/** Empties the tables, and removes their references and triggers. With an empty search path every name is written with its schema. */
export const BEFORE_DATA = `set client_encoding = 'UTF8';
begin;
select set_config('search_path', '', true), set_config('statement_timeout', '0', true);
create temporary table held_references on commit drop as ${HELD_REFERENCES};
create temporary table held_triggers on commit drop as ${HELD_TRIGGERS};
do $$
declare each record;
begin
  for each in select * from pg_temp.held_references loop
    execute format('alter table %s drop constraint %I', each.place, each.name);
  end loop;
  for each in select * from pg_temp.held_triggers loop
    execute format('alter table %s disable trigger %I', each.place, each.name);
  end loop;
  for each in select tablename from pg_catalog.pg_tables where schemaname = 'public' loop
    execute format('truncate public.%I', each.tablename);
  end loop;
end $$;
`

/** Restores references and triggers. A disabled trigger stays disabled. */
export const AFTER_DATA = `do $$
declare each record;
begin
  for each in select * from pg_temp.held_references loop
    execute format('alter table %s add constraint %I %s', each.place, each.name, each.definition);
  end loop;
  for each in select * from pg_temp.held_triggers where state <> 'D' loop
    execute format('alter table %s %s trigger %I', each.place,
      case each.state when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end, each.name);
  end loop;
end $$;
commit;
`

/** The first line of a COPY block. */
export function copyLine(table: string, columns: string[]): string {
  return `copy public.${quoted(table)} (${columns.map(quoted).join(', ')}) from stdin;\n`
}

/** The last line of a COPY block. */
export const COPY_END = '\\.\n'

/** Writes the file from the embedded database. The database copies each table in its memory. `also` reads further data in the same transaction. */
export async function writeSqlFile<T>(file: string, engine: PGlite, also: (tx: Db) => Promise<T>): Promise<T> {
  const out = await open(file, 'w', 0o600)
  try {
    await out.write(BEFORE_DATA)
    const result = await engine.transaction(async (transaction) => {
      await transaction.exec('set transaction isolation level repeatable read, read only')
      const tx = dbOf(transaction)
      await prepareSession(tx)
      await writeTables(out, transaction, tx)
      await writeSequences(out, tx)
      return await also(tx)
    })
    await out.write(AFTER_DATA)
    return result
  } finally {
    await out.close()
  }
}

/** Opens Drizzle on a transaction of the embedded database. Drizzle needs only the method `query`, which the transaction has too. */
function dbOf(transaction: Transaction): Db {
  return drizzle({ client: transaction as unknown as PGlite, casing: 'snake_case' })
}

async function writeTables(out: FileHandle, transaction: Transaction, tx: Db): Promise<void> {
  for (const { table, columns } of await listTables(tx)) {
    const [result] = await transaction.exec(
      `copy public.${quoted(table)} (${columns.map(quoted).join(', ')}) to '/dev/blob'`,
    )
    await out.write(copyLine(table, columns))
    if (result?.blob) for await (const piece of result.blob.stream()) await out.write(piece)
    await out.write(COPY_END)
  }
}

async function writeSequences(out: FileHandle, tx: Db): Promise<void> {
  const names = rowsOf<{ name: string }>(
    await tx.execute(sql`select sequencename as name from pg_sequences where schemaname = 'public' order by 1`),
  )
  for (const { name } of names) {
    const found = await tx.execute(
      sql`select last_value::text as last, is_called as called from public.${sql.identifier(name)}`,
    )
    for (const { last, called } of rowsOf<{ last: string; called: boolean }>(found))
      await out.write(sequenceLine(name, last, called))
  }
}

/** The statement that sets a sequence to its saved state. */
export function sequenceLine(name: string, last: string, called: boolean): string {
  return `select pg_catalog.setval('public.${quoted(name)}', ${BigInt(last)}, ${called});\n`
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

const COPY_BEGINS = /^copy .+ from stdin;$/i
/** Commands of psql in files of pg_restore. */
const PSQL_COMMAND = /^\\(?:un)?restrict /
const MAX_COPIED_AT_ONCE = 4_000_000

/**
 * Runs a file of `writeSqlFile`, or the data of `pg_restore --data-only`, on the embedded database. `around` adds the statements that a file of
 * pg_restore does not have. If something fails, the transaction is undone.
 */
export async function runSqlFile(engine: PGlite, file: string, { around = false } = {}): Promise<void> {
  try {
    if (around) await engine.exec(BEFORE_DATA)
    await runLines(engine, linesOf(createReadStream(file)))
    if (around) await engine.exec(AFTER_DATA)
  } catch (error) {
    await engine.exec('rollback').catch(() => {})
    throw error
  }
  // Files of pg_restore set the search path of the session.
  await engine.exec('reset all')
}

async function runLines(engine: PGlite, lines: AsyncIterable<string>): Promise<void> {
  let statements = ''
  let copy: string | undefined
  let rows: string[] = []
  let length = 0
  const copyRows = async (): Promise<void> => {
    if (copy && rows.length > 0) await engine.exec(copy, { blob: new Blob([`${rows.join('\n')}\n`]) })
    ;[rows, length] = [[], 0]
  }
  for await (const line of lines) {
    if (copy !== undefined) {
      if (line === '\\.') {
        await copyRows()
        copy = undefined
        continue
      }
      rows.push(line)
      length += line.length
      if (length > MAX_COPIED_AT_ONCE) await copyRows()
    } else if (COPY_BEGINS.test(line)) {
      if (statements !== '') await engine.exec(statements)
      statements = ''
      copy = line.replace(/ from stdin;$/i, " from '/dev/blob'")
    } else if (!PSQL_COMMAND.test(line)) statements += `${line}\n`
  }
  if (copy !== undefined) throw new Error('the file ends within a COPY block')
  if (statements !== '') await engine.exec(statements)
}

/** Only a line feed ends a line: other separators are part of the data. */
async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const piece of source) {
    held += decoder.decode(piece, { stream: true })
    const lines = held.split('\n')
    held = lines.pop() ?? ''
    yield* lines
  }
  if (held !== '') yield held
}
