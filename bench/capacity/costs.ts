import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import { openMailServer } from '../../test/mail-server.ts'
import { type Bench, type Part, Unavailable } from '../bench.ts'
import { openPool } from '../database.ts'
import { amount, type Figure, forInformation } from '../results.ts'
import { BROWSER_HEADERS } from '../http.ts'
import { writeTables } from '../measured-tables.ts'
import { type Server, startShop } from '../servers.ts'
import { openMeter } from './cost-meter.ts'
import { costTable, dayTable, growthTable, totalsTable } from './cost-tables.ts'
import { type CostWorld, costOfEmail, costOfOrders, costOfPayments, placeOrders } from './costs-orders.ts'
import { costOfChangedPage, costOfReading, countPageFiles } from './costs-reading.ts'
import { readSize } from './database-size.ts'
import { findPostmaster } from './processor-time.ts'
import { ASSUMED, type Costs, sumRows, sumTotals } from './sums.ts'

export const costs: Part = {
  name: 'costs',
  about: 'the cost of one page, call, order, payment and e-mail, and the totals of a large day (docs/capacity.md)',
  measure,
}

/**
 * The number of operations of each kind. The numbers are large, so that the coarse units of processor time and of database pages do not affect the
 * result.
 */
type Amounts = { seconds: number; orders: number; payments: number; emails: number; changes: number }
const AMOUNTS: Amounts = { seconds: 4, orders: 3000, payments: 1000, emails: 2000, changes: 60 }
const QUICK: Amounts = { seconds: 1, orders: 40, payments: 10, emails: 20, changes: 3 }

async function measure(bench: Bench): Promise<Figure[]> {
  if (process.platform !== 'linux') throw new Unavailable('Linux, for its counts of processor time')
  const amounts = bench.isQuick ? QUICK : AMOUNTS
  const url = await bench.freshDatabase()
  const mail = await openMailServer()
  const pool = openPool(url, 2)
  let shop: Server | undefined
  try {
    shop = await startShop(bench.folder, {
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'orders@shop.example',
    })
    const { origin, pid } = shop
    const [first = ''] = await placeOrders(origin, 10)
    await costOfReading(undefined, { origin, path: '/', seconds: 1 })
    // Without this pause, remaining work from the start would be measured as idle cost.
    await pause(amounts.seconds * 2 * SECOND)
    const meter = await openMeter(pid, await findPostmaster(url), amounts.seconds)
    const world: CostWorld = { origin, pool, url, mail, meter }
    return await measureAll(bench, world, first, amounts)
  } finally {
    await shop?.stop()
    await pool.end()
    await mail.close()
  }
}

async function measureAll(bench: Bench, world: CostWorld, order: string, amounts: Amounts): Promise<Figure[]> {
  const { origin, pool, meter } = world
  const reading = async (path: string) =>
    await costOfReading(meter, { origin, path, seconds: amounts.seconds, headers: BROWSER_HEADERS })
  const keptPage = await reading('/')
  const renderedPage = await reading(`/order/${order}`)
  const read = await reading(`/api/orders/${order}`)
  const changedPage = await costOfChangedPage(meter, { origin, pool, changes: amounts.changes })
  const email = await costOfEmail(world, amounts.emails)
  const before = await readSize(pool)
  const orders = await costOfOrders(world, amounts.orders, email)
  const between = await readSize(pool)
  const payments = await costOfPayments(world, orders.ids.slice(0, amounts.payments), email)
  const after = await readSize(pool)
  const found: Costs = {
    keptPage,
    renderedPage,
    changedPage,
    read,
    order: orders.cost,
    payment: payments.cost,
    email,
    idle: meter.idle,
    filesBytes: await countPageFiles(origin, '/'),
    emailsOfOrder: orders.emails,
    emailsOfPayment: payments.emails,
    databaseBytesOfOrder: (between.bytes - before.bytes) / amounts.orders,
    databaseBytesOfPayment: (after.bytes - between.bytes) / amounts.payments,
    walBytesOfOrder: (between.wal - before.wal) / amounts.orders,
    walBytesOfPayment: (after.wal - between.wal) / amounts.payments,
  }
  const tables = [
    costTable(found),
    growthTable(before, between, after, amounts),
    dayTable(sumRows(found, ASSUMED)),
    totalsTable(sumTotals(found, ASSUMED)),
  ]
  console.log(`\n${tables.join('\n\n')}\n`)
  if (!bench.isQuick) writeTables(new URL('../../docs/capacity.md', import.meta.url), 'costs', tables)
  return figuresOf(found)
}

function figuresOf(found: Costs): Figure[] {
  const cost = (what: string, { shopMs, databaseMs }: { shopMs: number; databaseMs: number }) =>
    forInformation(
      `Costs: ${what}`,
      amount(shopMs + databaseMs, 'ms'),
      `the shop ${amount(shopMs, 'ms')}, PostgreSQL ${amount(databaseMs, 'ms')} of processors`,
    )
  return [
    cost('cached page', found.keptPage),
    cost('page of one person', found.renderedPage),
    cost('reading call', found.read),
    cost('order', found.order),
    cost('payment', found.payment),
    cost('e-mail', found.email),
    forInformation(
      'Costs: what a paid order leaves in the database',
      `${((found.databaseBytesOfOrder + found.databaseBytesOfPayment) / 1000).toFixed(1)} kB`,
      'with its e-mails, payment and indexes',
    ),
  ]
}
