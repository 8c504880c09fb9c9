import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#base/ids.ts'
import type { Bench, Part } from './bench.ts'
import { absoluteAtMost, amount, type Figure } from './figures.ts'
import { ask } from './http.ts'
import { ORDER } from './orders.ts'
import { median } from './rounds.ts'
import { freePort, type Server, startServer } from './servers.ts'

/** Orders that are on their way when the process is killed. */
const ON_THEIR_WAY = 20

export const start: Part = {
  name: 'start',
  about: 'from `npm start` to the first page, and from kill -9 to ready, on the embedded database',
  measure,
}

async function measure({ folder, rounds }: Bench): Promise<Figure[]> {
  const data = path.join(folder, 'data')
  // Once to prepare what is not prepared yet, and to fill the data folder.
  const { server } = await startTimed(folder, data, '/')
  await server.stop()
  const starts: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { ms, server } = await startTimed(folder, data, '/')
    starts.push(ms)
    await server.stop()
  }
  const restarts = await timeRestarts(folder, data, rounds)
  return [
    absoluteAtMost(median(starts) / 1000, 's', {
      what: 'Start to first page, warm (`npm start`)',
      limit: 2,
      seen: `each of ${rounds}: ${listOf(starts)}`,
    }),
    absoluteAtMost(Math.max(...restarts) / 1000, 's', {
      what: 'kill -9 to ready again, the slowest',
      limit: 3,
      seen: `each of ${rounds}, killed with ${ON_THEIR_WAY} orders on their way: ${listOf(restarts)}`,
    }),
  ]
}

function listOf(times: number[]): string {
  return times.map((ms) => amount(ms / 1000, 's')).join(', ')
}

async function timeRestarts(folder: string, data: string, rounds: number): Promise<number[]> {
  const restarts: number[] = []
  let { server } = await startTimed(folder, data, '/readyz')
  for (let round = 0; round < rounds; round += 1) {
    const orders = Promise.allSettled(Array.from({ length: ON_THEIR_WAY }, () => placeOrder(server)))
    await pause(30)
    await server.stop('SIGKILL')
    await orders
    const restarted = await startTimed(folder, data, '/readyz')
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

/** The whole way of `npm start`, without npm itself; the command turns into the server, so that a signal reaches it. */
async function startTimed(folder: string, data: string, readyPath: string): Promise<{ ms: number; server: Server }> {
  const port = await freePort()
  const began = performance.now()
  const server = await startServer({
    command: process.execPath,
    args: ['tools/run.mjs', 'start'],
    environment: { PORT: String(port), DATA_DIR: data, DATABASE_URL: '' },
    port,
    readyPath,
    log: path.join(folder, 'start.log'),
  })
  return { ms: performance.now() - began, server }
}
