import { expect, it } from 'vitest'
import { containing, startingWith } from './like.ts'

it('what a pattern reads as a sign stands for itself', () => {
  expect(containing('50%_a\\b')).toBe('%50\\%\\_a\\\\b%')
  expect(startingWith('a_')).toBe('a\\_%')
})
