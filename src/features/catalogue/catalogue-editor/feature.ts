import type { Feature } from '#server/feature.ts'
import { catalogueEditorJobs } from './jobs.ts'
import { listEditorRoutes } from './routes-lists.ts'
import { catalogueVersionRoutes } from './routes-versions.ts'
import { catalogueEditorRoutes } from './routes.ts'

export const feature: Feature = {
  content: [
    { table: 'catalogue_version', omit: ['actor_id'] },
    { table: 'catalogue_list_version', omit: ['actor_id'] },
  ],
  routes: (shop) => ({
    'catalogue (staff)': [...catalogueEditorRoutes(shop), ...catalogueVersionRoutes(shop), ...listEditorRoutes(shop)],
  }),
  jobs: catalogueEditorJobs,
}
