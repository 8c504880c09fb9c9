import { expect, it } from 'vitest'
import { containing, startingWith } from './like-patterns.ts'

it('special characters of a pattern are taken literally', () => {
  expect(containing('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
  expect(startingWith('a_')).toBe('a\\_%')
})
