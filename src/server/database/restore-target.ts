import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import { type Db, MIGRATIONS, rowsOf } from './database.ts'
import { explainUnreachable } from './database-url.ts'
import type { DumpFacts } from './dump.ts'
import { openPglite } from './embedded/pglite.ts'
import { findClient, readServerMajor, runClient } from './postgres/client-programs.ts'
import { migrateUnderLock } from './postgres/postgres-migrations.ts'
import { refuseNewer } from './schema-version.ts'
import { runSqlFile } from './sql-file.ts'
import { listDifferences, prepareSession, proveTables, type TableProof } from './table-proofs.ts'
import { scratchPrefix } from '../scratch-folders.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'

type DatabaseLocation = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

/** A database that was empty and now has the data of a dump. */
type RestoreTarget = {
  db: Db
  /** Migrates the tables to this version, and closes the database. */
  finish: () => Promise<void>
  /** Removes everything that was created, and closes the database. */
  abandon: () => Promise<void>
}

/**
 * Restores a dump into the configured database, which must be empty, and verifies that every row arrived. If not, removes everything again. Then
 * migrates the tables to this version. Returns the proofs (row counts and hashes) of the restored tables.
 */
export async function restoreDump(
  file: string,
  facts: DumpFacts,
  place: DatabaseLocation,
  log: Log,
): Promise<TableProof[]> {
  const target = await openTarget(file, facts, place, log)
  try {
    const found = await target.db.transaction(async (tx) => {
      await prepareSession(tx)
      return await proveTables(tx)
    })
    const different = listDifferences(found, facts.tables)
    if (different.length > 0)
      throw new StartError(
        `The restored data is not what was backed up. These tables differ: ${different.join(', ')}. The restore was undone.`,
      )
    await target.finish()
    return found
  } catch (error) {
    await target.abandon().catch(() => {})
    throw error
  }
}

async function openTarget(file: string, facts: DumpFacts, place: DatabaseLocation, log: Log): Promise<RestoreTarget> {
  const url = place.DATABASE_URL
  const bringsTables = url !== undefined && facts.format === 'custom'
  const migrations = bringsTables ? { path: MIGRATIONS, remove: () => {} } : folderOfMigrations(facts.migrations)
  try {
    return url
      ? await restoreToServer(url, file, facts, migrations.path, log)
      : await restoreToFolder(place.DATA_DIR, file, facts, migrations.path)
  } finally {
    migrations.remove()
  }
}

/** Opens a connection to a server for work that takes long. */
export async function connectForLongWork(url: string): Promise<{ db: Db; close: () => Promise<void> }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5 * SECOND,
    keepAlive: true,
    fallback_application_name: 'ahuti backup',
  })
  // The running statement fails too. An unhandled error event would end the process.
  client.on('error', () => {})
  await client.connect().catch((error: unknown) => explainUnreachable(url, error))
  return { db: drizzle({ client, casing: 'snake_case' }) as unknown as Db, close: async () => await client.end() }
}

async function restoreToServer(
  url: string,
  file: string,
  facts: DumpFacts,
  migrations: string,
  log: Log,
): Promise<RestoreTarget> {
  const { db, close } = await connectForLongWork(url)
  const abandon = async (): Promise<void> => {
    await db.execute(sql`drop schema public cascade`)
    await db.execute(sql`create schema public`)
    await db.execute(sql`drop schema if exists drizzle cascade`)
    await close()
  }
  const tables = await db.execute(sql`select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1`)
  if (rowsOf(tables).length > 0) {
    await close()
    throw new StartError(
      'DATABASE_URL: this database is not empty, and a backup is restored only into an empty database. Create an empty database, and set DATABASE_URL to it.',
    )
  }
  try {
    const folder = findClient(Math.max(await readServerMajor(db), facts.format === 'custom' ? facts.serverMajor : 0))
    if (facts.format === 'custom') {
      const safely = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
      const name = decodeURIComponent(new URL(url).pathname.slice(1))
      await runClient('pg_restore', [...safely, `--dbname=${name}`, file], { folder, url })
      // The tables in the backup may be those of a newer version, if the running version can use them.
      await refuseNewer(db, 'DATABASE_URL').catch((error: unknown) => {
        throw error instanceof StartError ? madeByNewer() : error
      })
    } else {
      await migrateUnderLock(url, log, migrations)
      await runClient('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--file=${file}`], { folder, url })
    }
  } catch (error) {
    await abandon()
    throw error
  }
  const finish = async (): Promise<void> => {
    await close()
    await migrateUnderLock(url, log)
  }
  return { db, finish, abandon }
}

async function restoreToFolder(
  folder: string,
  file: string,
  { format, serverMajor }: DumpFacts,
  migrations: string,
): Promise<RestoreTarget> {
  const cluster = path.join(folder, 'postgres')
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new StartError(
      `DATA_DIR: there is a database in ${folder} already, and a backup is restored only into an empty folder. Move that database away, or choose another DATA_DIR.`,
    )
  const database = await openPglite(folder, undefined, migrations)
  const abandon = async (): Promise<void> => {
    await database.close()
    for (const name of ['postgres', 'postgres.closed.json'])
      rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  try {
    if (!database.embedded) throw new Error('the embedded database did not open')
    if (format === 'sql') await runSqlFile(database.embedded, file)
    else
      await runDataOf(file, serverMajor, async (data) => {
        if (database.embedded) await runSqlFile(database.embedded, data, { around: true })
      })
  } catch (error) {
    await abandon()
    throw error
  }
  const finish = async (): Promise<void> => {
    await database.close()
    await (await openPglite(folder)).close()
  }
  return { db: database.db, finish, abandon }
}

/** The rows of a dump of pg_dump, as an SQL file. The tables come from the migrations. */
async function runDataOf(file: string, serverMajor: number, work: (data: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(scratchPrefix('check'))
  try {
    const data = path.join(folder, 'data.sql')
    const args = ['--data-only', '--schema=public', `--file=${data}`, file]
    await runClient('pg_restore', args, { folder: findClient(serverMajor) })
    await work(data)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function madeByNewer(): StartError {
  return new StartError('This backup was made by a newer version of this program. Restore it with the newer version.')
}

type Journal = { entries: { when: number; tag: string }[] }

/** A folder with the migrations that the backup's database had: all migrations of this version, or fewer if an earlier version made the backup. */
function folderOfMigrations(wanted: number[]): { path: string; remove: () => void } {
  // drizzle-kit wrote this file in its own format.
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal
  const known = new Set(journal.entries.map(({ when }) => when))
  if (!wanted.every((when) => known.has(when))) throw madeByNewer()
  if (wanted.length === known.size) return { path: MIGRATIONS, remove: () => {} }
  const entries = journal.entries.filter(({ when }) => wanted.includes(when))
  const folder = mkdtempSync(scratchPrefix('migrations'))
  mkdirSync(path.join(folder, 'meta'))
  for (const { tag } of entries) cpSync(path.join(MIGRATIONS, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
