import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS } from './i18n.ts'
import { formatUsd } from './money-format.ts'
import { readNumber, typedNumber } from './typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['1200', 1200],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1200,50', 1200.5],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u202f200', 1200],
    ['1 200,50', 1200.5],
    ['1 200.50', 1200.5],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1,200,000', 1_200_000],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1200.125', 1200.125],
    [' 12 ', 12],
    ['5,', 5],
    [',5', 0.5],
  ])('has the same value in both languages: %j', (text, number) => {
    expect(LANGS.map((lang) => readNumber(text, lang))).toEqual([number, number])
  })

  it('may contain a comma before three digits in English, but not in Russian', () => {
    expect(readNumber('1,200', 'en')).toBe(1200)
    expect(readNumber('1,200', 'ru')).toBeNaN()
  })

  it.each([
    '1.200',
    '12 345 6',
    '1 20',
    '1,20,000',
    '1,200,50',
    '1,200.',
    '1.200.50',
    '-5',
    '1e3',
    '0x10',
    'a',
    '.',
    '',
    ' ',
  ])('is refused if written as %j', (text) => {
    expect(LANGS.map((lang) => readNumber(text, lang))).toEqual([NaN, NaN])
  })

  it.each(LANGS)('keeps its value if the shop formats the number in %s', (lang) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
        expect(readNumber(formatUsd(cents, lang).slice(1), lang)).toBe(cents / 100)
      }),
    )
  })
})

it('a number that the shop writes into a field is read back unchanged', () => {
  expect(typedNumber(32.8, 'ru')).toBe('32,8')
  expect(typedNumber('0.5', 'en')).toBe('0.5')
  for (const lang of ['ru', 'en'] as const) expect(readNumber(typedNumber('12.50', lang), lang)).toBe(12.5)
})
