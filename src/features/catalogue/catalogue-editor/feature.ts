import type { Feature } from '#server/feature.ts'
import { catalogueEditorJobs } from './jobs.ts'
import { listEditorRoutes } from './routes-lists.ts'
import { catalogueVersionRoutes } from './routes-versions.ts'
import { catalogueEditorRoutes } from './routes.ts'

export const feature: Feature = {
  routes: (shop) => ({
    'catalogue (staff)': [...catalogueEditorRoutes(shop), ...catalogueVersionRoutes(shop), ...listEditorRoutes(shop)],
  }),
  jobs: catalogueEditorJobs,
}
