import { expect, it } from 'vitest'
import { containing, startingWith } from './like-patterns.ts'

it('special characters in a search pattern are escaped', () => {
  expect(containing('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
  expect(startingWith('a_')).toBe('a\\_%')
})
