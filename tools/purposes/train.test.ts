import { expect, test } from 'vitest'
import { pruned } from './train.ts'

const COUNT = 33_500

test('a reduced model keeps the features with the largest weights, in their order', () => {
  const rows = new Map(Array.from({ length: COUNT }, (_, row) => [`f${row}`, row]))
  // Every second feature of the first 200 has only zero weights.
  const weights = Int8Array.from({ length: COUNT * 2 }, (_, place) => (place < 400 && place % 4 < 2 ? 0 : 5))
  const small = pruned({ purposes: ['price', 'grief'], rows, weights, step: 0.1 })
  expect(small.rows.has('f0')).toBe(false)
  expect([...small.rows].slice(0, 2)).toEqual([
    ['f1', 0],
    ['f3', 1],
  ])
  expect(small.weights.length).toBe(small.rows.size * 2)
  expect(small.weights.every((weight) => weight === 5)).toBe(true)
})
