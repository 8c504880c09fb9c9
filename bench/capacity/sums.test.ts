import { describe, expect, it } from 'vitest'
import { ASSUMED, type Costs, sumRows, sumTotals, type UnitCost } from './sums.ts'

const cost = (shopMs: number, databaseMs: number, bytesSent: number): UnitCost => ({
  shopMs,
  databaseMs,
  bytesSent,
  bytesTaken: 0,
})

const COSTS: Costs = {
  keptPage: cost(0.1, 0, 10_000),
  renderedPage: cost(2, 1, 10_000),
  changedPage: cost(20, 2, 10_000),
  read: cost(1, 0.5, 1000),
  order: cost(2, 1, 500),
  payment: cost(10, 10, 1000),
  email: cost(3, 2, 0),
  idle: { shopMs: 10, databaseMs: 5 },
  filesBytes: 100_000,
  emailsOfOrder: 1,
  emailsOfPayment: 2,
  databaseBytesOfOrder: 10_000,
  databaseBytesOfPayment: 20_000,
  walBytesOfOrder: 15_000,
  walBytesOfPayment: 30_000,
}
const DAY = {
  ...ASSUMED,
  visitors: 864_000,
  pagesOfVisitor: 10,
  publicShare: 0.9,
  orders: 86_400,
  paidShare: 0.5,
  peak: 5,
  usedShare: 0.5,
  processes: 4,
}

describe('the calculated load of a day', () => {
  const rows = sumRows(COSTS, DAY)
  const named = (what: string) => rows.find((row) => row.what.startsWith(what))

  it('includes the average per second, and the peak as a multiple of the average', () => {
    expect(named('public pages, cached')).toMatchObject({ aDay: 7_776_000, aSecond: 90, atPeak: 450 })
    expect(named('orders')).toMatchObject({ aDay: 86_400, aSecond: 1, atPeak: 5 })
  })

  it('includes the number of processors that each kind of request needs', () => {
    expect(named('public pages, cached')?.shopCores).toBeCloseTo(0.045)
    expect(named('pages of one person')?.databaseCores).toBeCloseTo(0.05)
  })

  it('includes the e-mails of all orders and, for paid orders, the e-mails after payment', () => {
    expect(named('e-mails')?.aDay).toBe(86_400 + 2 * 43_200)
    expect(sumTotals(COSTS, DAY).emailsADay).toBe(172_800)
  })

  it('includes the pages that every process renders again after a change by staff', () => {
    expect(named('public pages rendered')?.aDay).toBe(DAY.changesOfStaff * DAY.pagesAfterChange * 4)
  })
})

describe('the calculated total load', () => {
  const totals = sumTotals(COSTS, DAY)

  it('includes the idle work of every process, and the spare processors', () => {
    const busy = sumRows(COSTS, DAY).reduce((sum, { shopCores }) => sum + shopCores, 0)
    expect(totals.shopCores).toBeCloseTo(busy + 0.04)
    expect(totals.shopCoresToHave).toBe(Math.ceil(totals.shopCores * 2))
  })

  it('grows with the number of orders and their payments', () => {
    expect(totals.databaseBytesADay).toBe(86_400 * 10_000 + 43_200 * 20_000)
    expect(totals.databaseBytesAYear).toBe(365 * totals.databaseBytesADay)
    expect(totals.walBytesADay).toBe(86_400 * 15_000 + 43_200 * 30_000)
  })

  it('includes less traffic from the server if a CDN serves a part of it', () => {
    const kept = 7_776_000 * 10_000 + 864_000 * DAY.newShare * 100_000
    const difference = (kept * DAY.cdnShare * 8 * 5) / 86_400 / 1e6
    expect(totals.peakMegabits - totals.peakMegabitsBehindCdn).toBeCloseTo(difference, 6)
  })

  it('needs more processors for more visitors, but not more database space', () => {
    const doubled = sumTotals(COSTS, { ...DAY, visitors: 2 * DAY.visitors })
    expect(doubled.shopCores).toBeGreaterThan(totals.shopCores)
    expect(doubled.databaseBytesADay).toBe(totals.databaseBytesADay)
  })
})
