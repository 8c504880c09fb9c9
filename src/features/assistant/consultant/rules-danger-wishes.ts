import { WISH_WORDS } from './data/wish-words.ts'
import { conceptsAt, readConcepts } from './rules-concepts.ts'
import { toWords } from './rules-danger-words.ts'
import { plainText, splitWords } from './rules-patterns.ts'

const CONCEPTS = readConcepts(WISH_WORDS)
const MAX_WORDS = 14
const BUDGET = /\$\s?\d|\d\s?\$|\d+ (?:доллар|dollar|usd)/iu

/**
 * The words that a question about the peace of a dead person may contain: «А он там услышит? Ему станет легче?». If a message contains any other
 * word, such as "I", it is not such a question.
 */
const ABOUT_DEPARTED = new RegExp(
  `^ (?:(?:${[
    'а|и|но|ли|там|сейчас|это|этот|эту|обряд|ритуал|молитва|молитву|душа|душе|от|нас|до него|до нее|где',
    'он|она|ему|ей|его|ее|мама|маме|папа|папе|муж|мужу|жена|жене|станет|будет|легче|лучше|покой',
    'услышит|слышит|почувствует|чувствует|увидит|видит|узнает|знает|поможет|дойдет',
    'and|or|there|now|this|it|the|a|prayer|ritual|rite|soul|his|her|us|for|at|where|he|she|him|my|mother|father|husband|wife',
    'will|does|can|is|be|hear|feel|see|know|help|reach|easier|better|peace',
  ].join('|')}) )+$`,
  'u',
)
const MIN_DEPARTED_WORDS = 2

/**
 * Recognises a short message without words of trouble: a hopeful wish ("I want to start my own business"), a budget, or a question about somebody who
 * has died. Returns undefined for every other message.
 */
export function readWish(text: string): 'hope' | 'budget' | 'departed' | undefined {
  const plain = plainText(text)
  if (ABOUT_DEPARTED.test(plain) && splitWords(plain).length >= MIN_DEPARTED_WORDS) return 'departed'
  const words = toWords(text)
  if (words.length > MAX_WORDS) return undefined
  const found = new Set(words.flatMap((_, place) => [...conceptsAt(words, place, CONCEPTS)]))
  if (found.has('trouble')) return undefined
  if (BUDGET.test(text)) return 'budget'
  return found.has('hope') && numbersIn(text).every(isAdultAge) ? 'hope' : undefined
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))
}

/** A number outside this range can be the age of a child, so the message is not a hopeful wish. */
function isAdultAge(number: number): boolean {
  return number >= 18 && number <= 99
}
