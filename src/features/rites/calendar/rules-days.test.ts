import { describe, expect, it } from 'vitest'
import { boughtDays, fillFrom, isOtherCount, listRuns, proposedDays, termFrom } from './rules-days.ts'

// The expected dates come from a printed calendar of 2026 and 2027.
describe('the days that were bought', () => {
  it.each([
    ['2027-01-14', 4, '2027-02-10', 28],
    ['2026-12-31', 2, '2027-01-13', 14],
    ['2026-12-31', 4, '2027-01-27', 28],
    ['2027-02-22', 1, '2027-02-28', 7],
    ['2028-02-23', 1, '2028-02-29', 7],
  ])('from %s for %i weeks end on %s and are %i days', (first, weeks, last, count) => {
    const days = termFrom(first, { weeks })
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  it('are one day if the ritual has a fixed time', () => {
    expect(boughtDays({ weeks: 1, performsAt: new Date('2026-12-20T03:30:00Z') })).toBe(1)
  })

  it('differ from the set days if staff have set fewer or more', () => {
    const week = termFrom('2026-12-20', { weeks: 1 })
    expect(isOtherCount(week.slice(1), { weeks: 1 })).toBe(true)
    expect(isOtherCount(week, { weeks: 1 })).toBe(false)
    expect(isOtherCount([...week, '2026-12-27'], { weeks: 1 })).toBe(true)
    expect(isOtherCount([], { weeks: 1 })).toBe(false)
  })

  it('are only the days that are still paid after a refund', () => {
    const refunded = { weeks: 2, paidDays: 7 }
    expect(isOtherCount(termFrom('2026-12-20', { weeks: 1 }), refunded)).toBe(false)
    expect(isOtherCount(termFrom('2026-12-20', { weeks: 2 }), refunded)).toBe(true)
    expect(fillFrom('2026-12-20', [], refunded)).toHaveLength(7)
  })

  it('are filled up from a day, without the days that are already set', () => {
    const set = ['2026-12-20', '2026-12-21', '2026-12-22', '2026-12-24', '2026-12-25']
    expect(fillFrom('2026-12-23', set, { weeks: 1 })).toEqual(['2026-12-23', '2026-12-26'])
    expect(fillFrom('2026-12-27', set, { weeks: 1 })).toEqual(['2026-12-27', '2026-12-28'])
    expect(fillFrom('2026-12-27', termFrom('2026-12-19', { weeks: 1 }), { weeks: 1 })).toEqual([])
    expect(fillFrom('2026-12-27', termFrom('2026-12-19', { weeks: 2 }), { weeks: 1 })).toEqual([])
  })

  it('are shown as ranges of consecutive days', () => {
    expect(listRuns(['2026-12-31', '2027-01-02', '2027-01-01', '2027-01-05'])).toEqual([
      { first: '2026-12-31', last: '2027-01-02', days: ['2026-12-31', '2027-01-01', '2027-01-02'] },
      { first: '2027-01-05', last: '2027-01-05', days: ['2027-01-05'] },
    ])
  })
})

describe('the days that the calendar form proposes', () => {
  const line = { weeks: 1, startDate: '2026-12-31', days: [] }

  it('are all bought days, starting with the requested day', () => {
    const proposed = proposedDays(line, '2026-11-29')
    expect([proposed[0], proposed.at(-1), proposed.length]).toEqual(['2026-12-31', '2027-01-06', 7])
  })

  it('are empty if no day was requested, or if the requested day has passed', () => {
    expect(proposedDays({ ...line, startDate: null }, '2026-11-29')).toEqual([])
    expect(proposedDays(line, '2027-01-01')).toEqual([])
  })

  it('are only the day in India if the ritual has a fixed time', () => {
    const sold = { ...line, weeks: 0, performsAt: '2026-12-30T20:00:00.000Z', startDate: null }
    expect(proposedDays(sold, '2026-11-29')).toEqual(['2026-12-31'])
    expect(proposedDays(sold, '2027-01-01')).toEqual([])
  })

  it('are the days that staff have already set, if there are any', () => {
    expect(proposedDays({ ...line, days: ['2026-12-05'] }, '2026-11-29')).toEqual(['2026-12-05'])
  })
})
