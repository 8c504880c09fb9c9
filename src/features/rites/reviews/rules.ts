import { DAY } from '#base/time.ts'
import type { ListedState, ReviewState } from './model.ts'

/** The shop asks the customer for a review this long after the proof was published. */
export const ASKED_AFTER = 14 * DAY
/**
 * The shop does not ask for a review later than this after the publication. So a shop that begins to ask for reviews does not ask all earlier
 * customers.
 */
export const ASKED_UNTIL = 60 * DAY

const allowedFrom = {
  publish: ['waiting', 'declined'],
  decline: ['waiting', 'published'],
  reply: ['waiting', 'published'],
} satisfies Record<string, ReviewState[]>

/**
 * True if staff can make this step with a review in this state. Pages use this function to disable a button, and commands use it to refuse a
 * call.
 */
export function reviewCan(step: keyof typeof allowedFrom, { state }: { state: ReviewState }): boolean {
  const from: readonly ReviewState[] = allowedFrom[step]
  return from.includes(state)
}

/** True if a review in this state has a text of the author. */
export function hasReviewText(state: ReviewState): state is ListedState {
  return state !== 'asked' && state !== 'withdrawn'
}
