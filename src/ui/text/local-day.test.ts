import { afterEach, expect, it } from 'vitest'
import { dayOf, shopDayOf } from './local-day.ts'

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
])('in %s at %s it is %s, and no day before %s can be chosen', (there, at, here, first) => {
  process.env.TZ = there
  expect([dayOf(new Date(at)), shopDayOf(new Date(at))]).toEqual([here, first])
})
