import { expect, it } from 'vitest'
import {
  daysIn,
  periodBefore,
  toStep,
  listSteps,
  sumBySteps,
  sumColumns,
  defaultPeriod,
  addEarlierRows,
} from './rules.ts'

const november = { from: '2026-11-01', to: '2026-11-30' }

it('the previous period has the same length and ends the day before this period', () => {
  expect(periodBefore(november)).toEqual({ from: '2026-10-02', to: '2026-10-31' })
  expect(daysIn(periodBefore(november))).toBe(daysIn(november))
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' })
})

it('the default period of a report is thirty days, including today', () => {
  expect(defaultPeriod(new Date('2026-11-22T23:59:00Z'))).toEqual({ from: '2026-10-24', to: '2026-11-22' })
})

it('in reports, a week begins on Monday, even at the end of December', () => {
  expect(toStep('2026-11-22', 'week')).toBe('2026-11-16')
  expect(toStep('2026-11-16', 'week')).toBe('2026-11-16')
  expect(toStep('2027-01-01', 'week')).toBe('2026-12-28')
  expect(toStep('2026-11-22', 'month')).toBe('2026-11-01')
})

it('a report about the last possible day, 9999-12-31, has one line', () => {
  expect(listSteps({ from: '9999-12-31', to: '9999-12-31' }, 'day')).toEqual(['9999-12-31'])
})

it('a line of a report without events contains zeros', () => {
  expect(listSteps(november, 'week')).toHaveLength(6)
  const days = [
    { key: '2026-11-03', values: { orders: 2 } },
    { key: '2026-11-05', values: { orders: 1 } },
  ]
  const lines = sumBySteps(days, november, { by: 'month', columns: ['orders', 'paid'] })
  expect(lines).toEqual([{ key: '2026-11-01', values: { orders: 3, paid: 0 } }])
  expect(sumColumns(lines, ['orders', 'paid'])).toEqual({ orders: 3, paid: 0 })
})

it('a row that exists only in the previous period contains zeros for this period', () => {
  const earlier = ['ganesha', 'lakshmi'].map((key) => ({ key, values: { bought: 2 } }))
  const lines = [{ key: 'ganesha', values: { bought: 1 } }]
  expect(addEarlierRows(lines, earlier, ['bought'])).toEqual([...lines, { key: 'lakshmi', values: { bought: 0 } }])
})
