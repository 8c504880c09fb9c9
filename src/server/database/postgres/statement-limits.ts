import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '#base/time.ts'

/** Somebody waits for the answer: a statement and the wait for its connection take at most so long together. */
const CALL_LIMIT = 4.5 * SECOND
/** For work by timer, which nobody waits for, and for calls that are known to take long, such as reports. */
export const WORK_LIMIT = 12 * SECOND

const limits = new AsyncLocalStorage<number>()

/** How long one statement of the present work is waited for, in milliseconds. */
export function statementLimit(): number {
  return limits.getStore() ?? WORK_LIMIT
}

/** Answers a request: its statements are given up soon. */
export function withinCall<T>(work: () => T): T {
  return limits.run(CALL_LIMIT, work)
}

/** Answers a request whose statements may take long. */
export function withinLongCall<T>(work: () => T): T {
  return limits.run(WORK_LIMIT, work)
}
