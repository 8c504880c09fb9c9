import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { compareCardLists, reconcileCards } from './commands-reconcile.ts'
import type { CardContext } from './context.ts'
import { pruneProviderEvents } from './commands-prune.ts'
import { retryRefunds } from './commands-refund.ts'
import { recheckRefunds } from './commands-refund-check.ts'

export function cardJobs(context: CardContext): Job[] {
  return [
    { name: 'reconcile-cards', everyMs: 10 * SECOND, work: () => reconcileCards(context) },
    { name: 'retry-refunds', everyMs: 30 * SECOND, work: () => retryRefunds(context) },
    { name: 'recheck-refunds', everyMs: HOUR, work: () => recheckRefunds(context) },
    { name: 'prune-provider-events', everyMs: HOUR, work: () => pruneProviderEvents(context) },
    // Once a day would do; a process that is started anew each night would never come to its second turn.
    { name: 'compare-card-lists', everyMs: 6 * HOUR, work: () => compareCardLists(context) },
  ]
}
