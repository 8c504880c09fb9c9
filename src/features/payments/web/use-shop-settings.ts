import type { Lang } from '#base/i18n.ts'
import { useQuery } from '#ui/query.ts'
import type { Explorers } from '#features/crypto/rules-explorer.ts'

/** What the buying screens need of the shop's settings; the call tells more. */
export type ShopSettings = {
  name: Record<Lang, string>
  origin: string
  ordersEmail: string
  messengerHandle: string
  messengerLink: string
  sandbox: boolean
  explorers?: Explorers
  evmChainId?: number
}

/** Undefined until the settings are known; every page comes with them. */
export function useShopSettings(): ShopSettings | undefined {
  return useQuery<ShopSettings>({ queryKey: ['/api/shop'] }).data
}
