import { HOUR, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { CryptoContext } from './context.ts'
import { expirePayments } from './commands-evaluate.ts'
import { reconcileHoldings, type Candidates } from './commands-reconcile.ts'
import { watchIdleChains, pruneBlocks } from './commands-watch.ts'
import { CHAINS } from '#features/money/settlements/model-currencies.ts'

/** The pause between two polls of a chain. All processes together make one poll in this time. */
const POLL_EVERY = 2 * SECOND

export function paymentJobs(context: CryptoContext): Job[] {
  const candidates: Candidates = new Map()
  return [
    // Each chain has its own job, because one chain may need hours after an outage.
    ...CHAINS.map((chain) => ({
      name: `watch-${chain}`,
      everyMs: POLL_EVERY,
      work: (stopping?: AbortSignal) => watchIdleChains(context, POLL_EVERY / 2, stopping, [chain]),
    })),
    { name: 'expire-payments', everyMs: POLL_EVERY, work: (stopping) => expirePayments(context, CHAINS, stopping) },
    { name: 'prune-blocks', everyMs: HOUR, work: () => pruneBlocks(context) },
    { name: 'reconcile-holdings', everyMs: HOUR, work: (stopping) => reconcileHoldings(context, candidates, stopping) },
  ]
}
