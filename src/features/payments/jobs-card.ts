import { SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { reconcileCards } from './commands-card-confirm.ts'
import type { CardContext } from './commands-context.ts'

export function cardJobs(context: CardContext): Job[] {
  return [{ name: 'reconcile-cards', everyMs: 10 * SECOND, work: () => reconcileCards(context) }]
}
