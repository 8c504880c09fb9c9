import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { sweepSessions } from './commands-session.ts'

export function accountJobs(shop: Shop): Job[] {
  return [{ name: 'ended sessions and codes', everyMs: HOUR, work: () => sweepSessions(shop) }]
}
