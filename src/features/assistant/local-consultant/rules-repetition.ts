import type { ConsultantEvent, Question } from '#features/assistant/consultant/model.ts'
import { plainText, splitWords } from '#features/assistant/consultant/rules-patterns.ts'
import { toStem } from '#features/catalogue/search/rules-query.ts'
import { subjectsOf } from './rules-intents.ts'
import { MESSAGES } from './rules-phrases.ts'
import { textOf } from './rules-two-questions.ts'

/** Shorter paragraphs may be repeated, for example a greeting or a sentence of sympathy. */
const MIN_LENGTH = 120

/** Two questions count as the same question if they have at least this share of words in common. */
const MIN_COMMON = 0.6

/**
 * Removes the long paragraphs that the previous answer already contained. If nothing is left and the visitor has repeated the question, the answer
 * says that the program knows no more, and offers a contact.
 */
export function withoutRepetition(
  events: readonly ConsultantEvent[],
  { text: asked, turns, lang }: Question,
): ConsultantEvent[] {
  const last = turns.findLast(({ role }) => role === 'consultant')?.text ?? ''
  const before = new Set(last.split('\n\n').filter((paragraph) => paragraph.length >= MIN_LENGTH))
  const paragraphs = textOf(events).split('\n\n')
  const fresh = paragraphs.filter((paragraph) => !before.has(paragraph))
  if (fresh.length === paragraphs.length) return [...events]
  const others = events.filter(({ type }) => type !== 'text')
  if (fresh.length > 0) return [{ type: 'text', text: fresh.join('\n\n') }, ...others]
  const askedBefore = turns.findLast(({ role }) => role === 'visitor')?.text ?? ''
  const isOffer = others.some(({ type }) => type === 'cards')
  if (isOffer || !isSameQuestion(asked, askedBefore)) return [...events]
  const offers = others.filter(({ type }) => type === 'links')
  return [{ type: 'text', text: MESSAGES[lang].again }, ...offers, { type: 'handoff', reason: 'unknown' }]
}

/**
 * True if both texts have the same subject or nearly the same words. A different question can have the same answer. Then the whole answer is sent
 * again.
 */
function isSameQuestion(one: string, other: string): boolean {
  const [first, second] = [one, other].map(plainText)
  if (first === undefined || second === undefined) return false
  const subjects = subjectsOf(first)
  if (subjectsOf(second).some((each) => subjects.includes(each))) return true
  const [words, others] = [first, second].map((plain) => [...new Set(splitWords(plain).map(toStem))])
  if (!words || !others) return false
  const common = words.filter((word) => others.includes(word)).length
  return common / (words.length + others.length - common) >= MIN_COMMON
}
