import { readContact } from '#features/people/accounts/rules-contact.ts'

/** Normalises the recipient in an address: a number may contain spaces, and a plus in a query arrives as a space. */
export function readRecipient(asked: string): string {
  return readContact(asked.replace(/^ (?=\d)/, '+'))?.value ?? asked.trim().toLowerCase()
}
