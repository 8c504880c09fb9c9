import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { askForReviews } from './commands.ts'

export function reviewJobs(shop: Shop): Job[] {
  return [{ name: 'ask-for-reviews', everyMs: HOUR, work: () => askForReviews(shop) }]
}
