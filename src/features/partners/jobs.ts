import { HOUR, MINUTE } from '#base/time.ts'
import { sql } from 'drizzle-orm'
import { fillOwnWords } from '#server/database/words.ts'
import { foldOldReferences } from '#features/payment-review/commands-manual.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { claimOrdersByPhone } from './commands-orders.ts'
import { pruneTexts } from './commands-personal-data.ts'

export function partnerJobs(shop: Shop): Job[] {
  const name = sql`first_name || ' ' || last_name || ' ' || email`
  return [
    {
      name: 'fill-client-words',
      everyMs: HOUR,
      work: (stopping) => fillOwnWords(shop.db, 'partner_client', name, stopping),
    },
    { name: 'fold-old-references', everyMs: HOUR, work: () => foldOldReferences(shop) },
    { name: 'claim-orders-by-phone', everyMs: MINUTE, work: () => claimOrdersByPhone(shop) },
    { name: 'prune-partner-texts', everyMs: HOUR, work: () => pruneTexts(shop) },
  ]
}
