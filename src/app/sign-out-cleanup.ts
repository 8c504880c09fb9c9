import { announceSessionEnd } from '#features/people/accounts/web/session-news.ts'
import { beginNextVisitor } from '#features/people/accounts/web/visitor.ts'
import { useCart } from '#features/orders/cart/web/cart-store.ts'
import { clearLastCheckout } from '#features/orders/cart/web/last-checkout.ts'
import type { QueryClient } from '@tanstack/react-query'
import { forgetQueries } from '#ui/data/query-client.ts'

/** Removes a person's data from this browser and page (docs/security.md, "Sessions"), so that the next user of the device finds no data. */
export async function clearPersonalStorage(queryClient: QueryClient): Promise<void> {
  forgetQueries(queryClient, (address) => address !== '/api/shop')
  useCart.setState({ items: [], isOpen: false, names: undefined })
  beginNextVisitor()
  try {
    useCart.persist.clearStorage()
    clearLastCheckout()
    sessionStorage.clear()
    await clearCachedPages()
  } catch {
    // A browser without storage access has stored nothing.
  }
  // This step is last, so that another tab that gets the message finds no stored data.
  announceSessionEnd()
}

/** Deletes the stored pages of the rituals and articles that the person has read (public/sw.js). */
async function clearCachedPages(): Promise<void> {
  // `caches` is missing if the page was not loaded in a secure context.
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}
