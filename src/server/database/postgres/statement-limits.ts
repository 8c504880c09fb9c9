import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '#base/time.ts'

/** For requests: the maximum time of a statement, including the wait for its connection. */
const CALL_TIMEOUT = 4.5 * SECOND
/** For jobs, and for calls that are known to be slow, such as reports. */
export const WORK_TIMEOUT = 12 * SECOND

const limits = new AsyncLocalStorage<number>()

/** The timeout of a statement in the current work, in milliseconds. */
export function statementLimit(): number {
  return limits.getStore() ?? WORK_TIMEOUT
}

/** For a request. Its statements have a short timeout. */
export function withinCall<T>(work: () => T): T {
  return limits.run(CALL_TIMEOUT, work)
}

/** For a request with statements that may be slow. */
export function withinLongCall<T>(work: () => T): T {
  return limits.run(WORK_TIMEOUT, work)
}
