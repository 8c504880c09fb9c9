import type { QueryClient } from '#ui/query-client.ts'
import type { Lang } from '#base/i18n.ts'
import { SHOP_QUERY } from '../pages/shop-view-query.ts'
import type { ShopView } from '../pages/shop-view.ts'

/** Endings that older pages carried (specification, section 1). */
const OLD_SUFFIX = /\s+[-–—|]\s+(?:Ведические ритуалы|Ведические практики|Ахути|Ahuti)\s*$/iu

/** `{title} - {shop}`, without an ending the title already has. */
export function withSuffix(title: string, shopName: string): string {
  return `${title.replace(OLD_SUFFIX, '')} - ${shopName}`
}

export function pageTitle(title: string, queryClient: QueryClient, lang: Lang): string {
  const shop = queryClient.getQueryData<ShopView>([SHOP_QUERY])
  return withSuffix(title, shop?.name[lang] ?? 'Ahuti')
}
