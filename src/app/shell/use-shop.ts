import { useApiQuery } from '#ui/data/api.ts'
import { invariant } from '#base/refusal.ts'
import type { ShopView } from '../pages/shop-view.ts'

/** The shop's names and contacts; every page comes with them. */
export function useShop(): ShopView {
  const { data } = useApiQuery('/api/shop')
  invariant(data, 'every page is sent with the shop it belongs to')
  return data
}

/** The two ways to reach a person, as the pages of the catalogue take them. */
export function useContacts(): { email: string; messengerLink: string } {
  const { providerEmail, messengerLink } = useShop()
  return { email: providerEmail, messengerLink }
}
