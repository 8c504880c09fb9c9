import { conceptsAt, readConcepts } from '#features/assistant/consultant/rules-concepts.ts'
import { toWords } from '#features/assistant/consultant/rules-danger-words.ts'
import { MATTER_CONCEPTS } from './data/concepts-matter.ts'
import type { Purpose, Sorrow } from './model.ts'
import type { Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'

const SORROWS = ['loss', 'illness'] as const
const CONCEPTS = readConcepts(Object.fromEntries(SORROWS.map((sorrow) => [sorrow, MATTER_CONCEPTS[sorrow] ?? ''])))

/**
 * The sorrow that a message tells of. Words of death and illness show a sorrow only if the purpose is grief: a doctor who asks for a price
 * may also use these words.
 */
export function readSorrow(heard: Understanding, thread: Thread, purpose: Purpose): Sorrow | undefined {
  const named = SORROWS.find((sorrow) => heard.intents.has(sorrow))
  if (named || purpose !== 'grief') return named ?? thread.sorrow
  // A question about a death that has not happened is no loss.
  if (heard.certain) return thread.sorrow ?? 'other'
  const words = toWords(heard.plain)
  const meant = new Set(words.flatMap((_, place) => [...conceptsAt(words, place, CONCEPTS)]))
  return SORROWS.find((sorrow) => meant.has(sorrow)) ?? thread.sorrow ?? 'other'
}
