import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneReadings } from './commands.ts'

export function readingJobs(shop: Shop): Job[] {
  return [{ name: 'prune-name-readings', everyMs: HOUR, work: () => pruneReadings(shop) }]
}
