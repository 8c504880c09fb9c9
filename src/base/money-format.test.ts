import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS } from './i18n.ts'
import { formatRub, formatUsd } from './money-format.ts'

describe('an amount of dollars', () => {
  it.each([
    [144000, 'ru', '$1\u00a0440'],
    [144000, 'en', '$1,440'],
    [27300, 'ru', '$273'],
    [123450, 'ru', '$1\u00a0234,50'],
    [123450, 'en', '$1,234.50'],
    [100000000, 'ru', '$1\u00a0000\u00a0000'],
    [5, 'en', '$0.05'],
    [0, 'ru', '$0'],
    [-1250, 'en', '−$12.50'],
  ] as const)('is shown for %i cents in %s as %s', (cents, lang, text) => {
    expect(formatUsd(cents, lang)).toBe(text)
  })
})

describe('an amount of roubles', () => {
  it.each([
    [9500000, 'ru', '95\u00a0000\u00a0₽'],
    [9500050, 'en', '95,000.50\u00a0₽'],
    [-5, 'ru', '−0,05\u00a0₽'],
  ] as const)('is shown for %i kopecks in %s as %s', (kopecks, lang, text) => {
    expect(formatRub(kopecks, lang)).toBe(text)
  })
})

it.each(LANGS)('an amount in %s equals the output of Intl', (lang) => {
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      const digits = (cents % 100 === 0 ? whole : exact).format(cents / 100)
      expect(formatUsd(cents, lang)).toBe(`$${digits.replaceAll(/\s/g, '\u00a0')}`)
    }),
  )
})
