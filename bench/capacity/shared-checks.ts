import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '#base/ids.ts'
import { MINUTE, SECOND } from '#base/time.ts'
import type { MailServer } from '../../test/mail-server.ts'
import type { ShopProcess } from '../../test/process.ts'
import { type Browser, openBrowser, signIn } from '../../test/sign-in.ts'
import { amount, type Figure } from '../results.ts'
import { ask } from '../http.ts'
import { makeGuestOrder } from '../orders.ts'
import { percentile } from '../rounds.ts'

const CARD = '/api/admin/service-cards/ganesha'
const PAGE = '/ritual/ganesha?lang=en'
const CHANGES = 5
/** A number of orders below the hourly limit of one address (`orderLimits`). */
const ORDERS = 40
/** A number of pages above the limit for one visitor (`visitor-limits.ts`). So a process must refuse the visitor before this number is reached. */
const OVER_LIMIT = 1000

/** Checks the guarantees that several processes must provide together. Two processes are used. If a guarantee is broken, the run fails. */
export async function checkShared(shops: ShopProcess[], databaseUrl: string, mail: MailServer): Promise<Figure[]> {
  const callers = shops.map(callerOf)
  const [first, second] = callers
  if (!first || !second) throw new Error('two processes are needed')
  return [
    await checkSessions(first, second),
    await checkCountedLimit(first, second),
    await checkReadingLimit(first, second),
    await checkInvalidation(shops, first),
    await checkEmails(callers, databaseUrl, mail),
  ]
}

type Caller = Parameters<typeof openBrowser>[0]

/** Each call uses a new connection, because the server may close a kept connection at the moment of the next call. */
const agent = new Agent({ keepAlive: false })

/** Calls one process in the same way as the shop's pages do. */
function callerOf({ origin }: ShopProcess): Caller {
  return {
    call: async (method, path, body, others = {}) => {
      const headers = { origin, 'content-type': 'application/json', ...others }
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const answer = await ask(`${origin}${path}`, { method, headers, body: sent, agent })
      const received = new Headers(answer.headers)
      const text = answer.body.toString()
      const isJson = received.get('content-type')?.includes('json')
      return { status: answer.status, headers: received, body: isJson ? JSON.parse(text) : text }
    },
  }
}

/** The same browser, but its calls go to another process. */
function moveTo(caller: Caller, { cookies }: Browser): Browser {
  const browser = openBrowser(caller)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

async function checkSessions(first: Caller, second: Caller): Promise<Figure> {
  const browser = await signIn(first, 'sessions@example.com')
  const known = await moveTo(second, browser).call('GET', '/api/auth/sessions')
  const stranger = await openBrowser(second).call('GET', '/api/auth/sessions')
  return fact(
    'A session made in one process is valid in another',
    known.status === 200 && stranger.status === 401,
    `the other process lists its sessions: ${known.status}; it refuses an unknown visitor: ${stranger.status}`,
  )
}

async function checkCountedLimit(first: Caller, second: Caller): Promise<Figure> {
  const body = { contact: 'limits@example.com' }
  const at = async (caller: Caller) => (await openBrowser(caller).call('POST', '/api/auth/request-login', body)).status
  const [allowed, refused] = [await at(first), await at(second)]
  return fact(
    'A sign-in limit counts the requests to all processes',
    allowed < 300 && refused === 429,
    `a code is requested at one process: ${allowed}; immediately again at another process: ${refused} (counted in the database, decision 011)`,
  )
}

/**
 * Checks the page limit for one visitor. Each process counts this limit separately, as intended. The other limits are counted for all processes
 * together.
 */
async function checkReadingLimit(first: Caller, second: Caller): Promise<Figure> {
  const reader = '203.0.113.7'
  const read = async (caller: Caller) => (await openBrowser(caller, reader).call('GET', `/nothing-${newId()}`)).status
  let count = 0
  let last = 0
  while (last !== 429 && count < OVER_LIMIT) {
    last = await read(first)
    count += 1
  }
  const there = await read(second)
  return fact(
    'Each process counts read-only requests separately',
    last === 429 && there === 404,
    `after ${count} requests for missing pages one process refuses: ${last}; the other still answers: ${there} (counted in memory, decision 019)`,
  )
}

async function checkInvalidation(shops: ShopProcess[], first: Caller): Promise<Figure> {
  const owner = await signIn(first, 'admin@example.com')
  const times: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const name = `Ganesha ${newId().slice(0, 8)}`
    for (const shop of shops) await readPage(shop)
    await rename(owner, name)
    const began = performance.now()
    const others = shops.slice(1).map(async (shop) => {
      await untilShown(shop, name)
      times.push(performance.now() - began)
    })
    await Promise.all(others)
  }
  const slowest = Math.max(...times)
  return fact(
    'A page changed by the staff in one process is shown by the other processes too',
    slowest < SECOND,
    `${CHANGES} changes: the ${shops.length - 1} other processes rendered the page again and sent it ${amount(percentile(times, 50), 'ms')} after a change (median), at most ${amount(slowest, 'ms')}`,
  )
}

