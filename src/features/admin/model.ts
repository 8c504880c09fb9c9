/** What a day begins with, in the order of its weight. */
export const TODAY_PARTS = [
  'toPerform',
  'needsAttention',
  'proofsMissing',
  'reviewsWaiting',
  'unpaidOld',
  'failedMessages',
  'untranslated',
] as const
export type TodayPart = (typeof TODAY_PARTS)[number]

/** Of each part the first few are shown; its list has the rest. */
export const SHOWN = 8
