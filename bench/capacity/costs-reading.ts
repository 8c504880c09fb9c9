import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { ask, BROWSER_HEADERS } from '../http.ts'
import { type Meter, unitCost } from './cost-meter.ts'
import { sendAll, type Load, requestText } from './raw-load.ts'
import type { UnitCost } from './sums.ts'

const CONNECTIONS = 32
/** The maximum time until a process receives the notification of a change. */
const NOTIFIED_AFTER_MS = 40

type Reading = { origin: string; path: string; seconds: number; headers?: Record<string, string> }

/**
 * Returns the cost of a request to one address, which is requested repeatedly. Without a meter the function only warms up the process, and the times
 * are 0.
 */
export async function costOfReading(
  meter: Meter | undefined,
  { origin, path, seconds, headers = BROWSER_HEADERS }: Reading,
): Promise<UnitCost> {
  const text = requestText(origin, path, { headers })
  const seen: Load[] = []
  const work = async () =>
    void seen.push(await sendAll({ origin, connections: CONNECTIONS, until: { seconds }, next: () => text }))
  const spent = meter ? await meter.spend(work) : await work().then(() => ({ shopMs: 0, databaseMs: 0 }))
  const [load] = seen
  if (!load) throw new Error('nothing was read')
  return unitCost(spent, load)
}

type ChangeTest = { origin: string; pool: pg.Pool; changes: number }

/**
 * Returns the cost of the home page, which is requested once after each change of the catalogue. The shop makes the API calls of the page, renders
 * the page, and compresses it for the cache.
 */
export async function costOfChangedPage(meter: Meter, { origin, pool, changes }: ChangeTest): Promise<UnitCost> {
  let bytesIn = 0
  const spent = await meter.spend(async () => {
    for (let change = 0; change < changes; change += 1) {
      await pool.query("select pg_notify('catalogue_changed', '')")
      await pause(NOTIFIED_AFTER_MS)
      bytesIn += (await ask(`${origin}/`, { headers: BROWSER_HEADERS })).body.length
    }
  })
  return unitCost(spent, { answers: changes, bytesIn, bytesOut: 0 })
}

/** Returns the size in bytes of the files in the head of a page, as a browser with brotli receives these files. */
export async function countPageFiles(origin: string, path: string): Promise<number> {
  const { body } = await ask(`${origin}${path}`, { headers: { ...BROWSER_HEADERS, 'accept-encoding': 'identity' } })
  const html = body.toString()
  const scripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const named = [...html.matchAll(/(?:href|src)="(\/[^"?]+\.(?:js|css|woff2|svg))"/g)].map(([, file]) => file)
  let bytes = 0
  for (const file of new Set([...named, ...scripts])) {
    const answer = await ask(`${origin}${file}`, { headers: BROWSER_HEADERS })
    if (answer.status !== 200) throw new Error(`${file} returned ${answer.status}`)
    bytes += answer.body.length
  }
  return bytes
}
