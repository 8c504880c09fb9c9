import type { Right } from '#base/rights.ts'
import { ATTENTIONS, CARD_ATTENTIONS } from '#features/money/settlements/model-attention.ts'

/** The parts of Today with the right that each requires. The most important part is first. docs/today.md describes them. */
export const PART_RIGHTS = {
  alerts: 'settings.read',
  toPerform: 'calendar.read',
  daysMissed: 'orders.read',
  namesChanged: 'calendar.read',
  toTelephone: 'orders.read',
  daysAsked: 'orders.read',
  daysUnpaid: 'orders.read',
  needsAttention: 'money.read',
  toReturn: 'money.read',
  awaitingPlan: 'orders.read',
  otherDayAsked: 'orders.read',
  toSchedule: 'orders.read',
  logDue: 'proofs.read',
  proofsToCheck: 'proofs.read',
  recordingsOverdue: 'proofs.read',
  proofsMissing: 'proofs.read',
  questionsAsked: 'orders.read',
  failedMessages: 'orders.read',
  reviewsWaiting: 'reviews.read',
  archiveToCheck: 'proofs.publish',
  unpaidOld: 'orders.read',
  cashDue: 'partners.read',
  payoutsDue: 'partners.read',
  untranslated: 'catalogue.read',
  priestsIncomplete: 'catalogue.read',
} as const satisfies Record<string, Right>

export type TodayPart = keyof typeof PART_RIGHTS

/** Every part has an entry in `PART_RIGHTS`. */
export const TODAY_PARTS = Object.keys(PART_RIGHTS) as TodayPart[]

/** The parts whose facts are orders. */
export const ORDER_PARTS: readonly TodayPart[] = [
  'toPerform',
  'daysMissed',
  'awaitingPlan',
  'daysUnpaid',
  'otherDayAsked',
  'toSchedule',
  'logDue',
  'proofsToCheck',
  'recordingsOverdue',
  'proofsMissing',
  'unpaidOld',
]

/** What staff must do next with a line of Today. The panel has a text for each action. */
export const TODAY_ACTIONS = [
  'see-system',
  'open-settings',
  'open-sheet',
  'choose-priest',
  'print-sheet',
  'check-names',
  'telephone',
  'answer-request',
  'decide-days',
  'answer-question',
  'decide',
  'approve',
  'return-money',
  'ask-names',
  'decide-names',
  'ask-day',
  'ask-both',
  'set-days',
  'add-entry',
  'check-proof',
  'add-proof',
  'mend-message',
  'read-review',
  'check-pictures',
  'ask-payment',
  'collect-cash',
  'pay-partner',
  'translate',
  'complete-priest',
] as const
export type TodayAction = (typeof TODAY_ACTIONS)[number]

/** The reasons of lines in `needsAttention`. `awaiting-approval`: a second person must approve a manual confirmation. */
export const DECISION_REASONS = [...new Set([...ATTENTIONS, ...CARD_ATTENTIONS]), 'awaiting-approval'] as const
export type DecisionReason = (typeof DECISION_REASONS)[number]

/** The number of visible lines per part of Today. The other lines are in the part's own list. */
export const MAX_SHOWN = 8

/**
 * The number of candidates that are read for each reason, the oldest first. A part of Today with this many candidates shows that there are
 * "this many or more".
 */
export const MAX_READ = 100
