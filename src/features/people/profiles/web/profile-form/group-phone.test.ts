import { expect, it } from 'vitest'
import { phoneMask, phoneText } from '../../rules-masks.ts'
import { groupPhone } from './group-phone.ts'

/** The groups of these phone numbers come from the numbering plans of their countries. */
it.each([
  ['+998901234567', '+998 90 123 45 67'],
  ['+380501234567', '+380 50 123 4567'],
  ['+4915123456789', '+49 1512 3456789'],
  ['+972502345678', '+972 50 234 5678'],
  ['+819012345678', '+81 90 1234 5678'],
  ['+995555123456', '+995 555 12 34 56'],
  ['+8801712345678', '+880 1712 345678'],
  ['+12015550123', '+1 201 555 0123'],
])('the phone number %s is formatted as %s, without losing a digit', (number, written) => {
  expect(phoneText(number, groupPhone)).toBe(written)
  for (let length = 2; length <= number.length; length += 1) {
    const digits = phoneMask(number.slice(0, length), groupPhone).filter((place) => place === 'digit')
    expect(digits.length).toBeGreaterThanOrEqual(length - 1)
  }
})
