import { expect, it } from 'vitest'
import { isBirthDate, isDayInFuture } from './birth-date.ts'

it.each(['29.02.2000', '01.01.1900', '31.12.2999'])('%s is accepted as a birth date', (text) => {
  expect(isBirthDate(text)).toBe(true)
})

it.each(['', '29.02.2001', '31.04.1985', '00.01.1985', '01.13.1985', '31.12.1899', '1.2.1985', '85'])(
  '«%s» is refused as a birth date',
  (text) => {
    expect(isBirthDate(text)).toBe(false)
  },
)

it('a day that has not begun in any time zone is in the future', () => {
  const now = new Date('2026-11-23T11:00:00Z')
  expect(['23.11.2026', '24.11.2026', '25.11.2026', '01.01.2999'].map((text) => isDayInFuture(text, now))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(isDayInFuture('24.11.2026', new Date('2026-11-23T09:59:00Z'))).toBe(true)
})
