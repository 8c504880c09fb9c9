import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { readMaxDescriptors } from '../../descriptors.ts'
import { StartError } from '../../start-error.ts'
import { type OpenedFolder, openDataFolder, refuseForeign } from './data-folder.ts'
import { isDatabaseAway } from '../postgres/connection-errors.ts'
import { type Database, type Db, MIGRATIONS, rowsOf } from '../database.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { lockFolder } from './folder-lock.ts'
import { noteOldestVersion, refuseNewer } from '../schema-version.ts'

/**
 * The engine's cache of its files. PostgreSQL's default is 128 MB, and this memory stays allocated once the cache is full. A shop on the
 * embedded database reads less than 32 MB repeatedly, and the operating system caches the other files anyway.
 */
const BUFFERS = ['-c', 'shared_buffers=32MB']

/**
 * If a process may open fewer files than this, the engine keeps few files open, so that visitors still get connections. Above this
 * number there is room for the most connections (src/app/sockets.ts) and for PostgreSQL's default of 1000 files, which is faster.
 */
const MANY_DESCRIPTORS = 8000
const OPEN_FILES =
  (readMaxDescriptors() ?? MANY_DESCRIPTORS) < MANY_DESCRIPTORS ? ['-c', 'max_files_per_process=120'] : []

const START = [...PGlite.defaultStartParams, ...BUFFERS, ...OPEN_FILES]

type OpenedEngine = { client: EmbeddedEngine; db: Db }

/**
 * Opens the embedded database in `folder`. A kernel lock allows only one process at a time. Without `folder` the database is in memory: for
 * tests it can be a `copy` of another database. `migrations` is a subset only when a backup of an earlier version is restored.
 */
export async function openPglite(folder: string, copy?: Blob, migrations = MIGRATIONS): Promise<Database> {
  if (folder.startsWith('memory://')) return databaseOf(await openEngine(migrations, undefined, copy))
  refuseForeign(folder)
  const unlock = lockFolder(folder)
  try {
    const opened = openDataFolder(folder)
    const engine = await openKept(opened, migrations)
    return databaseOf(engine, (isWhole) => {
      if (isWhole) opened.seal()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

function databaseOf({ client, db }: OpenedEngine, closed: (isWhole: boolean) => void = () => {}): Database {
  return {
    engine: 'pglite',
    db,
    embedded: client,
    listen: async (channel, callback) => void (await client.listen(channel, callback)),
    close: async () => {
      // A failed engine is not closed, because it would not stop. Its files stay in the same state as after a kill.
      if (!client.hasFailed()) await client.close().catch(ignoreFailed)
      closed(!client.hasFailed())
    },
  }
}

function ignoreFailed(error: unknown): void {
  if (!isDatabaseAway(error)) throw error
}

async function openKept(folder: OpenedFolder, migrations: string): Promise<OpenedEngine> {
  try {
    const opened = await openEngine(migrations, folder)
    folder.accept()
    return opened
  } catch (error) {
    if (!folder.existed) throw error
    folder.putBack()
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATA_DIR: the database in ${folder.cluster} cannot be opened. It was left untouched; restore a backup or choose another DATA_DIR.`,
      { cause: error },
    )
  }
}

async function openEngine(migrations: string, folder?: OpenedFolder, copy?: Blob): Promise<OpenedEngine> {
  const client = folder
    ? new EmbeddedEngine(folder.cluster, { startParams: START })
    : new EmbeddedEngine({ loadDataDir: copy, startParams: START })
  await client.waitReady
  client.guard()
  try {
    // The two drivers differ only in the type of raw results, which `rowsOf` handles.
    const migrated = drizzle({ client, casing: 'snake_case' })
    const db = migrated as unknown as Db
    if (folder?.existed) await refuseOthers(db, folder.cluster)
    await migrate(migrated, { migrationsFolder: migrations })
    await noteOldestVersion(db, migrations)
    return { client, db }
  } catch (error) {
    // After a failed start the engine may be unable to close. That is harmless, because its changes to the folder are undone.
    await client.close().catch(() => {})
    throw error
  }
}

/** Refuses the database of another program and a database with unreadable tables, before any migration runs. */
async function refuseOthers(db: Db, cluster: string): Promise<void> {
  const applied = await refuseNewer(db, 'DATA_DIR')
  if (applied === 0)
    throw new StartError(
      `DATA_DIR: the database in ${cluster} belongs to another program, or is damaged. It was left untouched; restore a backup or choose another DATA_DIR.`,
    )
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
  )
  // One statement reads all tables, which is four times as fast as one statement per table.
  const rows = tables.map(({ name }) => sql`(select 1 from ${sql.identifier(name)} limit 1)`)
  await db.execute(sql.join(rows, sql` union all `))
}
