import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { compareCardLists, reconcileCards, untilStopped } from './commands-reconcile.ts'
import type { CardContext } from './context.ts'
import { pruneProviderEvents } from './commands-webhook.ts'
import { retryRefunds } from './commands-refund.ts'
import { recheckRefunds } from './commands-refund-check.ts'

export function cardJobs(context: CardContext): Job[] {
  const until = (stopping?: AbortSignal) => untilStopped(context, stopping)
  return [
    { name: 'reconcile-cards', everyMs: 10 * SECOND, work: (stopping) => reconcileCards(until(stopping)) },
    { name: 'retry-refunds', everyMs: 30 * SECOND, work: (stopping) => retryRefunds(until(stopping)) },
    { name: 'recheck-refunds', everyMs: HOUR, work: (stopping) => recheckRefunds(until(stopping)) },
    { name: 'prune-provider-events', everyMs: HOUR, work: () => pruneProviderEvents(context) },
    // Once a day would be enough, but a process that restarts every night would never reach its second daily run.
    { name: 'compare-card-lists', everyMs: 6 * HOUR, work: (stopping) => compareCardLists(until(stopping)) },
  ]
}
