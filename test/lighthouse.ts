// Measures public pages on a simulated phone: `npm run lighthouse`, or only some pages: `npm run lighthouse -- /options ru`. Fails below
// 100 in accessibility, best practices and SEO, below 98 in performance, or if the layout shifts during load. `npm run lighthouse -- staff`
// checks only the accessibility of the panel, signed in as its owner.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { prepareChromium } from '../tools/test/browsers.ts'
import { type Category, type Report, report, readScore } from './lighthouse-report.ts'
import { type ShopProcess, startProcess } from './process.ts'

const PATHS = ['/', '/options', '/ritual/ganesha', '/article/nakshatras']
/** Pages of the staff panel, one of each kind: a list, a board, a calendar, a form, tabs, and a chart. */
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
const MIN_SCORES: Record<Category, number> = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 }
const RUNS = 3

/** The number of waiting processes (load of the last minute) above which a measured time depends more on the machine than on the page. */
const BUSY = 3
const MAX_WAIT_MINUTES = 5

const wantedNames = process.argv.slice(2)
process.exitCode = wantedNames[0] === 'staff' ? await measureStaff(wantedNames.slice(1)) : await measure(wantedNames)

async function measure(words: string[]): Promise<number> {
  console.log(`${'page'.padEnd(34)} perf  access  best  seo    CLS   TBT      LCP`)
  return await withShop({}, async (shop, visit) => {
    const faults: string[] = []
    for (const path of chosen(PATHS, words)) {
      for (const lang of chosen(LANGS, words)) {
        await waitForQuiet()
        const reports: Report[] = []
        for (let run = 0; run < RUNS; run += 1)
          reports.push(await visit(`${shop.origin}${path}?lang=${lang}`, MIN_SCORES))
        faults.push(...rate(`${path} ${lang}`, reports))
      }
    }
    return faults
  })
}

/** Checks the accessibility of the staff panel. The result does not depend on the load of the machine, so each page is checked once. */
async function measureStaff(words: string[]): Promise<number> {
  const { accessibility } = MIN_SCORES
  return await withShop({ SANDBOX_DEMO: '1' }, async (shop, visit) => {
    const headers = { cookie: await signInAsOwner(shop) }
    const faults: string[] = []
    for (const path of chosen(STAFF_PATHS, words)) {
      for (const lang of chosen(LANGS, words)) {
        const address = `${shop.origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
        const report = await visit(address, { accessibility }, headers)
        const score = readScore(report, 'accessibility')
        console.log(`${`${path} ${lang}`.padEnd(40)} ${String(score).padStart(3)}`)
        const isWhere = report.finalDisplayedUrl.startsWith(shop.origin + path.split('?')[0])
        if (!isWhere) faults.push(`${path} ${lang}: it led to ${report.finalDisplayedUrl}`)
        if (score < accessibility) faults.push(`${path} ${lang}: ${imperfect(report, 'accessibility').join('; ')}`)
      }
    }
    return faults
  })
}

type Visit = (url: string, least: Partial<typeof MIN_SCORES>, headers?: Record<string, string>) => Promise<Report>

type Inspection = (shop: ShopProcess, visit: Visit) => Promise<string[]>

async function withShop(environment: Record<string, string>, look: Inspection): Promise<number> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Error(found.missing)
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-lighthouse-'))
  const shop = await startProcess({ DATA_DIR: join(folder, 'data'), ...environment })
  const visit: Visit = async (url, least, headers = {}) =>
    await report(url, {
      chromium: found.path,
      file: join(folder, 'report.json'),
      // The keys are the categories, but the type of `Object.keys` is only `string[]`.
      categories: Object.keys(least) as Category[],
      headers,
    })
  let faults: string[]
  try {
    faults = await look(shop, visit)
  } finally {
    await shop.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(faults.length > 0 ? faults.join('\n') : 'Every page reaches the required scores.')
  return faults.length > 0 ? 1 : 0
}

/** Returns the cookie of the sandbox's owner. */
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

/** Prints one line of the table. If a score is below its limit, also prints the audits that lower the score. */
function rate(page: string, reports: Report[]): string[] {
  const sorted = reports.toSorted((a, b) => readScore(a, 'performance') - readScore(b, 'performance'))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) return []
  const { audits } = middle
  const shift = Math.max(...reports.map((each) => each.audits['cumulative-layout-shift']?.numericValue ?? 0))
  const columns = [
    String(readScore(middle, 'performance')).padStart(4),
    String(readScore(middle, 'accessibility')).padStart(7),
    String(readScore(middle, 'best-practices')).padStart(5),
    String(readScore(middle, 'seo')).padStart(4),
    shift.toFixed(3).padStart(6),
    (audits['total-blocking-time']?.displayValue ?? '').padStart(7),
    (audits['largest-contentful-paint']?.displayValue ?? '').padStart(7),
  ]
  console.log(`${page.padEnd(34)} ${columns.join(' ')}${isBusy() ? '  (the machine was busy)' : ''}`)
  const low = (Object.keys(MIN_SCORES) as Category[])
    .filter((category) => readScore(middle, category) < MIN_SCORES[category])
    .map(
      (category) => `${page}: ${category} is below ${MIN_SCORES[category]}: ${imperfect(middle, category).join('; ')}`,
    )
  return shift > 0 ? [...low, `${page}: something moves while it loads`] : low
}

function imperfect({ categories, audits }: Report, category: Category): string[] {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim())
}

async function waitForQuiet(): Promise<void> {
  for (let minute = 0; isBusy() && minute < MAX_WAIT_MINUTES; minute += 1) {
    if (minute === 0) console.log(`Waiting up to ${MAX_WAIT_MINUTES} minutes for the machine to be idle …`)
    await pause(60_000)
  }
}

function isBusy(): boolean {
  return (loadavg()[0] ?? 0) >= BUSY
}

function chosen(all: string[], words: string[]): string[] {
  const named = all.filter((one) => words.includes(one))
  return named.length > 0 ? named : all
}
