import { newId } from '#base/ids.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { type ShopProcess, startProcess } from '../../test/process.ts'
import { type Bench, type Part, Unavailable } from '../bench.ts'
import { type Balancer, startBalancer } from '../endurance/balancer.ts'
import { amount, type Figure, forInformation } from '../results.ts'
import { BROWSER_HEADERS } from '../http.ts'
import { markdownTable, writeTables } from '../measured-tables.ts'
import { numberArgument } from '../arguments.ts'
import { ORDER, makeGuestOrder, ORDERS_OF_VISITOR } from '../orders.ts'
import { median, medianRatio, takeTurns } from '../rounds.ts'
import { freePort } from '../servers.ts'
import { postgresTime, findPostmaster, processorTime } from './processor-time.ts'
import { sendAll, type Load, requestText } from './raw-load.ts'
import { checkShared } from './shared-checks.ts'

/** The numbers of processes that are compared. The processes share the work. */
const SIZES = [1, 2, 4] as const
const CONNECTIONS = 32
const ROUNDS = 3
/** After this time all code is compiled and every public page is cached. */
const WARM_UP_SECONDS = 2

export const processes: Part = {
  name: 'processes',
  about: 'one, two and four processes on one PostgreSQL behind HAProxy, and the guarantees they share',
  measure,
}

type Kind = { name: string; what: string; ofVisitor?: number; next: (origin: string) => () => string }
type Size = (typeof SIZES)[number]
/** One round of one kind of work. */
type Round = Load & { shopMs: number; databaseMs: number }
type Rounds = Record<Size, Round[]>
type World = { shops: ShopProcess[]; balancers: Record<Size, Balancer>; postmaster: number }

