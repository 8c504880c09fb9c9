import { HOUR, MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { claimOrdersByPhone } from './commands-orders.ts'
import { pruneTexts } from './commands-personal-data.ts'

export function partnerJobs(shop: Shop): Job[] {
  return [
    { name: 'claim-orders-by-phone', everyMs: MINUTE, work: () => claimOrdersByPhone(shop) },
    { name: 'prune-partner-texts', everyMs: HOUR, work: () => pruneTexts(shop) },
  ]
}
