import { expect, it } from 'vitest'
import { toInitials, toMarkedInitials } from './rules-initials.ts'

it.each([
  ['Анна Смирнова', 'А. С.'],
  ['мария', 'М.'],
  ['Jean-Luc  Picard', 'J. L. P.'],
  ['आनन्द शर्मा', 'आ. श.'],
  ['<b>', 'B.'],
  ['123', ''],
  ['Рәшит Сафин (в память)', 'Р. С.'],
])('the name %s is shown as %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})

it('“in memory” stays beside the initials of a dead person, in the e-mail’s language', () => {
  expect(toMarkedInitials('Рәшит Сафин (в память)', 'ru')).toBe('Р. С. (в память)')
  expect(toMarkedInitials('Harold Hill (in memory)', 'ru')).toBe('H. H. (в память)')
  expect(toMarkedInitials('Anna Smith', 'en')).toBe('A. S.')
})
