import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { addMigration, copyMigrations } from '../../../test/migrations.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { noteOldestVersion, refuseNewer } from './schema-version.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

/** A later version with one more migration, which this database has run. */
async function runLater(folder: string, statement: string): Promise<{ number: string }> {
  addMigration(folder, statement)
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'))
  const { idx, when } = journal.entries.at(-1)
  await shop.shop.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${when})`,
  )
  await noteOldestVersion(shop.shop.db, folder)
  return { number: String(idx).padStart(4, '0') }
}

it('an older program can use later tables until something that it needs is removed', async () => {
  const { db } = shop.shop
  const { folder, remove } = copyMigrations()
  onTestFinished(remove)
  const count = await refuseNewer(db, 'DATA_DIR')
  const { number } = await runLater(folder, 'alter table customer_order add column later text;')
  expect(await refuseNewer(db, 'DATA_DIR')).toBe(count + 1)
  // When this version starts, it does not change the record that the later version wrote.
  await noteOldestVersion(db)
  expect(await refuseNewer(db, 'DATA_DIR')).toBe(count + 1)
  await runLater(
    folder,
    `-- outlived: customer_order.note, since ${number}\nalter table customer_order drop column note;`,
  )
  await expect(refuseNewer(db, 'DATA_DIR')).rejects.toThrow(
    /^DATA_DIR: the database was migrated by a newer version of this program \(2 of its \d+ migrations/,
  )
  await noteOldestVersion(db)
  await expect(refuseNewer(db, 'DATA_DIR')).rejects.toThrow('by a newer version')
  expect(await refuseNewer(db, 'DATA_DIR', folder)).toBe(count + 2)
})
