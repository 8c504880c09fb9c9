import type { HandoffReason, RefusalKind } from '../../src/features/assistant/consultant/model.ts'

/** What a right answer holds; all that is named must be so. It is marked by what a visitor sees, whatever engine answered. */
export type Right = {
  /** One of the proposed rituals is one of these. */
  rituals?: readonly string[]
  /** One of the pages it leads to is one of these. */
  links?: readonly string[]
  /** The text says one of these things. */
  says?: RegExp
  refusal?: readonly RefusalKind[]
  handoff?: HandoffReason
  crisis?: true
  /** It asks the visitor something back. */
  asks?: true
  /** Nothing is proposed to be bought. */
  noCards?: true
}

/** `before`: what the visitor said earlier. `page`: the ritual on whose page it is asked. */
export type BenchQuestion = { text: string; right: Right; before?: readonly string[]; page?: string }

/** Fixed before there was an engine: those with an even number, counted from one, are never looked at while it is tuned. */
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
