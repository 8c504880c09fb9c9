import { useApiQuery } from '#ui/data/api.ts'
import { invariant } from '#base/refusal.ts'
import type { ShopView } from '../pages/shop-view.ts'

/** The shop's names and contacts. Every page includes this data. */
export function useShop(): ShopView {
  const { data } = useApiQuery('/api/shop')
  invariant(data, 'every page includes the shop')
  return data
}

/** The two contacts that the catalogue pages use. */
export function useContacts(): { email: string; messengerLink: string } {
  const { providerEmail, messengerLink } = useShop()
  return { email: providerEmail, messengerLink }
}
