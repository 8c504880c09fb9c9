import type { ProfilesContext } from '#features/people/profiles/context.ts'
import type { Feature } from '#server/feature.ts'
import { customerRoutes } from './routes.ts'

export const feature: Feature<ProfilesContext> = {
  routes: ({ shop, parts }) => ({ 'people (staff)': customerRoutes(shop, parts) }),
}
