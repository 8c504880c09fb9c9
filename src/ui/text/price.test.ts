import { expect, it } from 'vitest'
import { formatRoubles } from './price.tsx'

it('roubles are written exactly, with kopecks', () => {
  expect(formatRoubles(15_397_55, 'ru')).toBe('15\u00a0397,55\u00a0₽')
  expect(formatRoubles(15_397_00, 'ru')).toBe('15\u00a0397,00\u00a0₽')
  expect(formatRoubles(15_397_55, 'en')).toBe('₽15,397.55')
})
