import { describe, expect, it } from 'vitest'
import { closedFaults, firstOfferedDay, firstOpenDay, whyClosed } from './rules-planning.ts'

const FREE = { leadDays: 0, blockedDays: [], capacity: null }
const why = (day: string, planning: Partial<Parameters<typeof whyClosed>[1]['planning']>, begun = 0) =>
  whyClosed(day, { today: '2026-12-10', planning: { ...FREE, ...planning }, begun }, 'en')

describe('a customer’s choice of the first day of a ritual', () => {
  it('is not limited if the shop has set no limits', () => {
    expect(why('2026-12-10', {}, 1000)).toBeUndefined()
  })

  it('is refused if the day is too soon, with the first possible day', () => {
    const soon = why('2026-12-12', { leadDays: 3 })
    expect(soon?.code).toBe('plans.day-soon')
    expect(String(soon?.values?.day).replaceAll(/\s/g, ' ')).toBe('13 December 2026')
    expect(why('2026-12-13', { leadDays: 3 })).toBeUndefined()
  })

  it('is refused if the day is blocked, with a reason that the reader understands', () => {
    const blockedDays = [
      { day: '2026-12-25', reason: { ru: 'Отдых', en: 'A day of rest' } },
      { day: '2026-12-26', reason: { ru: 'Отдых', en: '' } },
      { day: '2026-12-27', reason: { ru: '', en: '' } },
    ]
    expect(why('2026-12-25', { blockedDays })?.values).toEqual({ reason: 'A day of rest' })
    expect(why('2026-12-26', { blockedDays })?.values).toEqual({ reason: 'Отдых' })
    expect(why('2026-12-27', { blockedDays })).toEqual({ code: 'plans.day-blocked' })
  })

  it('is refused if the maximum number of rituals already begins that day', () => {
    expect(why('2026-12-20', { capacity: 2 }, 1)).toBeUndefined()
    expect(why('2026-12-20', { capacity: 2 }, 2)).toEqual({ code: 'plans.day-full' })
  })
})

it.each([
  ['2026-11-30T00:30:00Z', 0, '2026-11-30'],
  ['2026-11-30T05:23:00Z', 0, '2026-12-01'],
  ['2026-11-30T23:59:00Z', 0, '2026-12-01'],
  ['2026-11-30T05:23:00Z', 1, '2026-12-01'],
  ['2026-11-30T05:23:00Z', 3, '2026-12-03'],
])('at %s with a lead time of %i days the first offered day is %s', (now, leadDays, day) =>
  expect(firstOfferedDay(new Date(now), { leadDays })).toBe(day),
)

it('a closed day is accepted if the plan already contains this day', () => {
  const closed = new Map([['2026-12-25', { code: 'plans.day-blocked' }]])
  const wish = { path: 'days.0', day: '2026-12-25' }
  expect(closedFaults([wish], closed)).toEqual([{ path: 'days.0', code: 'plans.day-blocked' }])
  expect(closedFaults([{ ...wish, kept: '2026-12-25' }], closed)).toEqual([])
})

it.each([
  [[], '2026-11-29'],
  [['2026-11-30'], '2026-11-29'],
  [['2026-11-29', '2026-11-30', '2026-12-02'], '2026-12-01'],
  [['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'], undefined],
])('with the closed days %j, the first open day until 2 December is %s', (days, open) => {
  const closed = days.map((day) => ({ day }))
  expect(firstOpenDay({ earliest: '2026-11-29', closed }, '2026-12-02')).toBe(open)
})
