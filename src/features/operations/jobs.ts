import { SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Schedule } from './commands-schedule.ts'

export function operationsJobs(schedule: Schedule): Job[] {
  return [{ name: 'backups', everyMs: SECOND, work: schedule.tick }]
}
