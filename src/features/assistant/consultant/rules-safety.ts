import { ANOTHER_WILL, DENIALS, HARM_AVERTED, PROMISE_WORDS, REFUSED_WORDS, SAFE_RETURN } from './data/safety-words.ts'
import type { RefusalKind } from './model.ts'
import { createMatcher, plainText, createRemover } from './rules-patterns.ts'

const withoutAverted = createRemover(HARM_AVERTED)
const anotherWill = createMatcher(ANOTHER_WILL)
const safeReturn = createMatcher(SAFE_RETURN)
const refused = REFUSED_WORDS.map(({ kind, words }) => ({ kind, matches: createMatcher(words) }))

/**
 * The kind of a request that the consultant always refuses; undefined if the consultant can answer. This function does not detect danger;
 * `gradeDanger` (rules-danger.ts) does this.
 */
export function findRefusal(text: string): RefusalKind | undefined {
  const plain = plainText(text)
  // A text such as «Чтобы мама не умерла» is not a wish to harm somebody.
  const wished = withoutAverted(plain).replace(/ (?:не|not|doesnt|dont|wont|never) \S+(?= )/g, ' ')
  const kind = refused.find((each) => each.matches(each.kind === 'harm' ? wished : plain) > 0)?.kind
  return kind ?? (isAnotherWill(text) ? 'harm' : undefined)
}

/** True for a wish that another person should come back, love or marry the visitor. Such a wish is refused, although it does not mean harm. */
export function isAnotherWill(text: string): boolean {
  const plain = plainText(text)
  return anotherWill(plain) > 0 && safeReturn(plain) === 0
}

/** The number of letters before and after a promising word in which the function looks for a negation. */
const NEGATION_DISTANCE = 40
const AFTER = 12

/** A promise of results, which an answer must not contain; undefined if there is none. A negated promise is not a promise. */
export function promiseIn(text: string): string | undefined {
  for (const expression of PROMISE_WORDS) {
    for (const { 0: found, index } of text.matchAll(expression)) {
      const before = lastSentence(text.slice(Math.max(0, index - NEGATION_DISTANCE), index))
      const behind = text.slice(index + found.length, index + found.length + AFTER)
      if (!DENIALS.test(before) && !DENIALS.test(behind)) return found
    }
  }
  return undefined
}

/** A negation in the previous sentence does not negate the promise. */
function lastSentence(text: string): string {
  return text.split(/[.!?…\n]/).at(-1) ?? ''
}
