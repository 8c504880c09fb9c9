import type { Feature } from '#server/feature.ts'
import type { ProfilesContext } from './context.ts'
import { SEALED_PROFILE } from './model.ts'
import { profileRoutes } from './routes.ts'

export const feature: Feature<ProfilesContext> = {
  sealed: [SEALED_PROFILE],
  routes: ({ shop, parts }) => ({ accounts: profileRoutes(shop, parts) }),
}
