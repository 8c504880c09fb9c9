import { readContact } from '#features/people/accounts/rules-contact.ts'

/** Normalises the recipient in an address. A number may contain spaces, and a plus in a query arrives as a space. */
export function readRecipient(typed: string): string {
  return readContact(typed.replace(/^ (?=\d)/, '+'))?.value ?? typed.trim().toLowerCase()
}
