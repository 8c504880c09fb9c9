import { WISH_WORDS } from './data/bright-words.ts'
import { conceptsAt, readConcepts } from './rules-concepts.ts'
import { toWords } from './rules-danger-words.ts'

const CONCEPTS = readConcepts(WISH_WORDS)
const MAX_WORDS = 14
const BUDGET = /\$\s?\d|\d\s?\$|\d+ (?:доллар|dollar|usd)/iu

/** A short hopeful wish or a budget, without any word of trouble: "I want to start my own business". */
export function isBright(text: string): boolean {
  const words = toWords(text)
  if (words.length > MAX_WORDS) return false
  const found = new Set(words.flatMap((_, place) => [...conceptsAt(words, place, CONCEPTS)]))
  // A number can be an age.
  return !found.has('trouble') && (BUDGET.test(text) || (found.has('hope') && !/\d/.test(text)))
}
