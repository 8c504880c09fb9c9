import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '#server/log.ts'
import { migrateUnderLock } from '#server/database/postgres/postgres-migrations.ts'
import type { PrivatePostgres } from '../../tools/test/private-postgres.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../database-proxy.ts'
import { GANESHA_BASIC, makeOrder } from '../make-order.ts'
import { addMigration, copyMigrations } from '../migrations.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { faultsOfBooks, startCustomers } from './simulated-customers.ts'
import { INSPECTED, usedMemory } from './memory.ts'
import { countConnections, connectTo, openServer } from './postgres-server.ts'

const TIMES = 50
/**
 * The memory of the shop may grow by at most this number of megabytes. The shop uses about 70 MB under load, and only the counters of visitors may
 * grow.
 */
const MORE_MEMORY = 10

describe('a shop that loses connections one by one', () => {
  let server: PrivatePostgres
  let url: string
  let proxy: DatabaseProxy
  let outside: pg.Client
  let shop: ShopProcess

  beforeAll(async () => {
    const opened = await openServer()
    server = opened.server
    url = opened.url
    proxy = await openDatabaseProxy(url)
    outside = await connectTo(url)
    shop = await startProcess({ DATABASE_URL: proxy.url, ...BEHIND_PROXY, ...INSPECTED })
    const customers = startCustomers(shop, { buyers: 4, readers: 3 })
    await pause(5000)
    await customers.leave()
  })
  afterAll(async () => {
    await shop.kill('SIGKILL')
    await outside.end()
    await proxy.close()
    await server.stop()
  })

  /** Ends one active session of the database, if one exists. */
  async function terminateOne(): Promise<number> {
    const { rowCount } = await outside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
        and application_name = 'ahuti' and state in ('active', 'idle in transaction') order by random() limit 1`,
    )
    return rowCount ?? 0
  }

  async function expectWhole(customers: ReturnType<typeof startCustomers>, memory: number): Promise<void> {
    // While the test ends sessions, the shop continues to accept orders as fast as the machine allows.
    await expect.poll(() => customers.met.orders.size, { timeout: 60_000 }).toBeGreaterThan(TIMES)
    const met = await customers.leave()
    expect(met.faults).toEqual([])
    expect(shop.process.exitCode).toBe(null)
    expect(await faultsOfBooks(outside, met)).toEqual([])
    expect((await countConnections(url))['ahuti listen']).toBe(1)
    expect((await countConnections(url)).ahuti).toBeLessThanOrEqual(10)
    expect((await usedMemory(shop)) - memory).toBeLessThan(MORE_MEMORY)
  }

  it(`has every confirmed order exactly once after ${TIMES} lost connections`, async () => {
    const memory = await usedMemory(shop)
    const customers = startCustomers(shop, { buyers: 6, readers: 3 })
    for (let ended = 0; ended < TIMES; ended += await terminateOne()) await pause(40)
    await expectWhole(customers, memory)
    expect(customers.met.statuses.get('POST 503')).toBeGreaterThan(0)
  }, 120_000)

  it(`returns the same order to a retry after ${TIMES} lost answers`, async () => {
    const memory = await usedMemory(shop)
    const customers = startCustomers(shop, { buyers: 6, readers: 3 })
    const before = proxy.cuts()
    while (proxy.cuts() - before < TIMES) {
      const cuts = proxy.cuts()
      proxy.cutAnswers('insert into "customer_order"', 1)
      while (proxy.cuts() === cuts) await pause(5)
      await pause(50)
    }
    await expectWhole(customers, memory)
    expect(customers.met.statuses.get('POST 503')).toBeGreaterThan(TIMES / 2)
  }, 120_000)

  it('answers other calls as fast as usual while 30 calls wait for one order', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const { body: placed } = await shop.post('/api/orders', makeOrder([GANESHA_BASIC]), key)
    await outside.query('begin')
    await outside.query('select from customer_order where id = $1 for update', [placed.id])
    const requests = { orderId: placed.id, currency: 'USDT_TRC20', amountUsd: GANESHA_BASIC.price }
    const stuck = Array.from({ length: 30 }, async () => (await shop.post('/api/crypto/payment', requests)).status)
    const customers = startCustomers(shop, { buyers: 4, readers: 3 })
    const statuses = await Promise.all(stuck)
    const met = await customers.leave()
    await outside.query('rollback')
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(met.faults).toEqual([])
    expect(met.statuses.get('POST 503')).toBe(undefined)
    expect(met.orders.size).toBeGreaterThan(20)
    expect(met.slowestMs).toBeLessThan(1500)
  }, 60_000)

  it('accepts orders while a migration waits for a 15-second reader', async () => {
    const { folder, remove } = copyMigrations()
    addMigration(folder, 'alter table customer_order add column added_beside_a_reader int')
    const reader = await connectTo(url)
    await reader.query('begin')
    await reader.query('select count(*) from customer_order')
    const customers = startCustomers(shop, { buyers: 4, readers: 3 })
    const migration = migrateUnderLock(url, openLog('silent'), folder)
    await pause(15_000)
    await reader.query('rollback')
    await migration
    const met = await customers.leave()
    await reader.end()
    remove()
    expect(met.faults).toEqual([])
    expect(met.statuses.get('POST 503')).toBe(undefined)
    expect(met.slowestMs).toBeLessThan(4000)
    expect(met.orders.size).toBeGreaterThan(50)
    expect((await outside.query('select added_beside_a_reader from customer_order limit 1')).rowCount).toBe(1)
  }, 60_000)
})
