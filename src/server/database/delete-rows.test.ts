import { lt, sql } from 'drizzle-orm'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explainStatement, recordStatements } from '../../../test/record-statements.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { rowsOf } from './database.ts'
import { deleteRows } from './delete-rows.ts'

const old = pgTable('old_row', { n: integer().primaryKey() })

const FEW = { most: 50, blocks: 2 }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.execute(sql`create table old_row (n int primary key)`)
})
afterAll(async () => await shop.close())

it('all chosen rows are deleted in batches, and no other rows', async () => {
  const { db } = shop.shop
  await db.execute(sql`insert into old_row select n from generate_series(1, 1000) n`)
  const before = rowsOf<{ id: string }>(await db.execute(sql`select pg_current_xact_id()::text as id`))
  expect(await deleteRows(db, old, lt(old.n, 951), { most: 100, blocks: 1000 })).toBe(950)
  const after = rowsOf<{ id: string }>(await db.execute(sql`select pg_current_xact_id()::text as id`))
  expect(rowsOf(await db.execute(sql`select n from old_row where n >= 951`))).toHaveLength(50)
  expect(rowsOf(await db.execute(sql`select n from old_row`))).toHaveLength(50)
  // Each batch is a transaction of its own.
  expect(Number(after[0]?.id) - Number(before[0]?.id)).toBeGreaterThanOrEqual(10)
})

it('two processes that delete the same rows do not disturb each other', async () => {
  const { db } = shop.shop
  await db.execute(sql`insert into old_row select n from generate_series(2001, 3000) n`)
  await Promise.all([deleteRows(db, old, sql`true`, FEW), deleteRows(db, old, sql`true`, FEW)])
  await deleteRows(db, old, sql`true`)
  expect(rowsOf(await db.execute(sql`select n from old_row`))).toEqual([])
})

it('each statement reads a part of a large table, and all statements read all blocks', async () => {
  const { db } = shop.shop
  await db.execute(sql`insert into old_row select n from generate_series(1, 20000) n`)
  await db.execute(sql`analyze old_row`)
  const statements = await recordStatements(db, async () => {
    expect(await deleteRows(db, old, sql`n % 100 = 0`, { most: 5000, blocks: 3 })).toBe(200)
  })
  const plans = await Promise.all(statements.slice(1).map(async (statement) => await explainStatement(db, statement)))
  expect(plans.length).toBeGreaterThan(20)
  expect(plans.filter((plan) => !plan.includes('Tid Range Scan') || plan.includes('Seq Scan'))).toEqual([])
  expect(rowsOf(await db.execute(sql`select n from old_row where n % 100 = 0`))).toEqual([])
  expect(rowsOf(await db.execute(sql`select n from old_row`))).toHaveLength(19_800)
})
