import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { SECOND } from '#base/time.ts'
import { type Db, MIGRATIONS, rowsOf } from './database.ts'
import { explainUnreachable } from './database-url.ts'
import { openPglite } from './embedded/pglite.ts'
import { migrateUnderLock } from './postgres/postgres-migrations.ts'
import { scratchPrefix } from '../scratch-folders.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'

type DatabaseLocation = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

/** A database that was empty and now has the tables of a backup. */
export type RestoreTarget = {
  db: Db
  /** Migrates the tables to this version, and closes the database. */
  finish: () => Promise<void>
  /** Removes everything that was created, and closes the database. */
  abandon: () => Promise<void>
}

/** Opens the configured database, which must be empty, and creates the tables of these migrations. */
export async function openRestoreTarget(
  place: DatabaseLocation,
  migrations: number[],
  log: Log,
): Promise<RestoreTarget> {
  const folder = folderOfMigrations(migrations)
  try {
    const url = place.DATABASE_URL
    return url ? await openServer(url, folder.path, log) : await openFolder(place.DATA_DIR, folder.path)
  } finally {
    folder.remove()
  }
}

/** A connection to a server for long work. */
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

async function openServer(url: string, migrations: string, log: Log): Promise<RestoreTarget> {
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
      'DATABASE_URL: this database is not empty, and a backup is restored into an empty one only. Create another and name it here.',
    )
  }
  try {
    await migrateUnderLock(url, log, migrations)
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

async function openFolder(folder: string, migrations: string): Promise<RestoreTarget> {
  const cluster = path.join(folder, 'postgres')
  if (existsSync(cluster) && readdirSync(cluster).length > 0)
    throw new StartError(
      `DATA_DIR: there is a database in ${folder} already, and a backup is restored into an empty folder only. Move that one away, or choose another DATA_DIR.`,
    )
  const database = await openPglite(folder, undefined, migrations)
  return {
    db: database.db,
    finish: async () => {
      await database.close()
      await (await openPglite(folder)).close()
    },
    abandon: async () => {
      await database.close()
      for (const name of ['postgres', 'postgres.closed.json'])
        rmSync(path.join(folder, name), { recursive: true, force: true })
    },
  }
}

type Journal = { entries: { when: number; tag: string }[] }

/** The migrations of a backup's database: all of ours, or fewer if an earlier version made the backup. */
function folderOfMigrations(wanted: number[]): { path: string; remove: () => void } {
  // drizzle-kit's own format.
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal
  const known = new Set(journal.entries.map(({ when }) => when))
  if (!wanted.every((when) => known.has(when)))
    throw new StartError('This backup was made by a newer version of this program: restore it with that one.')
  if (wanted.length === known.size) return { path: MIGRATIONS, remove: () => {} }
  const entries = journal.entries.filter(({ when }) => wanted.includes(when))
  const folder = mkdtempSync(scratchPrefix('migrations'))
  mkdirSync(path.join(folder, 'meta'))
  for (const { tag } of entries) cpSync(path.join(MIGRATIONS, `${tag}.sql`), path.join(folder, `${tag}.sql`))
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
