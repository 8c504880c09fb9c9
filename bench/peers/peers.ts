import { type Browser, chromium } from '@playwright/test'
import path from 'node:path'
import { type Report, report, readScore } from '../../test/lighthouse-report.ts'
import { CHROMIUM_FLAGS, prepareChromium } from '../../tools/test/browsers.ts'
import { type Bench, type Part, Unavailable } from '../bench.ts'
import { numberArgument } from '../arguments.ts'
import { loadPage } from '../budget.ts'
import { sendAll, requestText } from '../capacity/raw-load.ts'
import { amount, type Figure, forInformation, kilobytes } from '../results.ts'
import { ask, BROWSER_HEADERS } from '../http.ts'
import { markdownTable, writeTables } from '../measured-tables.ts'
import { countPerSecond, median } from '../rounds.ts'
import { whileRunning } from '../servers.ts'
import { formatCell, measureInTurns, type Row } from './comparison.ts'
import { startEverShop } from './evershop.ts'
import { startOwnShop } from './ours.ts'
import type { PeerShop } from './peer-shop.ts'
import { sumBytes, proxiedSize } from './sizes.ts'
import { visitorHeaders } from './visitors.ts'

const PAGE = new URL('./README.md', import.meta.url)
const CONNECTIONS = 32
const CUSTOMERS = 16
const WARM_UP_SECONDS = 2
const ROUNDS = 3
/** The number of source addresses. The requests use the addresses one after another, so that the limits per visitor do not apply. */
const VISITORS = 2000
/** The kinds of files, with the browser's name and the name in the table. */
const KINDS = { document: 'HTML', script: 'JavaScript', stylesheet: 'styles', font: 'fonts', image: 'images' }

export const peers: Part = {
  name: 'peers',
  about: 'pages, first visits, orders, size and start of EverShop from npm beside ours, on one PostgreSQL',
  measure,
}

type Times = { seconds: number; rounds: number }

async function measure(bench: Bench): Promise<Figure[]> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Unavailable(found.missing)
  const times = {
    seconds: numberArgument('seconds') ?? bench.seconds,
    rounds: Math.min(numberArgument('rounds') ?? ROUNDS, bench.rounds),
  }
  const theirs = await startEverShop(await bench.freshDatabase(), bench.folder)
  const shops = [theirs]
  try {
    shops.unshift(await startOwnShop(await bench.freshDatabase(), bench.folder))
    for (const { server } of shops) server.pause()
    const rows = [
      ...(await compareRates(shops, times)),
      ...(await compareVisits(shops, found.path)),
      ...(await compareLighthouse(shops, found.path, bench.folder, times.rounds)),
      ...(await compareStarts(shops, times.rounds)),
      ...(await compareSizes(shops)),
    ]
    return publish(shops, rows, bench.isQuick)
  } finally {
    for (const { server } of shops) await server.stop()
  }
}

function publish(shops: PeerShop[], rows: Row[], isQuick: boolean): Figure[] {
  const table = markdownTable(
    ['', ...shops.map(({ name }) => name)],
    rows.map(({ what, cells }) => [what, ...cells]),
  )
  console.log(`\n${table}\n`)
  if (!isQuick) writeTables(PAGE, 'peers', [table])
  return rows.map(({ what, cells: [own = '', their = ''] }) =>
    forInformation(`Peers: ${what}`, own, `${shops[1]?.name}: ${their}`),
  )
}

async function compareRates(shops: PeerShop[], { seconds, rounds }: Times): Promise<Row[]> {
  const compare = async (what: string, work: (shop: PeerShop, seconds: number) => Promise<number>): Promise<Row> => {
    const alone = async (shop: PeerShop, long: number) =>
      await whileRunning(shop.server, async () => await work(shop, long))
    // A failure is ignored here, because the measured run would also fail and report it.
    for (const shop of shops) await alone(shop, WARM_UP_SECONDS).catch(() => undefined)
    const look = async (shop: PeerShop) => await alone(shop, seconds)
    return { what, cells: await measureInTurns(shops, rounds, look, (values) => amount(median(values), '/s')) }
  }
  return [
    await compare('home page, new visitors', async (shop, long) => await pages(shop, shop.home, long)),
    await compare('page of a product, new visitors', async (shop, long) => await pages(shop, shop.product, long)),
    await compare('product page, returning visitor', async (shop, long) => {
      return await pages(shop, shop.product, long, await cookiesOf(`${shop.server.origin}${shop.product}`))
    }),
    await compare('page rendered per request (ours: an order’s, theirs: a product’s)', async (shop, long) => {
      return await pages(shop, shop.rendered, long)
    }),
    await compare('guest orders, one after another', async ({ order }, long) => {
      return await countPerSecond(long, 1, order)
    }),
    await compare(`orders of guests, ${CUSTOMERS} at once`, async ({ order }, long) => {
      return await countPerSecond(long, CUSTOMERS, order)
    }),
  ]
}

