import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MINUTE, SECOND } from '../../src/base/time.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { engine } from '../shop.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { openArchived } from './archived-postgres.ts'
import { connectTo, openStandby, untilTrue } from './postgres-server.ts'
import { findDebianProgram } from './proxy-server.ts'
import { type CustomerOutcome, startCustomers } from './simulated-customers.ts'

/** The time during which customers place orders. PostgreSQL archives more than two segments of its log in this time. */
const LOAD_FOR = 75 * SECOND
const MAX_LOST = MINUTE

const program = engine === 'postgres' ? await findDebianProgram('pgbackrest') : undefined

describe.skipIf(!program)('a database server that archives its log', () => {
  it('a lost database is restored up to its last minute from the archived log', async () => {
    const archive = await openArchived(program ?? '')
    archive.run('stanza-create')
    archive.run('check')
    const shop = await openShop(archive.server.url, archive.folder)
    archive.run('--type=full', 'backup')
    const { met, destroyedAt } = await orderUntilDestroyed(shop, archive.destroy)

    const port = await archive.restore()
    const { lost, seconds, gaps } = await compare(urlAt(archive.server.url, port), met, destroyedAt)
    console.log(
      `${met.confirmedAt.size} orders confirmed, ${lost.length} lost, all within the last ${seconds.toFixed(1)} s.`,
    )
    expect(met.confirmedAt.size).toBeGreaterThan(100)
    expect(seconds * SECOND).toBeLessThan(MAX_LOST)
    expect(gaps).toEqual([])
    const again = await openShop(urlAt(archive.server.url, port), archive.folder)
    expect((await again.post('/api/orders', makeOrder())).status).toBe(201)
  })

  it('no order is lost if a synchronous standby server takes over', async () => {
    const archive = await openArchived(program ?? '')
    archive.run('stanza-create')
    const standby = await openStandby(archive.server, { cluster_name: 'pg_2' })
    onTestFinished(async () => await standby.server.stop())
    await waitForStandby(archive.server.url)
    const shop = await openShop(archive.server.url, archive.folder)
    archive.run('--type=full', 'backup')
    const { met, destroyedAt } = await orderUntilDestroyed(shop, archive.destroy)

    const client = await connectTo(standby.url)
    await client.query('select pg_promote()')
    await client.end()
    const { lost } = await compare(standby.url, met, destroyedAt)
    console.log(`${met.confirmedAt.size} orders confirmed, ${lost.length} lost.`)
    expect(met.confirmedAt.size).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })
})

async function openShop(url: string, folder: string): Promise<ShopProcess> {
  const database = urlAt(url, new URL(url).port)
  const shop = await startProcess({ DATABASE_URL: database, DATA_DIR: path.join(folder, 'data'), ...BEHIND_PROXY })
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  return shop
}

/** The URL of the shop's database on the PostgreSQL server that uses this port. */
function urlAt(server: string, port: string): string {
  const url = new URL(server)
  url.port = port
  url.pathname = '/shop'
  return url.href
}

async function orderUntilDestroyed(shop: ShopProcess, destroy: () => Promise<void>) {
  const customers = startCustomers(shop, { buyers: 2, readers: 1 })
  await pause(LOAD_FOR)
  await destroy()
  const destroyedAt = Date.now()
  await shop.kill('SIGKILL')
  return { met: await customers.leave(), destroyedAt }
}

/**
 * Compares the orders on a server with the confirmed orders. Returns the orders that the server lacks, the seconds between the oldest lost
 * confirmation and the loss of the disk, and the later orders that the server has.
 */
async function compare(url: string, { confirmedAt }: CustomerOutcome, destroyedAt: number) {
  const client = await connectTo(url)
  const { rows } = await client.query<{ id: string }>('select id from customer_order')
  await client.end()
  const found = new Set(rows.map(({ id }) => id))
  const lost = [...confirmedAt].filter(([id]) => !found.has(id))
  const oldest = Math.min(destroyedAt, ...lost.map(([, at]) => at))
  // The confirmations of two customers may arrive in a different order than the commits in the log.
  const gaps = [...confirmedAt].filter(([id, at]) => found.has(id) && at > oldest + SECOND)
  return { lost: lost.map(([id]) => id), seconds: (destroyedAt - oldest) / SECOND, gaps: gaps.map(([id]) => id) }
}

async function waitForStandby(url: string): Promise<void> {
  const client = await connectTo(url)
  await client.query("alter system set synchronous_standby_names = 'FIRST 1 (pg_2)'")
  await client.query('select pg_reload_conf()')
  await untilTrue('commits wait for the standby', async () => {
    const { rows } = await client.query<{ state: string }>('select sync_state as state from pg_stat_replication')
    return rows.some(({ state }) => state === 'sync')
  })
  await client.end()
}
