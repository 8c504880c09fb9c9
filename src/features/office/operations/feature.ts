import type { Feature } from '#server/feature.ts'
import { operationsJobs } from './jobs.ts'
import type { OperationsContext } from './context.ts'
import { operationsRoutes } from './routes.ts'

export const feature: Feature<OperationsContext> = {
  routes: (context) => ({ 'shop (staff)': operationsRoutes(context) }),
  jobs: operationsJobs,
}
