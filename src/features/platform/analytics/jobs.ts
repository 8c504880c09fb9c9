import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneCounts } from './commands.ts'

export function analyticsJobs(shop: Shop): Job[] {
  return [{ name: 'prune-counts', everyMs: HOUR, work: () => pruneCounts(shop) }]
}
