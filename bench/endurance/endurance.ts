import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { MINUTE, SECOND } from '#base/time.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { type ShopProcess, startProcess } from '../../test/process.ts'
import { numberArgument } from '../arguments.ts'
import { type Bench, type Part, Unavailable } from '../bench.ts'
import { absoluteAtMost, amount, type Figure, forInformation } from '../results.ts'
import { percentile } from '../rounds.ts'
import { freePort } from '../servers.ts'
import { Customers, type CustomerCounts } from './customers.ts'
import { drawPlots, type Minute } from './plots.ts'
import { startBalancer } from './balancer.ts'

/** The limits of the 99th percentile, in milliseconds. */
const MAX_ORDER_MS = 500
const MAX_PAGE_MS = 50
const MIN_DURATION = 10 * MINUTE
/** `--load=0.1` sends a tenth of the requests. So a slow machine can check for lost orders, but the times are not recorded. */
const FULL_LOAD = 1

export const endurance: Part = {
  name: 'endurance',
  about: 'an hour of pages, bursts of orders, payments and e-mails on two processes, one of them killed each minute',
  measure,
}

async function measure(bench: Bench): Promise<Figure[]> {
  const minutes = numberArgument('minutes') ?? 60
  const load = numberArgument('load') ?? FULL_LOAD
  const mail = await openMailServer()
  const url = await bench.freshDatabase()
  const ports = [await freePort(), await freePort()]
  const balancer = await startBalancer(bench.folder, ports)
  if (!balancer) throw new Unavailable('HAProxy, Debian’s package haproxy')
  const environment = {
    DATABASE_URL: url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'orders@shop.example',
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLIC_ORIGIN: balancer.origin,
  }
  const start = async (place: number) => await startProcess({ ...environment, PORT: String(ports[place]) })
  const shops = [await start(0), await start(1)]
  const customers = new Customers(balancer.origin, load)
  const seen: Minute[] = []
  const arrived = new Arrived(mail)
  try {
    await customers.settle()
    for (let minute = 0; minute < minutes; minute += 1) {
      const [met] = await Promise.all([customers.spend(MINUTE), killOne(shops, minute % 2, start)])
      arrived.count()
      seen.push(minuteOf(met, shops))
      console.log(lineOf(minute + 1, seen.at(-1)))
    }
    await customers.finish()
    const figures = [...figuresOf(seen, customers), ...(await lossesOf(url, customers, arrived))]
    if (load === FULL_LOAD) writeResults(seen, figures)
    return figures
  } finally {
    await Promise.all(shops.map(async (shop) => await shop.kill('SIGKILL')))
    await balancer.stop()
    await mail.close()
  }
}

/** Kills one process (SIGKILL) twenty seconds after the start of the minute, and starts it again. */
async function killOne(shops: ShopProcess[], place: number, start: (place: number) => Promise<ShopProcess>) {
  await pause(20 * SECOND)
  await shops[place]?.kill('SIGKILL')
  shops[place] = await start(place)
}

