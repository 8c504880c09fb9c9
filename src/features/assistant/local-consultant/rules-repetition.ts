import type { ConsultantEvent, Question } from '#features/assistant/consultant/model.ts'
import { MESSAGES } from './rules-phrases.ts'
import { textOf } from './rules-two-questions.ts'

/** Shorter paragraphs may be repeated: a greeting, a sympathy, a lone sentence. */
const MIN_LENGTH = 120

/**
 * The answer without the long paragraphs that the answer before it already had. If nothing else is left, the answer says that the program
 * knows no more, and offers a person.
 */
export function withoutRepetition(events: readonly ConsultantEvent[], { turns, lang }: Question): ConsultantEvent[] {
  const last = turns.findLast(({ role }) => role === 'consultant')?.text ?? ''
  const before = new Set(last.split('\n\n').filter((paragraph) => paragraph.length >= MIN_LENGTH))
  const paragraphs = textOf(events).split('\n\n')
  const fresh = paragraphs.filter((paragraph) => !before.has(paragraph))
  if (fresh.length === paragraphs.length) return [...events]
  const others = events.filter(({ type }) => type !== 'text')
  if (fresh.length > 0) return [{ type: 'text', text: fresh.join('\n\n') }, ...others]
  const offers = others.filter(({ type }) => type === 'links')
  return [{ type: 'text', text: MESSAGES[lang].again }, ...offers, { type: 'handoff', reason: 'unknown' }]
}
