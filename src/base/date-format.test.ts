import { expect, it } from 'vitest'
import { formatDay } from './date-format.ts'
import { LANGS, LOCALES } from './i18n.ts'

it.each(LANGS)('dates of all months in %s equal the output of Intl', (lang) => {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' })
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, month + 1))
    expect(formatDay(day.toISOString(), lang)).toBe(format.format(day).replaceAll(/\s/g, '\u00a0'))
  }
})

it('a time is shown as its calendar day in UTC', () => {
  expect(formatDay('2026-11-25T23:59:59.999Z', 'ru')).toBe('25\u00a0ноября\u00a02026\u00a0г.')
  expect(formatDay('2026-11-25T23:59:59-02:00', 'en')).toBe('26\u00a0November\u00a02026')
})
