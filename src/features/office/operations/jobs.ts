import { MINUTE, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { mailAlerts } from './commands-alerts.ts'
import { checkSeller } from './commands-seller.ts'
import type { OperationsContext } from './context.ts'

/**
 * The background jobs for alerts and backups. With an embedded database they run every second, because a command may wait for the shop to
 * make a backup.
 */
export function operationsJobs({ shop, schedule, watch }: OperationsContext): Job[] {
  const everyMs = shop.database.engine === 'pglite' ? SECOND : 5 * SECOND
  return [
    { name: 'backups', everyMs, work: schedule.tick },
    { name: 'check-seller', everyMs: 10 * MINUTE, work: async () => await checkSeller(shop) },
    { name: 'watch-alerts', everyMs: MINUTE, work: watch },
    { name: 'mail-alerts', everyMs: MINUTE, work: async () => await mailAlerts(shop) },
  ]
}
