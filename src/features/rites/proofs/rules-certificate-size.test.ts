import { expect, it } from 'vitest'
import { sizeOfNames } from './rules.ts'

const named = (count: number, name = 'Анна Иванова') => Array.from({ length: count }, () => name)

it.each([
  [1, 'large'],
  [17, 'large'],
  [18, 'medium'],
  [57, 'medium'],
  [58, 'small'],
] as const)('%i names are printed on the certificate in %s letters', (count, size) => {
  expect(sizeOfNames(named(count))).toBe(size)
})

it('long names become smaller sooner', () => {
  expect(sizeOfNames(named(50, 'Александра Константиновна'))).toBe('small')
})
