import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { sweepStorage } from './commands-sweep.ts'
import type { MediaContext } from './context.ts'

export function mediaJobs(context: MediaContext): Job[] {
  return [{ name: 'sweep-media', everyMs: 6 * HOUR, work: (stopping) => sweepStorage(context, stopping) }]
}
