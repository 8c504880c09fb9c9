import { lt, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { rowsOf } from './database.ts'
import { deleteRows } from './delete-rows.ts'

const old = pgTable('old_row', { n: integer().primaryKey() })

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.execute(sql`create table old_row (n int primary key)`)
})
afterAll(async () => await shop.close())

it('all chosen rows are deleted in batches, and no other row', async () => {
  const { db } = shop.shop
  await db.execute(sql`insert into old_row select n from generate_series(1, 1000) n`)
  const before = rowsOf<{ id: string }>(await db.execute(sql`select pg_current_xact_id()::text as id`))
  expect(await deleteRows(db, old, lt(old.n, 951), 100)).toBe(950)
  const after = rowsOf<{ id: string }>(await db.execute(sql`select pg_current_xact_id()::text as id`))
  expect(rowsOf(await db.execute(sql`select n from old_row where n >= 951`))).toHaveLength(50)
  expect(rowsOf(await db.execute(sql`select n from old_row`))).toHaveLength(50)
  // Each batch is a transaction of its own.
  expect(Number(after[0]?.id) - Number(before[0]?.id)).toBeGreaterThanOrEqual(10)
})

it('two processes that delete the same rows do not fail', async () => {
  const { db } = shop.shop
  await db.execute(sql`insert into old_row select n from generate_series(2001, 3000) n`)
  await Promise.all([deleteRows(db, old, sql`true`, 50), deleteRows(db, old, sql`true`, 50)])
  await deleteRows(db, old, sql`true`)
  expect(rowsOf(await db.execute(sql`select n from old_row`))).toEqual([])
})
