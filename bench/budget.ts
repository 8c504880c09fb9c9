import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, prepareChromium } from '../tools/test/browsers.ts'
import { type Bench, type Part, Unavailable } from './bench.ts'
import { bytesAtMost, type Figure, kilobytes } from './results.ts'
import { ask, BROWSER_HEADERS } from './http.ts'
import { type Server, startShop } from './servers.ts'

const PAGES = { home: '/', ritual: '/ritual/ganesha', article: '/article/what-is-yagya', list: '/articles' }
const LANGS = ['ru', 'en']
const LIMITS = { script: 105_000, font: 75_000, document: 14_000, stylesheet: 14_000 }

/** The bytes on the network for one first visit, by kind of file. */
type Visit = { page: string; bytes: Record<string, number> }

export const budget: Part = {
  name: 'budget',
  about: 'bytes loaded by a first visit of each public page',
  measure,
}

async function measure({ folder }: Bench): Promise<Figure[]> {
  const found = await prepareChromium()
  if ('missing' in found) throw new Unavailable(found.missing)
  const shop = await startShop(folder, { DATA_DIR: 'memory://' })
  const browser = await chromium.launch({ executablePath: found.path, args: CHROMIUM_FLAGS })
  try {
    const visits: Visit[] = []
    for (const lang of LANGS) {
      for (const [name, path] of Object.entries(PAGES)) {
        visits.push({ page: `${name} ${lang}`, bytes: await visit(browser, shop, `${path}?lang=${lang}`) })
      }
    }
    return figuresOf(visits)
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** The bytes of all files that the page requests for a new visitor, by kind. */
async function visit(browser: Browser, shop: Server, path: string): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {}
  for (const { kind, body } of await loadPage(browser, shop, path)) bytes[kind] = (bytes[kind] ?? 0) + body.length
  return bytes
}

/** One file of a page as the browser received it. It is compressed if the server compressed it. */
export type Loaded = { kind: string; body: Buffer; isPacked: boolean }

/**
 * Opens a page as a new visitor, in a browser that accepts brotli. Returns all files that the page requests until the network is idle. Files
 * that the service worker loads in advance are left out.
 */
export async function loadPage(browser: Browser, shop: Pick<Server, 'origin'>, path: string): Promise<Loaded[]> {
  const context = await browser.newContext()
  try {
    const loaded: Loaded[] = []
    for (const [url, kind] of await listLoaded(await context.newPage(), `${shop.origin}${path}`)) {
      const { headers, body } = await ask(url, { headers: BROWSER_HEADERS })
      loaded.push({ kind, body, isPacked: headers.some(([name]) => name === 'content-encoding') })
    }
    return loaded
  } finally {
    await context.close()
  }
}

async function listLoaded(page: Page, url: string): Promise<Map<string, string>> {
  const loaded = new Map<string, string>()
  page.on('response', (response) => loaded.set(response.url(), response.request().resourceType()))
  await page.goto(url, { waitUntil: 'networkidle' })
  return loaded
}

function figuresOf(visits: Visit[]): Figure[] {
  const held = (kind: keyof typeof LIMITS, what: string): Figure => {
    const { largest, seen } = survey(visits, kind)
    return bytesAtMost(largest, { what, limit: LIMITS[kind], seen })
  }
  return [
    held('script', 'JavaScript of a first visit, brotli'),
    held('font', 'Fonts of a first visit'),
    held('document', 'HTML, brotli'),
    held('stylesheet', 'Styles of a first visit, brotli'),
  ]
}

function survey(visits: Visit[], kind: string): { largest: number; seen: string } {
  const list = visits.map(({ page, bytes }) => `${page} ${kilobytes(bytes[kind] ?? 0)}`)
  return { largest: Math.max(...visits.map(({ bytes }) => bytes[kind] ?? 0)), seen: list.join(', ') }
}
