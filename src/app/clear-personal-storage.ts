import { beginNextVisitor } from '#features/accounts/web/visitor.ts'
import { useCart } from '#features/cart/web/cart-store.ts'
import { clearLastCheckout } from '#features/cart/web/last-checkout.ts'
import type { QueryClient } from '#ui/query-client.ts'
import { SHOP_QUERY } from './pages/shop-view-query.ts'

/** Clears what this browser and this page keep of a person (docs/security.md, "Sessions"): the next one who sits here finds nothing. */
export async function clearPersonalStorage(queryClient: QueryClient): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey: [address] }) => address !== SHOP_QUERY })
  useCart.setState({ items: [], isOpen: false, names: undefined })
  beginNextVisitor()
  try {
    useCart.persist.clearStorage()
    clearLastCheckout()
    sessionStorage.clear()
    await clearCachedPages()
  } catch {
    // A browser that keeps its storage closed has kept nothing.
  }
}

/** The rituals and articles that were read (public/sw.js). */
async function clearCachedPages(): Promise<void> {
  // Absent outside a secure context.
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}
