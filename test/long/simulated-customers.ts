import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { GANESHA_BASIC, makeOrder } from '../make-order.ts'
import type { ShopProcess } from '../process.ts'

/** The results of customers during a failure. */
export type CustomerOutcome = {
  /** The order returned for each key. */
  orders: Map<string, string>
  /** The time of the first confirmation of each order, by the order's id. */
  confirmedAt: Map<string, number>
  /** The number of responses of each kind: `POST 201`, `GET 503`. */
  statuses: Map<string, number>
  /** Everything that must not happen. */
  faults: string[]
  slowestMs: number
}

type RequestParts = { headers?: Record<string, string>; body?: string }

/** The longest time that a customer may wait for a response, in any state of the database. */
const MAX_WAIT_MS = 20_000
const BETWEEN = 15

/**
 * Starts customers behind a trusted proxy. Some customers place orders, and repeat each order with the same key until they get an answer. The other
 * customers read pages.
 */
export function startCustomers(shop: Pick<ShopProcess, 'origin'>, count: { buyers: number; readers: number }) {
  const met: CustomerOutcome = {
    orders: new Map(),
    confirmedAt: new Map(),
    statuses: new Map(),
    faults: [],
    slowestMs: 0,
  }
  const state = { isOver: false }
  const loops = [
    ...Array.from({ length: count.buyers }, buy),
    ...Array.from({ length: count.readers }, (_, index) =>
      read(['/', '/api/services', '/checkout/ganesha'][index % 3] ?? '/'),
    ),
  ]

  async function buy(): Promise<void> {
    while (!state.isOver) {
      const key = randomUUID()
      const placed = await untilAnswered(() => order(key))
      if (!placed) return
      met.confirmedAt.set(placed, Date.now())
      met.orders.set(key, placed)
      const repeated = await untilAnswered(() => order(key))
      if (!repeated) return
      if (repeated !== placed) met.faults.push(`the key ${key} gave ${placed} and then ${repeated}`)
    }
  }

  async function untilAnswered(request: () => Promise<string | undefined>): Promise<string | undefined> {
    while (!state.isOver) {
      const id = await request()
      if (id !== undefined) return id
    }
    return undefined
  }

  async function order(key: string): Promise<string | undefined> {
    const response = await meet('POST', '/api/orders', {
      headers: { origin: shop.origin, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(makeOrder([GANESHA_BASIC])),
    })
    return response?.status === 201 ? ((await response.json()) as { id: string }).id : undefined
  }

  async function read(path: string): Promise<void> {
    while (!state.isOver) await (await meet('GET', path))?.text()
  }

  async function meet(method: string, path: string, init: RequestParts = {}): Promise<Response | undefined> {
    await pause(BETWEEN)
    const began = performance.now()
    try {
      const headers = { ...init.headers, 'x-forwarded-for': anyAddress() }
      const signal = AbortSignal.timeout(MAX_WAIT_MS)
      const response = await fetch(`${shop.origin}${path}`, { ...init, headers, method, signal })
      const { status } = response
      const name = `${method} ${status}`
      met.statuses.set(name, (met.statuses.get(name) ?? 0) + 1)
      met.slowestMs = Math.max(met.slowestMs, performance.now() - began)
      if (status === 503 ? !response.headers.has('retry-after') : status >= 300)
        met.faults.push(`${method} ${path}: ${status}`)
      return response
    } catch (error) {
      met.faults.push(`${method} ${path}: ${String(error)}`)
      return undefined
    }
  }

  return {
    met,
    leave: async (): Promise<CustomerOutcome> => {
      state.isOver = true
      await Promise.all(loops)
      return met
    },
  }
}

/** Returns one of many IP addresses (RFC 2544), because these tests are not about the limits per address. */
export function anyAddress(): string {
  return `198.${randomInt(18, 20)}.${randomInt(256)}.1`
}

/** Waits until the shop is ready. Returns the waiting time. */
export async function untilReady(shop: ShopProcess): Promise<number> {
  const began = performance.now()
  while ((await probe(shop, '/readyz')) !== 200) {
    if (performance.now() - began > 60_000) throw new Error('the shop was not ready after a minute')
    await pause(20)
  }
  return performance.now() - began
}

export async function probe(shop: ShopProcess, path: string): Promise<number> {
  const response = await fetch(`${shop.origin}${path}`, { signal: AbortSignal.timeout(20_000) })
  await response.text()
  return response.status
}

/** Finds errors in the stored orders: a confirmed order that is missing, two orders with one key, an order without its line or its e-mail. */
export async function faultsOfBooks(database: pg.Client, met: CustomerOutcome): Promise<string[]> {
  const { rows } = await database.query<{ id: string; keys: string[]; lines: string; emails: string }>(
    `select o.id, array(select key from order_key k where k.order_id = o.id) as keys,
      (select count(*) from order_line l where l.order_id = o.id) as lines,
      (select count(*) from message m where m.subject like '%' || left(o.id, 8) || '%') as emails
      from customer_order o`,
  )
  const written = new Map(rows.flatMap(({ id, keys }) => keys.map((key) => [key, id])))
  return [
    ...[...met.orders].filter(([key, id]) => written.get(key) !== id).map(([, id]) => `${id} was answered and is lost`),
    ...rows
      .filter(({ keys, lines, emails }) => keys.length !== 1 || Number(lines) !== 1 || Number(emails) !== 1)
      .map(({ id, keys, lines, emails }) => `${id} has ${keys.length} keys, ${lines} lines, ${emails} e-mails`),
  ]
}
