import { MINUTE } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { keepJournal } from './commands.ts'

export function journalJobs(shop: Shop): Job[] {
  return [{ name: 'keep-journal', everyMs: MINUTE, work: async () => await keepJournal(shop) }]
}
