import { useRouter } from 'wouter'

/** The raw query of the address, without its `?`. The router's own `useSearch` decodes it, so that `100%25` would become `100%`. */
export function useAddressQuery(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
