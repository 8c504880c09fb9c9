import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { lockFolder } from './folder-lock.ts'
import { type Database, type Db, MIGRATIONS } from './database.ts'

/** Opens the embedded engine in `folder`, one process at a time, guarded by the kernel; or in memory, as a `copy` of another if given, for tests. */
export async function openPglite(folder: string, copy?: Blob): Promise<Database> {
  const unlock = folder.startsWith('memory://') ? () => {} : lockFolder(folder)
  try {
    const client = await openClient(folder, copy)
    const db = drizzle({ client, casing: 'snake_case' })
    await migrate(db, { migrationsFolder: MIGRATIONS })
    return {
      engine: 'pglite',
      // The two drivers differ only in the type of raw results, which `rowsOf` reads.
      db: db as unknown as Db,
      listen: async (channel, callback) => void (await client.listen(channel, callback)),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function openClient(folder: string, copy?: Blob): Promise<PGlite> {
  if (folder.startsWith('memory://')) return await PGlite.create({ loadDataDir: copy })
  const files = join(folder, 'postgres')
  mkdirSync(files, { recursive: true })
  const existed = readdirSync(files).length > 0
  if (existed && !readdirSync(files).includes('PG_VERSION')) {
    throw new Error(
      `${files} is not an empty folder and not a database. It was left untouched; move it away or choose another DATA_DIR.`,
    )
  }
  try {
    return await PGlite.create(files)
  } catch (error) {
    if (!existed) throw error
    throw new Error(
      `The database in ${files} cannot be opened. It was left untouched; restore a backup or choose another DATA_DIR.`,
      {
        cause: error,
      },
    )
  }
}
