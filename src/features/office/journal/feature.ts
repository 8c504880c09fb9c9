import type { Feature } from '#server/feature.ts'
import { journalJobs } from './jobs.ts'
import { journalRoutes } from './routes.ts'

export const feature: Feature = {
  routes: (shop) => ({ 'money (staff)': journalRoutes(shop) }),
  jobs: journalJobs,
}
