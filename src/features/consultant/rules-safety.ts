import { CRISIS_WORDS, DENIALS, PROMISE_WORDS, REFUSED_WORDS } from './data/safety-words.ts'
import type { RefusalKind } from './model.ts'
import { matcherOf, plainText } from './rules-patterns.ts'

const crisis = matcherOf(CRISIS_WORDS)
const refused = REFUSED_WORDS.map(({ kind, words }) => ({ kind, matches: matcherOf(words) }))

/** Whether somebody may be in danger: answered before anything else, by people's numbers and never by a ritual. */
export function isCrisis(text: string): boolean {
  return crisis(plainText(text)) > 0
}

/** What a visitor asks for that nobody here gives; undefined when it may be answered. Danger is not looked for: ask `isCrisis` first. */
export function refusalOf(text: string): RefusalKind | undefined {
  const plain = plainText(text)
  // «Чтобы мама не умерла» wishes nobody harm.
  const wished = plain.replace(/ (?:не|not|doesnt|dont|wont|never) \S+(?= )/g, ' ')
  return refused.find(({ kind, matches }) => matches(kind === 'harm' ? wished : plain) > 0)?.kind
}

/** So many letters before and after a word of promise may hold the denial that takes it back. */
const NEAR = 40
const AFTER = 12

/** A promise of results, which no answer of ours may hold; undefined when it holds none. What is denied is not promised. */
export function promiseIn(text: string): string | undefined {
  for (const expression of PROMISE_WORDS) {
    for (const { 0: found, index } of text.matchAll(expression)) {
      const before = lastSentence(text.slice(Math.max(0, index - NEAR), index))
      const behind = text.slice(index + found.length, index + found.length + AFTER)
      if (!DENIALS.test(before) && !DENIALS.test(behind)) return found
    }
  }
  return undefined
}

/** A denial in the sentence before takes nothing back. */
function lastSentence(text: string): string {
  return text.split(/[.!?…\n]/).at(-1) ?? ''
}
