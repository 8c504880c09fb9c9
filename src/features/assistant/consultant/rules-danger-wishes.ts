import { WISH_WORDS } from './data/wish-words.ts'
import { conceptsAt, readConcepts } from './rules-concepts.ts'
import { toWords } from './rules-danger-words.ts'

const CONCEPTS = readConcepts(WISH_WORDS)
const MAX_WORDS = 14
const BUDGET = /\$\s?\d|\d\s?\$|\d+ (?:доллар|dollar|usd)/iu

/**
 * Recognises a short message without a word of trouble: a hopeful wish ("I want to start my own business") or a budget. Undefined for every
 * other message.
 */
export function readWish(text: string): 'hope' | 'budget' | undefined {
  const words = toWords(text)
  if (words.length > MAX_WORDS) return undefined
  const found = new Set(words.flatMap((_, place) => [...conceptsAt(words, place, CONCEPTS)]))
  if (found.has('trouble')) return undefined
  if (BUDGET.test(text)) return 'budget'
  // A message with a number is not a hopeful wish, because the number can be an age.
  return found.has('hope') && !/\d/.test(text) ? 'hope' : undefined
}
