import { MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { remindOfTomorrow } from './commands-reminders.ts'

export function calendarJobs(shop: Shop): Job[] {
  return [{ name: 'remind-of-tomorrow', everyMs: 10 * MINUTE, work: () => remindOfTomorrow(shop) }]
}
