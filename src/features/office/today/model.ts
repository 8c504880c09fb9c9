import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** The parts of Today. The most important part is first. */
export const TODAY_PARTS = [
  'alerts',
  'toPerform',
  'namesChanged',
  'needsAttention',
  'awaitingPlan',
  'toSchedule',
  'recordingsOverdue',
  'proofsMissing',
  'reviewsWaiting',
  'unpaidOld',
  'failedMessages',
  'untranslated',
  'priestsIncomplete',
] as const
export type TodayPart = (typeof TODAY_PARTS)[number]

/** The reasons of lines in `needsAttention`. `awaiting-approval`: a second person must approve a manual confirmation. */
export const DECISION_REASONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'awaiting-approval'] as const
export type DecisionReason = (typeof DECISION_REASONS)[number]

/** The number of visible lines per part. The other lines are in the part's own list. */
export const MAX_SHOWN = 8
