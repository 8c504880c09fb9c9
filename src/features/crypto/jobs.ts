import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { CryptoContext } from './context.ts'
import { expirePayments } from './commands-evaluate.ts'
import { forgetBlocks } from './commands-prune.ts'
import { reconcileHoldings, type Suspects } from './commands-reconcile.ts'
import { watchIdleChains } from './commands-watch.ts'

/** How often all processes together look at each chain. */
const LOOK_EVERY = 2 * SECOND

export function paymentJobs(context: CryptoContext): Job[] {
  const suspects: Suspects = new Map()
  return [
    { name: 'watch-chains', everyMs: LOOK_EVERY, work: () => watchIdleChains(context, LOOK_EVERY / 2) },
    { name: 'expire-payments', everyMs: LOOK_EVERY, work: () => expirePayments(context) },
    { name: 'forget-blocks', everyMs: HOUR, work: () => forgetBlocks(context) },
    { name: 'reconcile-holdings', everyMs: HOUR, work: () => reconcileHoldings(context, suspects) },
  ]
}
