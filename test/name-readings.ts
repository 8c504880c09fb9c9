import { vi } from 'vitest'

export type AskedName = string | { name: string; said: string }

/** Simulates the server's response to `/api/name-readings`. Every typed reading becomes `नि`, and digits are refused. */
export function readNames(names: readonly AskedName[]): Response {
  if (names.some((each) => typeof each !== 'string' && /\d/.test(each.said)))
    return Response.json(
      { code: 'http.invalid', message: 'No', errors: [{ path: 'names.0.said', message: 'Letters, please' }] },
      { status: 422 },
    )
  return Response.json({
    items: names.map((each) =>
      typeof each === 'string'
        ? { name: each, devanagari: 'निकोलस', reading: 'Nikolas' }
        : { name: each.name, devanagari: 'नि', reading: each.said },
    ),
  })
}

/** Responds to the calls for readings. Other calls still go to the previous `fetch`, for example the `fetch` of `answerWith`. */
export function answerReadings(): void {
  const others = fetch
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!path.startsWith('/api/name-readings')) return await others(path, init)
    const { names } = JSON.parse(init?.body as string) as { names: AskedName[] }
    return readNames(names)
  })
}
