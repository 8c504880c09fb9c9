import { AsyncLocalStorage } from 'node:async_hooks'
import { SECOND } from '#base/time.ts'

/** The maximum time of a statement of a request, including the wait for its connection. */
const CALL_TIMEOUT = 4.5 * SECOND
/** The maximum time of a statement of a job, or of a call that is known to be slow, such as a report. */
const WORK_TIMEOUT = 12 * SECOND

/**
 * No statement waits forever. The server ends slow statements. If the server does not end a statement, the shop stops waiting. For requests
 * the shop stops earlier (CALL_TIMEOUT). The longest wait for a lock is longer than the time for which a migration blocks others
 * (`postgres-migrations.ts`), so orders succeed during a release. It is shorter than the time limit of a request's statement.
 */
export const CONNECTION_TIMEOUTS = {
  connectionTimeoutMillis: 4 * SECOND,
  lock_timeout: 4 * SECOND,
  statement_timeout: 10 * SECOND,
  query_timeout: WORK_TIMEOUT,
  idle_in_transaction_session_timeout: 15 * SECOND,
}

/** The timeouts of the read replica. They are short, because the primary answers each query that the replica does not answer. */
export const REPLICA_TIMEOUTS = {
  connectionTimeoutMillis: SECOND,
  statement_timeout: 2 * SECOND,
  query_timeout: 2 * SECOND,
  idle_in_transaction_session_timeout: 2 * SECOND,
}

const limits = new AsyncLocalStorage<number>()

/** The timeout of a statement in the current work, in milliseconds. */
export function statementLimit(): number {
  return limits.getStore() ?? WORK_TIMEOUT
}

/** Runs the work of a request, whose statements have a short timeout. */
export function withinCall<T>(work: () => T): T {
  return limits.run(CALL_TIMEOUT, work)
}

/** Runs the work of a request whose statements may be slow. */
export function withinLongCall<T>(work: () => T): T {
  return limits.run(WORK_TIMEOUT, work)
}
