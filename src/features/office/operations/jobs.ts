import { MINUTE, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { mailAlerts } from './commands-alerts.ts'
import type { Schedule } from './commands-backup-schedule.ts'

/** Frequent, because a command that requests a backup from the shop of an embedded database waits for it. */
export function operationsJobs(shop: Shop, schedule: Schedule): Job[] {
  const everyMs = shop.database.engine === 'pglite' ? SECOND : 5 * SECOND
  return [
    { name: 'backups', everyMs, work: schedule.tick },
    { name: 'mail-alerts', everyMs: MINUTE, work: async () => await mailAlerts(shop) },
  ]
}
