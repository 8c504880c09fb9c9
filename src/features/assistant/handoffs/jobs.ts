import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneHandoffs } from './commands.ts'

export function handoffJobs(shop: Shop): Job[] {
  return [{ name: 'prune-handoffs', everyMs: HOUR, work: () => pruneHandoffs(shop) }]
}
