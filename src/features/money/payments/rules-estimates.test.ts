import { expect, it } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import { estimateIn, needsEstimate } from './rules-estimates.ts'

it.each([
  [93, 300, 2_790_000],
  [93, 164, 1_530_000],
  [0.92, 164, 15_100],
  [93, 1, 9_300],
  // This case tests the rounding: in floating-point numbers 75.4 × 100 is 7540.000000000001.
  [0.92, 82, 7_540],
  [92.4567, 1440, 13_300_000],
])('at a rate of %d, %d dollars are about %d kopecks or cents', (perUsd, dollars, about) => {
  expect(estimateIn(perUsd, dollars)).toBe(about)
})

it.each<[Lang, string, boolean]>([
  ['ru', 'Europe/Moscow', true],
  ['ru', 'America/New_York', true],
  ['en', 'UTC', true],
  ['en', 'Europe/Berlin', true],
  ['en', 'America/New_York', false],
])('a reader in %s with the time zone %s sees roubles and euros: %j', (lang, timeZone, isShown) => {
  expect(needsEstimate(lang, timeZone)).toBe(isShown)
})
