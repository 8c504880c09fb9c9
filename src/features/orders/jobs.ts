import { sql } from 'drizzle-orm'
import { fillWords } from '#server/database/words.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { profileJobs } from '#features/profiles/jobs.ts'
import { orderWords } from './tables.ts'
import { HOUR, SECOND } from '#base/time.ts'
import { closeOpenPayments } from './commands-payment-events.ts'
import { pruneOrderKeys, deleteUnpaidOrders } from './commands-delete.ts'

export function orderJobs(shop: Shop): Job[] {
  const named = sql`select o.id, o.customer_name || ' ' || o.customer_email as text from customer_order o where o.customer_name <> ''`
  return [
    {
      name: 'fill-order-words',
      everyMs: HOUR,
      work: (stopping) => fillWords(shop.db, shop.now(), orderWords, named, stopping),
    },
    ...profileJobs(shop),
    { name: 'close-open-payments', everyMs: 5 * SECOND, work: () => closeOpenPayments(shop) },
    { name: 'delete-unpaid-orders', everyMs: HOUR, work: () => deleteUnpaidOrders(shop) },
    { name: 'prune-order-keys', everyMs: HOUR, work: () => pruneOrderKeys(shop) },
  ]
}
