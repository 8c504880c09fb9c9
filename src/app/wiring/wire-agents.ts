import { agentRoutes } from '#features/agents/routes.ts'
import type { Panchang } from '#features/plans/queries-panchang.ts'
import type { CatalogueSearch } from '#features/search/queries.ts'
import type { Route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { errorMessages } from '../messages/error-messages.ts'
import { originOf } from '../seo/site-content.ts'

/** What programs may read over the Model Context Protocol. */
export function wireAgents(shop: Shop, search: CatalogueSearch, panchang: Panchang): Route[] {
  return agentRoutes({ shop, search, panchang, origin: originOf(shop.config), errorMessages })
}
