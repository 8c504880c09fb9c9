import type { Lang } from '#base/i18n.ts'
import { useQuery } from '#ui/query.ts'

/** What pages know of the shop, as far as it is shown here. */
type ShopView = { name: Record<Lang, string>; providerEmail: string; messengerLink: string; origin: string }

export function usePreviewShop(): ShopView | undefined {
  return useQuery<ShopView>({ queryKey: ['/api/shop'] }).data
}
