import type { Feature } from '#server/feature.ts'
import { seedLists } from './commands.ts'
import { catalogueListRoutes } from './routes.ts'
import { shippedLists } from './rules.ts'

export const feature: Feature = {
  seed: ({ db }) => seedLists(db, shippedLists()),
  routes: (shop) => ({ catalogue: catalogueListRoutes(shop) }),
}
