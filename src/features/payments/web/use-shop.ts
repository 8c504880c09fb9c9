import { useQuery } from '#ui/query.ts'

/** What the buying screens need of the shop's settings; the call tells more. */
export type ShopSettings = { ordersEmail: string; messengerHandle: string; messengerLink: string; sandbox: boolean }

/** Undefined until the settings are known; every page comes with them. */
export function useShopSettings(): ShopSettings | undefined {
  return useQuery<ShopSettings>({ queryKey: ['/api/shop'] }).data
}
