import { expect, it } from 'vitest'
import { dayBounds } from './day-bounds.ts'

it('a day is in the reader’s time zone, from midnight to midnight', () => {
  const { from = '', to = '' } = dayBounds({ from: '2026-11-25', to: '2026-11-26' })
  const [begin, end] = [new Date(from), new Date(to)]
  expect([from, to]).toEqual([begin.toISOString(), end.toISOString()])
  expect([begin.getDate(), begin.getHours(), begin.getMinutes()]).toEqual([25, 0, 0])
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([26, 23, 59])
})

it('an invalid day does not filter', () => {
  expect(dayBounds({ from: null, to: '' })).toEqual({})
  expect(dayBounds({ from: 'yesterday', to: '2026-13-01' })).toEqual({})
})
