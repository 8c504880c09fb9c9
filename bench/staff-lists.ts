import type pg from 'pg'
import { DAY } from '../src/base/time.ts'
import { type Browser, signIn } from '../test/sign-in.ts'
import type { TestShop } from '../test/shop.ts'
import type { Bench, Part } from './bench.ts'
import { openPool, openShop } from './database.ts'
import { absoluteAtMost, amount, type Figure } from './results.ts'
import { median, timeOnce } from './rounds.ts'
import { seedStaff } from './staff-seed.ts'

/** The numbers of orders after one good year and after ten good years. */
const SIZES = [
  { orders: 10_000, limitMs: 50, todayLimitMs: 100 },
  { orders: 100_000, limitMs: 100, todayLimitMs: 100 },
]
const TURNS_PER_ROUND = 5

type Size = (typeof SIZES)[number]

export const staffLists: Part = {
  name: 'staff-lists',
  about: `the staff's lists at ${SIZES.map(({ orders }) => amount(orders, 'orders')).join(' and at ')}`,
  async measure(bench) {
    const figures: Figure[] = []
    for (const size of SIZES) figures.push(...(await measure(bench, size)))
    return figures
  },
}

/**
 * Pages that staff open. `{id}` and `{hash}` belong to an order in the middle of the list, `{customer}` is the customer of this order, and
 * `{partner}` is a partner.
 */
export const CALLS: Record<string, string[]> = {
  Orders: [
    '/api/admin/orders',
    '/api/admin/orders?status=completed&limit=100',
    '/api/admin/orders?q=%23{number}',
    '/api/admin/orders?q=customer%20no77',
    '/api/admin/orders?q=customer',
    '/api/admin/orders?q=person77@example.com',
    '/api/admin/orders?q={hash}',
    `/api/admin/orders?from=${daysAway(-180)}&limit=100`,
    '/api/admin/orders/counts',
    '/api/admin/orders/{id}',
  ],
  Payments: ['/api/admin/payments?limit=100', '/api/admin/payments?q={hash}'],
  Customers: [
    '/api/admin/customers?limit=100',
    '/api/admin/customers?q=no77',
    '/api/admin/customers?q=person77@example.com',
    '/api/admin/customers/{customer}',
  ],
  Calendar: [
    `/api/admin/calendar?from=${daysAway(0)}&to=${daysAway(31)}`,
    '/api/admin/calendar/unscheduled',
    `/api/admin/sheets/${daysAway(1)}`,
  ],
  Proofs: ['/api/admin/proofs?state=published&limit=100', '/api/admin/missing-proofs'],
  'E-mails': ['/api/admin/messages?limit=100', '/api/admin/messages?q=person77@example.com'],
  Rituals: [
    '/api/admin/service-cards?limit=100',
    '/api/admin/service-cards?q=ganesha',
    '/api/admin/service-cards/ganesha',
  ],
  Articles: ['/api/admin/articles?limit=100', '/api/admin/articles/nakshatras'],
  'Intentions and categories': ['/api/admin/intentions', '/api/admin/categories'],
  Media: ['/api/admin/media?limit=100', '/api/admin/media?kind=image'],
  Partners: ['/api/admin/partners?limit=100', '/api/admin/partners?q=partner7', '/api/admin/partners/{partner}'],
  Settings: ['/api/admin/settings', '/api/admin/email-templates'],
  Audit: ['/api/admin/audit?limit=100', '/api/admin/audit?what=order.status'],
  Reports: ['sales', 'funnel', 'payments', 'rituals'].map(
    (name) => `/api/admin/reports/${name}?from=${daysAway(-364)}&to=${daysAway(0)}&by=day`,
  ),
  Today: ['/api/admin/today'],
}

async function measure({ rounds, freshDatabase }: Bench, size: Size): Promise<Figure[]> {
  const url = await freshDatabase()
  const shop = await openShop({ DATABASE_URL: url })
  const pool = openPool(url, 2)
  try {
    await seedStaff(pool, { orders: size.orders })
    await fillWords(shop)
    const staff = await signIn(shop, 'admin@example.com')
    const fill = await fillPaths(pool)
    const figures: Figure[] = []
    for (const [section, patterns] of Object.entries(CALLS)) {
      const medians: [path: string, ms: number][] = []
      for (const pattern of patterns) {
        medians.push([pattern, await medianOf(() => read(shop, staff, fill(pattern)), rounds * TURNS_PER_ROUND)])
      }
      figures.push(figureOf(section, medians, size))
    }
    return figures
  } finally {
    await pool.end()
    await shop.close()
  }
}

/** Runs the jobs that write the search words of rows. In a running shop these jobs run every hour. */
async function fillWords(shop: TestShop): Promise<void> {
  for (const job of shop.jobs) if (job.name.startsWith('fill-')) await job.work()
}

/** Returns a function that puts the ids of one order, its customer and a partner into a path. */
export async function fillPaths(pool: pg.Pool): Promise<(path: string) => string> {
  const { rows } = await pool.query<{ id: string; hash: string; customer: string; partner: string }>(
    `select order_id as id, transaction_hash as hash, account_id as customer, (select min(id) from partner where name like 'Partner No%') as partner
     from payment join customer_order on customer_order.id = order_id where transaction_hash is not null limit 1`,
  )
  const { id = '', hash = '', customer = '', partner = '' } = rows[0] ?? {}
  const words = {
    '{id}': id,
    '{number}': id.slice(0, 8),
    '{hash}': hash,
    '{customer}': customer,
    '{partner}': partner,
  }
  return (path) => Object.entries(words).reduce((text, [word, value]) => text.replace(word, value), path)
}

/**
 * Reads the whole response as a process sends it. The test shop's method `call` is not used, because it also checks the response against the schema.
 */
export async function read({ api }: TestShop, { cookies }: Browser, path: string): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await api.request(`http://localhost${path}`, { headers: { cookie } })
  const body = await response.text()
  if (response.status !== 200 || body.startsWith('{"items":[]'))
    throw new Error(`${path} returned ${body.slice(0, 200)}`)
}

async function medianOf(call: () => Promise<void>, turns: number): Promise<number> {
  const times: number[] = []
  await call()
  for (let turn = 0; turn < turns; turn += 1) times.push(await timeOnce(call))
  return median(times)
}

/** The figure of the slowest call of a section. */
function figureOf(section: string, medians: [path: string, ms: number][], size: Size): Figure {
  const [path, ms] = medians.reduce((slowest, one) => (one[1] > slowest[1] ? one : slowest))
  const seen = `\`${path.replace('/api/admin', '')}\`; fastest of ${medians.length}: ${amount(Math.min(...medians.map((one) => one[1])), 'ms')}`
  const limit = section === 'Today' ? size.todayLimitMs : size.limitMs
  return absoluteAtMost(ms, 'ms', {
    what: `Staff at ${amount(size.orders, 'orders')}: ${section}, slowest call`,
    limit,
    seen,
  })
}

function daysAway(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}