async function rename(owner: Browser, name: string): Promise<void> {
  const { body } = await owner.call('GET', CARD)
  const saved = await owner.call('PUT', CARD, { ...body, en: { ...body.en, name } })
  const published = await owner.call('POST', `${CARD}/publication`, { published: true })
  if (saved.status !== 200 || published.status !== 200)
    throw new Error(
      `saving the ritual returned ${saved.status}, publishing it ${published.status}: ${JSON.stringify(saved.body)}`,
    )
}

async function untilShown(shop: ShopProcess, name: string): Promise<void> {
  const until = performance.now() + 10 * SECOND
  while (!(await readPage(shop)).includes(name))
    if (performance.now() > until) throw new Error(`${shop.origin} still shows the old page`)
}

async function readPage({ origin }: ShopProcess): Promise<string> {
  const { status, body } = await ask(`${origin}${PAGE}`, { agent })
  if (status !== 200) throw new Error(`${PAGE} returned ${status}`)
  return body.toString()
}

async function checkEmails(callers: Caller[], databaseUrl: string, mail: MailServer): Promise<Figure> {
  await Promise.all(callers.map(async (caller) => await placeOrders(caller, ORDERS / callers.length)))
  const rows = await untilSent(databaseUrl)
  // An e-mail that was sent twice would arrive together with the other e-mails, or at the next run of the job.
  await pause(2 * SECOND)
  const ids = mail.received.map(({ headers }) => headers.get('Message-ID'))
  const distinct = new Set(ids).size
  return fact(
    'Each e-mail is sent once, by any one process',
    ids.length === rows && distinct === rows,
    `${rows} written by ${callers.length} processes, ${ids.length} arrived, ${distinct} different`,
  )
}

async function placeOrders({ call }: Caller, count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1) {
    const { status } = await call('POST', '/api/orders', JSON.parse(makeGuestOrder()), { 'idempotency-key': newId() })
    if (status !== 201) throw new Error(`the call that places an order returned ${status}`)
  }
}

/** Waits until all e-mails are sent. Returns their number. */
export async function untilSent(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const question = `select count(*)::int as all, count(*) filter (where sent_at is null)::int as waiting from message where channel = 'email'`
  try {
    for (const until = Date.now() + 2 * MINUTE; ; await pause(100)) {
      const [found] = (await client.query<{ all: number; waiting: number }>(question)).rows
      if (found?.waiting === 0) return found.all
      if (Date.now() > until) throw new Error(`${found?.waiting} e-mails were not sent`)
    }
  } finally {
    await client.end()
  }
}

function fact(what: string, isTrue: boolean, seen: string): Figure {
  const [measured, comparison] = isTrue ? (['yes', 'holds'] as const) : (['no', 'misses'] as const)
  return { what, measured, limit: 'yes', comparison, seen, isAbsolute: false }
}
