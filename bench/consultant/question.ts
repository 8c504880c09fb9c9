import type { HandoffReason, RefusalKind } from '../../src/features/assistant/consultant/model.ts'

/** The content of a right answer; everything named must be true. It is judged by what a visitor sees, whatever engine answered. */
export type Right = {
  /** At least one proposed ritual is in this list. */
  rituals?: readonly string[]
  /** At least one linked page is in this list. */
  links?: readonly string[]
  /** The text contains at least one of these. */
  says?: RegExp
  refusal?: readonly RefusalKind[]
  handoff?: HandoffReason
  crisis?: true
  /** The answer asks the visitor a question. */
  asks?: true
  /** Nothing is offered for sale. */
  noCards?: true
}

/** `before`: the visitor's earlier messages. `page`: the ritual on whose page the question is asked. */
export type BenchQuestion = { text: string; right: Right; before?: readonly string[]; page?: string }

/** Chosen before the engine existed: questions with an even number, counted from one, are never looked at during tuning. */
export function isHeldOut(position: number): boolean {
  return (position + 1) % 2 === 0
}

export const HEALTH = ['maha-mrityunjaya', 'dhanvantari']
export const MONEY = ['lakshmi', 'mahalakshmi', 'kubera']
export const PRICE = /\$\s?\d/
/** Three prices, one for each tier. */
export const THREE_PRICES = /\$[\s\S]*\$[\s\S]*\$/
export const DAY_RU = /\d{1,2} (?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр)/
export const DAY_EN =
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}/
