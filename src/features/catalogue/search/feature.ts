import type { Feature } from '#server/feature.ts'
import type { CatalogueSearch } from './queries.ts'
import { searchRoutes } from './routes.ts'

export const feature: Feature<CatalogueSearch> = {
  routes: (search) => ({ catalogue: searchRoutes(search) }),
}
