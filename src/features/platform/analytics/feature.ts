import type { Feature } from '#server/feature.ts'
import { openCounting } from './commands.ts'
import type { AnalyticsContext } from './context.ts'
import { analyticsJobs } from './jobs.ts'
import { analyticsRoutes } from './routes.ts'

export const feature: Feature<AnalyticsContext> = {
  routes: ({ shop, known }) => ({ shop: analyticsRoutes(shop, openCounting(shop, known)) }),
  jobs: ({ shop }) => analyticsJobs(shop),
}
