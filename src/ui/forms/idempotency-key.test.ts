import { expect, it } from 'vitest'
import { keepIdempotencyKey } from './idempotency-key.ts'

it('a repeated request has the same key, and a changed request has another key', () => {
  const keyOf = keepIdempotencyKey()
  const first = keyOf({ note: 'a' })
  expect(keyOf({ note: 'a' })).toEqual(first)
  expect(keyOf({ note: 'b' })).not.toEqual(first)
  expect(keepIdempotencyKey()({ note: 'a' })).not.toEqual(first)
})
