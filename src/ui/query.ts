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
  /** What a missing session means: an error, or the answer `null`. */
  on401?: 'throw' | 'null'
}

export type Query<T> = Omit<View, 'data' | 'error'> & {
  data: T | undefined
  error: Error | undefined
  refetch: () => void
}

/** Reads a call of the API, once for all components that ask. The caller names the shape that the call's schema promises. */
export function useQuery<T>({ queryKey, enabled = true, refetchInterval, on401 }: QueryOptions): Query<T> {
  const client = useQueryClient()
  const [address] = queryKey
  const view = useSyncExternalStore(
    (listener) => client.subscribe(address, listener),
    () => client.view(address),
    () => client.view(address),
  )
  useEffect(() => {
    if (enabled) client.fetchMissing({ queryKey: [address], on401 })
  }, [client, address, enabled, on401])
  useEffect(() => {
    if (!enabled || refetchInterval === undefined) return
    const timer = setInterval(() => {
      if (!document.hidden) client.fetchQuery({ queryKey: [address], on401 }).catch(() => {})
    }, refetchInterval)
    return () => clearInterval(timer)
  }, [client, address, enabled, refetchInterval, on401])
  return {
    ...view,
    data: view.data as T | undefined,
    error: view.error as Error | undefined,
    refetch: () => void client.refetchQuery({ queryKey: [address], on401 }).catch(() => {}),
  }
}
