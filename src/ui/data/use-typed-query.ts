import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'

type TypedQuery<T> = {
  queryKey: QueryKey
  /** The query runs when the user has not typed for this number of milliseconds. */
  pause: number
  read: (signal: AbortSignal) => Promise<T>
  enabled?: boolean
  /** True if the last answer stays until the next answer arrives. */
  keepsLast?: boolean
}

/** Reads data for the typed text, after a pause. If the key changes, the call is cancelled, so answers to an earlier text are ignored. */
export function useTypedQuery<T>({ queryKey, pause, read, enabled = true, keepsLast = false }: TypedQuery<T>) {
  return useQuery({
    queryKey: [...queryKey, 'typed'],
    enabled,
    gcTime: 0,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal.throwIfAborted()
      return await read(signal)
    },
  })
}