async function pages({ server: { origin } }: PeerShop, page: string, seconds: number, cookie?: string) {
  const texts = Array.from({ length: VISITORS }, () => {
    const headers = { ...BROWSER_HEADERS, ...visitorHeaders(), ...(cookie !== undefined && { cookie }) }
    return requestText(origin, page, { headers })
  })
  let requestCount = 0
  const next = () => {
    requestCount += 1
    return texts[requestCount % VISITORS] ?? ''
  }
  return (await sendAll({ origin, connections: CONNECTIONS, until: { seconds }, next })).perSecond
}

/** The cookies that a browser would send back. Empty if the response set no cookies. */
async function cookiesOf(url: string): Promise<string | undefined> {
  const { headers } = await ask(url, { headers: { ...BROWSER_HEADERS, ...visitorHeaders() } })
  const given = headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value.split(';')[0])
  return given.length > 0 ? given.join('; ') : undefined
}

async function compareVisits(shops: PeerShop[], program: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: program, args: CHROMIUM_FLAGS })
  try {
    return [...(await compareVisit(browser, shops, 'home')), ...(await compareVisit(browser, shops, 'product'))]
  } finally {
    await browser.close()
  }
}

async function compareVisit(browser: Browser, shops: PeerShop[], page: 'home' | 'product'): Promise<Row[]> {
  const all = Object.keys(KINDS)
  const perShop: string[][] = []
  for (const shop of shops) {
    const loading = whileRunning(shop.server, async () => await loadPage(browser, shop.server, shop[page]))
    const show = async (kinds: string[], isProxied = false) =>
      await formatCell(async () =>
        kilobytes(sumBytes(await loading, kinds, isProxied ? proxiedSize : ({ body }) => body.length)),
      )
    const kinds = await Promise.all(all.map(async (kind) => await show([kind])))
    perShop.push([...kinds, await show(all), await show(all, true)])
  }
  const whats = [...Object.values(KINDS), 'all of these', 'all, text compressed by a proxy if the shop does not']
  return whats.map((what, place) => ({
    what: `first visit, ${page}: ${what}`,
    cells: perShop.map((cells) => cells[place] ?? ''),
  }))
}

async function compareLighthouse(shops: PeerShop[], program: string, folder: string, runs: number): Promise<Row[]> {
  const file = path.join(folder, 'lighthouse.json')
  const perShop: string[][] = []
  for (const { server, product } of shops) {
    const looking = whileRunning(server, async () => {
      const reports: Report[] = []
      for (let run = 0; run < runs; run += 1)
        reports.push(
          await report(`${server.origin}${product}`, { chromium: program, file, categories: ['performance'] }),
        )
      return reports
    })
    const cell = async (show: (reports: Report[]) => string) => await formatCell(async () => show(await looking))
    const value = (audit: string) => (one: Report) => one.audits[audit]?.numericValue ?? Number.NaN
    perShop.push([
      await cell((reports) => `${median(reports.map((one) => readScore(one, 'performance')))} of 100`),
      await cell((reports) => amount(median(reports.map(value('largest-contentful-paint'))) / 1000, 's')),
      await cell((reports) => amount(Math.round(median(reports.map(value('total-blocking-time')))), 'ms')),
    ])
  }
  return ['performance', 'largest contentful paint', 'total blocking time'].map((what, place) => ({
    what: `Lighthouse as a phone, product: ${what}`,
    cells: perShop.map((cells) => cells[place] ?? ''),
  }))
}

/** Compares the start times. The servers of the other measurements must have ended, so that no shop runs twice. */
async function compareStarts(shops: PeerShop[], rounds: number): Promise<Row[]> {
  for (const { server } of shops) await server.stop()
  const look = async ({ startAgain }: PeerShop) => {
    const began = performance.now()
    const server = await startAgain()
    const ms = performance.now() - began
    await server.stop()
    return ms
  }
  const show = (values: number[]) => amount(median(values) / 1000, 's')
  return [{ what: 'start to first page, with filled tables', cells: await measureInTurns(shops, rounds, look, show) }]
}

async function compareSizes(shops: PeerShop[]): Promise<Row[]> {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
  const cells = async (kind: 'installed' | 'needed') =>
    await Promise.all(
      shops.map(async ({ sizes }) => {
        return await formatCell(async () => {
          const bytes = sizes[kind]()
          return bytes === undefined ? 'not measured: its package defines no smaller set' : megabytes(bytes)
        })
      }),
    )
  return [
    { what: 'installed and built, with build and test tools', cells: await cells('installed') },
    { what: 'of that, what a server needs', cells: await cells('needed') },
  ]
}
