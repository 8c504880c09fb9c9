import { readContact } from '#features/people/accounts/rules-contact.ts'

/** Whose messages an address asks for, as they are kept: a number may be written with spaces, and a plus in a query arrives as one. */
export function readRecipient(asked: string): string {
  return readContact(asked.replace(/^ (?=\d)/, '+'))?.value ?? asked.trim().toLowerCase()
}
