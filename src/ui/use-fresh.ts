import { useEffect } from 'react'
import { type Query, useQuery, useQueryClient } from './query.ts'

/** Reads a call of the API anew each time a page with it is opened: what is known from before is shown until then. */
export function useFresh<T>(address: string): Query<T> {
  const client = useQueryClient()
  useEffect(() => {
    client.fetchQuery({ queryKey: [address] }).catch(() => {})
  }, [client, address])
  return useQuery<T>({ queryKey: [address] })
}
