import { useRouter } from 'wouter'

/** The query as it stands in the address, without its `?`. The router's own `useSearch` decodes it, so that `100%25` would be read as `100%`. */
export function useAddressQuery(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
