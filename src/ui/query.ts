import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { invariant } from '#base/refusal.ts'
import type { QueryClient, QueryKey, View } from './query-client.ts'

export const QueryClientContext = createContext<QueryClient | null>(null)

export function useQueryClient(): QueryClient {
  const client = useContext(QueryClientContext)
  invariant(client, 'a component that reads stands inside a QueryClientContext')
  return client
}

type QueryOptions = {
  queryKey: QueryKey
  /** False: nothing is read yet. */
  enabled?: boolean
  /** Milliseconds between two readings while the page is looked at. */
  refetchInterval?: number
}

export type Query<T> = Omit<View, 'data' | 'error'> & {
  data: T | undefined
  error: Error | undefined
  refetch: () => void
}

/** Reads a call of the API, once for all components that ask. The caller names the shape that the call's schema promises. */
export function useQuery<T>({ queryKey, enabled = true, refetchInterval }: QueryOptions): Query<T> {
  const client = useQueryClient()
  const [address] = queryKey
  const view = useSyncExternalStore(
    (listener) => client.subscribe(address, listener),
    () => client.view(address),
    () => client.view(address),
  )
  useEffect(() => {
    if (enabled && client.view(address).isPending) client.fetchQuery({ queryKey: [address] }).catch(() => {})
  }, [client, address, enabled])
  useEffect(() => {
    if (!enabled || refetchInterval === undefined) return
    const timer = setInterval(() => {
      if (!document.hidden) client.fetchQuery({ queryKey: [address] }).catch(() => {})
    }, refetchInterval)
    return () => clearInterval(timer)
  }, [client, address, enabled, refetchInterval])
  return {
    ...view,
    data: view.data as T | undefined,
    error: view.error as Error | undefined,
    refetch: () => void client.fetchQuery({ queryKey: [address] }).catch(() => {}),
  }
}
