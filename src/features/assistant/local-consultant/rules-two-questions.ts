import { type ConsultantEvent, MAX_CARDS } from '#features/assistant/consultant/model.ts'
import type { Purpose } from './model.ts'

/** The purposes whose answers are facts, so that the answer to another question can follow. A proposal or a sorrow needs a separate answer. */
const FACTUAL: readonly Purpose[] = ['price', 'date', 'term', 'comparison', 'trust', 'who', 'how', 'refund', 'payment']

/** The end of a question, or a conjunction before a question word: "how much is it and when can you start". */
const BOUNDARY =
  /(?<=\?)\s+|,?\s+(?:and|but|и|а|но)\s+(?=(?:is it (?:al{1,2} ?right|ok|okay|fine|allowed|possible)|is there|does it|does that|will it|are you|do we|do i|может ли|должн[аыо]? ли|нужно ли|надо ли|есть ли|ничего ли|ничего,? что|не страшно,? что|не мешает ли|how much|how long|how do|when|where|who|can i|do you|сколько|когда|где|кто|как долго|как оплатить|можно ли|чем|какой картой|can (?:we|they|he|she)|смогу ли|могу ли)(?!\p{L}))/iu
const MIN_WORDS = 2

/** The numbers of the questions in a text such as "1) how long 2) can I cancel". */
const NUMBERED = /(?:^|\s)\d\s?[).]\s*(?=\p{L})/gu
const MAX_QUESTIONS = 4

/** The questions of a message with three or four questions; undefined for another number. */
export function splitQuestions(text: string): string[] | undefined {
  const numbered = [...text.matchAll(NUMBERED)].length > 1
  const parts = (numbered ? text.split(NUMBERED) : text.split(/(?<=\?)\s+/u)).map((part) => part.trim()).filter(Boolean)
  const isMany = parts.length > 2 && parts.length <= MAX_QUESTIONS
  return isMany && parts.every(isLongEnough) ? parts : undefined
}

/** The two questions of a message; undefined if the message does not have exactly two. */
export function splitTwoQuestions(text: string): [string, string] | undefined {
  const [first, second, ...others] = text.split(BOUNDARY).map((part) => part.trim())
  if (first === undefined || second === undefined || others.length > 0) return undefined
  return isLongEnough(first) && isLongEnough(second) ? [first, second] : undefined
}

function isLongEnough(part: string): boolean {
  return part.split(/\s+/).length >= MIN_WORDS
}

/**
 * After a proposal or an answer to a sorrow, only an answer with one of these purposes may follow, because it sells nothing and names no other
 * ritual.
 */
const ADDED: readonly Purpose[] = ['trust', 'who', 'how', 'refund', 'payment']

export function isFactual(purpose: Purpose): boolean {
  return FACTUAL.includes(purpose)
}

export function needTwoAnswers(first: Purpose, second: Purpose): boolean {
  if (first === 'choice' || first === 'grief') return ADDED.includes(second)
  return first !== second && FACTUAL.includes(first) && FACTUAL.includes(second)
}

/**
 * Joins two answers into one: both texts, then the cards and links of both answers, and the question that the second answer asks the
 * visitor.
 */
export function joinAnswers(first: readonly ConsultantEvent[], second: readonly ConsultantEvent[]): ConsultantEvent[] {
  const all = [...first, ...second]
  const text = [textOf(first), textOf(second)].join('\n\n')
  const cards = uniqueBy(
    all.flatMap((event) => (event.type === 'cards' ? event.cards : [])),
    ({ serviceId }) => serviceId,
  )
  const links = uniqueBy(
    all.flatMap((event) => (event.type === 'links' ? event.links : [])),
    ({ href }) => href,
  )
  const question = second.find(({ type }) => type === 'question')
  const handoff = all.find(({ type }) => type === 'handoff')
  return [
    { type: 'text', text },
    ...(cards.length > 0 ? [{ type: 'cards' as const, cards: cards.slice(0, MAX_CARDS) }] : []),
    ...(links.length > 0 ? [{ type: 'links' as const, links }] : []),
    ...(question ? [question] : []),
    ...(handoff ? [handoff] : []),
  ]
}

export function textOf(events: readonly ConsultantEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('')
}

/** Keeps the first of several elements with the same key, in the order of the list. */
function uniqueBy<T>(list: readonly T[], keyOf: (each: T) => string): T[] {
  return list.filter((each, place) => list.findIndex((other) => keyOf(other) === keyOf(each)) === place)
}
