import { expect, it } from 'vitest'
import { isSameTown, placeIn } from './rules-site.ts'

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

it.each([
  ['Varanasi', 'Варанаси', true],
  ['Варанаси, Асси-гхат', 'Varanasi', true],
  ['Dashashwamedh Ghat, Varanasi', 'Varanasi', true],
  ['Assi Ghat, Varanasi', 'Dashashwamedh Ghat, Varanasi', true],
  ['Ayodhya', 'Варанаси', false],
  ['Айодхья', 'Varanasi, Assi Ghat', false],
  ['', 'Varanasi', true],
])('%s and %s are the same town: %s', (one, other, isSame) => {
  expect(isSameTown(one, other)).toBe(isSame)
})
