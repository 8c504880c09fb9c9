/** The cost of one operation: the processor time in milliseconds, and the bytes that the shop sends and receives. */
export type UnitCost = { shopMs: number; databaseMs: number; bytesSent: number; bytesTaken: number }

export type Costs = {
  keptPage: UnitCost
  renderedPage: UnitCost
  changedPage: UnitCost
  read: UnitCost
  order: UnitCost
  payment: UnitCost
  email: UnitCost
  /** The cost of an idle process and its database for one second. */
  idle: { shopMs: number; databaseMs: number }
  /** The scripts, styles and fonts in the head of the home page, as a browser with brotli receives them. */
  filesBytes: number
  emailsOfOrder: number
  emailsOfPayment: number
  databaseBytesOfOrder: number
  databaseBytesOfPayment: number
  walBytesOfOrder: number
  walBytesOfPayment: number
}

/** Assumptions, not measurements: the number of visitors, and what visitors do. */
export const ASSUMED = {
  visitors: 1_000_000,
  pagesOfVisitor: 6,
  /** The share of pages that are the same for all visitors. */
  publicShare: 0.9,
  callsOfVisitor: 4,
  /** The share of visitors whose browser has not cached any files of the shop. */
  newShare: 0.7,
  orders: 100_000,
  paidShare: 0.8,
  /** The payment widget requests the payment's state every ten seconds for ten minutes. */
  questionsOfPayment: 60,
  changesOfStaff: 50,
  /** The number of public pages that visitors request again in each process after each change. */
  pagesAfterChange: 200,
  processes: 8,
  /** The load in the busiest second as a multiple of the average load. */
  peak: 5,
  /** The planned utilisation of a processor. */
  usedShare: 0.5,
  /** The share of bytes of public pages and files that a proxy caches. */
  cdnShare: 0.95,
}

type Assumed = typeof ASSUMED

/** The cost of one kind of work for a day. `shopCores` and `databaseCores` are the numbers of processors that are busy at peak. */
export type SumRow = {
  what: string
  aDay: number
  aSecond: number
  atPeak: number
  shopCores: number
  databaseCores: number
  bytesADay: number
}

const SECONDS_PER_DAY = 86_400
const MS = 1000
const NOTHING = { shopMs: 0, databaseMs: 0, bytesSent: 0, bytesTaken: 0 }

/** The cost of each kind of work for a day with these assumptions. */
export function sumRows(costs: Costs, assumed: Assumed): SumRow[] {
  const { visitors, pagesOfVisitor, publicShare, orders, paidShare, peak } = assumed
  const pages = visitors * pagesOfVisitor
  const paid = orders * paidShare
  const emails = orders * costs.emailsOfOrder + paid * costs.emailsOfPayment
  const changed = assumed.changesOfStaff * assumed.pagesAfterChange * assumed.processes
  const files = { ...NOTHING, bytesSent: costs.filesBytes }
  const row = (what: string, aDay: number, cost: UnitCost): SumRow => {
    const aSecond = aDay / SECONDS_PER_DAY
    const atPeak = aSecond * peak
    return {
      what,
      aDay,
      aSecond,
      atPeak,
      shopCores: (atPeak * cost.shopMs) / MS,
      databaseCores: (atPeak * cost.databaseMs) / MS,
      bytesADay: aDay * (cost.bytesSent + cost.bytesTaken),
    }
  }
  return [
    row('public pages, cached', pages * publicShare, costs.keptPage),
    row('pages of one person, rendered', pages * (1 - publicShare), costs.renderedPage),
    row('public pages rendered after a change', changed, costs.changedPage),
    row('reading calls', visitors * assumed.callsOfVisitor, costs.read),
    row('payment status requests', paid * assumed.questionsOfPayment, costs.read),
    row('orders', orders, costs.order),
    row('payments', paid, costs.payment),
    row('e-mails', emails, costs.email),
    row('visits that load scripts, styles and fonts', visitors * assumed.newShare, files),
  ]
}

export type Totals = {
  shopCores: number
  databaseCores: number
  /** The number of whole processors that the shop needs. A part of their time stays unused (`usedShare`). */
  shopCoresToHave: number
  databaseCoresToHave: number
  bytesADay: number
  peakMegabits: number
  /** The remaining bandwidth if a proxy caches public pages and files. */
  peakMegabitsBehindCdn: number
  databaseBytesADay: number
  databaseBytesAYear: number
  walBytesADay: number
  emailsADay: number
}

const BITS = 8
const MEGABIT = 1e6
const DAYS = 365

/** The total cost of the day. `rows` come from `sumRows`. A proxy can cache the responses of the first and the last row. */
export function sumTotals(costs: Costs, assumed: Assumed, rows = sumRows(costs, assumed)): Totals {
  const sum = (of: (row: SumRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const shopCores = sum((row) => row.shopCores) + (costs.idle.shopMs * assumed.processes) / MS
  const databaseCores = sum((row) => row.databaseCores) + (costs.idle.databaseMs * assumed.processes) / MS
  const bytesADay = sum((row) => row.bytesADay)
  const keptInFront = [rows[0], rows.at(-1)].reduce((all, row) => all + (row?.bytesADay ?? 0), 0) * assumed.cdnShare
  const peakMegabits = (bytes: number) => (bytes / SECONDS_PER_DAY) * assumed.peak * (BITS / MEGABIT)
  const paid = assumed.orders * assumed.paidShare
  const databaseBytesADay = assumed.orders * costs.databaseBytesOfOrder + paid * costs.databaseBytesOfPayment
  return {
    shopCores,
    databaseCores,
    shopCoresToHave: Math.ceil(shopCores / assumed.usedShare),
    databaseCoresToHave: Math.ceil(databaseCores / assumed.usedShare),
    bytesADay,
    peakMegabits: peakMegabits(bytesADay),
    peakMegabitsBehindCdn: peakMegabits(bytesADay - keptInFront),
    databaseBytesADay,
    databaseBytesAYear: databaseBytesADay * DAYS,
    walBytesADay: assumed.orders * costs.walBytesOfOrder + paid * costs.walBytesOfPayment,
    emailsADay: assumed.orders * costs.emailsOfOrder + paid * costs.emailsOfPayment,
  }
}
