import { MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { CalendarContext } from './context.ts'
import { remindOfTomorrow } from './commands-reminders.ts'

export function calendarJobs(context: CalendarContext): Job[] {
  return [{ name: 'remind-of-tomorrow', everyMs: 10 * MINUTE, work: () => remindOfTomorrow(context) }]
}
