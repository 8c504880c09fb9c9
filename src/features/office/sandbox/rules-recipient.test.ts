import { expect, it } from 'vitest'
import { readRecipient } from './rules-recipient.ts'

it.each([
  ['+79161234567', '+79161234567'],
  ['+7 916 123 4567', '+79161234567'],
  ['8 (916) 123-45-67', '+79161234567'],
  // A query without percent-encoding arrives in this form.
  [' 79161234567', '+79161234567'],
  [' 7 916 123 4567', '+79161234567'],
  [' 44 7911 123456', '+447911123456'],
  [' Anna@Example.com ', 'anna@example.com'],
  ['Somebody', 'somebody'],
])('a search for «%s» in the sandbox inbox finds the messages to %s', (asked, kept) => {
  expect(readRecipient(asked)).toBe(kept)
})
