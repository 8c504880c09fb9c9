import { expect, test } from 'vitest'
import { contactFaults } from './rules-contact.ts'

test.each([
  ['', '', { customerName: 'nameRequired', customerEmail: 'emailRequired' }],
  [' А ', 'anna', { customerName: 'nameShort', customerEmail: 'emailInvalid' }],
  ['Анна', 'anna@example', { customerEmail: 'emailInvalid' }],
  ['Анна', 'a@b.co, c@d.co', { customerEmail: 'emailInvalid' }],
  ['Анна', ' anna@example.com ', {}],
])('the checkout form checks the name %j and the e-mail %j', (customerName, customerEmail, faults) => {
  expect(contactFaults({ customerName, customerEmail })).toEqual(faults)
})
