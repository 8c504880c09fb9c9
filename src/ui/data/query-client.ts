import { type DefaultOptions, QueryClient } from '@tanstack/react-query'
import { readAnswer, RequestError } from './request.ts'

type Fetch = (address: string) => Promise<Response>

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    /** The first part of a query key is the address of the call. */
    queryKey: readonly [address: string, ...rest: unknown[]]
    /** `on401: 'null'` means that the data are `null` without a session, and that this is not an error. */
    queryMeta: { on401?: 'null' }
  }
}

/**
 * The defaults of all queries. The first part of a query key is the address to fetch. Queries have no retry, are never stale, and are not fetched
 * again on focus. A 404 becomes `null`. `known` is initial data by address. `queries` overrides the defaults for this page.
 */
export function createQueryClient(
  fetchAddress: Fetch = fetchInBrowser,
  known: Record<string, unknown> = {},
  queries: Pick<NonNullable<DefaultOptions['queries']>, 'refetchOnMount'> = {},
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey: [address], meta }) =>
          await readOrNull(await fetchAddress(address), meta?.on401 === 'null'),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a connection a call fails immediately.
        networkMode: 'always',
        ...queries,
      },
      mutations: { networkMode: 'always' },
    },
  })
  for (const [address, data] of Object.entries(known)) client.setQueryData([address], data)
  return client
}

/** Removes data, including data on screen and running requests. Nothing is fetched again automatically. */
export function forgetQueries(client: QueryClient, isForgotten: (address: string) => boolean): void {
  const cache = client.getQueryCache()
  for (const query of cache.findAll({ predicate: ({ queryKey: [address] }) => isForgotten(address) })) {
    if (query.getObserversCount() > 0) query.reset()
    else cache.remove(query)
  }
}

async function readOrNull(response: Response, nullOn401: boolean): Promise<unknown> {
  try {
    return await readAnswer(response)
  } catch (error) {
    if (error instanceof RequestError && (error.status === 404 || (nullOn401 && error.status === 401))) return null
    throw error
  }
}

function fetchInBrowser(address: string): Promise<Response> {
  return fetch(address, { credentials: 'same-origin', headers: { accept: 'application/json' } })
}
