import type { Lang } from '#base/i18n.ts'
import { MINUTE } from '#base/time.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'

export const TEXT_MAX = 2000
/** How many of the last turns a browser sends along, and how long each may be. */
export const TURNS_MAX = 12
export const TURN_MAX = 4000
export const NOTE_MAX = 1000
export const CARDS_MAX = 3
/** How long an engine may take for a whole answer, in milliseconds; after that another answers for it. */
export const ENGINE_PATIENCE = MINUTE
/** How long a conversation is kept that its visitor asked to keep. */
export const KEPT_DAYS = 30

export const ENGINES = ['local', 'model'] as const
export type EngineName = (typeof ENGINES)[number]

const REFUSALS = ['medical', 'cure', 'guarantee', 'legal', 'financial', 'harm', 'urgency', 'off-topic'] as const
export type RefusalKind = (typeof REFUSALS)[number]

const HANDOFF_REASONS = ['asked', 'unknown', 'crisis', 'refused', 'limits'] as const
export type HandoffReason = (typeof HANDOFF_REASONS)[number]

/** A ritual that is proposed. Only a pressed button of it adds anything to the cart. Dollars at the term. */
export type Card = {
  serviceId: string
  name: string
  tier?: Tier
  termMonths?: number
  priceUsd: number
  /** One sentence: why this one. */
  reason: string
}

/** Own paths only, without a language: `/ritual/ganesha`. */
export type PageLink = { title: string; href: string }
export type Contact = { label: string; href: string }

/** What an answer is made of, in the order in which it is read (docs/contract.md, "The consultant"). */
export type ConsultantEvent =
  | { type: 'engine'; engine: EngineName; conversationId?: string }
  | { type: 'text'; text: string }
  | { type: 'cards'; cards: Card[] }
  | { type: 'links'; links: PageLink[] }
  | { type: 'question'; text: string; answers: string[] }
  | { type: 'handoff'; reason: HandoffReason; contacts?: Contact[] }
  | { type: 'notice'; kind: 'refused' | 'crisis' | 'fell-back' | 'budget'; refusal?: RefusalKind }
  /** The text so far is withdrawn; this stands instead. */
  | { type: 'replace'; text: string }
  | { type: 'done' }
  | { type: 'error'; code: string; message: string }

export type Turn = { role: 'visitor' | 'consultant'; text: string }

/**
 * `turns` are those before this text, oldest first. `serviceId`: of the ritual on whose page it was asked. `visitor`: the key by which
 * the call limits who asks; it goes to nobody.
 */
export type Question = {
  text: string
  lang: Lang
  turns: Turn[]
  serviceId?: string
  visitor?: string
  now: Date
}

/** An engine. It says neither `engine` nor `done`: the call does. */
export type Consultant = {
  name: EngineName
  answer: (question: Question, signal: AbortSignal) => AsyncIterable<ConsultantEvent>
}

/** Turns of a kept conversation: sealed, like other texts of people. */
export const SEALED_CONVERSATION = { table: 'consultant_conversation', columns: ['turns'], isWhole: true } as const

export function conversationContext(id: string) {
  return { table: SEALED_CONVERSATION.table, row: id, column: SEALED_CONVERSATION.columns[0] }
}
