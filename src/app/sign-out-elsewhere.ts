import type { QueryClient } from '@tanstack/react-query'
import { beginNextVisitor } from '#features/people/accounts/web/visitor.ts'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import { invalidateApi, setApiData } from '#ui/data/api.ts'
import { forgetQueries } from '#ui/data/query-client.ts'

/** Calls whose responses depend on the signed-in user. */
const PERSONAL =
  /^\/api\/(?:account|auth|customer-profiles|gift|group-rituals|orders|partner|plans|proofs|reviews|ritual-plans)/

/** Calls that are also open to strangers with a link. They are loaded again without a session. */
const BY_LINK = ['/api/gifts', '/api/group-rituals', '/api/orders/', '/api/proofs', '/api/reviews']

/** Removes the person's data from the memory and screen of this document. Called when another tab has signed out. */
export function forgetPerson(queryClient: QueryClient): void {
  forgetQueries(queryClient, (address) => PERSONAL.test(address) && address !== ME_CALL)
  setApiData(queryClient, ME_CALL, {}, null)
  beginNextVisitor()
  for (const beginning of BY_LINK) void invalidateApi(queryClient, beginning)
  try {
    sessionStorage.clear()
  } catch {
    // A browser without storage access has stored nothing.
  }
}
