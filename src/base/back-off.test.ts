import { expect, it } from 'vitest'
import { jittered } from './back-off.ts'

it('a pause varies by a fifth in either direction, in whole milliseconds', () => {
  expect([0, 0.5, 1].map((chance) => jittered(10_000, chance))).toEqual([8000, 10_000, 12_000])
  expect(jittered(1, 0.3)).toBe(1)
})
