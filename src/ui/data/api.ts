import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, useContext, useEffect } from 'react'
import type { paths } from '#api/paths.ts'
import { type RequestError, requestJson } from './request.ts'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The paths that support a method. */
export type ApiPath<M extends Method = 'get'> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer Found> ? Found : never
type Responses<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer Found } ? Found : never
type Json<Response> = Response extends { content: { 'application/json': infer Value } } ? Value : undefined

/** The response body of a successful call. */
export type ApiAnswer<P extends keyof paths, M extends Method = 'get'> = P extends unknown
  ? SuccessBody<Responses<P, M>>
  : never
type SuccessBody<All> = {
  [Status in keyof All]: Status extends 200 | 201 | 202 | 204 ? Json<All[Status]> : never
}[keyof All]

/** The data of a query: the response of its path. The data can be null if the path can respond with 404. */
export type ApiData<P extends ApiPath> = P extends unknown
  ? ApiAnswer<P> | (404 extends keyof Responses<P, 'get'> ? null : never)
  : never

type Part<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }
/** The type of parameters that the caller may omit if no property is required. */
type Optional<Value> = Partial<Value> extends Value ? Value | undefined : Value
type Parameters<O, In extends string> = O extends { parameters: { [K in In]?: infer Value } } ? Value : undefined
type Body<O> = O extends { requestBody: { content: { 'application/json': infer Value } } }
  ? Value
  : O extends { requestBody?: { content: { 'application/json': infer Value } } }
    ? Value | undefined
    : undefined

/** The parameters and the body of a call. */
export type ApiRequest<P extends keyof paths, M extends Method = 'get'> = Part<
  'path',
  Parameters<Operation<P, M>, 'path'>
> &
  Part<'query', Optional<Parameters<Operation<P, M>, 'query'>>> &
  Part<'body', Body<Operation<P, M>>>

type Args<P extends keyof paths, M extends Method, Options> =
  object extends ApiRequest<P, M>
    ? [request?: ApiRequest<P, M>, options?: Options]
    : [request: ApiRequest<P, M>, options?: Options]

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal }
type Call<M extends Method> = <P extends ApiPath<M>>(
  path: P,
  ...args: Args<P, M, CallOptions>
) => Promise<ApiAnswer<P, M>>

/** One function per method: `api.put('/api/services/{id}', { path: { id }, body })`. Throws a RequestError if the status is not 2xx. */
export type Api = { [M in Method]: Call<M> }

type Values = Record<string, string | number | boolean | undefined>
type RequestParts = { path?: Values; query?: Values; body?: unknown }
type Send = (address: string, init: RequestInit) => Promise<Response>

/** The address of a call. Query keys and links use it. */
export function apiAddress<P extends ApiPath>(path: P, ...[request]: Args<P, 'get', never>): string {
  return addressOf(path, request ?? {})
}

