import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneGifts } from './commands.ts'

export function giftJobs(shop: Shop): Job[] {
  return [{ name: 'prune-gifts', everyMs: HOUR, work: () => pruneGifts(shop) }]
}
