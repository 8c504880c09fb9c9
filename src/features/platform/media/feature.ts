import type { Feature } from '#server/feature.ts'
import type { MediaContext } from './context.ts'
import { mediaJobs } from './jobs.ts'
import { mediaFileRoutes } from './routes-files.ts'
import { mediaRoutes } from './routes.ts'

export const feature: Feature<MediaContext> = {
  // The exported content contains only public files. Files of proofs are not public.
  content: [{ table: 'media', only: { visibility: 'public' }, blank: ['created_by'] }],
  routes: (context) => ({ 'files (staff)': mediaRoutes(context), proofs: mediaFileRoutes(context) }),
  jobs: mediaJobs,
}
