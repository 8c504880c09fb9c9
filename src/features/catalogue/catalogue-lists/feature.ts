import type { Feature } from '#server/feature.ts'
import { LISTS_CHANGED, seedLists } from './commands.ts'
import { catalogueListRoutes } from './routes.ts'
import { shippedLists } from './rules.ts'

export const feature: Feature = {
  content: [{ table: 'catalogue_list', channel: LISTS_CHANGED }],
  seed: ({ db }) => seedLists(db, shippedLists()),
  routes: (shop) => ({ catalogue: catalogueListRoutes(shop) }),
}
