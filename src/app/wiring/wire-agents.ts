import type { Keep } from '#features/assistant/agents/context.ts'
import { agentRoutes } from '#features/assistant/agents/routes.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { CatalogueSearch } from '#features/catalogue/search/queries.ts'
import type { Route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { errorMessages } from '../messages/error-messages.ts'
import type { PageBytes, PageCache } from '../pages/page-cache.ts'
import { originOf } from '../seo/site-content.ts'

/** The read-only Model Context Protocol for programs; `kept` is cleared when the catalogue or the settings change. */
export function wireAgents(shop: Shop, search: CatalogueSearch, panchang: Panchang, kept: PageCache): Route[] {
  return agentRoutes({ shop, search, panchang, origin: originOf(shop.config), errorMessages, keep: keepIn(kept) })
}

function keepIn(kept: PageCache): Keep {
  return async <Value>(key: string, make: () => Promise<Value>) => {
    const bytes = async (): Promise<PageBytes> => ({
      status: 200,
      etag: '',
      plain: Buffer.from(JSON.stringify(await make())),
    })
    const { plain } = await kept.getOrRender(`for programs: ${key}`, bytes)
    // The value that was stored under this key.
    return JSON.parse(plain.toString()) as Value
  }
}
