import { SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Schedule } from './commands-backup-schedule.ts'

/** Whoever asks the shop of an embedded database for a backup waits for it. */
export function operationsJobs(schedule: Schedule, engine: 'pglite' | 'postgres'): Job[] {
  return [{ name: 'backups', everyMs: engine === 'pglite' ? SECOND : 5 * SECOND, work: schedule.tick }]
}
