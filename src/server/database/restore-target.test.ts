import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { addMigration, copyMigrations } from '../../../test/migrations.ts'
import { createPostgres, engine } from '../../../test/shop.ts'
import { openLog } from '../log.ts'
import { type Db, rowsOf } from './database.ts'
import { writeDump } from './dump.ts'
import { connectForLongWork, restoreDump } from './restore-target.ts'
import { noteOldestVersion } from './schema-version.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** A later version with one more migration has run on this database. */
async function runLater(db: Db, folder: string, statement: string): Promise<string> {
  addMigration(folder, statement)
  const { idx, when } = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')).entries.at(-1)
  await db.execute(sql.raw(statement))
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${when})`,
  )
  await noteOldestVersion(db, folder)
  return String(idx).padStart(4, '0')
}

it.runIf(engine === 'postgres')(
  'a backup from a later version is restored only if this version can read it',
  async () => {
    const { DATABASE_URL } = await createPostgres()
    const home = mkdtempSync(path.join(tmpdir(), 'ahuti-restore-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    const { db, close } = await connectForLongWork(DATABASE_URL)
    onTestFinished(close)
    const { folder, remove } = copyMigrations()
    onTestFinished(remove)
    const restore = async () => {
      const file = path.join(home, 'dump')
      const { facts } = await writeDump(file, { db }, DATABASE_URL, async () => {})
      return await withScratchDatabase(DATABASE_URL, home, async (place) => {
        const outcome = await restoreDump(file, facts, place, openLog('silent')).then(
          () => 'restored',
          (error: Error) => error.message,
        )
        const scratch = await connectForLongWork(place.DATABASE_URL ?? '')
        const found = await scratch.db.execute(sql`select attname as name from pg_attribute where attname = 'later'`)
        await scratch.close()
        return [outcome, rowsOf(found).length]
      })
    }
    const number = await runLater(db, folder, 'alter table customer_order add column later text;')
    expect(await restore()).toEqual(['restored', 1])
    await runLater(
      db,
      folder,
      `-- outlived: customer_order.payment_method, since ${number}\nalter table customer_order drop column payment_method;`,
    )
    expect(await restore()).toEqual([
      'This backup was made by a newer version of this program. Restore it with the newer version.',
      0,
    ])
  },
)
