import type { Lang } from '#base/i18n.ts'
import { MINUTE } from '#base/time.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'

export const MAX_TEXT = 2000
/** The number of messages of a conversation that a browser sends with a question, and the maximum length of a message. */
export const MAX_TURNS = 12
export const MAX_TURN = 4000
export const MAX_NOTE = 1000
export const MAX_CARDS = 3
/** The time limit for a whole answer, in milliseconds. If the language model does not answer in this time, the local consultant answers. */
export const ENGINE_TIMEOUT = MINUTE
/** The number of days for which the shop stores a conversation if the visitor agreed to this. */
export const KEPT_DAYS = 30

export const ENGINES = ['local', 'model'] as const
export type EngineName = (typeof ENGINES)[number]

const REFUSALS = ['medical', 'cure', 'guarantee', 'legal', 'financial', 'harm', 'urgency', 'off-topic'] as const
export type RefusalKind = (typeof REFUSALS)[number]

const HANDOFF_REASONS = ['asked', 'unknown', 'crisis', 'refused', 'limits'] as const
export type HandoffReason = (typeof HANDOFF_REASONS)[number]

/**
 * A ritual that the consultant proposes. It goes into the cart only when the visitor presses the button. The price is in dollars for the whole term.
 */
export type Card = {
  serviceId: string
  name: string
  tier?: Tier
  termMonths?: number
  priceUsd: number
  /** One sentence with the reason for the proposal. */
  reason: string
}

/** A link to a page of the shop. `href` is a path without a language: `/ritual/ganesha`. */
export type PageLink = { title: string; href: string }
export type Contact = { label: string; href: string }

/** The parts of an answer, in display order (docs/contract.md, "The consultant"). */
export type ConsultantEvent =
  | { type: 'engine'; engine: EngineName; conversationId?: string }
  | { type: 'text'; text: string }
  | { type: 'cards'; cards: Card[] }
  | { type: 'links'; links: PageLink[] }
  | { type: 'question'; text: string; answers: string[] }
  | { type: 'handoff'; reason: HandoffReason; contacts?: Contact[] }
  /** `contacts`: the telephone numbers that the text names, in an answer to a worried person. */
  | {
      type: 'notice'
      kind: 'refused' | 'crisis' | 'concern' | 'fell-back' | 'budget'
      refusal?: RefusalKind
      contacts?: Contact[]
    }
  /** Replaces the text that was sent so far. */
  | { type: 'replace'; text: string }
  | { type: 'done' }
  | { type: 'error'; code: string; message: string }

export type Turn = { role: 'visitor' | 'consultant'; text: string }

/**
 * `turns`: the messages before this text, the oldest first. `serviceId`: the ritual on whose page the visitor asked. `visitor`: the visitor's key for
 * rate limits. It is never passed on to other services.
 */
export type Question = {
  text: string
  lang: Lang
  turns: Turn[]
  serviceId?: string
  visitor?: string
  now: Date
}

/** A program that answers questions: the language model or the local consultant. The API call itself sends the events `engine` and `done`. */
export type Consultant = {
  name: EngineName
  answer: (question: Question, signal: AbortSignal) => AsyncIterable<ConsultantEvent>
}

/** The column with the turns of stored conversations. It is encrypted, like other personal texts. */
export const SEALED_CONVERSATION = { table: 'consultant_conversation', columns: ['turns'], isWhole: true } as const

export function conversationContext(id: string) {
  return { table: SEALED_CONVERSATION.table, row: id, column: SEALED_CONVERSATION.columns[0] }
}
