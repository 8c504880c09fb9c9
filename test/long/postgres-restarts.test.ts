import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrivatePostgres } from '../../tools/test/private-postgres.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { faultsOfBooks, probe, startCustomers, untilReady } from './simulated-customers.ts'
import { INSPECTED, usedMemory } from './memory.ts'
import { countConnections, connectTo, openServer } from './postgres-server.ts'

const RESTARTS = 20
const OUTAGE = 60_000
const READY_WITHIN = 2000
/**
 * The memory of the shop may grow by at most this number of megabytes. The shop uses about 70 MB under load, and only the counters of visitors may
 * grow.
 */
const MORE_MEMORY = 10

describe('a shop whose PostgreSQL server stops and starts', () => {
  let server: PrivatePostgres
  let url: string
  let shop: ShopProcess

  beforeAll(async () => {
    const opened = await openServer()
    server = opened.server
    url = opened.url
    shop = await startProcess({ DATABASE_URL: url, ...BEHIND_PROXY, ...INSPECTED })
    // Under this load the shop reaches its usual memory use. The test compares later values with this use.
    await startCustomersFor(15_000)
  })
  afterAll(async () => {
    await shop.kill('SIGKILL')
    await server.stop()
  })

  async function startCustomersFor(ms: number): Promise<void> {
    const customers = startCustomers(shop, { buyers: 4, readers: 3 })
    await pause(ms)
    await customers.leave()
  }

  async function faultsNow(met: Parameters<typeof faultsOfBooks>[1]): Promise<string[]> {
    const client = await connectTo(url)
    const faults = await faultsOfBooks(client, met)
    await client.end()
    return faults
  }

  it(`has every confirmed order exactly once after ${RESTARTS} restarts under load`, async () => {
    const memory = await usedMemory(shop)
    const customers = startCustomers(shop, { buyers: 4, readers: 3 })
    const readyAfter: number[] = []
    const listening: unknown[] = []
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await pause(500)
      await server.halt(restart % 2 === 0 ? 'SIGINT' : 'SIGKILL')
      await pause(100 + 50 * restart)
      await server.resume()
      readyAfter.push(await untilReady(shop))
      listening.push((await countConnections(url))['ahuti listen'])
    }
    await pause(1000)
    const met = await customers.leave()
    expect(met.faults).toEqual([])
    expect(shop.process.exitCode).toBe(null)
    expect(Math.max(...readyAfter)).toBeLessThan(READY_WITHIN)
    expect(listening).toEqual(listening.map(() => 1))
    expect(met.statuses.get('POST 503')).toBeGreaterThan(RESTARTS)
    expect(met.orders.size).toBeGreaterThan(RESTARTS)
    expect(await faultsNow(met)).toEqual([])
    expect((await usedMemory(shop)) - memory).toBeLessThan(MORE_MEMORY)
  }, 240_000)

  it('serves cached pages for a minute without PostgreSQL, and recovers', async () => {
    const memory = await usedMemory(shop)
    // The catalogue may have changed while no process listened for changes, so the shop discards cached pages after each reconnect. This request
    // caches the page again.
    expect(await probe(shop, '/?lang=ru')).toBe(200)
    const customers = startCustomers(shop, { buyers: 4, readers: 3 })
    await server.halt('SIGKILL')
    await pause(OUTAGE)
    expect(await probe(shop, '/?lang=ru')).toBe(200)
    expect(await probe(shop, '/readyz')).toBe(503)
    await server.resume()
    expect(await untilReady(shop)).toBeLessThan(READY_WITHIN)
    await pause(3000)
    expect((await countConnections(url))['ahuti listen']).toBe(1)
    const met = await customers.leave()
    expect(met.faults).toEqual([])
    expect(met.orders.size).toBeGreaterThan(0)
    expect(await faultsNow(met)).toEqual([])
    expect((await usedMemory(shop)) - memory).toBeLessThan(MORE_MEMORY)
  }, 180_000)

  it('reports its readiness while PostgreSQL is suspended, and recovers', async () => {
    expect(await probe(shop, '/?lang=ru')).toBe(200)
    server.signal('SIGSTOP')
    const began = performance.now()
    expect(await Promise.all([probe(shop, '/readyz'), probe(shop, '/readyz')])).toEqual([503, 503])
    expect(performance.now() - began).toBeLessThan(1500)
    expect([await probe(shop, '/livez'), await probe(shop, '/?lang=ru')]).toEqual([200, 200])
    await pause(8000)
    expect(await probe(shop, '/readyz')).toBe(503)
    server.signal('SIGCONT')
    expect(await untilReady(shop)).toBeLessThan(READY_WITHIN)
    await expect.poll(async () => (await countConnections(url))['ahuti listen'], { timeout: 10_000 }).toBe(1)
  }, 60_000)
})
