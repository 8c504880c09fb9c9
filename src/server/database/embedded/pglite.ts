import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StartError } from '../../start-error.ts'
import { type OpenedFolder, openDataFolder, refuseForeign } from './data-folder.ts'
import { isDatabaseAway } from '../postgres/connection-errors.ts'
import { type Database, type Db, MIGRATIONS, rowsOf } from '../database.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { lockFolder } from './folder-lock.ts'
import { refuseNewer } from '../schema-version.ts'

/**
 * What the engine keeps of its files in memory. PostgreSQL's own 128 MB, once filled, stay with the process for good; a shop on the embedded
 * engine reads less than this again and again, and the system keeps the rest of its files anyway.
 */
const START = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

type Opened = { client: EmbeddedEngine; db: Db }

/**
 * Opens the embedded engine in `folder`, one process at a time, guarded by the kernel; or in memory, as a `copy` of another if given, for
 * tests. `migrations` are fewer than all only to restore a backup that an earlier version made.
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

function databaseOf({ client, db }: Opened, closed: (isWhole: boolean) => void = () => {}): Database {
  return {
    engine: 'pglite',
    db,
    listen: async (channel, callback) => void (await client.listen(channel, callback)),
    close: async () => {
      // One that has failed is left as a killed one is: it would not end, and its files are not those of a closed one.
      if (!client.hasFailed()) await client.close().catch(ignoreFailed)
      closed(!client.hasFailed())
    },
  }
}

function ignoreFailed(error: unknown): void {
  if (!isDatabaseAway(error)) throw error
}

async function openKept(folder: OpenedFolder, migrations: string): Promise<Opened> {
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

async function openEngine(migrations: string, folder?: OpenedFolder, copy?: Blob): Promise<Opened> {
  const client = folder
    ? new EmbeddedEngine(folder.cluster, { startParams: START })
    : new EmbeddedEngine({ loadDataDir: copy, startParams: START })
  await client.waitReady
  client.guard()
  try {
    // The two drivers differ only in the type of raw results, which `rowsOf` reads.
    const migrated = drizzle({ client, casing: 'snake_case' })
    const db = migrated as unknown as Db
    if (folder?.existed) await refuseOthers(db, folder.cluster)
    await migrate(migrated, { migrationsFolder: migrations })
    return { client, db }
  } catch (error) {
    // It may be past closing too; what it did to the folder is put back in any case.
    await client.close().catch(() => {})
    throw error
  }
}

/** A database that is not ours is never migrated, nor one whose tables cannot be read. */
async function refuseOthers(db: Db, cluster: string): Promise<void> {
  const applied = await refuseNewer(db, 'DATA_DIR')
  if (applied === 0)
    throw new StartError(
      `DATA_DIR: the database in ${cluster} is not one of this shop, or is damaged. It was left untouched; restore a backup or choose another DATA_DIR.`,
    )
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
  )
  // In one statement, which the engine answers four times as fast as one for each.
  const rows = tables.map(({ name }) => sql`(select 1 from ${sql.identifier(name)} limit 1)`)
  await db.execute(sql.join(rows, sql` union all `))
}
