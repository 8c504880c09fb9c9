// Measures public pages as a phone meets them: `npm run lighthouse`, or a part of it: `npm run lighthouse -- /options ru`.
// Fails below 100 in access, best practices and SEO, below 98 in performance, or when anything moves while the page loads.
// `npm run lighthouse -- staff` looks at the panel instead, signed in as its owner, and asks for access alone.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runQuietly } from '../tools/processes.mjs'
import { prepareChromium } from '../tools/test/browsers.ts'
import { tool } from '../tools/tool.ts'
import { type ShopProcess, startProcess } from './process.ts'

const PATHS = ['/', '/options', '/ritual/ganesha', '/article/nakshatras']
/** One of each kind: a list, a board, a calendar, a form, tabs, a figure. */
const STAFF_PATHS = [
  '/admin-panel',
  '/admin-panel/orders',
  '/admin-panel/orders?view=board',
  '/admin-panel/orders/new',
  '/admin-panel/calendar',
  '/admin-panel/proofs',
  '/admin-panel/groups',
  '/admin-panel/groups/new',
  '/admin-panel/reviews',
  '/admin-panel/operations',
  '/admin-panel/payments',
  '/admin-panel/payments/policy',
  '/admin-panel/rituals',
  '/admin-panel/rituals/ganesha',
  '/admin-panel/media',
  '/admin-panel/customers',
  '/admin-panel/partners',
  '/admin-panel/reports/sales',
  '/admin-panel/emails',
  '/admin-panel/staff',
  '/admin-panel/settings',
  '/admin-panel/audit',
  '/admin-panel/security',
]
const LANGS = ['ru', 'en']
const LEAST = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 }
const RUNS = 3

/** Waiting processes, over the last minute, above which a measured time says more about the machine than about the page. */
const BUSY = 3
const PATIENCE_MINUTES = 5

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Category = keyof typeof LEAST
type Audit = { title: string; score: number | null; numericValue?: number; displayValue?: string }
/** What is read of Lighthouse's own report. */
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
  finalDisplayedUrl: string
}

const asked = process.argv.slice(2)
process.exitCode = asked[0] === 'staff' ? await measureStaff(asked.slice(1)) : await measure(asked)

async function measure(messages: string[]): Promise<number> {
  console.log(`${'page'.padEnd(34)} perf  access  best  seo    CLS   TBT      LCP`)
  return await withShop({}, async (shop, visit) => {
    const faults: string[] = []
    for (const path of chosen(PATHS, messages)) {
      for (const lang of chosen(LANGS, messages)) {
        await waitForQuiet()
        const reports: Report[] = []
        for (let run = 0; run < RUNS; run += 1) reports.push(await visit(`${shop.origin}${path}?lang=${lang}`, LEAST))
        faults.push(...rate(`${path} ${lang}`, reports))
      }
    }
    return faults
  })
}

