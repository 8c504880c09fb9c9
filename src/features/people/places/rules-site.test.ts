import { expect, it } from 'vitest'
import { placeIn } from './rules-site.ts'

it.each([
  ['Varanasi', 'ru', 'Варанаси'],
  ['Varanasi, Assi Ghat', 'ru', 'Варанаси, Assi Ghat'],
  ['Варанаси', 'en', 'Varanasi'],
  ['Варанаси', 'ru', 'Варанаси'],
  ['Assi Ghat', 'ru', 'Assi Ghat'],
  ['Varanasipur', 'ru', 'Varanasipur'],
] as const)('the ritual place %s is shown in the language %s as %s', (place, lang, shown) => {
  expect(placeIn(place, lang)).toBe(shown)
})
