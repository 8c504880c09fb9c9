import { expect, it } from 'vitest'
import { whoStays } from './known-user.ts'

const anna = { id: 'anna' }
const boris = { id: 'boris' }

it('a known user stays after the session ends, until another signs in', () => {
  expect(whoStays(undefined, undefined)).toBeUndefined()
  expect(whoStays(null, undefined)).toBeNull()
  expect(whoStays(anna, undefined)).toBe(anna)
  expect(whoStays(null, anna)).toBe(anna)
  expect(whoStays(undefined, anna)).toBe(anna)
  expect(whoStays(boris, anna)).toBe(boris)
})
