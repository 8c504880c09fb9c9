import { oneSpelling } from './rules-danger-words.ts'

/** Lists of words with a similar meaning, one list for each concept. `*` at the end stands for any ending; `_` joins the words of a phrase. */
type Lists = Readonly<Record<string, string>>
type Entry = { concept: string; words: { text: string; isOpen: boolean }[] }
/** The words and phrases of all concepts, grouped by the first two letters of the first word. */
export type Concepts = ReadonlyMap<string, readonly Entry[]>

const MAX_PHRASE = 4

export function readConcepts(lists: Lists): Concepts {
  const entries = Object.entries(lists).flatMap(([concept, list]) =>
    list.split(' ').map((entry): Entry => {
      const words = entry.split('_').map((word) => ({
        text: /\p{L}|\p{N}/u.test(word) ? oneSpelling(word.replace('*', '').replaceAll('ё', 'е')) : word,
        isOpen: word.endsWith('*'),
      }))
      return { concept, words }
    }),
  )
  return Map.groupBy(entries, ({ words: [first] }) => (first?.text ?? '').slice(0, 2))
}

/** Returns the concepts of the word or phrase that begins at this place. `words` come from `toWords`. */
export function conceptsAt(words: readonly string[], place: number, concepts: Concepts): Set<string> {
  const word = words[place] ?? ''
  const found = new Set<string>()
  for (const key of new Set([word.slice(0, 2), word.slice(0, 1)]))
    for (const { concept, words: parts } of concepts.get(key) ?? []) {
      if (parts.length > MAX_PHRASE) continue
      const fits = parts.every(({ text, isOpen }, offset) => {
        const each = words[place + offset]
        return each !== undefined && (isOpen ? each.startsWith(text) : each === text)
      })
      if (fits) found.add(concept)
    }
  return found
}
