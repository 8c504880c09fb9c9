import type { AgentsContext, CacheValue } from '#features/assistant/agents/context.ts'
import type { CatalogueSearch } from '#features/catalogue/search/queries.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Shop } from '#server/shop.ts'
import { errorMessages } from '../../messages/error-messages.ts'
import type { PageBytes, PageCache } from '../../pages/page-cache.ts'
import { publicOrigin } from '#features/platform/notifications/rules.ts'

/** `kept` is a cache that is cleared when the catalogue or the settings change. */
export function createAgentsPort(
  shop: Shop,
  { search, panchang, kept }: { search: CatalogueSearch; panchang: Panchang; kept: PageCache },
): AgentsContext {
  return { shop, search, panchang, origin: publicOrigin(shop.config), errorMessages, keep: keepIn(kept) }
}

function keepIn(kept: PageCache): CacheValue {
  return async <Value>(key: string, make: () => Promise<Value>) => {
    const bytes = async (): Promise<PageBytes> => ({
      status: 200,
      etag: '',
      plain: Buffer.from(JSON.stringify(await make())),
    })
    const { plain } = await kept.getOrRender(`for programs: ${key}`, bytes)
    // Each key is always used with values of the same type.
    return JSON.parse(plain.toString()) as Value
  }
}
