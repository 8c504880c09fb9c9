import { HOUR, MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { tellMissingRests } from '#features/money/payment-review/commands-rest.ts'
import { fetchRatesAt, refreshWithPauses } from './commands-estimates.ts'
import type { PaymentsContext } from './context.ts'

export function paymentJobs(context: PaymentsContext): Job[] {
  const { shop } = context
  const tellRests: Job = {
    name: 'tell-missing-rests',
    everyMs: HOUR,
    work: async () => await tellMissingRests(context),
  }
  // A sandbox asks no bank for its rates.
  if (shop.config.SANDBOX) return [tellRests]
  const refresh = refreshWithPauses(shop, async () => await fetchRatesAt(shop.config.CBR_RATE_URL))
  return [tellRests, { name: 'read-daily-rates', everyMs: 10 * MINUTE, work: refresh }]
}
