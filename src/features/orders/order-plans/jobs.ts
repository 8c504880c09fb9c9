import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneOrderPlans } from './commands.ts'

export function orderPlanJobs(shop: Shop): Job[] {
  return [{ name: 'prune-order-plans', everyMs: HOUR, work: () => pruneOrderPlans(shop) }]
}
