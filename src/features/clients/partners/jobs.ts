import { HOUR, MINUTE } from '#base/time.ts'
import { foldOldReferences } from '#features/money/payment-review/commands-manual.ts'
import { fillClientWords } from './commands-clients.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { claimOrdersByPhone } from './commands-orders.ts'
import { pruneTexts } from './commands-personal-data.ts'

export function partnerJobs(shop: Shop): Job[] {
  return [
    { name: 'fill-client-words', everyMs: HOUR, work: (stopping) => fillClientWords(shop, stopping) },
    { name: 'fold-old-references', everyMs: HOUR, work: () => foldOldReferences(shop) },
    { name: 'claim-orders-by-phone', everyMs: MINUTE, work: () => claimOrdersByPhone(shop) },
    { name: 'prune-partner-texts', everyMs: HOUR, work: () => pruneTexts(shop) },
  ]
}
