import { expect, it } from 'vitest'
import { formatPeriod, formatShare, labelled } from './value-format.ts'

it.each([
  ['2019-12-01', '2019-12-31', 'en', '1–31 Dec 2019'],
  ['2019-12-01', '2019-12-31', 'ru', '1–31 дек. 2019 г.'],
  ['2025-12-30', '2026-01-05', 'en', '30 Dec 2025 – 5 Jan 2026'],
] as const)('the period from %s to %s in %s is %s', (from, to, lang, text) => {
  expect(formatPeriod(from, to, lang).replaceAll(/\s/g, ' ')).toBe(text)
})

it('the last bar of a chart always has a label', () => {
  expect(labelled(['a', 'b', 'c', 'd', 'e', 'f'], 4)).toEqual(['b', 'f'])
  expect(labelled(['a', 'b'], 1)).toEqual(['a', 'b'])
})

it('a share is never above 100%, and is not shown if the counts contradict each other', () => {
  expect(formatShare(1, 4, 'en')).toBe('25%')
  expect(formatShare(4, 4, 'en')).toBe('100%')
  expect(formatShare(6, 4, 'en')).toBeUndefined()
  expect(formatShare(1, 0, 'en')).toBeUndefined()
})
