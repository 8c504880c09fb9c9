import { HOUR, MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { closeGroups, freePlaces, prunePlaces, TURN } from './commands.ts'

export function groupJobs(shop: Shop): Job[] {
  return [
    { name: 'free-group-places', everyMs: MINUTE, work: () => freePlaces(shop) },
    { name: 'prune-group-places', everyMs: HOUR, work: () => prunePlaces(shop) },
    { name: 'close-group-rituals', everyMs: TURN, work: () => closeGroups(shop) },
  ]
}
