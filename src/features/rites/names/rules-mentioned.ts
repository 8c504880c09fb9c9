import { romanise } from '#base/romanise.ts'
import { splitWords } from '#features/catalogue/search/rules-query.ts'

const MIN_STEM = 3
/** A case ending has at most `MAX_ENDING` letters, and replaces at most `MAX_REPLACED` letters of the name. */
const MAX_ENDING = 3
const MAX_REPLACED = 2

/**
 * True if a note contains one of these names, in any grammatical case, in Russian or Latin letters. Staff write notes for the customer, but
 * other readers may see only initials. To be safe, a word that begins like a name counts as the name.
 */
export function mentionsSomebody(note: string, names: readonly string[]): boolean {
  const words = toWords(note)
  return names.flatMap(toWords).some((name) => words.some((word) => isFormOf(word, name)))
}

function toWords(text: string): string[] {
  return splitWords(text).map((word) => romanise(word).toLowerCase())
}

function isFormOf(word: string, name: string): boolean {
  if (name.length < 2) return false
  const stem = name.slice(0, Math.max(MIN_STEM, name.length - MAX_REPLACED))
  return word === name || (word.startsWith(stem) && word.length - stem.length <= MAX_REPLACED + MAX_ENDING)
}
