import { useEffect, useEffectEvent } from 'react'
import { MINUTE } from '#base/time.ts'
import { type Query, useQuery, useQueryClient } from '#ui/query.ts'
import type { QueryClient } from '#ui/query-client.ts'
import { RequestError } from '#ui/request.ts'
import type { CurrentUser } from '../schemas.ts'
import { mayBeSignedIn } from '#features/accounts/web/session-hint.ts'

/** The call that says who is signed in. */
export const ME_CALL = '/api/auth/me'

/** Null: nobody is signed in. Read again every ten minutes (docs/contract.md, "Signing in"). */
export function useCurrentUser(): Query<CurrentUser | null> {
  const isNobody = useQueryClient().getQueryData([ME_CALL]) === null && !mayBeSignedIn()
  return useQuery<CurrentUser | null>({
    queryKey: [ME_CALL],
    on401: 'null',
    ...(isNobody ? {} : { refetchInterval: 10 * MINUTE }),
  })
}

/** Who is signed in after a change, such as signing in: a reading that is under way may have begun before it. */
export async function readCurrentUser(client: QueryClient): Promise<CurrentUser | null> {
  // The shape is the call's schema.
  return (await client.refetchQuery({ queryKey: [ME_CALL], on401: 'null' })) as CurrentUser | null
}

/** Tells whether a call failed because the session is over; then the page finds that out too and asks to sign in. */
export function useSessionEnd(): (failure: unknown) => boolean {
  const client = useQueryClient()
  return (failure) => {
    const isOver = failure instanceof RequestError && failure.status === 401
    // Many calls fail at once then; one reading is enough for them.
    if (isOver) void client.fetchQuery({ queryKey: [ME_CALL], on401: 'null' }).catch(() => {})
    return isOver
  }
}

/** The same for a call that was read: its error, if it has one. */
export function useEndOfSession(failure: unknown): void {
  const onReturn = useEffectEvent(useSessionEnd())
  useEffect(() => {
    if (failure !== undefined) onReturn(failure)
  }, [failure])
}
