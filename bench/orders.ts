import type pg from 'pg'
import { newId } from '#base/ids.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../test/make-order.ts'
import type { TestShop } from '../test/shop.ts'
import type { Bench, Part } from './bench.ts'
import { bareOrders } from './orders-bare.ts'
import { openPool, openShop } from './database.ts'
import { amount, type Figure, forInformation, ratioAtLeast } from './results.ts'
import { requestsPerSecond } from './load.ts'
import { countPerSecond, median, medianRatio, takeTurns } from './rounds.ts'
import { type Server, startShop, whileRunning } from './servers.ts'

const AT_ONCE = 16
const WARM_UP_SECONDS = 2
const LIMIT = { inProcess: 0.6, overHttp: 0.45 }
const JSON_TYPE = { 'content-type': 'application/json' }

/** Two items in the form in which a cart sends them. */
export const ORDER = JSON.stringify(makeOrder([GANESHA_BASIC, GANESHA_PREMIUM]))

/** Returns the same order for a new mailbox. A shop that delivers e-mails accepts few orders per mailbox. */
export function makeGuestOrder(): string {
  return JSON.stringify(makeOrder([GANESHA_BASIC, GANESHA_PREMIUM], { customerEmail: `${newId()}@example.com` }))
}

/**
 * Half of the hourly limit of one address (`orderLimits`). An interrupted order is sent again, and both requests count. So up to twice this number of
 * requests can count.
 */
export const ORDERS_OF_VISITOR = 30

export const orders: Part = {
  name: 'orders',
  about: 'placing orders compared with the same transaction in bare SQL',
  measure,
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.freshDatabase()
  const pool = openPool(url, AT_ONCE)
  const shop = await openShop({ DATABASE_URL: url }, AT_ONCE)
  const server = await startShop(bench.folder, { DATABASE_URL: url, DATABASE_POOL: String(AT_ONCE) })
  try {
    const figures = await compare(bench, shop, server, pool)
    await assertWhole(pool)
    return [...figures, await measureEmbedded(bench)]
  } finally {
    await server.stop()
    await shop.close()
    await pool.end()
  }
}

async function compare({ folder, rounds, seconds }: Bench, shop: TestShop, server: Server, pool: pg.Pool) {
  const inProcess = (long: number) => countPerSecond(long, AT_ONCE, () => placeInProcess(shop))
  const overHttp = (long: number) => whileRunning(server, () => placeOverHttp(server, long, folder))
  await inProcess(WARM_UP_SECONDS)
  await overHttp(WARM_UP_SECONDS)
  const placeBare = await bareOrders(pool)
  await countPerSecond(WARM_UP_SECONDS, AT_ONCE, placeBare)
  const seen = await takeTurns(rounds, {
    api: () => inProcess(seconds),
    bare: () => countPerSecond(seconds, AT_ONCE, placeBare),
    http: () => overHttp(seconds),
  })
  const rate = (values: number[]) => amount(median(values), '/s')
  return [
    ratioAtLeast(medianRatio(seen.api, seen.bare), {
      what: '`POST /api/orders` in process, compared with the bare transaction',
      limit: LIMIT.inProcess,
      seen: `shop ${rate(seen.api)}, bare SQL ${rate(seen.bare)}; ${AT_ONCE} in parallel, two items each`,
    }),
    ratioAtLeast(medianRatio(seen.http, seen.bare), {
      what: '`POST /api/orders` over HTTP, compared with the bare transaction',
      limit: LIMIT.overHttp,
      seen: `shop ${rate(seen.http)}, with its log; the load generator runs on the same machine`,
    }),
  ]
}

async function placeInProcess({ api }: TestShop): Promise<void> {
  const headers = { ...JSON_TYPE, host: 'localhost', origin: 'http://localhost', 'idempotency-key': newId() }
  const answer = await api.request('http://localhost/api/orders', { method: 'POST', headers, body: ORDER })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`the call that places an order returned ${answer.status}: ${text}`)
}

async function placeOverHttp({ origin }: Server, seconds: number, folder: string): Promise<number> {
  const url = `${origin}/api/orders`
  const headers = { ...JSON_TYPE, origin }
  return await requestsPerSecond({ url, connections: AT_ONCE, seconds, headers, body: ORDER, folder })
}

/** Checks that the bare orders and the full orders have written the same rows. */
async function assertWhole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<
    Record<string, number>
  >(`select (select count(*) from customer_order)::int as orders,
    (select count(*) from order_key)::int as keys, (select count(*) from message)::int as emails,
    (select count(*) from order_line)::int / 2 as lines`)
  const [counts = {}] = rows
  if (new Set(Object.values(counts)).size !== 1)
    throw new Error(`not every order is complete: ${JSON.stringify(counts)}`)
}

async function measureEmbedded({ seconds }: Bench): Promise<Figure> {
  const shop = await openShop({ DATA_DIR: 'memory://' })
  try {
    await countPerSecond(1, AT_ONCE, () => placeInProcess(shop))
    const rate = await countPerSecond(seconds, AT_ONCE, () => placeInProcess(shop))
    return forInformation('`POST /api/orders` in process on PGlite in memory', amount(rate, '/s'))
  } finally {
    await shop.close()
  }
}
