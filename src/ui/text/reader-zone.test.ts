import { expect, it } from 'vitest'
import { formatInPageZone, namePageZone, nameZone } from './reader-zone.ts'

it('the server renders a time in Moscow time for Russian, in UTC for English', () => {
  const at = '2026-12-12T22:15:00.000Z'
  expect(formatInPageZone(at, 'ru')).toBe('13\u00a0декабря\u00a02026\u00a0г., 01:15')
  expect(formatInPageZone(at, 'en')).toBe('12\u00a0December\u00a02026, 22:15')
})

it('a page names the time zone of its times', () => {
  expect([namePageZone('ru'), namePageZone('en')]).toEqual(['по\u00a0Москве', 'UTC'])
})

it.each([
  ['ru', 180, 'по\u00a0Москве'],
  ['ru', 300, 'UTC+5'],
  ['ru', 0, 'по\u00a0Гринвичу'],
  ['en', 0, 'UTC'],
  ['en', 180, 'UTC+3'],
  ['en', 330, 'UTC+5:30'],
  ['en', -300, 'UTC\u22125'],
] as const)('a time zone has a name in %s for %i minutes of offset', (lang, offset, name) => {
  expect(nameZone(lang, offset)).toBe(name)
})
