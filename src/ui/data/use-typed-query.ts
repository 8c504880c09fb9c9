import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query'

type TypedQuery<T> = {
  queryKey: QueryKey
  /** How long a pause in typing is, in milliseconds. */
  pause: number
  read: (signal: AbortSignal) => Promise<T>
  enabled?: boolean
  /** The last answer stays until there is another. */
  keepsLast?: boolean
}

/** Reads something for what is typed, after a pause. A change of the key cancels the call, so answers to outdated text are dropped. */
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
