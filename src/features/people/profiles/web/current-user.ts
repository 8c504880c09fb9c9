import { useEffect, useEffectEvent } from 'react'
import { MINUTE } from '#base/time.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { fetchApi, getApiData, useApiQuery } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import type { CurrentUser } from '../schemas.ts'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'

/** The call that returns the signed-in user. */
export const ME_CALL = '/api/auth/me'

/** The signed-in user; null if nobody is signed in. Refetched every ten minutes (docs/contract.md, "Signing in"). */
export function useCurrentUser() {
  const isNobody = getApiData(useQueryClient(), ME_CALL) === null && !mayBeSignedIn()
  return useApiQuery(ME_CALL, {}, { on401: 'null', ...(isNobody ? {} : { refetchInterval: 10 * MINUTE }) })
}

/** The signed-in user, requested only when somebody is probably signed in (docs/contract.md, "Signing in"). */
export const useLikelyUser = () => useApiQuery(ME_CALL, {}, { on401: 'null', enabled: mayBeSignedIn() })

/** Refetches the user after a change such as signing in. A pending read may have started before the change. */
export async function readCurrentUser(client: QueryClient): Promise<CurrentUser | null> {
  await client.cancelQueries({ queryKey: [ME_CALL] })
  return await fetchApi(client, ME_CALL, {}, { on401: 'null' })
}

/** Refetches the user to find out that nobody is signed in any more. */
export function findSessionEnd(client: QueryClient): void {
  void fetchApi(client, ME_CALL, {}, { on401: 'null' }).catch(() => {})
}

/** Whether a call failed because the session is over. If so, the page refetches the user and shows the sign-in. */
export function useSessionEnd(): (failure: unknown) => boolean {
  const client = useQueryClient()
  return (failure) => {
    const isOver = failure instanceof RequestError && failure.status === 401
    // At the end of a session many calls fail at the same time. One refetch is enough.
    if (isOver) findSessionEnd(client)
    return isOver
  }
}

/** Does the same as `useSessionEnd` for the error of a query, if the query has failed. */
export function useEndOfSession(failure: unknown): void {
  const onReturn = useEffectEvent(useSessionEnd())
  useEffect(() => {
    if (failure) onReturn(failure)
  }, [failure])
}
