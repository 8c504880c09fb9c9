import { newId } from '#base/ids.ts'
import { type Answer, ask, BROWSER_HEADERS, keepOpen } from './http.ts'
import { ORDER } from './orders.ts'

const AT_ONCE = 16
/** The number of requests of each kind among a hundred requests. The remaining requests are for cached pages. */
const OF_A_HUNDRED = { uncached: 10, calls: 20, orders: 4 }
/** One of this number of orders is paid on the sandbox's TRON, with two more calls. */
const PAID_EVERY = 10
const AMOUNT_USD = 600

const PAGES = ['/', '/ritual/ganesha', '/articles', '/ritual/maha-mrityunjaya', '/options?lang=en', '/?lang=en']
/** Pages that the shop renders for each request. */
const PRIVATE_PAGES = ['/verify', '/user-profile?lang=en', '/partner-login?lang=ru']
const CALLS = [
  '/api/service-cards?lang=ru',
  '/api/shop',
  '/api/services/ganesha?lang=en',
  '/api/search?q=ganesha&lang=en',
]

/** The requests of a day, in constant proportions. */
export class Mixture {
  asked = 0
  readonly #origin: string
  readonly #agent = keepOpen()
  readonly #counts = { page: 0, 'uncached page': 0, call: 0, order: 0, payment: 0 }

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Sixteen concurrent visitors send requests until this number of responses has arrived. */
  async ask(requests: number): Promise<void> {
    const until = this.asked + requests
    const visit = async () => {
      while (this.asked < until) await this.#sendOne((this.asked += 1))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, visit))
  }

  counts(): string {
    const parts = Object.entries(this.#counts).map(([kind, count]) => `${count.toLocaleString('en')} × ${kind}`)
    return parts.join(', ')
  }

  close(): void {
    this.#agent.destroy()
  }

  async #sendOne(number: number): Promise<void> {
    const place = number % 100
    if (place < OF_A_HUNDRED.orders) return await this.#order()
    if (place < OF_A_HUNDRED.orders + OF_A_HUNDRED.calls) return await this.#get('call', pick(CALLS, number))
    if (place < OF_A_HUNDRED.orders + OF_A_HUNDRED.calls + OF_A_HUNDRED.uncached)
      return await this.#get('uncached page', pick(PRIVATE_PAGES, number))
    await this.#get('page', pick(PAGES, number))
  }

  async #order(): Promise<void> {
    const placed = await this.#post('/api/orders', ORDER, { 'idempotency-key': newId() })
    this.#counts.order += 1
    if (this.#counts.order % PAID_EVERY !== 0) return
    const { id: orderId } = read<{ id: string }>(placed)
    const currency = 'USDT_TRC20'
    const wanted = JSON.stringify({ orderId, currency, amountUsd: AMOUNT_USD })
    const { address, expectedAmount } = read<{ address: string; expectedAmount: string }>(
      await this.#post('/api/crypto/payment', wanted),
    )
    await this.#post('/api/sandbox/chain/transfer', JSON.stringify({ currency, address, amount: expectedAmount }))
    await this.#post('/api/sandbox/chain/mine', JSON.stringify({ currency, blocks: 1 }))
    this.#counts.payment += 1
  }

  async #get(kind: 'page' | 'uncached page' | 'call', path: string): Promise<void> {
    assertGood(path, await ask(`${this.#origin}${path}`, { headers: headersOf(), agent: this.#agent }))
    this.#counts[kind] += 1
  }

  async #post(path: string, body: string, more: Record<string, string> = {}): Promise<Answer> {
    const headers = { ...headersOf(), origin: this.#origin, 'content-type': 'application/json', ...more }
    const answer = await ask(`${this.#origin}${path}`, { method: 'POST', headers, body, agent: this.#agent })
    assertGood(path, answer)
    return answer
  }
}

/** The shop's limits count requests by address, so each request has a different address. */
function headersOf(): Record<string, string> {
  const byte = () => Math.floor(Math.random() * 254) + 1
  return { ...BROWSER_HEADERS, 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }
}

const pick = (paths: string[], number: number): string => paths[number % paths.length] ?? '/'

function assertGood(path: string, { status, body }: Answer): void {
  if (status >= 400) throw new Error(`${path} returned ${status}: ${String(body).slice(0, 300)}`)
}

/** A response of the shop's own API. The specification defines its form. */
function read<T>({ body }: Answer): T {
  return JSON.parse(String(body)) as T
}
