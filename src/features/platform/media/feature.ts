import type { Feature } from '#server/feature.ts'
import type { MediaContext } from './context.ts'
import { mediaJobs } from './jobs.ts'
import { mediaFileRoutes } from './routes-files.ts'
import { mediaRoutes } from './routes.ts'
import { sql } from 'drizzle-orm'
import { media } from './tables.ts'

export const feature: Feature<MediaContext> = {
  // Files of proofs are not public.
  content: [{ table: media, where: sql`visibility = 'public'`, blank: ['created_by'] }],
  routes: (context) => ({ 'files (staff)': mediaRoutes(context), proofs: mediaFileRoutes(context) }),
  jobs: mediaJobs,
}
