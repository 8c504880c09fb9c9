import { HOUR, MINUTE, SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { pruneReminders, sendReminders } from './commands.ts'

export function reminderJobs(shop: Shop): Job[] {
  // The sandbox runs this job more often: after a move of its clock a payment ends within seconds, and its reminder may already be due.
  const everyMs = shop.config.SANDBOX ? 2 * SECOND : MINUTE
  return [
    { name: 'send-reminders', everyMs, work: () => sendReminders(shop) },
    { name: 'prune-reminders', everyMs: HOUR, work: () => pruneReminders(shop) },
  ]
}
