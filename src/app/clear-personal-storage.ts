import { tellSessionEnded } from '#features/people/accounts/web/session-news.ts'
import { beginNextVisitor } from '#features/people/accounts/web/visitor.ts'
import { useCart } from '#features/orders/cart/web/cart-store.ts'
import { clearLastCheckout } from '#features/orders/cart/web/last-checkout.ts'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateApi, setApiData } from '#ui/data/api.ts'
import { forgetQueries } from '#ui/data/query-client.ts'

/** Clears what this browser and this page keep of a person (docs/security.md, "Sessions"): the next one who sits here finds nothing. */
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
    // A browser that keeps its storage closed has kept nothing.
  }
  // Last: a tab that hears of it finds nothing stored any more.
  tellSessionEnded()
}

/** Calls whose answers depend on who is signed in. */
const PERSONAL =
  /^\/api\/(?:auth|customer-profiles|gift|group-rituals|orders|partner|plans|proofs|reviews|ritual-plans)/

/** Those that strangers may make too, by a link: they are read again as one. */
const BY_LINK = ['/api/gifts', '/api/group-rituals', '/api/orders/', '/api/proofs', '/api/reviews']

/** Another tab signed out: what this document holds of the person goes from its memory and its screen. */
export function forgetPerson(queryClient: QueryClient): void {
  forgetQueries(queryClient, (address) => PERSONAL.test(address) && address !== ME_CALL)
  setApiData(queryClient, ME_CALL, {}, null)
  beginNextVisitor()
  for (const beginning of BY_LINK) void invalidateApi(queryClient, beginning)
  try {
    sessionStorage.clear()
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
