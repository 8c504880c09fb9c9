import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const SECRET_KEY = 'sk_test_ahuti'
export const WEBHOOK_SECRET = 'whsec_ahuti'

type Session = {
  id: string
  object: 'checkout.session'
  status: string
  payment_status: string
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  expires_at: number
  url: string
  payment_intent: { id: string; object: 'payment_intent'; status: string } | null
}

type StripeRefund = {
  id: string
  payment_intent: string
  status: string
  metadata: Record<string, string>
  failure_reason?: string
}
type StripeDispute = {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  reason: string
  status: string
}
type StripeWarning = {
  id: string
  object: 'radar.early_fraud_warning'
  actionable: boolean
  payment_intent: string
  fraud_type: string
}

/** The state of the server: `well` means that it works well, any other state is a fault. */
type ServerState = 'well' | 'down' | 'html' | 'silent' | 'nonsense' | 'endless'

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>

/** A local server with the part of Stripe's protocol that the shop uses. */
export async function openStripeServer() {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, { body: string; id: string }>()
  const refunds = new Map<string, Record<string, string>>()
  const made: StripeRefund[] = []
  let refundStatus = 'succeeded'
  /** https://docs.stripe.com/api/disputes/object and https://docs.stripe.com/api/radar/early_fraud_warnings/object */
  const disputes = new Map<string, StripeDispute>()
  const warnings = new Map<string, StripeWarning>()
  const requests: { method: string; path: string; form: Record<string, string>; key: string | undefined }[] = []
  let state: ServerState = 'well'
  /** Runs after a session is created and before the response is sent. */
  let beforeAnswer: (session: Session) => Promise<void> = async () => {}

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const form = Object.fromEntries(new URLSearchParams(body))
    const path = (request.url ?? '').split('?')[0] ?? ''
    const key = request.headers['idempotency-key']
    requests.push({ method: request.method ?? '', path, form, key: typeof key === 'string' ? key : undefined })
    if (state === 'silent') return
    if (state === 'down') return fail(response, 500, 'api_error', 'down')
    if (state === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
    if (state === 'nonsense') return json(response, 200, { id: 7, status: 'fine', payment_status: 'paid' })
    if (state === 'endless') return void response.writeHead(200).end(`"${'x'.repeat(2_000_000)}"`)
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) return fail(response, 401, 'auth', 'bad key')
    const [, , , , id, action] = path.split('/')
    if (request.method === 'POST' && path === '/v1/checkout/sessions') {
      return await create(response, body, form, String(key))
    }
    const query = new URL(request.url ?? '', 'http://localhost').searchParams
    const [, , collection, ref] = path.split('/')
    if (path === '/v1/refunds')
      return request.method === 'POST' ? refund(response, form, String(key)) : list(response, made)
    if (collection === 'refunds')
      return found(
        response,
        made.find((one) => one.id === ref),
      )
    if (collection === 'disputes') return found(response, disputes.get(ref ?? ''))
    if (collection === 'radar') return found(response, warnings.get(id ?? ''))
    if (path === '/v1/checkout/sessions') {
      const wanted = query.get('payment_intent')
      const all = [...sessions.values()]
      return list(response, wanted ? all.filter((one) => one.payment_intent?.id === wanted) : all)
    }
    const session = sessions.get(id ?? '')
    if (!session) return fail(response, 404, 'invalid_request_error', 'No such checkout.session')
    if (action !== 'expire') return json(response, 200, session)
    if (session.status !== 'open') return fail(response, 400, 'invalid_request_error', 'Only open sessions can expire')
    session.status = 'expired'
    return json(response, 200, session)
  }

  /** The server does not store idempotency keys of refunds, as if a day had passed. So a repeated request creates a second refund. */
  function refund(response: ServerResponse, form: Record<string, string>, key: string): void {
    if (refundStatus === 'refused')
      return fail(response, 400, 'invalid_request_error', 'Charge has already been refunded')
    refunds.set(key, form)
    const metadata = { refund: form['metadata[refund]'] ?? '' }
    const one = {
      id: `re_${made.length + 1}`,
      payment_intent: form.payment_intent ?? '',
      status: refundStatus,
      metadata,
    }
    made.push(one)
    return json(response, 200, one)
  }

  async function create(response: ServerResponse, body: string, form: Record<string, string>, key: string) {
    const earlier = byKey.get(key)
    if (earlier && earlier.body !== body) return fail(response, 400, 'idempotency_error', 'Keys with other parameters')
    const session = sessions.get(earlier?.id ?? '') ?? sessionOf(form)
    sessions.set(session.id, session)
    byKey.set(key, { body, id: session.id })
    await beforeAnswer(session)
    return json(response, 200, session)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    refunds,
    /** All refunds, in their current state. */
    made,
    disputes,
    warnings,
    refundAs: (status: 'succeeded' | 'pending' | 'failed' | 'refused') => {
      refundStatus = status
    },
    requests,
    setState: (next: ServerState) => {
      state = next
    },
    beforeAnswering: (work: typeof beforeAnswer) => {
      beforeAnswer = work
    },
    /** The session of the payment page with this URL, which the shop has given to a customer. */
    sessionAt: (url: string): Session => {
      const session = [...sessions.values()].find((one) => one.url === url)
      if (!session) throw new Error(`no session at ${url}`)
      return session
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A message as Stripe sends it, with its signature. */
export function signedEvent(
  ref: string,
  type = 'checkout.session.completed',
  { id = `evt_${randomBytes(8).toString('hex')}`, secondsAgo = 0, secret = WEBHOOK_SECRET } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id, object: 'event', type, data: { object: { id: ref, object: 'checkout.session' } } })
  const time = Math.floor(Date.now() / 1000) - secondsAgo
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}`, origin: 'https://stripe.com' } }
}

/** Functions that change a session in the same way as the payer, the bank or an expiry changes it. */
export const pay = (session: Session): void =>
  void Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    payment_intent: intent(session, 'succeeded'),
  })
export const payLater = (session: Session): void =>
  void Object.assign(session, {
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: intent(session, 'processing'),
  })
export const failLater = (session: Session): void =>
  void Object.assign(session, { payment_intent: intent(session, 'requires_payment_method') })
export const expire = (session: Session): void => void Object.assign(session, { status: 'expired' })

function intent({ id }: Session, status: string) {
  return { id: `pi_${id}`, object: 'payment_intent' as const, status }
}

function sessionOf(form: Record<string, string>): Session {
  const id = `cs_test_${randomBytes(8).toString('hex')}`
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: Number(form['line_items[0][price_data][unit_amount]']),
    currency: form['line_items[0][price_data][currency]'] ?? '',
    client_reference_id: form.client_reference_id ?? '',
    metadata: { order: form['metadata[order]'] ?? '', attempt: form['metadata[attempt]'] ?? '' },
    expires_at: Number(form.expires_at),
    url: `https://checkout.stripe.com/c/pay/${id}`,
    payment_intent: null,
  }
}

function found(response: ServerResponse, one: unknown): void {
  return one ? json(response, 200, one) : fail(response, 404, 'invalid_request_error', 'No such thing')
}

function list(response: ServerResponse, data: unknown[]): void {
  json(response, 200, { object: 'list', data, has_more: false })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function fail(response: ServerResponse, status: number, type: string, message: string): void {
  json(response, status, { error: { type, message } })
}
