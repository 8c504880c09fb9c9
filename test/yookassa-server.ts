import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const SHOP_ID = '506751'
export const YOOKASSA_KEY = 'test_ahuti'

export type YookassaPayment = {
  id: string
  status: string
  paid: boolean
  test: boolean
  amount: { value: string; currency: string }
  recipient: { account_id: string; gateway_id: string }
  metadata: Record<string, string>
  created_at: string
  confirmation?: { type: string; confirmation_url: string }
  cancellation_details?: { party: string; reason: string }
}
type Refund = {
  id: string
  payment_id: string
  status: string
  amount: { value: string; currency: string }
  metadata?: Record<string, string>
  cancellation_details?: { party: string; reason: string }
}
type Receipt = { tax_system_code?: number; items: { measure?: string }[] }
type Body = Record<string, never> & {
  receipt?: Receipt
  amount: { value: string; currency: string }
  metadata: Record<string, string>
  payment_id: string
}

/**
 * The state of the server: `well` means that it works well, any other state is a fault. `lost`: it performs the request, but the response never
 * arrives. `mute`: neither the response nor the end of the connection arrives.
 */
type ServerState = 'well' | 'down' | 'busy' | 'html' | 'silent' | 'nonsense' | 'endless' | 'lost' | 'mute'

export type YookassaServer = Awaited<ReturnType<typeof openYookassaServer>>

