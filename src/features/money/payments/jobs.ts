import { MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { fetchRatesAt, refreshWithPauses } from './commands-estimates.ts'

/** Returns the job that reads the bank's rates. A sandbox has no such job, because it asks no bank. */
export function paymentJobs(shop: Shop): Job[] {
  if (shop.config.SANDBOX) return []
  const refresh = refreshWithPauses(shop, async () => await fetchRatesAt(shop.config.CBR_RATE_URL))
  return [{ name: 'read-daily-rates', everyMs: 10 * MINUTE, work: refresh }]
}
