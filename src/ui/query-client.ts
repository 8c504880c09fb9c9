import { readAnswer, RequestError } from './request.ts'

/** The first part of a key is the address of the call. */
export type QueryKey = readonly [address: string, ...rest: string[]]

type Entry = {
  nullOn401?: boolean
  data?: unknown
  error?: unknown
  promise?: Promise<unknown>
  listeners: Set<() => void>
  view: View
}

/** One state of a query; the same object until something changes. */
export type View = { data: unknown; error: unknown; isPending: boolean; isFetching: boolean; isError: boolean }

type Reading = { queryKey: QueryKey; on401?: 'throw' | 'null' | undefined }

type Fetch = (address: string) => Promise<Response>

const WAITING: View = { data: undefined, error: undefined, isPending: true, isFetching: false, isError: false }

/**
 * What the shop's pages have read from the API. The first key is the address, no retries, never stale, no refetching on focus, no polling
 * unless asked. What does not exist (404) is the answer `null`; with `on401: 'null'` a missing session (401) is too. The names are those of
 * TanStack Query, of which this is the part the pages use, at a tenth of its size (docs/decisions/005).
 */
export function createQueryClient(fetchAddress: Fetch = fetchInBrowser, known: Record<string, unknown> = {}) {
  const entries = new Map<string, Entry>()
  for (const [address, data] of Object.entries(known)) settle(entryOf(address), { data })

  function entryOf(address: string): Entry {
    let entry = entries.get(address)
    if (!entry) {
      entry = { listeners: new Set(), view: WAITING }
      entries.set(address, entry)
    }
    return entry
  }

  function settle(entry: Entry, { data = entry.data, error }: { data?: unknown; error?: unknown }): void {
    Object.assign(entry, { data, error, promise: undefined })
    show(entry)
  }

  function show(entry: Entry): void {
    const { data, error, promise } = entry
    const isPending = data === undefined && error === undefined
    entry.view = { data, error, isPending, isFetching: promise !== undefined, isError: error !== undefined }
    for (const listener of entry.listeners) listener()
  }

  function load({ queryKey: [address], on401 }: Reading): Promise<unknown> {
    return entryFor(address, on401).promise ?? read(address, entryOf(address))
  }

  function entryFor(address: string, on401: Reading['on401']): Entry {
    const entry = entryOf(address)
    if (on401) entry.nullOn401 = on401 === 'null'
    return entry
  }

  /** Begins to read, also when that is being done: what came of the reading before is then out of date. */
  function read(address: string, entry: Entry): Promise<unknown> {
    const promise: Promise<unknown> = fetchAddress(address)
      .then((response) => readOrNull(response, entry.nullOn401))
      .then(
        (data) => {
          if (entry.promise !== promise) return entry.promise ?? data
          settle(entry, { data })
          return data
        },
        (error: unknown) => {
          if (entry.promise === promise) settle(entry, { error })
          else if (entry.promise) return entry.promise
          throw error
        },
      )
    entry.promise = promise
    show(entry)
    return promise
  }

  return {
    view: (address: string): View => entries.get(address)?.view ?? WAITING,
    subscribe(address: string, listener: () => void): () => void {
      const { listeners } = entryOf(address)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The answer if it was ever read. The caller names the shape that the call's schema promises. */
    getQueryData: <T>([address]: QueryKey): T | undefined => entries.get(address)?.data as T | undefined,
    setQueryData: ([address]: QueryKey, data: unknown): void => settle(entryOf(address), { data }),
    /** Reads only what is not there yet. */
    async ensureQueryData({ queryKey: [address] }: { queryKey: QueryKey }): Promise<unknown> {
      const data = entries.get(address)?.data
      return data === undefined ? await load({ queryKey: [address] }) : data
    },
    /** Reads what a page that is opened now lacks, also when an earlier reading failed. */
    fetchMissing({ queryKey: [address], on401 }: Reading): void {
      const entry = entryFor(address, on401)
      if (entry.data === undefined && !entry.promise) load({ queryKey: [address], on401 }).catch(() => {})
    },
    /** Reads again; who asks while that is being done waits for the same answer. */
    fetchQuery: load,
    /** Reads again after a change: a reading that is under way may have begun before it. */
    refetchQuery: ({ queryKey: [address], on401 }: Reading): Promise<unknown> =>
      read(address, entryFor(address, on401)),
    /** Reads again what is on the screen, and forgets the rest. */
    invalidateQueries({ predicate }: { predicate: (query: { queryKey: QueryKey }) => boolean }): void {
      for (const [address, entry] of entries) {
        if (!predicate({ queryKey: [address] })) continue
        if (entry.listeners.size === 0) entries.delete(address)
        else read(address, entry).catch(() => {})
      }
    },
    /** Forgets, also what is on the screen and what is on its way; nothing is read again. */
    removeQueries({ predicate }: { predicate: (query: { queryKey: QueryKey }) => boolean }): void {
      for (const [address, entry] of entries) {
        if (!predicate({ queryKey: [address] })) continue
        Object.assign(entry, { data: undefined, error: undefined, promise: undefined })
        show(entry)
      }
    },
  }
}

export type QueryClient = ReturnType<typeof createQueryClient>

async function readOrNull(response: Response, nullOn401 = false): Promise<unknown> {
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
