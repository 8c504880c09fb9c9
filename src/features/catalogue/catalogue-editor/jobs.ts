import { SECOND } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { publishDue } from './commands-publication.ts'

export function catalogueEditorJobs(shop: Shop): Job[] {
  return [{ name: 'texts that come due', everyMs: 10 * SECOND, work: () => publishDue(shop) }]
}