function minuteOf({ pages, orders, cutPages, cutOrders, refused }: CustomerCounts, shops: ShopProcess[]): Minute {
  const megabytes = shops.map(({ process: { pid } }) => residentMegabytes(pid))
  return {
    pages: pages.length,
    pageP50: percentile(pages, 50),
    pageP99: percentile(pages, 99),
    orders: orders.length,
    orderP50: percentile(orders, 50),
    orderP99: percentile(orders, 99),
    cutPages,
    cutOrders,
    refused,
    megabytes,
  }
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

function lineOf(minute: number, each: Minute | undefined): string {
  return `  ${minute}: ${JSON.stringify(each)}`
}

function figuresOf(seen: Minute[], { pagesPerSecond, ordersPerSecond }: Customers): Figure[] {
  const sum = (of: (each: Minute) => number) => seen.reduce((total, each) => total + of(each), 0)
  const memory = seen.map(({ megabytes }) => Math.max(...megabytes))
  const each = `of ${seen.length} minutes; one process was killed in each minute`
  const middle = (of: (minute: Minute) => number) => percentile(seen.map(of), 50)
  return [
    absoluteAtMost(
      middle(({ pageP99 }) => pageP99),
      'ms',
      {
        what: `Endurance: pages at ${pagesPerSecond.toLocaleString('en')}/s, p99 of the middle minute`,
        limit: MAX_PAGE_MS,
        seen: `${each}; worst minute ${amount(Math.max(...seen.map(({ pageP99 }) => pageP99)), 'ms')}; ${sum(({ pages }) => pages)} pages, ${sum(({ cutPages }) => cutPages)} interrupted by a kill and sent again`,
      },
    ),
    absoluteAtMost(
      middle(({ orderP99 }) => orderP99),
      'ms',
      {
        what: `Endurance: orders in bursts of ${ordersPerSecond}/s, p99 of the middle minute`,
        limit: MAX_ORDER_MS,
        seen: `worst minute ${amount(Math.max(...seen.map(({ orderP99 }) => orderP99)), 'ms')}; ${sum(({ orders }) => orders)} orders, ${sum(({ cutOrders }) => cutOrders)} sent again with their key, ${sum(({ refused }) => refused)} answers of 503`,
      },
    ),
    forInformation(
      'Endurance: memory of the larger process',
      `${memory[Math.floor(memory.length / 10)]} → ${memory.at(-1)} MB`,
      `at most ${Math.max(...memory)} MB; each process is killed after two minutes`,
    ),
  ]
}

/** The ids of received e-mails. Only the ids are stored, because all e-mails of an hour would fill the memory of the measuring process. */
class Arrived {
  readonly ids = new Set<string>()
  all = 0
  readonly #mail: MailServer

  constructor(mail: MailServer) {
    this.#mail = mail
  }

  count(): void {
    for (const { headers } of this.#mail.received.splice(0)) {
      this.ids.add(headers.get('Message-ID') ?? '')
      this.all += 1
    }
  }
}

/** Compares the orders and payments that the shop confirmed with the rows in the database. */
async function lossesOf(url: string, customers: Customers, arrived: Arrived): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const ids = async (where: string) =>
      new Set((await client.query<{ id: string }>(`select id from customer_order ${where}`)).rows.map(({ id }) => id))
    const [all, paid] = [await ids(''), await ids("where status = 'completed'")]
    const lost = [...customers.placed].filter((id) => !all.has(id)).length
    const unpaid = [...customers.paid].filter((id) => !paid.has(id)).length
    const due = await untilSent(client)
    arrived.count()
    const distinct = arrived.ids.size
    return [
      exactly('Endurance: confirmed orders lost', lost, `of ${customers.placed.size}`),
      exactly('Endurance: duplicate orders', all.size - customers.placed.size, `${all.size} rows for these keys`),
      exactly('Endurance: payments lost', unpaid, `of ${customers.paid.size} transfers`),
      exactly('Endurance: e-mails not sent', due.waiting, `of ${due.all}; ${arrived.all - distinct} came twice`),
      exactly('Endurance: e-mails lost', due.all - due.waiting - distinct, `${distinct} arrived`),
    ]
  } finally {
    await client.end()
  }
}

/** Waits until the e-mails are sent. If a process was killed, another process sends its e-mails after its lease has ended. */
async function untilSent(client: pg.Client): Promise<{ all: number; waiting: number }> {
  const question = `select count(*)::int as all, count(*) filter (where sent_at is null)::int as waiting from message where channel = 'email'`
  for (const until = Date.now() + 5 * MINUTE; ; await pause(SECOND)) {
    const [found] = (await client.query<{ all: number; waiting: number }>(question)).rows
    if (found && (found.waiting === 0 || Date.now() > until)) return found
  }
}

function exactly(what: string, count: number, seen: string): Figure {
  return {
    what,
    measured: String(count),
    limit: '0',
    comparison: count === 0 ? 'holds' : 'misses',
    seen,
    isAbsolute: false,
  }
}

/** A short run only checks that the bench works. Its figures are not recorded. */
function writeResults(seen: Minute[], figures: Figure[]): void {
  if (seen.length * MINUTE < MIN_DURATION) return
  const folder = path.join(import.meta.dirname, 'measured')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'minutes.json'),
    `[\n${seen.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`,
  )
  for (const [name, svg] of drawPlots(seen)) writeFileSync(path.join(folder, `${name}.svg`), svg)
  console.log(figures.map(({ what, measured }) => `${what}: ${measured}`).join('\n'))
}
