import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { SECOND } from '../../src/base/time.ts'
import { mountBreakableDisk } from '../breakable-disk.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { engine } from '../shop.ts'

/** This time is longer than the shop needs to notice that its disk refuses all writes. */
const NOTICED_WITHIN = 10 * SECOND

async function ask(shop: ShopProcess, to: string, init: RequestInit = {}) {
  const began = performance.now()
  const response = await fetch(shop.origin + to, { ...init, signal: AbortSignal.timeout(20 * SECOND) })
  const text = await response.text()
  const { status, headers } = response
  return { status, text, canRetry: headers.has('retry-after'), ms: performance.now() - began }
}

async function order(shop: ShopProcess) {
  const headers = { origin: shop.origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  return await ask(shop, '/api/orders', { method: 'POST', headers, body: JSON.stringify(makeOrder()) })
}

const idOf = ({ text }: { text: string }): string => JSON.parse(text).id

it.runIf(engine === 'pglite')(
  'a shop whose disk becomes read-only serves pages and does not lose an order',
  async ({ skip }) => {
    const disk = mountBreakableDisk()
    if (!disk) return skip()
    onTestFinished(disk.remove)
    const storage = { DATA_DIR: path.join(disk.folder, 'data') }
    const shop = await startProcess(storage)
    onTestFinished(async () => void (await shop.kill('SIGKILL')))
    const confirmed = [idOf(await order(shop)), idOf(await order(shop))]
    expect((await ask(shop, '/')).status).toBe(200)

    disk.abort()
    const until = performance.now() + NOTICED_WITHIN
    while ((await order(shop)).status === 201 && performance.now() < until) await pause(100)
    const refused = [await order(shop), await order(shop), await order(shop)]
    expect(refused.map(({ status, canRetry }) => [status, canRetry])).toEqual(refused.map(() => [503, true]))
    expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(6 * SECOND)
    const [ready, alive, page] = [await ask(shop, '/readyz'), await ask(shop, '/livez'), await ask(shop, '/')]
    expect([ready.status, alive.status, page.status]).toEqual([503, 200, 200])
    expect(ready.ms).toBeLessThan(SECOND)
    const began = performance.now()
    await shop.kill('SIGTERM')
    expect(performance.now() - began).toBeLessThan(12 * SECOND)

    disk.mountAgain()
    const again = await startProcess(storage)
    onTestFinished(async () => void (await again.kill('SIGKILL')))
    for (const id of confirmed) expect((await ask(again, `/api/orders/${id}`)).status).toBe(200)
    expect((await order(again)).status).toBe(201)
    expect(await again.kill('SIGTERM')).toBe(0)
  },
)
