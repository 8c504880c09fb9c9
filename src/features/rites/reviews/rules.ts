import { DAY } from '#base/time.ts'
import type { ListedState, ReviewState } from './model.ts'

/** So long after the proof was published a customer is asked. */
export const ASKED_AFTER = 14 * DAY
/** Nobody is asked about what was this long ago: a shop that begins to ask does not write to everybody it ever served. */
export const ASKED_UNTIL = 60 * DAY

const allowedFrom = {
  publish: ['waiting', 'declined'],
  decline: ['waiting', 'published'],
  reply: ['waiting', 'published'],
} satisfies Record<string, ReviewState[]>

/** Whether the staff may do this with a review as it stands. Pages use it to disable a button; commands, to refuse. */
export function reviewCan(step: keyof typeof allowedFrom, { state }: { state: ReviewState }): boolean {
  const from: readonly ReviewState[] = allowedFrom[step]
  return from.includes(state)
}

/** Whether there are words of an author to be read. */
export function isWritten(state: ReviewState): state is ListedState {
  return state !== 'asked' && state !== 'withdrawn'
}
