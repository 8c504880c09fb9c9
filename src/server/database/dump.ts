import { sql } from 'drizzle-orm'
import { type Database, type Db, rowsOf } from './database.ts'
import { findClient, readServerMajor, runClient } from './postgres/client-programs.ts'
import { writeSqlFile } from './sql-file.ts'
import { listMigrations, proveTables, type TableProof, withSnapshot } from './table-proofs.ts'

/** `custom`: a dump of pg_dump, for pg_restore. `sql`: the data of the embedded database, for psql. */
type DumpFormat = 'custom' | 'sql'

/** The data that is needed to restore a dump and to verify that it is complete. */
export type DumpFacts = {
  format: DumpFormat
  /** The version of the server that the dump comes from. */
  serverMajor: number
  migrations: number[]
  tables: TableProof[]
}

export type DumpSource = Pick<Database, 'db' | 'embedded'>

/**
 * Writes the whole database, as it is at one moment, into a file. `also` reads more data at the same moment. A shop with a database server continues
 * to work meanwhile. A shop with the embedded database waits, because that database does one thing at a time.
 */
export async function writeDump<T>(
  file: string,
  { db, embedded }: DumpSource,
  url: string | undefined,
  also: (tx: Db) => Promise<T>,
): Promise<{ facts: DumpFacts; also: T }> {
  const read = async (tx: Db) => ({
    serverMajor: await readServerMajor(tx),
    migrations: await listMigrations(tx),
    tables: await proveTables(tx),
    also: await also(tx),
  })
  const { also: found, ...facts } = embedded
    ? await writeSqlFile(file, embedded, read)
    : await dumpServer(file, db, url ?? '', read)
  return { facts: { format: embedded ? 'sql' : 'custom', ...facts }, also: found }
}

/** pg_dump uses the snapshot of the shop's own transaction. So the dump and the recorded counts and hashes of the tables describe the same moment. */
async function dumpServer<T>(file: string, db: Db, url: string, read: (tx: Db) => Promise<T>): Promise<T> {
  return await withSnapshot(db, async (tx) => {
    const folder = findClient(await readServerMajor(tx))
    const [exported] = rowsOf<{ id: string }>(await tx.execute(sql`select pg_export_snapshot() as id`))
    const stop = new AbortController()
    const dumped = runClient(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${exported?.id ?? ''}`, `--file=${file}`],
      { folder, url, signal: stop.signal },
    )
    // If reading fails before the program ends, nobody awaits the program, so its error must be handled here.
    dumped.catch(() => {})
    try {
      const result = await read(tx)
      await dumped
      return result
    } finally {
      stop.abort()
      await dumped.catch(() => {})
    }
  })
}
