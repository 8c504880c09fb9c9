import { amount } from '../results.ts'
import { markdownTable } from '../measured-tables.ts'
import { type DatabaseSize, measureGrowth } from './database-size.ts'
import type { Costs, SumRow, Totals, UnitCost } from './sums.ts'

/** Tables that grow by fewer bytes than this are shown in one common row. */
const WORTH_A_ROW = 100

export function costTable(costs: Costs): string {
  const row = (what: string, { shopMs, databaseMs, bytesSent, bytesTaken }: UnitCost) => [
    what,
    amount(shopMs, 'ms'),
    amount(databaseMs, 'ms'),
    bytes(bytesSent),
    bytes(bytesTaken),
  ]
  const { idle, filesBytes } = costs
  return markdownTable(
    ['One', 'CPU of the shop', 'CPU of PostgreSQL', 'Bytes sent', 'Bytes received'],
    [
      row('cached page (home)', costs.keptPage),
      row('rendered page of one person (order page)', costs.renderedPage),
      row('public page rendered after a change (home)', costs.changedPage),
      row('reading call (order)', costs.read),
      row('order of two lines', costs.order),
      row('payment in USDT: giving out its address, finding the transfer, marking the order as paid', costs.payment),
      row('e-mail, to the mail server', costs.email),
      ['scripts, styles and fonts of the home page', '', '', bytes(filesBytes), ''],
      ['idle second', amount(idle.shopMs, 'ms'), amount(idle.databaseMs, 'ms'), '', ''],
      [
        `E-mails: ${count(costs.emailsOfOrder)} of an order, ${count(costs.emailsOfPayment)} of a payment`,
        '',
        '',
        '',
        '',
      ],
    ],
  )
}

type Counts = { orders: number; payments: number }

export function growthTable(
  before: DatabaseSize,
  between: DatabaseSize,
  after: DatabaseSize,
  { orders, payments }: Counts,
): string {
  const ofOrder = new Map(measureGrowth(before, between, orders))
  const ofPayment = new Map(measureGrowth(between, after, payments))
  const names = [...new Set([...ofOrder.keys(), ...ofPayment.keys()])]
  const growth = (name: string) => (ofOrder.get(name) ?? 0) + (ofPayment.get(name) ?? 0)
  const rows = names
    .filter((name) => growth(name) >= WORTH_A_ROW)
    .toSorted((one, other) => growth(other) - growth(one))
    .map((name) => [`\`${name}\``, bytes(ofOrder.get(name) ?? 0), bytes(ofPayment.get(name) ?? 0)])
  return markdownTable(
    ['Growth of the database, with indexes', 'for an order', 'for its payment'],
    [
      ...rows,
      ['all tables', bytes((between.bytes - before.bytes) / orders), bytes((after.bytes - between.bytes) / payments)],
      [
        'write-ahead log (WAL)',
        bytes((between.wal - before.wal) / orders),
        bytes((after.wal - between.wal) / payments),
      ],
    ],
  )
}

export function dayTable(rows: SumRow[]): string {
  return markdownTable(
    ['Part of the load', 'A day', 'A second', 'At the peak', 'Shop’s processors', 'PostgreSQL’s', 'Bytes a day'],
    rows.map((row) => [
      row.what,
      whole(row.aDay),
      count(row.aSecond),
      count(row.atPeak),
      count(row.shopCores),
      count(row.databaseCores),
      bytes(row.bytesADay),
    ]),
  )
}

export function totalsTable(totals: Totals): string {
  return markdownTable(
    ['Total', ''],
    [
      ['processors busy at the peak, shop', count(totals.shopCores)],
      ['processors busy at the peak, PostgreSQL', count(totals.databaseCores)],
      ['processors needed, shop', String(totals.shopCoresToHave)],
      ['processors needed, PostgreSQL', String(totals.databaseCoresToHave)],
      ['over the network a day', bytes(totals.bytesADay)],
      ['at the peak', `${count(totals.peakMegabits)} Mbit/s`],
      ['at the peak, behind a proxy that caches pages and files', `${count(totals.peakMegabitsBehindCdn)} Mbit/s`],
      ['growth of the database in a day', bytes(totals.databaseBytesADay)],
      ['growth of the database in a year', bytes(totals.databaseBytesAYear)],
      ['write-ahead log a day, for replicas and archives', bytes(totals.walBytesADay)],
      ['e-mails a day', whole(totals.emailsADay)],
    ],
  )
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** Bytes as text. A kilobyte is a thousand bytes in all these tables: 12.3 kB, 1.45 TB. */
export function bytes(value: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)))
  return power === 0 ? `${Math.round(value)} bytes` : amount(value / 1000 ** power, UNITS[power] ?? '')
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

function count(value: number): string {
  return amount(value, '').trim()
}
