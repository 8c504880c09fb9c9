import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { create } from 'zustand'
import { findSessionEnd, useEndOfSession } from '#features/people/profiles/web/current-user.ts'
import { type Api, createApi, useApiPages, useApiQuery } from '#ui/data/api.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { OrderFilter } from '../schemas.ts'

const FRESH = { refetchOnMount: 'always' } as const

export const usePartner = () => useWatched(useApiQuery('/api/partner/me', { query: { lang: useLang() } }, FRESH))

export const useClient = (id: string) =>
  useWatched(useApiQuery('/api/partner/clients/{id}', { path: { id }, query: { lang: useLang() } }, FRESH))

export const usePartnerOrder = (id: string) =>
  useWatched(useApiQuery('/api/partner/orders/{id}', { path: { id }, query: { lang: useLang() } }, FRESH))

export const useStatement = (month: string) =>
  useWatched(useApiQuery('/api/partner/statement', { query: { month, lang: useLang() } }, FRESH))

export const useClients = (q: string, limit?: number) =>
  useWatched(useApiPages('/api/partner/clients', { query: { q: q || undefined, limit, lang: useLang() } }))

export const usePartnerOrders = (filter: OrderFilter) =>
  useWatched(useApiPages('/api/partner/orders', { query: { ...filter, lang: useLang() } }))

/** Returns the query unchanged. If the query failed because the session has expired, the page asks the user to sign in. */
function useWatched<Query extends { error: unknown }>(query: Query): Query {
  useEndOfSession(query.error)
  return query
}

/**
 * Counts the changes that were refused because the session had expired. After each refusal the page asks the user to sign in, even if the
 * user closed the dialog before.
 */
export const useRefusedChanges = create(() => ({ count: 0 }))

/** Returns the API calls of the partner's pages. If a change is refused because the session has expired, the page asks the user to sign in. */
export function usePartnerApi(): Api {
  const client = useQueryClient()
  return useMemo(
    () =>
      createApi(async (address, init) => {
        const response = await fetch(address, init)
        if (response.status === 401 && init.method !== 'GET') {
          findSessionEnd(client)
          useRefusedChanges.setState(({ count }) => ({ count: count + 1 }))
        }
        return response
      }),
    [client],
  )
}

/** Returns true if the response of a call belongs to the signed-in partner. */
export const isOfPartner = (address: string): boolean => address.startsWith('/api/partner/')
