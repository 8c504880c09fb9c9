import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrivatePostgres } from '../../tools/test/private-postgres.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { engine } from '../shop.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { anyAddress, faultsOfBooks, startCustomers, untilReady } from './simulated-customers.ts'
import { countConnections, connectTo, openServer, openStandby, untilTrue } from './postgres-server.ts'
import { freePort } from '../free-port.ts'
import { findDebianProgram } from './proxy-server.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/haproxy-postgresql.cfg', import.meta.url))
/** After this time a monitor treats the primary server as dead. */
const DECISION = 1500
const READY_WITHIN = 5000

/** Creates the settings on the primary server that docs/scaling.md requires before a standby server is added. */
async function allowProxyQueries(url: string): Promise<void> {
  const client = await connectTo(url)
  await client.query('create role haproxy_check login connection limit 10')
  const { rows } = await client.query<{ file: string }>("select current_setting('hba_file') as file")
  const file = rows[0]?.file ?? ''
  const line = 'host postgres haproxy_check 127.0.0.1/32 trust\n'
  writeFileSync(file, line + readFileSync(file, 'utf8'))
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function waitForStandby(url: string): Promise<void> {
  const client = await connectTo(url)
  await client.query("alter system set synchronous_standby_names = 'FIRST 1 (pg_2)'")
  await client.query('select pg_reload_conf()')
  const states = async () =>
    (await client.query<{ state: string }>('select sync_state as state from pg_stat_replication')).rows
  await untilTrue('the standby is waited for', async () => (await states()).some(({ state }) => state === 'sync'))
  await client.end()
}

async function leads(url: string): Promise<boolean> {
  try {
    await (await connectTo(url)).end()
    return true
  } catch {
    return false
  }
}

/** Starts Debian's HAProxy with the configuration file in `deploy/`, in which only the ports are changed. */
async function startHaproxy(program: string, servers: PrivatePostgres[], folder: string) {
  const port = await freePort()
  const [one, two] = servers.map(({ url }) => new URL(url).port)
  const file = path.join(folder, 'haproxy.cfg')
  const text = readFileSync(CONFIG, 'utf8')
    .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${port}`)
    .replace('10.0.0.11:5432', `127.0.0.1:${one}`)
    .replace('10.0.0.12:5432', `127.0.0.1:${two}`)
  writeFileSync(file, text)
  return { port, process: spawn(program, ['-db', '-f', file], { stdio: 'ignore' }) }
}

describe.runIf(engine === 'postgres')('two PostgreSQL servers (a primary and a standby) behind HAProxy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-failover-'))
  let [primary, standby]: PrivatePostgres[] = []
  let [url, standbyUrl] = ['', '']
  let haproxy: ChildProcess | undefined
  let shop: ShopProcess | undefined

  beforeAll(async () => {
    const program = await findDebianProgram('haproxy')
    if (!program) return
    ;({ server: primary, url } = await openServer())
    await allowProxyQueries(url)
    ;({ server: standby, url: standbyUrl } = await openStandby(primary, { cluster_name: 'pg_2' }))
    await waitForStandby(url)
    const started = await startHaproxy(program, [primary, standby], folder)
    haproxy = started.process
    const through = new URL(url)
    through.port = String(started.port)
    await untilTrue('HAProxy leads to the primary', () => leads(through.href))
    shop = await startProcess({ DATABASE_URL: through.href, ...BEHIND_PROXY })
  })
  afterAll(async () => {
    await shop?.kill('SIGKILL')
    if (haproxy) {
      const ended = once(haproxy, 'exit')
      haproxy.kill('SIGTERM')
      await ended
    }
    await standby?.stop()
    await primary?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('a standby server has every order that the shop has confirmed', async ({ skip }) => {
    if (!shop || !standby) return skip()
    const key = { 'idempotency-key': randomUUID(), 'x-forwarded-for': anyAddress() }
    await standby.halt('SIGKILL')
    expect((await shop.post('/api/orders', makeOrder(), key)).status).toBe(503)
    await standby.resume()
    const order = async () => await shop?.post('/api/orders', makeOrder(), key)
    await expect.poll(async () => (await order())?.status, { timeout: 20_000 }).toBe(201)
    const client = await connectTo(standbyUrl)
    const found = async () =>
      (await client.query('select order_id as id from order_key where key = $1', [key['idempotency-key']])).rows
    // The standby shows a commit a moment after it has stored the commit.
    await expect.poll(found).toEqual([{ id: (await order())?.body.id }])
    await client.end()
  })

  it('no order is lost when the primary server fails under load', async ({ skip }) => {
    if (!shop || !standby || !primary) return skip()
    const customers = startCustomers(shop, { buyers: 6, readers: 3 })
    await pause(4000)
    await primary.halt('SIGKILL')
    await pause(DECISION)
    const before = customers.met.orders.size
    const promoted = await connectTo(standbyUrl)
    await promoted.query('select pg_promote()')
    expect(await untilReady(shop)).toBeLessThan(READY_WITHIN)
    await expect.poll(() => customers.met.orders.size, { timeout: 30_000 }).toBeGreaterThan(before + 50)

    // The old primary server starts again. It does not know that the standby has replaced it, so it accepts writes.
    await primary.resume()
    await pause(3000)
    expect(await countConnections(url)).toEqual({})
    expect(Object.keys(await countConnections(standbyUrl)).toSorted()).toEqual(['ahuti', 'ahuti listen'])

    const met = await customers.leave()
    // The simulated customers report every failure except a 503 with Retry-After.
    expect(met.faults).toEqual([])
    expect(met.statuses.get('POST 503')).toBeGreaterThan(0)
    expect(shop.process.exitCode).toBe(null)
    expect(await faultsOfBooks(promoted, met)).toEqual([])
    await promoted.end()
  })
})
