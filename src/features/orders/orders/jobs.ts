import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { fillProfileWords } from '#features/people/profiles/commands.ts'
import { fillOrderWords } from './commands.ts'
import { HOUR, SECOND } from '#base/time.ts'
import { closeOpenPayments } from './commands-payment-events.ts'
import { pruneOrderKeys, deleteUnpaidOrders } from './commands-delete.ts'

export function orderJobs(shop: Shop): Job[] {
  return [
    { name: 'fill-order-words', everyMs: HOUR, work: (stopping) => fillOrderWords(shop, stopping) },
    { name: 'fill-profile-words', everyMs: HOUR, work: (stopping) => fillProfileWords(shop, stopping) },
    { name: 'close-open-payments', everyMs: 5 * SECOND, work: () => closeOpenPayments(shop) },
    { name: 'delete-unpaid-orders', everyMs: HOUR, work: () => deleteUnpaidOrders(shop) },
    { name: 'prune-order-keys', everyMs: HOUR, work: () => pruneOrderKeys(shop) },
  ]
}
