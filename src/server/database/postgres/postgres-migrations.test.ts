import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { addMigration, copyMigrations } from '../../../../test/migrations.ts'
import { startProcess } from '../../../../test/process.ts'
import { createPostgres, engine, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { openLog } from '../../log.ts'
import { MIGRATION_LOCK, migrateUnderLock } from './postgres-migrations.ts'

/** The reads take longer than the time for which one attempt of the migration waits for the table. */
const READS_FOR = 2500
/** The maximum time of the reads. On a busy machine orders are slow, and few are placed between two attempts. */
const MAX_READS_FOR = 15_000

describe.runIf(engine === 'postgres')('a migration during the work of the shop', () => {
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

  it('does not make orders wait during a long read, and finishes after the read', async () => {
    const tries: string[] = []
    const log = openLog('warn', { write: (line) => void tries.push(line) })
    await reader.query('begin')
    await reader.query('select count(*) from customer_order')
    const reading = { isOver: false }
    const migration = migrateUnderLock(url, log, folder).then(() => reading.isOver)
    const placed: { status: number; ms: number }[] = []
    const began = performance.now()
    const readsFor = () => performance.now() - began
    while (readsFor() < READS_FOR || (placed.length <= 5 && readsFor() < MAX_READS_FOR)) {
      placed.push(await order())
      await pause(20)
    }
    reading.isOver = true
    await reader.query('rollback')
    expect(await migration).toBe(true)
    expect(tries.length).toBeGreaterThan(0)
    expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([201]))
    expect(placed.length).toBeGreaterThan(5)
    expect(Math.max(...placed.map(({ ms }) => ms))).toBeLessThan(20_000)
    expect((await order()).status).toBe(201)
    expect((await reader.query('select added_beside_a_reader from customer_order limit 1')).rowCount).toBe(1)
  })

  it('can take longer than the time limit of the database role', async () => {
    await reader.query(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '300ms'`)
    addMigration(folder, 'create table made_slowly as select pg_sleep(1)::text')
    await migrateUnderLock(url, openLog('silent'), folder)
    expect((await reader.query('select from made_slowly')).rowCount).toBe(1)
    await reader.query(`alter database ${new URL(url).pathname.slice(1)} reset statement_timeout`)
  })

  it('is run by one of several starting processes, while the other processes wait', async () => {
    addMigration(folder, 'create table made_once (id int)')
    const log = openLog('silent')
    await Promise.all(Array.from({ length: 4 }, async () => await migrateUnderLock(url, log, folder)))
    expect((await reader.query('select from made_once')).rowCount).toBe(0)
  })

  it('makes other processes wait, which log the wait and then continue', async () => {
    const lines: string[] = []
    const log = openLog('warn', { write: (line) => void lines.push(line) })
    await reader.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const waiting = { isOver: false }
    const migration = migrateUnderLock(url, log, folder).then(() => (waiting.isOver = true))
    await expect.poll(() => lines.length).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'waiting for another process that is migrating the database',
    })
    await pause(500)
    expect([waiting.isOver, lines.length]).toEqual([false, 1])
    await reader.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    await migration
  })

  it('makes other processes wait only for a limited time', async () => {
    await reader.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const migration = migrateUnderLock(url, openLog('silent'), folder, 600)
    await expect(migration).rejects.toThrow(
      /^DATABASE_URL: another process has been migrating the database .* start again\.$/,
    )
    await reader.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
  })

  it('delays the start of another process, which logs the delay and then works', async () => {
    const storage = await createPostgres()
    const holder = new pg.Client({ connectionString: storage.DATABASE_URL })
    await holder.connect()
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const starting = startProcess({ ...storage, LOG_LEVEL: 'warn' })
    const waiting = `select from pg_stat_activity where application_name = 'ahuti migrate' and datname = current_database()`
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1)
    await pause(1000)
    await holder.end()
    const started = await starting
    expect(started.output()).toContain('waiting for another process that is migrating the database')
    expect(await started.kill('SIGTERM')).toBe(0)
  })
})
