import { expect, it } from 'vitest'
import { bytes } from './cost-tables.ts'

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [12_340, '12.3 kB'],
  [1_450_000_000_000, '1.45 TB'],
])('the number of bytes %i is formatted as %s', (value, said) => {
  expect(bytes(value)).toBe(said)
})
