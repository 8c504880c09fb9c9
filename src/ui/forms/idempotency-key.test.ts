import { expect, it } from 'vitest'
import { keepIdempotencyKey } from './idempotency-key.ts'

it('what is sent again bears the same key, what was changed before bears another', () => {
  const keyOf = keepIdempotencyKey()
  const first = keyOf({ note: 'a' })
  expect(keyOf({ note: 'a' })).toEqual(first)
  expect(keyOf({ note: 'b' })).not.toEqual(first)
  expect(keepIdempotencyKey()({ note: 'a' })).not.toEqual(first)
})
