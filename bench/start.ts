import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#base/ids.ts'
import type { Bench, Part } from './bench.ts'
import { absoluteAtMost, amount, type Figure } from './results.ts'
import { ask } from './http.ts'
import { ORDER } from './orders.ts'
import { median } from './rounds.ts'
import { freePort, type Server, startServer } from './servers.ts'

/** The number of orders in progress when the process is killed. */
const CONCURRENT_ORDERS = 20

export const start: Part = {
  name: 'start',
  about: 'from `npm start` to the first page, and from kill -9 to ready, on both engines',
  measure,
}

/** The place where a started shop stores its data. */
type Storage = { DATA_DIR: string; DATABASE_URL: string }

type Place = { folder: string; storage: Storage }

async function measure({ folder, rounds, freshDatabase }: Bench): Promise<Figure[]> {
  const embedded = { folder, storage: { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' } }
  const url = await freshDatabase()
  const server = { folder, storage: { DATA_DIR: path.join(folder, 'data-server'), DATABASE_URL: url } }
  return [
    ...(await measureOn('embedded database', embedded, rounds)),
    ...(await measureOn('PostgreSQL', server, rounds)),
  ]
}

async function measureOn(engine: string, place: Place, rounds: number): Promise<Figure[]> {
  // This start is not measured, because it builds the missing files and creates the tables.
  const { server } = await startTimed(place, '/')
  await server.stop()
  const starts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { ms, server } = await startTimed(place, '/')
    starts.push(ms)
    await server.stop()
  }
  const restarts = await timeRestarts(place, rounds)
  return [
    absoluteAtMost(median(starts) / 1000, 's', {
      what: `Start to first page, warm (\`npm start\`), ${engine}`,
      limit: 1.2,
      seen: `all ${rounds} runs: ${listOf(starts)}`,
    }),
    absoluteAtMost(Math.max(...restarts) / 1000, 's', {
      what: `kill -9 to ready, slowest run, ${engine}`,
      limit: 1.2,
      seen: `all ${rounds} runs, killed while ${CONCURRENT_ORDERS} orders were running: ${listOf(restarts)}`,
    }),
  ]
}

function listOf(times: number[]): string {
  return times.map((ms) => amount(ms / 1000, 's')).join(', ')
}

async function timeRestarts(place: Place, rounds: number): Promise<number[]> {
  const restarts: number[] = []
  let { server } = await startTimed(place, '/readyz')
  for (let round = 0; round < rounds; round += 1) {
    const orders = Promise.allSettled(Array.from({ length: CONCURRENT_ORDERS }, () => placeOrder(server)))
    await pause(30)
    await server.stop('SIGKILL')
    await orders
    const restarted = await startTimed(place, '/readyz')
    restarts.push(restarted.ms)
    server = restarted.server
  }
  await server.stop()
  return restarts
}

async function placeOrder({ origin }: Server): Promise<void> {
  const headers = { origin, 'content-type': 'application/json', 'idempotency-key': newId() }
  await ask(`${origin}/api/orders`, { method: 'POST', headers, body: ORDER })
}

/** Starts the shop with the same steps as `npm start`, but without npm. The process itself becomes the server, so that signals reach the server. */
async function startTimed({ folder, storage }: Place, readyPath: string): Promise<{ ms: number; server: Server }> {
  const port = await freePort()
  const began = performance.now()
  const server = await startServer({
    command: process.execPath,
    args: ['tools/run.mjs', 'start'],
    environment: { PORT: String(port), ...storage },
    port,
    readyPath,
    log: path.join(folder, 'start.log'),
  })
  return { ms: performance.now() - began, server }
}
