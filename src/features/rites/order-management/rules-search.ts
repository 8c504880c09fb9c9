import { searchWords } from '#base/text-folding.ts'
import { readContact } from '#features/people/accounts/rules-contact.ts'

/** The possible meanings of a search text. An order is found if one meaning matches. */
type OrderSearch = {
  idPrefix?: string
  /** Beginnings of words in the customer's name or e-mail address. */
  words: string[]
  /** A phone number in the format E.164. */
  phone?: string
  /** The hash of a chain transaction, in all forms that the database may store. */
  transactions: string[]
}

const MIN_HASH_LENGTH = 16

export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.trim()
  const idPrefix = /^#?([0-9a-f]{1,32})$/i.exec(text)?.[1]?.toLowerCase()
  if (text.startsWith('#')) return { words: [], transactions: [], ...(idPrefix && { idPrefix }) }
  const contact = readContact(text)
  return {
    words: searchWords(text),
    transactions: transactionsOf(text),
    ...(idPrefix && { idPrefix }),
    ...(contact?.kind === 'phone' && { phone: contact.value }),
  }
}

function transactionsOf(text: string): string[] {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase()
  if (digits === undefined || digits.length < MIN_HASH_LENGTH) return []
  return [digits, `0x${digits}`]
}
