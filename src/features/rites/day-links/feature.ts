import type { Feature } from '#server/feature.ts'
import type { DayLinksContext } from './context.ts'
import { dayLinkRoutes } from './routes.ts'
import { dayLinkAdminRoutes } from './routes-admin.ts'

export const feature: Feature<DayLinksContext> = {
  routes: (context) => ({
    'proofs (staff)': dayLinkAdminRoutes(context),
    proofs: dayLinkRoutes(context),
  }),
}
