import type { ProfilesContext } from '#features/people/profiles/context.ts'
import type { Feature } from '#server/feature.ts'
import { guestDataRoutes } from './routes-data-link.ts'
import { customerRoutes } from './routes.ts'

export const feature: Feature<ProfilesContext> = {
  routes: (context) => ({
    orders: guestDataRoutes(context),
    'people (staff)': customerRoutes(context.shop, context.parts),
  }),
}
