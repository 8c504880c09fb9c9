import { type UseQueryResult, useQuery as useTanStackQuery } from '@tanstack/react-query'

export type QueryKey = readonly [address: string, ...rest: string[]]

type QueryOptions = {
  queryKey: QueryKey
  /** False: nothing is read yet. */
  enabled?: boolean
  /** Milliseconds between two readings while the page is looked at. */
  refetchInterval?: number
  /** What a missing session means: an error, or the answer `null`. */
  on401?: 'throw' | 'null'
  refetchOnMount?: 'always'
}

export type Query<T> = UseQueryResult<T>

/** Reads a call of the API whose shape the caller names. `useApiQuery` (api.ts) takes its place. */
export function useQuery<T>({ on401, ...options }: QueryOptions): Query<T> {
  return useTanStackQuery<T>({ ...options, ...(on401 === 'null' && { meta: { on401 } }) })
}
