import { MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { closeLateRequests } from './commands-late.ts'
import type { DayRequestsContext } from './context.ts'

export function dayRequestJobs({ shop }: DayRequestsContext): Job[] {
  return [{ name: 'close-late-day-requests', everyMs: 10 * MINUTE, work: () => closeLateRequests(shop) }]
}
