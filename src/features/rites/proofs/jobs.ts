import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { ProofsContext } from './context.ts'
import { tellOfLateRecordings } from './commands.ts'

export function proofJobs({ shop }: ProofsContext): Job[] {
  return [{ name: 'tell-of-late-recordings', everyMs: HOUR, work: () => tellOfLateRecordings(shop) }]
}
