import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import type { DayRequestsContext } from './context.ts'
import { dayRequestJobs } from './jobs.ts'
import { dayRequestRoutes } from './routes.ts'

export const feature: Feature<DayRequestsContext, PersonalPart> = {
  jobs: dayRequestJobs,
  routes: (context) => ({ 'calendar (staff)': dayRequestRoutes(context) }),
}
