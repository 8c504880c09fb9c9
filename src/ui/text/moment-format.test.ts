import { afterEach, expect, it } from 'vitest'
import { formatDayShort } from './moment-format.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'a calendar day is shown as the same day in %s',
  (there) => {
    process.env.TZ = there
    expect(formatDayShort('2026-11-20', 'en')).toMatch(/\b20\b/)
    expect(formatDayShort('2026-11-20', 'ru')).toMatch(/\b20\b/)
  },
)

it('a moment is shown as the reader’s local day', () => {
  process.env.TZ = 'America/Los_Angeles'
  expect(formatDayShort('2026-11-20T03:00:00Z', 'en')).toMatch(/\b19\b/)
})
