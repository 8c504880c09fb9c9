import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneConversations } from './commands.ts'

export function consultantJobs(shop: Shop): Job[] {
  return [{ name: 'prune-conversations', everyMs: HOUR, work: () => pruneConversations(shop) }]
}
