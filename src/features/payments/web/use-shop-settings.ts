import { useQuery } from '#ui/query.ts'
import type { Explorers } from '#features/crypto/rules-explorer.ts'

/** What the buying screens need of the shop's settings; the call tells more. */
export type ShopSettings = {
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
