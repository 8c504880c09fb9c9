import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { seedCatalogue } from '../src/features/catalogue/catalogue/commands.ts'
import { type Database, rowsOf } from '../src/server/database/database.ts'
import { openPglite } from '../src/server/database/embedded/pglite.ts'
import { preparedFiles } from './prepared-database.ts'

const CONTENT = fileURLToPath(new URL('../content', import.meta.url))

async function outlineOf({ db }: Database) {
  const columns = sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by 1, 2`
  const seeded = sql`select id, seed_hash from ritual union all select id, seed_hash from article order by 1`
  const migrated = sql`select hash from drizzle.__drizzle_migrations order by id`
  return await Promise.all([columns, seeded, migrated].map(async (query) => rowsOf(await db.execute(query))))
}

it('a copied test database equals a new database with migrations and catalogue', async () => {
  const [fresh, copy] = [await openPglite('memory://'), await openPglite('memory://', await preparedFiles())]
  await seedCatalogue(fresh.db, CONTENT)
  const [columns, seeded, migrated] = await outlineOf(copy)
  expect([columns, seeded, migrated]).toEqual(await outlineOf(fresh))
  expect(columns?.length).toBeGreaterThan(100)
  expect(seeded?.length).toBeGreaterThan(30)
  await Promise.all([fresh.close(), copy.close()])
})

it('a test’s data appears in no other copy of the database', async () => {
  const [one, other] = [
    await openPglite('memory://', await preparedFiles()),
    await openPglite('memory://', await preparedFiles()),
  ]
  await one.db.execute(sql`delete from ritual`)
  expect(rowsOf(await one.db.execute(sql`select id from ritual`))).toEqual([])
  expect(rowsOf(await other.db.execute(sql`select id from ritual`)).length).toBeGreaterThan(10)
  await Promise.all([one.close(), other.close()])
})