/** A local server with the part of YooKassa's protocol that the shop uses. */
export async function openYookassaServer() {
  const payments = new Map<string, YookassaPayment>()
  const refunds: Refund[] = []
  const byKey = new Map<string, { body: string; answer: unknown }>()
  const requests: { method: string; path: string; body: Body; key: string | undefined }[] = []
  let state: ServerState = 'well'
  let refundStatus = 'succeeded'
  /**
   * A live shop with a cash register in the format FFD 1.2 refuses a receipt if its lines have no `measure`. It also refuses a receipt without a tax
   * system if the register has several tax systems. A test shop accepts both. https://yookassa.ru/developers/api#create_payment_receipt
   */
  let register: { taxSystems: number } | undefined
  let page = 100
  /** Runs after an object is created and before the response is sent. */
  let beforeAnswer: (payment: YookassaPayment) => Promise<void> = async () => {}

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await text(request)
    const { pathname: path, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const key = request.headers['idempotence-key']
    const method = request.method ?? ''
    requests.push({ method, path, body: raw ? JSON.parse(raw) : {}, key: typeof key === 'string' ? key : undefined })
    if (state === 'silent') return
    if (state === 'down') return fail(response, 500, 'internal_server_error')
    if (state === 'busy') return fail(response, 429, 'too_many_requests')
    if (state === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    if (state === 'nonsense') return json(response, { id: 7, status: 'succeeded', paid: true })
    if (state === 'endless') return void response.writeHead(200).end(`"${'x'.repeat(2_000_000)}"`)
    const expected = `Basic ${Buffer.from(`${SHOP_ID}:${YOOKASSA_KEY}`).toString('base64')}`
    if (request.headers.authorization !== expected) return fail(response, 401, 'invalid_credentials')
    if (method === 'POST') return await write(response, path, raw, String(key))
    const [, , kind, id] = path.split('/')
    const one = kind === 'refunds' && id !== undefined ? refunds.find((refund) => refund.id === id) : undefined
    if (one) return json(response, one)
    if (kind === 'refunds') return list(response, refunds, searchParams, ({ payment_id }) => payment_id)
    if (id === undefined) return list(response, [...payments.values()], searchParams, () => null)
    const payment = payments.get(id)
    return payment ? json(response, payment) : fail(response, 404, 'not_found')
  }

  async function write(response: ServerResponse, path: string, raw: string, key: string): Promise<void> {
    const earlier = byKey.get(path + key)
    if (earlier) {
      return earlier.body === raw
        ? json(response, earlier.answer)
        : fail(response, 400, 'invalid_request', 'idempotence')
    }
    const body = JSON.parse(raw) as Body
    const missing = register && missingInReceipt(body.receipt, register)
    if (missing) return fail(response, 400, 'invalid_request', missing)
    const made = path.endsWith('/refunds') ? makeRefund(body) : makePayment(body)
    if (!made) return fail(response, 400, 'invalid_request', 'amount')
    byKey.set(path + key, { body: raw, answer: structuredClone(made) })
    if ('confirmation' in made) await beforeAnswer(made)
    if (state === 'mute') return
    return state === 'lost' ? void response.destroy() : json(response, made)
  }

  function makePayment(body: Body): YookassaPayment {
    const id = randomUUID()
    const payment: YookassaPayment = {
      id,
      status: 'pending',
      paid: false,
      test: true,
      amount: body.amount,
      recipient: { account_id: SHOP_ID, gateway_id: '1' },
      metadata: body.metadata,
      created_at: new Date().toISOString(),
      confirmation: {
        type: 'redirect',
        confirmation_url: `https://yoomoney.ru/checkout/payments/v2/contract?orderId=${id}`,
      },
    }
    payments.set(id, payment)
    return payment
  }

  function makeRefund({ payment_id, amount, metadata }: Body): Refund | undefined {
    const payment = payments.get(payment_id)
    const given = refunds.filter((one) => one.payment_id === payment_id && one.status !== 'canceled')
    const total = [amount, ...given.map((one) => one.amount)].reduce((sum, { value }) => sum + kopecks(value), 0)
    if (payment?.status !== 'succeeded' || total > kopecks(payment.amount.value)) return undefined
    const refund: Refund = { id: randomUUID(), payment_id, status: refundStatus, amount, metadata }
    if (refundStatus === 'canceled') refund.cancellation_details = { party: 'yoo_money', reason: 'insufficient_funds' }
    refunds.push(refund)
    return refund
  }

  function list<T>(response: ServerResponse, all: T[], query: URLSearchParams, paymentOf: (one: T) => string | null) {
    const wanted = all.filter((one) => paymentOf(one) === query.get('payment_id'))
    const from = Number(query.get('cursor') ?? 0)
    const next = from + page < wanted.length ? { next_cursor: String(from + page) } : {}
    return json(response, { type: 'list', items: wanted.slice(from, from + page), ...next })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`,
    payments,
    refunds,
    requests,
    setState: (next: ServerState) => {
      state = next
    },
    refundAs: (status: 'succeeded' | 'pending' | 'canceled') => {
      refundStatus = status
    },
    useRegister: (next: typeof register) => {
      register = next
    },
    pagesOf: (size: number) => {
      page = size
    },
    /** Forgets the idempotency keys, as YooKassa does after a day. */
    dropKeys: () => byKey.clear(),
    beforeAnswering: (work: typeof beforeAnswer) => {
      beforeAnswer = work
    },
    /** The payment whose payment page has this URL, which the shop has given to a customer. */
    paymentAt: (url: string): YookassaPayment => {
      const found = [...payments.values()].find((one) => one.confirmation?.confirmation_url === url)
      if (!found) throw new Error(`no payment at ${url}`)
      return found
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A webhook message in YooKassa's format. YooKassa does not sign its messages, so a forged message looks the same. */
export function notice(id: string, event = 'payment.succeeded', object: object = {}): string {
  return JSON.stringify({ type: 'notification', event, object: { id, status: 'succeeded', paid: true, ...object } })
}

/** Functions that change a payment in the same way as the payer, the bank or an expiry changes it. */
export const payRoubles = (payment: YookassaPayment): void =>
  void Object.assign(payment, { status: 'succeeded', paid: true, confirmation: undefined })
export const cancelRoubles = (payment: YookassaPayment, reason = 'expired_on_confirmation'): void =>
  void Object.assign(payment, { status: 'canceled', cancellation_details: { party: 'yoo_money', reason } })

function missingInReceipt(receipt: Receipt | undefined, { taxSystems }: { taxSystems: number }): string | undefined {
  if (!receipt) return 'receipt'
  if (receipt.items.some(({ measure }) => measure === undefined)) return 'receipt.items.measure'
  return taxSystems > 1 && receipt.tax_system_code === undefined ? 'receipt.tax_system_code' : undefined
}

function kopecks(value: string): number {
  return Number(value.replace('.', ''))
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function fail(response: ServerResponse, status: number, code: string, parameter?: string): void {
  const body = { type: 'error', id: 'x', code, description: 'no', parameter }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Settings for card payments with this server, at a rate of a hundred roubles to the dollar. */
export const yookassaSettings = (url: string) => ({
  YOOKASSA_SHOP_ID: SHOP_ID,
  YOOKASSA_SECRET_KEY: YOOKASSA_KEY,
  YOOKASSA_API_URL: url,
  YOOKASSA_RUB_PER_USD: '100',
})
