import { expect, it } from 'vitest'
import { mergeUser } from './known-user.ts'

const anna = { id: 'anna' }
const boris = { id: 'boris' }

it('after a session ends, the last user stays known until another user signs in', () => {
  expect(mergeUser(undefined, undefined)).toBeUndefined()
  expect(mergeUser(null, undefined)).toBeNull()
  expect(mergeUser(anna, undefined)).toBe(anna)
  expect(mergeUser(null, anna)).toBe(anna)
  expect(mergeUser(undefined, anna)).toBe(anna)
  expect(mergeUser(boris, anna)).toBe(boris)
})
