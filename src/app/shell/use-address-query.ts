import { useRouter } from 'wouter'

/** The raw query of the address, without its `?`. The `useSearch` of the router decodes the query, so `100%25` would become `100%`. */
export function useAddressQuery(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