async function measure(bench: Bench): Promise<Figure[]> {
  if (process.platform !== 'linux') throw new Unavailable('Linux, for its addresses and its counts of processor time')
  const seconds = numberArgument('seconds') ?? bench.seconds
  const url = await bench.freshDatabase()
  const mail = await openMailServer()
  const shops: ShopProcess[] = []
  const balancers: Balancer[] = []
  try {
    const environment = {
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'orders@shop.example',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const ports = await Promise.all(Array.from({ length: Math.max(...SIZES) }, freePort))
    for (const port of ports) shops.push(await startProcess({ ...environment, PORT: String(port) }))
    for (const size of SIZES) balancers.push(await openBalancer(bench.folder, ports.slice(0, size)))
    const shared = await checkShared(shops, url, mail)
    const world = { shops, balancers: byBalancer(balancers), postmaster: await findPostmaster(url) }
    const kinds = await kindsOf(world)
    const seen: [Kind, Rounds][] = []
    for (const kind of kinds) {
      for (const size of SIZES) await runOnce(world, kind, size, WARM_UP_SECONDS)
      seen.push([kind, await runInTurns(world, kind, seconds, Math.min(ROUNDS, bench.rounds))])
    }
    const table = tableOf(seen)
    console.log(`\n${table}\n\n${sharedTable(shared)}\n`)
    if (!bench.isQuick)
      writeTables(new URL('../../docs/capacity.md', import.meta.url), 'processes', [table, sharedTable(shared)])
    return [...seen.flatMap(([kind, rounds]) => figuresOf(kind, rounds)), ...shared]
  } finally {
    for (const balancer of balancers) await balancer.stop()
    await Promise.all(shops.map(async (shop) => await shop.kill('SIGKILL')))
    await mail.close()
  }
}

async function openBalancer(folder: string, ports: number[]): Promise<Balancer> {
  const balancer = await startBalancer(folder, ports)
  if (!balancer) throw new Unavailable('HAProxy, Debian’s package haproxy')
  return balancer
}

function byBalancer([one, two, four]: Balancer[]): Record<Size, Balancer> {
  if (!one || !two || !four) throw new Error('HAProxy is missing')
  return { 1: one, 2: two, 4: four }
}

/** The kinds of work, in the order of measurement. Orders cause later work, mainly e-mails. So nothing is measured while this later work runs. */
async function kindsOf({ shops }: World): Promise<Kind[]> {
  const [first] = shops
  const placed = await first?.post('/api/orders', JSON.parse(ORDER), { 'idempotency-key': newId() })
  const id: string = placed?.body.id
  const reading = (path: string) => (origin: string) => {
    const text = requestText(origin, path, { headers: BROWSER_HEADERS })
    return () => text
  }
  return [
    { name: 'cached', what: 'cached page (home)', next: reading('/') },
    { name: 'uncached', what: 'rendered page (order page)', next: reading(`/order/${id}`) },
    { name: 'reads', what: 'reading call (order)', next: reading(`/api/orders/${id}`) },
    {
      name: 'orders',
      what: 'order',
      ofVisitor: ORDERS_OF_VISITOR,
      next: (origin) => () =>
        requestText(origin, '/api/orders', { headers: { 'idempotency-key': newId() }, body: makeGuestOrder() }),
    },
  ]
}

async function runInTurns(world: World, kind: Kind, seconds: number, rounds: number): Promise<Rounds> {
  const seen: Rounds = { 1: [], 2: [], 4: [] }
  const turn = (size: Size) => async () => {
    const round = await runOnce(world, kind, size, seconds)
    seen[size].push(round)
    return round.perSecond
  }
  await takeTurns(rounds, { one: turn(1), two: turn(2), four: turn(4) })
  return seen
}

async function runOnce({ shops, balancers, postmaster }: World, kind: Kind, size: Size, seconds: number) {
  const { origin } = balancers[size]
  const spent = () => ({
    shop: shops.reduce((sum, shop) => sum + processorTime(shop.process.pid ?? 0), 0),
    database: postgresTime(postmaster),
  })
  const before = spent()
  const { ofVisitor } = kind
  const load = await sendAll({
    origin,
    connections: CONNECTIONS,
    ofVisitor,
    until: { seconds },
    next: kind.next(origin),
  })
  const after = spent()
  const round: Round = { ...load, shopMs: after.shop - before.shop, databaseMs: after.database - before.database }
  return round
}

function figuresOf({ what }: Kind, rounds: Rounds): Figure[] {
  const ratio = (size: Size) => medianRatio(ratesOf(rounds[size]), ratesOf(rounds[1])).toFixed(2)
  const each = SIZES.map((size) => `${size}: ${amount(median(ratesOf(rounds[size])), '/s')}`).join(', ')
  return [
    forInformation(
      `Processes: ${what}, two and four processes, compared with one`,
      `${ratio(2)}, ${ratio(4)}`,
      `${each}; generator, HAProxy and PostgreSQL on the same processors`,
    ),
  ]
}

function ratesOf(rounds: Round[]): number[] {
  return rounds.map(({ perSecond }) => perSecond)
}

function tableOf(seen: [Kind, Rounds][]): string {
  const head = [
    'Work',
    'Processes',
    'A second',
    'Compared with one',
    'p50',
    'p99',
    'CPU of the shop',
    'CPU of PostgreSQL',
    '503',
  ]
  const rows = seen.flatMap(([{ what }, rounds]) => SIZES.map((size) => rowOf(what, size, rounds)))
  return markdownTable(head, rows)
}

function rowOf(what: string, size: Size, rounds: Rounds): string[] {
  const own = rounds[size]
  const of = (unit: string, value: (round: Round) => number) => amount(median(own.map(value)), unit)
  return [
    what,
    String(size),
    of('/s', ({ perSecond }) => perSecond),
    medianRatio(ratesOf(own), ratesOf(rounds[1])).toFixed(2),
    of('ms', ({ p50 }) => p50),
    of('ms', ({ p99 }) => p99),
    of('ms', ({ shopMs, answers }) => shopMs / answers),
    of('ms', ({ databaseMs, answers }) => databaseMs / answers),
    String(own.reduce((sum, { refused }) => sum + refused, 0)),
  ]
}

function sharedTable(shared: Figure[]): string {
  const rows = shared.map(({ what, measured, seen }) => [what, measured, seen])
  return markdownTable(['Statement', 'True', 'Observed'], rows, '---')
}
