import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { startProcess } from '../process.ts'
import { connectTo, openServer, untilTrue } from './postgres-server.ts'

const SILENCE = 30_000

it('calls get 503 while PostgreSQL does not answer, and no order is lost', async () => {
  const { server, url } = await openServer()
  onTestFinished(server.stop)
  const shop = await startProcess({ DATABASE_URL: url })
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  const ask = async (path: string, init: RequestInit = {}) => {
    const began = performance.now()
    const response = await fetch(`${shop.origin}${path}`, init)
    await response.text()
    const { status, headers } = response
    return { path, status, canRetry: headers.has('retry-after'), ms: performance.now() - began }
  }
  const order = async (key: string) =>
    await ask('/api/orders', {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(makeOrder()),
    })
  expect((await ask('/')).status).toBe(200)
  expect((await order(randomUUID())).status).toBe(201)

  server.signal('SIGSTOP')
  const until = performance.now() + SILENCE
  const refused: Awaited<ReturnType<typeof ask>>[] = []
  const kept: Awaited<ReturnType<typeof ask>>[] = []
  const keys: string[] = []
  const visits: Promise<unknown>[] = []
  while (performance.now() < until) {
    const key = randomUUID()
    keys.push(key)
    const calls = [
      order(key),
      ask('/api/orders/0123456789abcdef0123456789abcdef'),
      ask('/order/0123456789abcdef0123456789abcdef'),
    ]
    visits.push(...calls.map(async (call) => refused.push(await call)))
    visits.push(ask('/').then((page) => kept.push(page)))
    await pause(500)
  }
  await Promise.all(visits)
  server.signal('SIGCONT')

  expect(refused.filter(({ status, canRetry }) => status !== 503 || !canRetry)).toEqual([])
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(6000)
  expect(kept.filter(({ status }) => status !== 200)).toEqual([])
  expect(Math.max(...kept.map(({ ms }) => ms))).toBeLessThan(1000)
  await untilTrue('the shop serves again', async () => (await order(randomUUID())).status === 201)
  for (const key of keys) expect((await order(key)).status).toBe(201)
  const client = await connectTo(url)
  const { rows } = await client.query('select count(*)::int as keys from order_key where key = any($1)', [keys])
  await client.end()
  expect(rows).toEqual([{ keys: keys.length }])
})
