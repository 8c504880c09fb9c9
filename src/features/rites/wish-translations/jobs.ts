import { HOUR } from '#base/time.ts'
import type { Job } from '#server/jobs.ts'
import { pruneTranslations } from './commands.ts'
import type { WishesContext } from './context.ts'

export function translationJobs(context: WishesContext): Job[] {
  return [{ name: 'prune-wish-translations', everyMs: HOUR, work: () => pruneTranslations(context) }]
}
