import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { CryptoContext } from './context.ts'
import { expirePayments } from './commands-evaluate.ts'
import { forgetBlocks } from './commands-prune.ts'
import { reconcileHoldings, type Suspects } from './commands-reconcile.ts'
import { watchIdleChains } from './commands-watch.ts'
import { CHAINS } from '#features/settlements/model-currencies.ts'

/** How often all processes together look at each chain. */
const LOOK_EVERY = 2 * SECOND

export function paymentJobs(context: CryptoContext): Job[] {
  const suspects: Suspects = new Map()
  return [
    {
      name: 'watch-chains',
      everyMs: LOOK_EVERY,
      work: (stopping) => watchIdleChains(context, LOOK_EVERY / 2, stopping),
    },
    { name: 'expire-payments', everyMs: LOOK_EVERY, work: (stopping) => expirePayments(context, CHAINS, stopping) },
    { name: 'forget-blocks', everyMs: HOUR, work: () => forgetBlocks(context) },
    { name: 'reconcile-holdings', everyMs: HOUR, work: (stopping) => reconcileHoldings(context, suspects, stopping) },
  ]
}
