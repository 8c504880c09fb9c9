import { expect, it } from 'vitest'
import { MASK, masked, readCustomerId } from './rules.ts'

const HEX = 'a1'.repeat(16)

it('a customer’s id is an account’s id, or a hash of a guest’s contact', () => {
  expect(readCustomerId(HEX)).toEqual({ kind: 'account', accountId: HEX })
  expect(readCustomerId(`guest-${HEX}`)).toEqual({ kind: 'guest', emailHash: HEX })
  expect(readCustomerId(`phone-${HEX}`)).toEqual({ kind: 'phone', phoneHash: HEX })
  expect(readCustomerId('guest-')).toBeUndefined()
  expect(readCustomerId(`${HEX}0`)).toBeUndefined()
})

it('the shop hides a personal value, but not an empty value', () => {
  expect(masked('')).toBe('')
  expect(masked('12.03.1990')).toBe(MASK)
})
