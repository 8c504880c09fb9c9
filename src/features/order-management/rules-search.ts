import { searchWords } from '#base/folding.ts'
import { readContact } from '#features/accounts/rules-contact.ts'

/** What somebody may mean who types this into the search of orders; an order fits when any of it does. */
export type OrderSearch = {
  /** Its id begins like this. */
  idPrefix?: string
  /** Each begins a word of the customer's name or address. */
  words: string[]
  /** In E.164. */
  phone?: string
  /** The forms in which a chain's transaction may have been written down. */
  transactions: string[]
}

const SHORTEST_HASH = 16

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
  if (digits === undefined || digits.length < SHORTEST_HASH) return []
  return [digits, `0x${digits}`]
}
