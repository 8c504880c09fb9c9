import { DAY } from '#base/time.ts'
import type { ListedState, ReviewState } from './model.ts'

/** The customer is asked this long after the proof was published. */
export const ASKED_AFTER = 14 * DAY
/**
 * If the proof was published longer ago than this, the customer is not asked. So a shop that begins to ask for reviews does not write to
 * all earlier customers.
 */
export const ASKED_UNTIL = 60 * DAY

const allowedFrom = {
  publish: ['waiting', 'declined'],
  decline: ['waiting', 'published'],
  reply: ['waiting', 'published'],
} satisfies Record<string, ReviewState[]>

/** Whether staff can do this with a review in its state. Pages use this to disable a button, and commands to refuse. */
export function reviewCan(step: keyof typeof allowedFrom, { state }: { state: ReviewState }): boolean {
  const from: readonly ReviewState[] = allowedFrom[step]
  return from.includes(state)
}

/** Whether there is a text of the author. */
export function hasReviewText(state: ReviewState): state is ListedState {
  return state !== 'asked' && state !== 'withdrawn'
}
