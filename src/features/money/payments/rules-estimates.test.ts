import { expect, it } from 'vitest'
import { estimateIn } from './rules-estimates.ts'

it.each([
  [93, 300, 27_900],
  [93, 164, 15_300],
  [0.92, 164, 151],
  [93, 1, 93],
  [92.4567, 1440, 133_000],
])('at a rate of %d, %d dollars are about %d', (perUsd, dollars, about) => {
  expect(estimateIn(perUsd, dollars)).toBe(about)
})
