import { expect, it } from 'vitest'
import { toMailbox } from './mailbox.ts'

it.each([
  ['anna+1@example.com', 'anna@example.com'],
  ['a.n.n.a+shop@gmail.com', 'anna@gmail.com'],
  ['an.na@googlemail.com', 'anna@gmail.com'],
  ['an.na@example.com', 'an.na@example.com'],
  ['+1@example.com', '+1@example.com'],
  [' Anna+1@Example.com', 'anna@example.com'],
])('mail to %s goes to the mailbox %s', (value, mailbox) => {
  expect(toMailbox(value)).toBe(mailbox)
})

it('the mailbox of a phone number is the phone number itself', () => {
  expect(toMailbox('+79161234567')).toBe('+79161234567')
})
