import { newId } from '#base/ids.ts'
import type { Bench, Part } from './bench.ts'
import { absoluteAtMost, amount, type Figure } from './results.ts'
import { ask, BROWSER_HEADERS, keepAsking } from './http.ts'
import { ORDER } from './orders.ts'
import { pace, percentile } from './rounds.ts'
import { startShop } from './servers.ts'

const ORDERS_PER_SECOND = 100
const PAGES_PER_SECOND = 1000
/** Limits of the 99th percentile, in milliseconds. */
const MAX_ORDER_MS = 500
const MAX_PAGE_MS = 50

export const targets: Part = {
  name: 'targets',
  about: 'response times under a steady load, on PostgreSQL',
  measure,
}

async function measure({ folder, seconds, freshDatabase }: Bench): Promise<Figure[]> {
  const shop = await startShop(folder, { DATABASE_URL: await freshDatabase() })
  const long = seconds * 5
  try {
    const requestPage = keepAsking({ headers: BROWSER_HEADERS })
    const readOnce = () => requestPage(`${shop.origin}/`)
    await pace(PAGES_PER_SECOND, 1, readOnce)
    const pages = await pace(PAGES_PER_SECOND, long, readOnce)
    const order = orderSender(shop.origin)
    await pace(ORDERS_PER_SECOND, 1, order)
    const orders = await pace(ORDERS_PER_SECOND, long, order)
    return [
      figureOf(`Cached page at ${amount(PAGES_PER_SECOND, '/s')}, p99`, pages, MAX_PAGE_MS, long),
      figureOf(`Orders at ${amount(ORDERS_PER_SECOND, '/s')}, p99`, orders, MAX_ORDER_MS, long),
    ]
  } finally {
    await shop.stop()
  }
}

function figureOf(what: string, times: number[], limit: number, seconds: number): Figure {
  const [middle, longest] = [percentile(times, 50), percentile(times, 100)]
  const seen = `median ${amount(middle, 'ms')}, longest ${amount(longest, 'ms')}; ${seconds} s, load generator on the same machine`
  return absoluteAtMost(percentile(times, 99), 'ms', { what, limit, seen })
}

function orderSender(origin: string): () => Promise<void> {
  return async () => {
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': newId() }
    const { status } = await ask(`${origin}/api/orders`, { method: 'POST', headers, body: ORDER })
    if (status !== 201) throw new Error(`the call that places an order returned ${status}`)
  }
}
