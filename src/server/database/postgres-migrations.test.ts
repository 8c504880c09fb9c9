import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../test/make.ts'
import { addMigration, copyMigrations } from '../../../test/migrations.ts'
import { engine, openTestShop, type TestShop } from '../../../test/shop.ts'
import { openLog } from '../log.ts'
import { migrateUnderLock } from './postgres-migrations.ts'

/** Longer than one try of the migration waits for the table. */
const READS_FOR = 2500
/** On a busy machine an order takes long, and few are placed between two tries. */
const READS_AT_MOST = 15_000

describe.runIf(engine === 'postgres')('a migration beside a shop that serves', () => {
  let shop: TestShop
  let url: string
  let reader: pg.Client
  const { folder, remove } = copyMigrations()

  beforeAll(async () => {
    shop = await openTestShop({ DATABASE_POOL: '5' })
    url = shop.shop.config.DATABASE_URL ?? ''
    reader = new pg.Client({ connectionString: url })
    await reader.connect()
    addMigration(folder, 'alter table customer_order add column added_beside_a_reader int')
  })
  afterAll(async () => {
    await reader.end()
    await shop.close()
    remove()
  })

  async function order(): Promise<{ status: number; ms: number }> {
    const began = performance.now()
    const { status } = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]))
    return { status, ms: performance.now() - began }
  }

  it('lets orders through while somebody reads the table for long, and is done when the reader is', async () => {
    const tries: string[] = []
    const log = openLog('warn', { write: (line) => void tries.push(line) })
    await reader.query('begin')
    await reader.query('select count(*) from customer_order')
    const reading = { isOver: false }
    const migration = migrateUnderLock(url, log, folder).then(() => reading.isOver)
    const placed: { status: number; ms: number }[] = []
    const began = performance.now()
    const readsFor = () => performance.now() - began
    while (readsFor() < READS_FOR || (placed.length <= 5 && readsFor() < READS_AT_MOST)) {
      placed.push(await order())
      await pause(20)
    }
    reading.isOver = true
    await reader.query('rollback')
    expect(await migration).toBe(true)
    expect(tries.length).toBeGreaterThan(0)
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]))
    expect(placed.length).toBeGreaterThan(5)
    expect(Math.max(...placed.map(({ ms }) => ms))).toBeLessThan(3000)
    expect((await order()).status).toBe(201)
    expect((await reader.query('select added_beside_a_reader from customer_order limit 1')).rowCount).toBe(1)
  })

  it('is done by one of several processes that start together, and the others wait', async () => {
    addMigration(folder, 'create table made_once (id int)')
    const log = openLog('silent')
    await Promise.all(Array.from({ length: 4 }, async () => await migrateUnderLock(url, log, folder)))
    expect((await reader.query('select from made_once')).rowCount).toBe(0)
  })
})
