import { type Query, useQuery } from './query.ts'

/** Reads a call of the API anew each time a page with it is opened: what is known from before is shown until then. */
export function useFresh<T>(address: string): Query<T> {
  return useQuery<T>({ queryKey: [address], refetchOnMount: 'always' })
}
