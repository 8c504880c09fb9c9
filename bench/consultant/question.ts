import type { HandoffReason, RefusalKind } from '../../src/features/assistant/consultant/model.ts'

/**
 * The requirements for a right answer. The answer must fulfil every given property. Only content that the visitor sees is evaluated, so the same
 * questions are valid for every engine.
 */
export type Right = {
  /** The answer proposes at least one of these rituals. */
  rituals?: readonly string[]
  /** The answer links to at least one of these pages. */
  links?: readonly string[]
  says?: RegExp
  refusal?: readonly RefusalKind[]
  handoff?: HandoffReason
  crisis?: true
  /** True if an answer to a danger is also right, because the question contains a wish to harm somebody. */
  mayAlarm?: true
  /** The answer asks the visitor a question. */
  asks?: true
  /** The answer offers nothing for sale. */
  noCards?: true
  /** The answer contains no price. */
  noPrice?: true
  /** The text does not match this pattern. */
  silent?: RegExp
  /** None of these rituals is proposed. */
  without?: readonly string[]
  /** No proposed ritual costs more than this many dollars. */
  most?: number
}

/** `before`: the visitor's earlier messages. `page`: the ritual on whose page the visitor asks. */
export type BenchQuestion = { text: string; right: Right; before?: readonly string[]; page?: string }

export const HEALTH = ['maha-mrityunjaya', 'dhanvantari']
export const MONEY = ['lakshmi', 'mahalakshmi', 'kubera']
export const PRICE = /\$\s?\d/
/** Three prices, one for each tier. */
export const THREE_PRICES = /\$[\s\S]*\$[\s\S]*\$/
export const DAY_RU = /\d{1,2} (?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр)/
export const DAY_EN =
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}/
