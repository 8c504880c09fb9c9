import type { QueryClient } from '@tanstack/react-query'
import type { Lang } from '#base/i18n.ts'
import { SHOP_QUERY } from '../pages/shop-view-query.ts'
import type { ShopView } from '../pages/shop-view.ts'

/** `{title} - {shop}`. Titles come without endings of their own: the call that brings a text sees to that. */
export function pageTitle(title: string, queryClient: QueryClient, lang: Lang): string {
  const shop = queryClient.getQueryData<ShopView>([SHOP_QUERY])
  return `${title} - ${shop?.name[lang] ?? 'Ahuti'}`
}
