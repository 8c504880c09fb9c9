import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PrivatePostgres } from '../../tools/test/private-postgres.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { engine } from '../shop.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { anyAddress, probe } from './simulated-customers.ts'
import { countConnections, connectTo, openServer, openStandby, untilTrue } from './postgres-server.ts'
import { freePort } from '../free-port.ts'

/** The replica applies every change after this delay. So the test notices a response that did not wait for the replica. */
const DELAY = '300ms'
const READINGS = 60
const CHANGES = 20
/** The path of a call that always reads the database and never a cache. */
const READING = '/api/services/ganesha/reviews'

describe.runIf(engine === 'postgres')('a shop whose database has a streaming replica', () => {
  let [primary, replica]: PrivatePostgres[] = []
  let [onPrimary, onReplica]: pg.Client[] = []
  let [url, replicaUrl] = ['', '']
  let shop: ShopProcess
  let metrics = 0

  beforeAll(async () => {
    ;({ server: primary, url } = await openServer())
    ;({ server: replica, url: replicaUrl } = await openStandby(primary, { recovery_min_apply_delay: DELAY }))
    metrics = await freePort()
    shop = await startProcess({
      DATABASE_URL: url,
      DATABASE_REPLICA_URL: replicaUrl,
      METRICS_PORT: String(metrics),
      ...BEHIND_PROXY,
    })
    onPrimary = await connectTo(url)
    onReplica = await connectTo(replicaUrl)
    await untilRead(true)
  })
  afterEach(async () => {
    await (await replicaNow()).query('select pg_wal_replay_resume()')
    await untilRead(true)
  })
  afterAll(async () => {
    await shop?.kill('SIGKILL')
    await onPrimary?.end()
    await onReplica?.end()
    await replica?.stop()
    await primary?.stop()
  })

  /** The test's own connection to the replica. It is opened again after the replica restarts. */
  async function replicaNow(): Promise<pg.Client> {
    const answers = await onReplica?.query('select 1').catch(() => undefined)
    if (!answers) onReplica = await connectTo(replicaUrl)
    return onReplica as pg.Client
  }

  async function figure(name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    const line = text.split('\n').find((each) => each.startsWith(`ahuti_${name} `))
    return Number(line?.split(' ')[1]?.replace('+Inf', 'Infinity'))
  }
  const untilRead = async (isRead: boolean, timeout = 30_000) =>
    await untilTrue(
      `the replica is ${isRead ? '' : 'not '}read`,
      async () => (await figure('replica_read')) === (isRead ? 1 : 0),
      timeout,
    )

  /** Each request comes from a different visitor, because this test is not about the limits of one address. */
  const read = async (path: string) => {
    const response = await fetch(`${shop.origin}${path}`, { headers: { 'x-forwarded-for': anyAddress() } })
    return { status: response.status, text: await response.text() }
  }
  const order = async (key: string = randomUUID()) =>
    await shop.post('/api/orders', makeOrder(), { 'idempotency-key': key, 'x-forwarded-for': anyAddress() })

  /** Returns how many times a server has scanned a table. */
  async function looks(client: pg.Client, table: string): Promise<number> {
    const { rows } = await client.query(
      'select (seq_scan + coalesce(idx_scan, 0))::int as count from pg_stat_user_tables where relname = $1',
      [table],
    )
    return rows[0]?.count ?? 0
  }

  /** Renames a ritual and notifies every process, as a change by staff does. */
  async function rename(name: string): Promise<void> {
    await onPrimary?.query('begin')
    await onPrimary?.query("update ritual set en = jsonb_set(en, '{name}', to_jsonb($1::text)) where id = 'ganesha'", [
      name,
    ])
    await onPrimary?.query("select pg_notify('catalogue_changed', '')")
    await onPrimary?.query('commit')
  }

  /** Starts visitors who read uncached pages without pause until they are stopped. */
  function startReaders(count: number) {
    const state = { isOver: false, slowestMs: 0 }
    const statuses: number[] = []
    const loops = Array.from({ length: count }, async () => {
      while (!state.isOver) {
        const began = performance.now()
        statuses.push((await read(READING)).status)
        state.slowestMs = Math.max(state.slowestMs, performance.now() - began)
        await pause(10)
      }
    })
    return {
      statuses,
      leave: async () => {
        state.isOver = true
        await Promise.all(loops)
        return { others: statuses.filter((status) => status !== 200), slowestMs: state.slowestMs }
      },
    }
  }

  it('the shop reads public data from the replica, and orders from the primary', async () => {
    const servers = [onPrimary, onReplica] as [pg.Client, pg.Client]
    const before = await Promise.all(servers.map(async (server) => await looks(server, 'review')))
    for (let count = 0; count < READINGS; count += 1) expect((await read(READING)).status).toBe(200)
    await expect
      .poll(async () => (await looks(servers[1], 'review')) - (before[1] ?? 0), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(READINGS)
    expect((await looks(servers[0], 'review')) - (before[0] ?? 0)).toBeLessThan(READINGS / 10)
    expect(Object.keys(await countConnections(replicaUrl))).toEqual(['ahuti read'])
    expect(Object.keys(await countConnections(url)).toSorted()).toEqual(['ahuti', 'ahuti listen'])
  })

  it('the shop shows a customer the new order before the replica has the order', async () => {
    await (await replicaNow()).query('select pg_wal_replay_pause()')
    expect((await order()).status).toBe(201)
    expect(await figure('replica_read')).toBe(1)
    for (let count = 0; count < 20; count += 1) {
      const placed = await order()
      const found = await shop.get(`/api/orders/${placed.body.id}`, { 'x-forwarded-for': anyAddress() })
      expect([placed.status, found.status, found.body.id]).toEqual([201, 200, placed.body.id])
    }
    const { rows } = await (await replicaNow()).query('select count(*)::int as count from customer_order')
    expect(rows[0].count).toBe(0)
  })

  it(`the shop shows ${CHANGES} catalogue changes before the replica has these changes`, async () => {
    for (let change = 0; change < CHANGES; change += 1) {
      const name = `Fire number ${change} of Ganesha`
      await untilRead(true)
      await rename(name)
      const [shown, stale] = [
        [] as boolean[],
        await (await replicaNow()).query("select from ritual where en->>'name' = $1", [name]),
      ]
      expect(stale.rowCount).toBe(0)
      const over = performance.now() + 600
      while (performance.now() < over) {
        const texts = await Promise.all(
          ['/ritual/ganesha?lang=en', '/?lang=en', '/api/services', '/api/services/ganesha?n=1'].map(read),
        )
        shown.push(texts.every(({ text }) => text.includes(name)))
        await pause(20)
      }
      // The notification needs a short time to reach every process. A change that was shown once must stay.
      const first = shown.indexOf(true)
      expect(shown.slice(0, 10)).toContain(true)
      expect(shown.slice(first)).not.toContain(false)
    }
  })

  it('the shop shows a catalogue change even if the replica is paused', async () => {
    await (await replicaNow()).query('select pg_wal_replay_pause()')
    await rename('A name while the replay stands')
    await expect
      .poll(async () => (await read('/ritual/ganesha?lang=en')).text, { timeout: 1000, interval: 20 })
      .toContain('A name while the replay stands')
    expect(await figure('replica_read')).toBe(0)
    await (await replicaNow()).query('select pg_wal_replay_resume()')
    for (let count = 0; count < 50; count += 1) {
      expect((await read('/ritual/ganesha?lang=en')).text).toContain('A name while the replay stands')
      await pause(20)
    }
  })

  it('the shop does not read a replica that is more than ten seconds behind', async () => {
    await (await replicaNow()).query('select pg_wal_replay_pause()')
    const began = performance.now()
    // The primary writes all the time, but notifies no process.
    const writing = setInterval(() => void order(), 500)
    await untilRead(false, 14_000)
    clearInterval(writing)
    const stoodMs = performance.now() - began
    expect(stoodMs).toBeGreaterThan(8000)
    expect(stoodMs).toBeLessThan(13_000)
    const before = await looks(onReplica as pg.Client, 'review')
    expect((await read(READING)).status).toBe(200)
    await pause(1500)
    expect(await looks(await replicaNow(), 'review')).toBe(before)
  })

  it('the shop answers every reader while the replica is down', async () => {
    for (const how of ['SIGKILL', 'SIGINT'] as const) {
      const readers = startReaders(6)
      await pause(500)
      await replica?.halt(how)
      await pause(2000)
      expect(await figure('replica_read')).toBe(0)
      await replica?.resume()
      await untilRead(true)
      await pause(500)
      const { others, slowestMs } = await readers.leave()
      expect(others).toEqual([])
      expect(slowestMs).toBeLessThan(3000)
      expect(readers.statuses.length).toBeGreaterThan(100)
    }
  })

  it('the shop answers every reader while the replica is suspended', async () => {
    const readers = startReaders(6)
    await pause(500)
    replica?.signal('SIGSTOP')
    await pause(6000)
    expect(await figure('replica_read')).toBe(0)
    const before = readers.statuses.length
    await pause(2000)
    expect(readers.statuses.length - before).toBeGreaterThan(100)
    replica?.signal('SIGCONT')
    await untilRead(true)
    const { others, slowestMs } = await readers.leave()
    expect(others).toEqual([])
    expect(slowestMs).toBeLessThan(5000)
  })

  it('the shop shows even uncached pages while the primary database is down', async () => {
    await primary?.halt('SIGKILL')
    await pause(3000)
    expect((await order()).status).toBe(503)
    for (const page of ['/ritual/lakshmi', '/article/vastu', '/?category=healthHealing'])
      expect([page, (await read(page)).status]).toEqual([page, 200])
    await primary?.resume()
    await expect.poll(async () => await probe(shop, '/readyz'), { timeout: 10_000 }).toBe(200)
    onPrimary = await connectTo(url)
    await rename('A name after the outage')
    await expect
      .poll(async () => (await read('/ritual/ganesha?lang=en')).text, { timeout: 2000, interval: 20 })
      .toContain('A name after the outage')
  })
})
