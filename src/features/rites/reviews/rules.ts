import { DAY } from '#base/time.ts'
import type { ListedState, ReviewState } from './model.ts'

/** The time between the publication of the proof and the request to the customer. */
export const ASKED_AFTER = 14 * DAY
/**
 * The shop requests no review if the proof was published longer ago than this. So a shop that introduces reviews does not write to all earlier
 * customers.
 */
export const ASKED_UNTIL = 60 * DAY

const allowedFrom = {
  publish: ['waiting', 'declined'],
  decline: ['waiting', 'published'],
  reply: ['waiting', 'published'],
} satisfies Record<string, ReviewState[]>

/** Whether staff can do this with a review in its state. Pages use this function to disable a button, and commands use it to refuse. */
export function reviewCan(step: keyof typeof allowedFrom, { state }: { state: ReviewState }): boolean {
  const from: readonly ReviewState[] = allowedFrom[step]
  return from.includes(state)
}

/** Whether the author's text exists. */
export function hasReviewText(state: ReviewState): state is ListedState {
  return state !== 'asked' && state !== 'withdrawn'
}
