import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { sweepInvitations } from './commands.ts'
import { sweepChallenges } from './commands-factors.ts'

export function staffJobs(shop: Shop): Job[] {
  return [
    { name: 'ended invitations', everyMs: HOUR, work: () => sweepInvitations(shop) },
    { name: 'ended second-factor challenges', everyMs: HOUR, work: () => sweepChallenges(shop.db, shop.now()) },
  ]
}
