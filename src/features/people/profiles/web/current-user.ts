import { useEffect, useEffectEvent } from 'react'
import { MINUTE } from '#base/time.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { fetchApi, getApiData, useApiQuery } from '#ui/data/api.ts'
import { RequestError } from '#ui/data/request.ts'
import type { CurrentUser } from '../schemas.ts'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'

/** The call that returns the signed-in user. */
export const ME_CALL = '/api/auth/me'

/** Loads the signed-in user. Null if nobody is signed in. The user is loaded again every ten minutes (docs/contract.md, "Signing in"). */
export function useCurrentUser() {
  const isNobody = getApiData(useQueryClient(), ME_CALL) === null && !mayBeSignedIn()
  return useApiQuery(ME_CALL, {}, { on401: 'null', ...(isNobody ? {} : { refetchInterval: 10 * MINUTE }) })
}

/** Loads the signed-in user, but only if somebody is probably signed in (docs/contract.md, "Signing in"). */
export const useLikelyUser = () => useApiQuery(ME_CALL, {}, { on401: 'null', enabled: mayBeSignedIn() })

/** Loads the user again after a change such as a sign-in. First cancels a load in progress, because it may have started before the change. */
export async function readCurrentUser(client: QueryClient): Promise<CurrentUser | null> {
  await client.cancelQueries({ queryKey: [ME_CALL] })
  return await fetchApi(client, ME_CALL, {}, { on401: 'null' })
}

/** Loads the user again, so that the page notices the end of the session. */
export function findSessionEnd(client: QueryClient): void {
  void fetchApi(client, ME_CALL, {}, { on401: 'null' }).catch(() => {})
}

/**
 * Returns a function that is true if a call failed because the session is over. In that case the function also loads the user again, and
 * the page shows the sign-in.
 */
export function useSessionEnd(): (failure: unknown) => boolean {
  const client = useQueryClient()
  return (failure) => {
    const isOver = failure instanceof RequestError && failure.status === 401
    // When a session ends, many calls fail at the same time. It is enough to load the user once.
    if (isOver) findSessionEnd(client)
    return isOver
  }
}

/** Does the same as `useSessionEnd`, for the error of a query. Does nothing if the query has not failed. */
export function useEndOfSession(failure: unknown): void {
  const onReturn = useEffectEvent(useSessionEnd())
  useEffect(() => {
    if (failure) onReturn(failure)
  }, [failure])
}
