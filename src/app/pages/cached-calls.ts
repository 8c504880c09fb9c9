import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, isLang, type Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invariant } from '#base/refusal.ts'
import type { Api } from '#server/http/build-api.ts'
import { sendRepresentation } from './negotiation.ts'
import { type PageBytes, type PageCache, toBytes } from './page-cache.ts'

/** Calls that read the catalogue or the API description. The responses are the same for everyone until the catalogue changes. */
const CACHED_CALLS =
  /^\/api\/(?:openapi\.json|articles-catalog|service-cards|services|categories|intentions|home-texts|(?:services|articles)\/[a-z0-9-]{1,80}(?:\/text)?)$/i

/**
 * The calls whose responses are used to render pages. For pages, all these responses are cached until the cache is cleared, like the page itself. For
 * requests over the network, only the responses of the calls in CACHED_CALLS are cached. The other responses are computed each time, because each
 * family that joins a group changes the number of free places.
 */
const KEPT_FOR_PAGES = /^\/api\/(?:shop|articles-catalog|group-rituals\?lang=(?:ru|en)(?:&ritual=[a-z0-9-]{1,80})?)$/

/** A call's response for a page. All pages that read it share `value`, so nobody may change it. */
export type CallAnswer = { status: number; text: string; value: unknown }

/** Headers of a call's response that are sent together with its bytes. */
const OWN_HEADERS = ['content-type', 'cache-control', 'vary']

/** Public read calls, cached as bytes like pages: each response is produced once and compressed once, and has an ETag. */
export function createCachedCalls(api: Api, cache: PageCache, languages: () => readonly Lang[]) {
  /** Cached responses in parsed form. Each response is kept as long as its bytes are cached. */
  const answers = new WeakMap<PageBytes, CallAnswer>()

  async function make(path: string, lang: string): Promise<PageBytes> {
    const answer = await api.request(`${path}?lang=${lang}`)
    const text = await answer.text()
    if (answer.status !== 200) return { status: answer.status, etag: '', plain: Buffer.from(text), isKept: false }
    const headers = OWN_HEADERS.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return { ...(await toBytes(200, text)), headers }
  }

  return {
    /** A call's response for a page, cached until the catalogue changes. All other calls are made directly. */
    async read(call: string, visitor?: IncomingMessage): Promise<CallAnswer> {
      if (!isKeptForPages(call)) return await readAnswer(await requestFor(api, call, visitor))
      const bytes = await cache.getOrRender(`text ${call}`, async () => {
        const { status, text, value } = await readAnswer(await api.request(call))
        // The response is not compressed, because a page waits for it and no client reads it.
        const kept: PageBytes = { status, etag: '', plain: Buffer.from(text) }
        if (status !== 200) kept.isKept = false
        answers.set(kept, { status, text, value: deepFreeze(value) })
        return kept
      })
      const known = answers.get(bytes)
      invariant(known, 'a response is cached with its bytes')
      return known
    },
    /** Sends the response if its bytes are cached. */
    serveKept(request: IncomingMessage, response: ServerResponse): boolean {
      const call = readCall(request, languages())
      const bytes = call && cache.get(call.key)
      if (bytes) send(request, response, bytes)
      return bytes !== undefined
    },
    /** Like `serveKept`, but produces the response if it is not cached. Returns false for other calls and for a 404. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const call = readCall(request, languages())
      if (!call) return false
      const bytes = await cache.getOrRender(call.key, () => make(call.path, call.lang))
      if (bytes.status !== 200) return false
      send(request, response, bytes)
      return true
    },
  }
}

/** A call within this process. With `visitor`, the call counts toward the limit of the IP address of this request. */
export async function requestFor(api: Api, call: string, visitor?: IncomingMessage): Promise<Response> {
  const forwarded = visitor?.headers['x-forwarded-for']?.toString()
  const headers = forwarded === undefined ? undefined : { 'x-forwarded-for': forwarded }
  return await api.request(call, headers && { headers }, visitor && { incoming: visitor })
}

/** A parsed response of the API. */
export async function readAnswer(response: Response): Promise<CallAnswer> {
  const text = await response.text()
  return { status: response.status, text, value: JSON.parse(text) }
}

function isKeptForPages(call: string): boolean {
  if (KEPT_FOR_PAGES.test(call)) return true
  const [path = '', search = ''] = call.split('?')
  return CACHED_CALLS.test(path) && /^lang=(?:ru|en)$/.test(search)
}

/** Freezes a value at all levels. Otherwise a change by one page would appear on another page. */
function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze)
  return value
}

/** The call of a request, if its response is cached. Undefined for all other calls, and for a query that must be validated. */
function readCall({ method, url = '', headers }: IncomingMessage, languages: readonly Lang[]) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '', search] = url.split('?')
  if (!CACHED_CALLS.test(path)) return undefined
  const wantedLang = search === undefined ? undefined : /^lang=(\w+)$/.exec(search)?.[1]
  if (search !== undefined && !isLang(wantedLang)) return undefined
  const lang = chooseLang(wantedLang, headers['accept-language'], languages)
  return { path, lang, key: `${lang} ${path}` }
}

function send(request: IncomingMessage, response: ServerResponse, bytes: PageBytes): void {
  for (const [name, value] of bytes.headers ?? []) response.setHeader(name, value)
  response.appendHeader('vary', 'Accept-Encoding')
  // Some responses, such as the API description, have no lifetime. The client must check them each time, and gets the bytes only if they
  // have changed.
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
  response.setHeader('x-request-id', newId())
  sendRepresentation(request, response, bytes)
}
