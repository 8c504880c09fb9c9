import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneNotes } from './commands-notes.ts'

export function orderManagementJobs(shop: Shop): Job[] {
  return [{ name: 'prune-order-notes', everyMs: HOUR, work: () => pruneNotes(shop) }]
}
