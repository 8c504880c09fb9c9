import { useCart } from '#features/cart/web/cart-store.ts'
import { forgetCheckout } from '#features/cart/web/last-checkout.ts'
import type { QueryClient } from '#ui/query-client.ts'
import { SHOP_QUERY } from './pages/shop-view-query.ts'

/** Clears what this browser keeps of a person (trust, "Signing in by code"): the next one who sits here finds nothing. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey: [address] }) => address !== SHOP_QUERY })
  useCart.setState({ items: [], isOpen: false })
  try {
    useCart.persist.clearStorage()
    forgetCheckout()
    sessionStorage.clear()
    await forgetPages()
  } catch {
    // A browser that keeps its storage closed has kept nothing.
  }
}

/** The rituals and articles that were read (public/sw.js). */
async function forgetPages(): Promise<void> {
  // Absent outside a secure context.
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}
