import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'

const CUSTOMERS = 8

let storage: { DATA_DIR: string } | { DATABASE_URL: string }
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ahuti-stop-'))
  storage = engine === 'postgres' ? await createPostgres() : { DATA_DIR: folder }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Outcome = 'answered' | 'turned away' | 'refused' | 'cut'

/** Sends one order over a keep-alive connection, without a retry. */
function order(origin: string, agent: Agent, key: string): Promise<{ outcome: Outcome }> {
  return new Promise((resolve) => {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': key }
    const call = request(`${origin}/api/orders`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('error', () => resolve({ outcome: 'cut' }))
      response.on('end', () => resolve({ outcome: response.statusCode === 201 ? 'answered' : 'turned away' }))
    })
    call.on('error', (error) =>
      resolve({ outcome: 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut' }),
    )
    call.end(JSON.stringify(makeOrder()))
  })
}

/** Places orders one after another over one connection until an order is refused. */
async function orderUntilRefused(origin: string, sent: Map<string, Outcome>): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let outcome: Outcome = 'answered'
  while (outcome !== 'refused') {
    const key = randomUUID()
    const reply = await order(origin, agent, key)
    outcome = reply.outcome
    sent.set(key, outcome)
  }
  agent.destroy()
}

async function countOrders(): Promise<number> {
  const where = { DATABASE_POOL: 2, DATA_DIR: folder, DATABASE_URL: undefined, ...storage }
  const database = await openDatabase(where, openLog('silent'))
  const rows = rowsOf<{ count: string }>(await database.db.execute(sql`select count(*) from customer_order`))
  await database.close()
  return Number(rows[0]?.count)
}

async function stopUnderLoad(shop: ShopProcess) {
  const sent = new Map<string, Outcome>()
  const customers = Array.from({ length: CUSTOMERS }, () => orderUntilRefused(shop.origin, sent))
  const silent = connect(Number(new URL(shop.origin).port), '127.0.0.1')
  await once(silent, 'connect')
  silent.on('error', () => {})
  await pause(700)
  const started = performance.now()
  const ended = shop.kill('SIGTERM')
  await pause(50)
  const ready = await fetch(`${shop.origin}/readyz`)
  const code = await ended
  const ms = performance.now() - started
  await Promise.all(customers)
  silent.destroy()
  return { sent, code, ms, ready }
}

describe('a shop that is stopped while people order', () => {
  it('reports “not ready”, answers accepted requests, and ends within ten seconds', async () => {
    const stops = []
    for (let loop = 0; loop < 3; loop += 1) {
      const shop = await startProcess(storage)
      stops.push(await stopUnderLoad(shop))
    }
    expect(stops.map(({ ready }) => [ready.status, ready.headers.get('connection')])).toEqual(
      stops.map(() => [503, 'close']),
    )
    expect(stops.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(Math.max(...stops.map(({ ms }) => ms))).toBeLessThan(10_000)
    const outcomes = stops.flatMap(({ sent }) => [...sent.values()])
    expect(outcomes.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(3 * CUSTOMERS)
    expect(outcomes.filter((outcome) => outcome === 'cut').length).toBeLessThan(outcomes.length / 20)
    expect(await countOrders()).toBe(outcomes.filter((outcome) => outcome === 'answered').length)
  })

  it('ends immediately on a second signal', async () => {
    const shop = await startProcess(storage)
    const stuck = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    stuck.on('error', () => {})
    stuck.write(
      `POST /api/orders HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
    )
    await pause(300)
    shop.process.kill('SIGTERM')
    await pause(1500)
    expect(shop.process.exitCode).toBeNull()
    expect(await shop.kill('SIGTERM')).toBe(128 + 15)
  })
})
