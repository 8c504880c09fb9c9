import { describe, expect, it } from 'vitest'
import { formatUsd } from './price.tsx'

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
  ] as const)('%i cents in %s is %s', (cents, lang, text) => {
    expect(formatUsd(cents, lang)).toBe(text)
  })
})
