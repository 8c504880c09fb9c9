import { afterEach, expect, it } from 'vitest'
import { dayBounds, toLocalDay, toShopDay } from './local-day.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each([
  ['America/Los_Angeles', '2026-11-25T23:50:00Z', '2026-11-25', '2026-11-25'],
  ['America/Los_Angeles', '2026-11-26T00:10:00Z', '2026-11-25', '2026-11-26'],
  ['Europe/Moscow', '2026-11-25T20:50:00Z', '2026-11-25', '2026-11-25'],
  ['Europe/Moscow', '2026-11-25T21:10:00Z', '2026-11-26', '2026-11-26'],
  ['Asia/Kolkata', '2026-12-31T19:00:00Z', '2027-01-01', '2027-01-01'],
])('in %s at %s, the reader’s day and the shop’s day are %s and %s', (there, at, here, first) => {
  process.env.TZ = there
  expect([toLocalDay(new Date(at)), toShopDay(new Date(at))]).toEqual([here, first])
})

it('a day of the reader lasts from midnight to midnight', () => {
  const { from = '', to = '' } = dayBounds({ from: '2026-11-25', to: '2026-11-26' })
  const [begin, end] = [new Date(from), new Date(to)]
  expect([from, to]).toEqual([begin.toISOString(), end.toISOString()])
  expect([begin.getDate(), begin.getHours(), begin.getMinutes()]).toEqual([25, 0, 0])
  expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([26, 23, 59])
})

it('a filter with an invalid day is ignored', () => {
  expect(dayBounds({ from: null, to: '' })).toEqual({})
  expect(dayBounds({ from: 'yesterday', to: '2026-13-01' })).toEqual({})
})
