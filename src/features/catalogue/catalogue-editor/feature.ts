import type { Feature } from '#server/feature.ts'
import { catalogueEditorJobs } from './jobs.ts'
import { listEditorRoutes } from './routes-lists.ts'
import { catalogueVersionRoutes } from './routes-versions.ts'
import { catalogueEditorRoutes } from './routes.ts'
import { catalogueListVersions, catalogueVersions } from './tables.ts'

export const feature: Feature = {
  content: [
    { table: catalogueVersions, omit: ['actor_id'] },
    { table: catalogueListVersions, omit: ['actor_id'] },
  ],
  routes: (shop) => ({
    'catalogue (staff)': [...catalogueEditorRoutes(shop), ...catalogueVersionRoutes(shop), ...listEditorRoutes(shop)],
  }),
  jobs: catalogueEditorJobs,
}
