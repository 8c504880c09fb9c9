import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** What a day begins with, in the order of its weight. */
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

/** Why a line of `needsAttention` waits; `awaiting-approval`: a confirmation by hand that a second person must agree to. */
export const DECISION_REASONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'awaiting-approval'] as const
export type DecisionReason = (typeof DECISION_REASONS)[number]

/** Of each part the first few are shown; its list has the rest. */
export const SHOWN = 8
