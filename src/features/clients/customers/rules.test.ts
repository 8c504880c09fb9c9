import { expect, it } from 'vitest'
import { MASK, masked, readCustomerId } from './rules.ts'

const HEX = 'a1'.repeat(16)

it('a customer id is the account’s id, or a hash of a guest’s contact', () => {
  expect(readCustomerId(HEX)).toEqual({ kind: 'account', accountId: HEX })
  expect(readCustomerId(`guest-${HEX}`)).toEqual({ kind: 'guest', emailHash: HEX })
  expect(readCustomerId(`phone-${HEX}`)).toEqual({ kind: 'phone', phoneHash: HEX })
  expect(readCustomerId('guest-')).toBeUndefined()
  expect(readCustomerId(`${HEX}0`)).toBeUndefined()
})

it('an empty value is not masked', () => {
  expect(masked('')).toBe('')
  expect(masked('12.03.1990')).toBe(MASK)
})
