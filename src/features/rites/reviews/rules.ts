import { DAY } from '#base/time.ts'
import type { ListedState, ReviewState } from './model.ts'

/** A customer is asked this long after the proof was published. */
export const ASKED_AFTER = 14 * DAY
/** Older orders are not asked about, so a shop that starts asking does not write to all earlier customers. */
export const ASKED_UNTIL = 60 * DAY

const allowedFrom = {
  publish: ['waiting', 'declined'],
  decline: ['waiting', 'published'],
  reply: ['waiting', 'published'],
} satisfies Record<string, ReviewState[]>

/** Whether staff may do this with a review in its state. Pages use it to disable a button; commands, to refuse. */
export function reviewCan(step: keyof typeof allowedFrom, { state }: { state: ReviewState }): boolean {
  const from: readonly ReviewState[] = allowedFrom[step]
  return from.includes(state)
}

/** Whether there is a text of an author. */
export function hasReviewText(state: ReviewState): state is ListedState {
  return state !== 'asked' && state !== 'withdrawn'
}
