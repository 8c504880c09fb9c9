import { expect, it } from 'vitest'
import { formatInIndia, formatInPageZone, namePageZone, nameReaderZone, zoneBeside } from './reader-zone.ts'

it('the server writes a time in Moscow time for Russian, UTC for English', () => {
  const at = '2026-12-12T22:15:00.000Z'
  expect(formatInPageZone(at, 'ru')).toBe('13\u00a0декабря\u00a02026\u00a0г., 01:15')
  expect(formatInPageZone(at, 'en')).toBe('12\u00a0December\u00a02026, 22:15')
})

it('a page names the time zone of its times', () => {
  expect([namePageZone('ru'), namePageZone('en')]).toEqual(['Время московское.', 'Times are in UTC.'])
})

it.each([
  ['ru', 180, 'Время московское.'],
  ['ru', 300, 'Время вашего часового пояса, UTC+5.'],
  ['ru', 0, 'Время по\u00a0Гринвичу (UTC).'],
  ['en', 0, 'Times are in UTC.'],
  ['en', 330, 'Times are in your time zone, UTC+5:30.'],
  ['en', -300, 'Times are in your time zone, UTC\u22125.'],
] as const)('the reader’s time zone has a name in %s for %i minutes of offset', (lang, offset, name) => {
  expect(nameReaderZone(lang, offset)).toBe(name)
})

it('a time in India is five and a half hours ahead of UTC and names its zone', () => {
  expect(formatInIndia('2026-12-12T03:30:00.000Z', 'en')).toBe('12\u00a0December\u00a02026, 09:00 India\u00a0time')
  expect(formatInIndia('2026-06-12T22:15:00.000Z', 'ru')).toBe(
    '13\u00a0июня\u00a02026\u00a0г., 03:45 по\u00a0времени\u00a0Индии',
  )
  expect([zoneBeside('en', false), zoneBeside('en', true)]).toEqual(['UTC', 'for\u00a0you'])
})
