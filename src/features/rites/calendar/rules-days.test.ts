import { describe, expect, it } from 'vitest'
import { boughtDays, listRuns, missingDays, proposedDays, termFrom } from './rules-days.ts'

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

  it('are reported as missing if staff have set only a part', () => {
    expect(missingDays(['2026-12-04'], { weeks: 4 })).toBe(27)
    expect(missingDays(termFrom('2026-12-04', { weeks: 4 }), { weeks: 4 })).toBe(0)
    expect(missingDays([], { weeks: 4 })).toBe(0)
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
