import { QueryClient } from '@tanstack/react-query'
import { readAnswer, RequestError } from '#ui/request.ts'

type Fetch = (path: string) => Promise<Response>

/**
 * The defaults of the specification, section 7: the first key is the address, no retries, never stale, no polling. What does not
 * exist (404) is the answer `null`, so that a page can say so; any other failure throws.
 */
export function createQueries(fetchPath: Fetch = fetchInBrowser): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey }) => await readOrNull(await fetchPath(String(queryKey[0]))),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
    },
  })
}

async function readOrNull(response: Response): Promise<unknown> {
  try {
    return await readAnswer(response)
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return null
    throw error
  }
}

function fetchInBrowser(path: string): Promise<Response> {
  return fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } })
}