/** Access does not depend on how busy the machine is: each page is looked at once. */
async function measureStaff(messages: string[]): Promise<number> {
  const { accessibility } = LEAST
  return await withShop({ SANDBOX_DEMO: '1' }, async (shop, visit) => {
    const headers = { cookie: await signInAsOwner(shop) }
    const faults: string[] = []
    for (const path of chosen(STAFF_PATHS, messages)) {
      for (const lang of chosen(LANGS, messages)) {
        const address = `${shop.origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
        const report = await visit(address, { accessibility }, headers)
        const score = scoreOf(report, 'accessibility')
        console.log(`${`${path} ${lang}`.padEnd(40)} ${String(score).padStart(3)}`)
        const isWhere = report.finalDisplayedUrl.startsWith(shop.origin + path.split('?')[0])
        if (!isWhere) faults.push(`${path} ${lang}: it led to ${report.finalDisplayedUrl}`)
        if (score < accessibility) faults.push(`${path} ${lang}: ${imperfect(report, 'accessibility').join('; ')}`)
      }
    }
    return faults
  })
}

type Visit = (url: string, least: Partial<typeof LEAST>, headers?: Record<string, string>) => Promise<Report>

type Look = (shop: ShopProcess, visit: Visit) => Promise<string[]>

async function withShop(environment: Record<string, string>, look: Look): Promise<number> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Error(found.missing)
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-lighthouse-'))
  const shop = await startProcess({ DATA_DIR: join(folder, 'data'), ...environment })
  const visit: Visit = async (url, least, headers = {}) =>
    await report(url, { chromium: found.path, file: join(folder, 'report.json'), least, headers })
  let faults: string[]
  try {
    faults = await look(shop, visit)
  } finally {
    await shop.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(faults.length > 0 ? faults.join('\n') : 'Every page is where it should be.')
  return faults.length > 0 ? 1 : 0
}

/** The cookie of the sandbox's owner. */
async function signInAsOwner({ origin, post, get }: ShopProcess): Promise<string> {
  const contact = 'admin@example.com'
  await post('/api/auth/request-login', { contact })
  const { body: messages } = await get(`/api/sandbox/messages?to=${contact}`)
  const answer = await fetch(`${origin}/api/auth/verify-code`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ contact, code: messages[0].code }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

type ReportOptions = { chromium: string; file: string; least: Partial<typeof LEAST>; headers: Record<string, string> }

/** One visit of a new customer by phone, on Lighthouse's own simulated slow connection and processor. */
async function report(url: string, { chromium, file, least, headers }: ReportOptions): Promise<Report> {
  const [program, args] = tool('lighthouse', [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${FLAGS.join(' ')}`,
    `--only-categories=${Object.keys(least).join(',')}`,
    `--extra-headers=${JSON.stringify(headers)}`,
    // A sandbox asks machines to stay away, on purpose (robots.txt).
    '--skip-audits=is-crawlable',
    '--no-enable-error-reporting',
  ])
  const run = () => runQuietly(program, args, { env: { ...process.env, CHROME_PATH: chromium } })
  const first = await run()
  // On a crowded machine the browser may miss the beginning of its own recording.
  const { code, output } = first.code === 0 ? first : await run()
  if (code !== 0) throw new Error(output)
  // Lighthouse's own format; what is read of it is named in the type.
  const read = JSON.parse(readFileSync(file, 'utf8')) as Report
  if (read.runtimeError) throw new Error(`${url}: ${read.runtimeError.message}`)
  return read
}

/** Prints one line of the table; what is below its limit is named with the audits that it is made of. */
function rate(page: string, reports: Report[]): string[] {
  const sorted = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) return []
  const { audits } = middle
  const shift = Math.max(...reports.map((each) => each.audits['cumulative-layout-shift']?.numericValue ?? 0))
  const columns = [
    String(scoreOf(middle, 'performance')).padStart(4),
    String(scoreOf(middle, 'accessibility')).padStart(7),
    String(scoreOf(middle, 'best-practices')).padStart(5),
    String(scoreOf(middle, 'seo')).padStart(4),
    shift.toFixed(3).padStart(6),
    (audits['total-blocking-time']?.displayValue ?? '').padStart(7),
    (audits['largest-contentful-paint']?.displayValue ?? '').padStart(7),
  ]
  console.log(`${page.padEnd(34)} ${columns.join(' ')}${isBusy() ? '  (the machine was busy)' : ''}`)
  const low = (Object.keys(LEAST) as Category[])
    .filter((category) => scoreOf(middle, category) < LEAST[category])
    .map((category) => `${page}: ${category} is below ${LEAST[category]}: ${imperfect(middle, category).join('; ')}`)
  return shift > 0 ? [...low, `${page}: something moves while it loads`] : low
}

function scoreOf({ categories }: Report, category: Category): number {
  return Math.round(categories[category].score * 100)
}

function imperfect({ categories, audits }: Report, category: Category): string[] {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim())
}

async function waitForQuiet(): Promise<void> {
  for (let minute = 0; isBusy() && minute < PATIENCE_MINUTES; minute += 1) {
    if (minute === 0) console.log(`Waiting up to ${PATIENCE_MINUTES} minutes for the machine to be quiet …`)
    await pause(60_000)
  }
}

function isBusy(): boolean {
  return (loadavg()[0] ?? 0) >= BUSY
}

function chosen(all: string[], messages: string[]): string[] {
  const named = all.filter((one) => messages.includes(one))
  return named.length > 0 ? named : all
}
