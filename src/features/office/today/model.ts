import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** The parts of Today, by importance. */
export const TODAY_PARTS = [
  'alerts',
  'toPerform',
  'needsAttention',
  'proofsMissing',
  'reviewsWaiting',
  'unpaidOld',
  'failedMessages',
  'untranslated',
] as const
export type TodayPart = (typeof TODAY_PARTS)[number]

/** Reasons of lines in `needsAttention`; `awaiting-approval`: a manual confirmation that needs a second person. */
export const DECISION_REASONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'awaiting-approval'] as const
export type DecisionReason = (typeof DECISION_REASONS)[number]

/** Number of lines shown per part; its own list has the rest. */
export const MAX_SHOWN = 8