function addressOf(path: string, { path: names = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(names[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Creates the API functions. `send` makes each call. It can first ask the user for a session or a second factor. */
export function createApi(send: Send = (address, init) => fetch(address, init)): Api {
  const by =
    (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
    async (path: string, request: RequestParts = {}, options: CallOptions = {}): Promise<unknown> =>
      await requestJson(addressOf(path, request), { method, body: request.body, ...options }, send)
  // The API document describes the responses. Only here the JSON of a response gets its type.
  return { get: by('GET'), post: by('POST'), put: by('PUT'), delete: by('DELETE') } as Api
}

export const api = createApi()
export const ApiContext = createContext(api)
export const useApi = (): Api => useContext(ApiContext)

type QueryOptions = {
  enabled?: boolean
  /** The time between two automatic fetches in milliseconds. */
  refetchInterval?: number
  /** With `always` the data is fetched again whenever a component with this query is mounted. */
  refetchOnMount?: 'always'
  /** Without a session the data are `null`. */
  on401?: 'null'
}

/** Without a session the data is `null` only if the caller has set `on401`. */
type ReadData<P extends ApiPath, Options> = ApiData<P> | (Options extends { on401: 'null' } ? null : never)

/** The query of a path. The first part of the query key is the address, and the client fetches this address. */
export function useApiQuery<P extends ApiPath, const Options extends QueryOptions = object>(
  path: P,
  ...[request, options]: Args<P, 'get', Options>
): UseQueryResult<ReadData<P, Options>, RequestError | Error> {
  const { on401, ...rest } = (options ?? {}) as QueryOptions
  return useQuery({
    queryKey: [addressOf(path, request ?? {})],
    ...(on401 && { meta: { on401 } }),
    ...rest,
  }) as UseQueryResult<ApiData<P>>
}

/** The cached data of a call, if any. */
export function getApiData<P extends ApiPath>(
  client: QueryClient,
  path: P,
  ...[request]: Args<P, 'get', never>
): ApiData<P> | undefined {
  return client.getQueryData<ApiData<P>>([addressOf(path, request ?? {})])
}

/** Replaces the cached data of a call, for example with the response to a change. `null` means that the data no longer exist. */
export function setApiData<P extends ApiPath>(
  client: QueryClient,
  path: P,
  request: ApiRequest<P>,
  data: ApiData<P> | null,
): void {
  const queryKey = [addressOf(path, request as RequestParts)] as const
  // A running request began before the change, so its response would be older than the change.
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}

/** Fetches the data of a call now, and ignores cached data. */
export async function fetchApi<P extends ApiPath, const Options extends Pick<QueryOptions, 'on401'>>(
  client: QueryClient,
  path: P,
  ...[request, options]: Args<P, 'get', Options>
): Promise<ReadData<P, Options>> {
  return await client.query<ReadData<P, Options>>({
    queryKey: [addressOf(path, request ?? {})],
    meta: { ...options },
    staleTime: 0,
  })
}

/** Fetches the active queries again if their address starts with `beginning`. Removes the inactive queries. */
export function invalidateApi(client: QueryClient, beginning: string): Promise<void> {
  forgetUnusedApi(client, beginning)
  return client.invalidateQueries({ predicate: startsWith(beginning) })
}

/** Removes the inactive queries if their address starts with `beginning`. The pages that use them will fetch them again. */
export function forgetUnusedApi(client: QueryClient, beginning: string): void {
  client.removeQueries({ predicate: startsWith(beginning), type: 'inactive' })
}

const startsWith =
  (beginning: string) =>
  ({ queryKey: [address] }: { queryKey: readonly [string, ...unknown[]] }) =>
    address.startsWith(beginning)

type Page<Item> = { items: Item[]; next: string | null }
type PagedPath = { [P in ApiPath]: ApiAnswer<P> extends Page<unknown> ? P : never }[ApiPath]
type ItemOf<P extends PagedPath> = ApiAnswer<P> extends Page<infer Item> ? Item : never

export type Pages<Item> = {
  /** Undefined until the first page is loaded. While another list is loading, the previous list stays. */
  data: Item[] | undefined
  error: unknown
  isFetching: boolean
  hasMore: boolean
  more: () => void
  /** Loads the list again from the first page. */
  refetch: () => void
}

/** A list that the API returns in pages `{items, next}`. Contains the pages loaded so far. Every mount fetches the list again. */
export function useApiPages<P extends PagedPath>(path: P, ...[request]: Args<P, 'get', never>): Pages<ItemOf<P>> {
  const { get } = useApi()
  const client = useQueryClient()
  const address = addressOf(path, request ?? {})
  // At the next mount the list begins with its first page.
  useEffect(() => () => keepFirstPage(client, address), [client, address])
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [address, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const { query, ...rest } = (request ?? {}) as RequestParts
      const sent = { ...rest, query: { ...query, cursor: pageParam } }
      return (await get(path, sent as ApiRequest<P>, { signal })) as Page<ItemOf<P>>
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  return {
    data: data?.pages.flatMap(({ items }) => items),
    error,
    isFetching,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    refetch: () => {
      keepFirstPage(client, address)
      void refetch()
    },
  }
}

function keepFirstPage(client: QueryClient, address: string): void {
  client.setQueryData<InfiniteData<unknown>>(
    [address, 'pages'],
    (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
  )
}
