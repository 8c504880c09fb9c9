import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookedSource, Movement, NewEntry } from './model.ts'
import {
  canClose,
  closesByItself,
  type Differing,
  entriesToBook,
  monthFor,
  monthsUntil,
  valueInCents,
} from './rules.ts'

const OPEN = () => false
const PAYMENT: Movement = {
  source: 'card 1',
  kind: 'payment',
  way: 'card',
  orderId: '1',
  currency: 'USD',
  units: 48_000n,
  usdCents: 48_000,
  usdRate: null,
  feeUnits: null,
  valueOn: '2026-10-31',
  reference: 'cs_1',
  partnerId: null,
  partner: '',
}

describe('a journal entry', () => {
  it('belongs to the month of its value date if that month is not closed', () => {
    const [entry] = entriesToBook([{ movement: PAYMENT, booked: undefined }], { today: '2026-11-02', isClosed: OPEN })
    expect(entry).toMatchObject({ month: '2026-10', valueOn: '2026-10-31', bookedOn: '2026-11-02', revision: 1 })
  })

  it('belongs to the month of booking if its value date’s month is closed', () => {
    const books = { today: '2026-11-12', isClosed: (month: string) => month === '2026-10' }
    const [entry] = entriesToBook([{ movement: PAYMENT, booked: undefined }], books)
    expect(entry).toMatchObject({ month: '2026-11', valueOn: '2026-10-31', bookedOn: '2026-11-12' })
  })

  it('belongs to the month of booking if its value date is in the future', () => {
    expect(monthFor('2026-12-01', { today: '2026-11-30', isClosed: OPEN })).toBe('2026-11')
  })

  it('has a fee but no amount if only the fee becomes known later', () => {
    const booked: BookedSource = { ...PAYMENT, revision: 1 }
    const [entry] = entriesToBook([{ movement: { ...PAYMENT, feeUnits: 1_422n }, booked }], {
      today: '2026-11-02',
      isClosed: OPEN,
    })
    expect(entry).toMatchObject({ kind: 'correction', revision: 2, units: 0n, usdCents: 0, feeUnits: 1_422n })
  })
})

describe('a month of the journal', () => {
  it('is closed automatically on the tenth day of the next month, not earlier', () => {
    expect(closesByItself('2026-11', new Date('2026-12-09T23:59:59Z'))).toBe(false)
    expect(closesByItself('2026-11', new Date('2026-12-10T00:00:00Z'))).toBe(true)
    expect(canClose('2026-11', new Date('2026-11-30T23:59:59Z'))).toBe(false)
    expect(canClose('2026-11', new Date('2026-12-01T00:00:00Z'))).toBe(true)
  })

  it('appears in the list even if no money moved in that month', () => {
    expect(monthsUntil('2026-10', new Date('2027-01-05T00:00:00Z'))).toEqual([
      '2027-01',
      '2026-12',
      '2026-11',
      '2026-10',
    ])
    expect(monthsUntil(undefined, new Date('2026-11-05T00:00:00Z'))).toEqual(['2026-11'])
  })
})

it('the dollar value of coins is rounded toward zero, also for returned coins', () => {
  expect(valueInCents('BTC', 150_000n, 95_000n * 10n ** 8n)).toBe(14_250)
  expect(valueInCents('USDT', -1_999_999n, 10n ** 8n)).toBe(-199)
  expect(valueInCents('ETH', 1n, null)).toBeNull()
})

/** A step of a random history: a source gets a new sum or disappears, then days pass, and the months that are over may be closed. */
const step = fc.record({
  source: fc.integer({ min: 0, max: 5 }),
  units: fc.integer({ min: -50_000, max: 50_000 }),
  isGone: fc.boolean(),
  fee: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
  valueBack: fc.integer({ min: 0, max: 80 }),
  daysLater: fc.integer({ min: 0, max: 40 }),
  closes: fc.boolean(),
})

it('the journal’s sums equal the payments’ sums, and closed months never change', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const journal: NewEntry[] = []
      const ledger = new Map<string, Movement>()
      // The expected values of each source, recorded without the rule under test: the last sum in the history, and the fee.
      const units = new Map<string, number>()
      const fees = new Map<string, number>()
      const closed = new Map<string, number>()
      let now = Date.UTC(2026, 0, 15)
      const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
      for (const { source: id, units: sum, isGone, fee, valueBack, daysLater, closes } of steps) {
        now += daysLater * 86_400_000
        const today = dayOf(now)
        if (closes)
          for (const { month } of journal)
            if (month < today.slice(0, 7) && !closed.has(month)) closed.set(month, countOf(journal, month))
        const source = `card ${id}`
        if (isGone) ledger.delete(source)
        else {
          const valueOn = dayOf(now - valueBack * 86_400_000)
          const feeUnits = fee === null ? null : BigInt(fee)
          ledger.set(source, { ...PAYMENT, source, units: BigInt(sum), usdCents: sum, feeUnits, valueOn })
        }
        units.set(source, isGone ? 0 : sum)
        const booked = bookedFrom(journal)
        const sources = new Set([...ledger.keys(), ...booked.keys()])
        const differing = [...sources].map((one): Differing => ({ movement: ledger.get(one), booked: booked.get(one) }))
        journal.push(...entriesToBook(differing, { today, isClosed: (month) => closed.has(month) }))
        if (isGone) fees.set(source, 0)
        else if (fee !== null && (booked.has(source) || sum !== 0)) fees.set(source, fee)
      }
      for (const [source, sum] of units) {
        const own = journal.filter((entry) => entry.source === source)
        expect(own.reduce((total, entry) => total + Number(entry.units), 0)).toBe(sum)
        expect(own.reduce((total, entry) => total + (entry.usdCents ?? 0), 0)).toBe(sum)
        expect(own.reduce((total, entry) => total + Number(entry.feeUnits ?? 0n), 0)).toBe(fees.get(source) ?? 0)
        expect(own.map(({ revision }) => revision)).toEqual(own.map((_, place) => place + 1))
      }
      for (const [month, entries] of closed) expect(countOf(journal, month)).toBe(entries)
    }),
    { numRuns: 1000 },
  )
})

function countOf(journal: readonly NewEntry[], month: string): number {
  return journal.filter((entry) => entry.month === month).length
}

/** The sums of the entries by source, as the database adds them up. */
function bookedFrom(journal: readonly NewEntry[]): Map<string, BookedSource> {
  const booked = new Map<string, BookedSource>()
  for (const { month: _, bookedOn: __, kind: ___, ...entry } of journal) {
    const known = booked.get(entry.source)
    booked.set(entry.source, {
      ...entry,
      kind: 'payment',
      units: (known?.units ?? 0n) + entry.units,
      usdCents: (known?.usdCents ?? 0) + (entry.usdCents ?? 0),
      feeUnits: entry.feeUnits === null ? (known?.feeUnits ?? null) : (known?.feeUnits ?? 0n) + entry.feeUnits,
    })
  }
  return booked
}
