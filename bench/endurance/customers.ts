import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#base/ids.ts'
import { SECOND } from '#base/time.ts'
import { ask, BROWSER_HEADERS, visitorAddress } from '../http.ts'
import { makeGuestOrder, ORDERS_OF_VISITOR } from '../orders.ts'
import { pace } from '../rounds.ts'

const PAGES_PER_SECOND = 1000
const ORDERS_PER_SECOND = 100
/** The burst of orders starts at this second of each minute. */
const BURST_SECONDS = 10
/** In a burst, one of this number of orders is paid. */
const PAID_EVERY = 20
const PAGES = ['/', '/ritual/ganesha', '/articles', '/ritual/maha-mrityunjaya', '/options?lang=en']
const AMOUNT_USD = 600

/** The results of customers in a period. Times are in milliseconds from the planned start to a successful response. */
export type CustomerCounts = { pages: number[]; orders: number[]; cutPages: number; cutOrders: number; refused: number }

/**
 * Customers read pages at a constant rate, place orders in bursts, and pay. They repeat interrupted requests. A repeated order has the same
 * key as the first attempt.
 */
export class Customers {
  readonly placed = new Set<string>()
  readonly paid = new Set<string>()
  readonly pagesPerSecond: number
  readonly ordersPerSecond: number
  readonly #origin: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 128 })
  #seen: CustomerCounts = noCounts()
  #asked = 0
  #ordered = 0
  #payments: Promise<void>[] = []

  /** `load` is the share of the full load, from 0 to 1. */
  constructor(origin: string, load: number) {
    this.#origin = origin
    this.pagesPerSecond = PAGES_PER_SECOND * load
    this.ordersPerSecond = ORDERS_PER_SECOND * load
  }

  /** Requests pages until they are cached and the code is compiled. */
  async settle(): Promise<void> {
    await pace(100, 10, async () => await this.#readPage())
  }

  async spend(milliseconds: number): Promise<CustomerCounts> {
    this.#seen = noCounts()
    const seconds = milliseconds / SECOND
    const [pages] = await Promise.all([
      pace(this.pagesPerSecond, seconds, async () => await this.#readPage()),
      this.#burst(),
      this.#mine(milliseconds),
    ])
    return { ...this.#seen, pages }
  }

  /** Waits until every transfer is confirmed and its order is paid. */
  async finish(): Promise<void> {
    await Promise.all(this.#payments)
    await this.#mine(60 * SECOND)
    this.#agent.destroy()
  }

  /** The burst begins five seconds before a process is killed and ends five seconds after the kill. */
  async #burst(): Promise<void> {
    await pause(15 * SECOND)
    this.#seen.orders = await pace(this.ordersPerSecond, BURST_SECONDS, async () => await this.#order())
  }

  async #readPage(): Promise<void> {
    const path = PAGES[(this.#asked += 1) % PAGES.length]
    while ((await this.#get(path ?? '/')) !== 200) this.#seen.cutPages += 1
  }

  async #get(path: string): Promise<number> {
    const answer = await ask(`${this.#origin}${path}`, { headers: BROWSER_HEADERS, agent: this.#agent }).catch(() => {})
    return answer?.status ?? 0
  }

  async #order(): Promise<void> {
    const headers = { 'idempotency-key': newId() }
    const order = makeGuestOrder()
    const localAddress = visitorAddress(Math.floor((this.#ordered += 1) / ORDERS_OF_VISITOR))
    for (;;) {
      const answer = await this.#post('/api/orders', order, { headers, localAddress })
      if (answer?.status === 201 || answer?.status === 200) return this.#keep(idIn(answer.body))
      if (answer?.status === 503) this.#seen.refused += 1
      else if (answer && answer.status < 500)
        throw new Error(`the call that places an order returned ${answer.status}: ${answer.body}`)
      this.#seen.cutOrders += 1
      await pause(100)
    }
  }

  #keep(id: string): void {
    this.placed.add(id)
    if (this.placed.size % PAID_EVERY === 0) this.#payments.push(this.#pay(id))
  }

  async #pay(orderId: string): Promise<void> {
    const wanted = JSON.stringify({ orderId, currency: 'USDT_TRC20', amountUsd: AMOUNT_USD })
    const body = await this.#until('/api/crypto/payment', wanted)
    const { address, expectedAmount } = JSON.parse(body) as { address: string; expectedAmount: string }
    // This call belongs to the sandbox, not to the shop. It is never repeated, because a second call would pay twice.
    const transfer = JSON.stringify({ currency: 'USDT_TRC20', address, amount: expectedAmount })
    const answer = await this.#post('/api/sandbox/chain/transfer', transfer)
    if (answer && answer.status < 300) this.paid.add(orderId)
  }

  /** Mines a block about every three seconds, as on TRON. */
  async #mine(milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds
    while (performance.now() < until) {
      await this.#post('/api/sandbox/chain/mine', JSON.stringify({ currency: 'USDT_TRC20', blocks: 1 }))
      await pause(3 * SECOND)
    }
  }

  async #until(path: string, body: string): Promise<string> {
    for (;;) {
      const answer = await this.#post(path, body)
      if (answer && answer.status < 300) return String(answer.body)
      if (answer && answer.status < 500) throw new Error(`${path} returned ${answer.status}: ${answer.body}`)
      await pause(200)
    }
  }

  async #post(path: string, body: string, more: { headers?: Record<string, string>; localAddress?: string } = {}) {
    const headers = { origin: this.#origin, 'content-type': 'application/json', ...more.headers }
    const sent = { ...more, method: 'POST', headers, body, agent: this.#agent }
    return await ask(`${this.#origin}${path}`, sent).catch(() => {})
  }
}

function noCounts(): CustomerCounts {
  return { pages: [], orders: [], cutPages: 0, cutOrders: 0, refused: 0 }
}

function idIn(body: Buffer): string {
  return (JSON.parse(String(body)) as { id: string }).id
}
