import { report, type Report, readScore } from '../test/lighthouse-report.ts'
import { findDebianProgram, startProxy } from '../test/long/proxy-server.ts'
import { prepareChromium } from '../tools/test/browsers.ts'
import { type Bench, type Part, Unavailable } from './bench.ts'
import { absoluteAtLeast, absoluteAtMost, amount, type Figure } from './results.ts'
import { ask, BROWSER_HEADERS } from './http.ts'
import { median } from './rounds.ts'
import { startShop } from './servers.ts'

const PAGES = { home: '/', ritual: '/ritual/maha-mrityunjaya', article: '/article/sankalpa', options: '/options' }
const LANGS = ['ru', 'en']
const RUNS = 3

/** The host name in the example files in `deploy/`. */
const HOST = 'shop.example'

/** The medians of the runs of one page. */
type Visited = { page: string; score: number; painted: number; blocked: number }

export const lighthouse: Part = {
  name: 'lighthouse',
  about: 'Lighthouse as a phone on a slow network: directly, and over TLS and HTTP/2 behind Caddy',
  measure,
}

async function measure({ folder, isQuick }: Bench): Promise<Figure[]> {
  const chromium = await prepareChromium()
  if ('missing' in chromium) throw new Unavailable(chromium.missing)
  const program = await findDebianProgram('caddy')
  if (!program) throw new Unavailable('Caddy is not installed: `apt-get install caddy`.')
  const shop = await startShop(folder, {
    DATA_DIR: 'memory://',
    PUBLIC_ORIGIN: `https://${HOST}`,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const ports = [Number(new URL(shop.origin).port)]
  const caddy = await startProxy('caddy', program, folder, ports)
  try {
    const look = (origin: string, flags: string[]) =>
      visitAll(origin, { chromium: chromium.path, folder, flags, isQuick })
    for (const path of addresses()) await ask(`${shop.origin}${path}`, { headers: BROWSER_HEADERS })
    const plain = await look(shop.origin, [])
    const deployed = await look(`https://${HOST}:${caddy.port}`, [
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1`,
      '--ignore-certificate-errors',
    ])
    return [...figuresOf('at the shop itself', plain), ...figuresOf('over TLS and HTTP/2', deployed)]
  } finally {
    await caddy.stop()
    await shop.stop()
  }
}

type VisitOptions = { chromium: string; folder: string; flags: string[]; isQuick: boolean }

async function visitAll(origin: string, { chromium, folder, flags, isQuick }: VisitOptions): Promise<Visited[]> {
  const visited: Visited[] = []
  const options = { chromium, flags, file: `${folder}/lighthouse.json`, categories: ['performance' as const] }
  for (const [place, path] of addresses().entries()) {
    if (isQuick && place > 0) break
    const reports: Report[] = []
    for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) reports.push(await report(`${origin}${path}`, options))
    const valueOf = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
    visited.push({
      page: pages()[place] ?? path,
      score: median(reports.map((each) => readScore(each, 'performance'))),
      painted: valueOf('largest-contentful-paint'),
      blocked: valueOf('total-blocking-time'),
    })
  }
  return visited
}

function addresses(): string[] {
  return LANGS.flatMap((lang) => Object.values(PAGES).map((path) => `${path}?lang=${lang}`))
}

function pages(): string[] {
  return LANGS.flatMap((lang) => Object.keys(PAGES).map((name) => `${name} ${lang}`))
}

/** Each figure is the figure of the page with the worst result. */
function figuresOf(where: string, visited: Visited[]): Figure[] {
  const list = (show: (each: Visited) => string) => visited.map((each) => `${each.page} ${show(each)}`).join(', ')
  const slowest = Math.max(...visited.map(({ painted }) => painted)) / 1000
  const busiest = Math.max(...visited.map(({ blocked }) => blocked))
  return [
    absoluteAtLeast(Math.min(...visited.map(({ score }) => score)), 'of 100', {
      what: `Lighthouse as a phone, ${where}: performance`,
      limit: 100,
      seen: `medians of ${RUNS}: ${list(({ score }) => `${score}`)}`,
    }),
    absoluteAtMost(slowest, 's', {
      what: `Lighthouse as a phone, ${where}: largest contentful paint`,
      limit: 1.3,
      seen: list(({ painted }) => amount(painted / 1000, 's')),
    }),
    absoluteAtMost(Math.round(busiest), 'ms', {
      what: `Lighthouse as a phone, ${where}: total blocking time`,
      limit: 20,
      seen: list(({ blocked }) => amount(Math.round(blocked), 'ms')),
    }),
  ]
}
