import { useEffect, useEffectEvent } from 'react'
import { MINUTE } from '#base/time.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { fetchApi, getApiData, useApiQuery } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import type { CurrentUser } from '../schemas.ts'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'

/** The call that says who is signed in. */
export const ME_CALL = '/api/auth/me'

/** Null: nobody is signed in. Read again every ten minutes (docs/contract.md, "Signing in"). */
export function useCurrentUser() {
  const isNobody = getApiData(useQueryClient(), ME_CALL) === null && !mayBeSignedIn()
  return useApiQuery(ME_CALL, {}, { on401: 'null', ...(isNobody ? {} : { refetchInterval: 10 * MINUTE }) })
}

/** The same, asked only where a session is likely (docs/contract.md, "Signing in"). */
export const useLikelyUser = () => useApiQuery(ME_CALL, {}, { on401: 'null', enabled: mayBeSignedIn() })

/** Who is signed in after a change, such as signing in: a reading that is under way may have begun before it. */
export async function readCurrentUser(client: QueryClient): Promise<CurrentUser | null> {
  await client.cancelQueries({ queryKey: [ME_CALL] })
  return await fetchApi(client, ME_CALL, {}, { on401: 'null' })
}

/** Finds out that nobody is signed in any more. */
export function findSessionEnd(client: QueryClient): void {
  void fetchApi(client, ME_CALL, {}, { on401: 'null' }).catch(() => {})
}

/** Tells whether a call failed because the session is over; then the page finds that out too and asks to sign in. */
export function useSessionEnd(): (failure: unknown) => boolean {
  const client = useQueryClient()
  return (failure) => {
    const isOver = failure instanceof RequestError && failure.status === 401
    // Many calls fail at once then; one reading is enough for them.
    if (isOver) findSessionEnd(client)
    return isOver
  }
}

/** The same for a call that was read: its error, if it has one. */
export function useEndOfSession(failure: unknown): void {
  const onReturn = useEffectEvent(useSessionEnd())
  useEffect(() => {
    if (failure) onReturn(failure)
  }, [failure])
}
