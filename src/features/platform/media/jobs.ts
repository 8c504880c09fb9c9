import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { pruneStorage } from './commands-prune.ts'
import type { MediaContext } from './context.ts'

export function mediaJobs(context: MediaContext): Job[] {
  return [{ name: 'sweep-media', everyMs: 6 * HOUR, work: (stopping) => pruneStorage(context, stopping) }]
}
