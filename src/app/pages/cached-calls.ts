import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, isLang, type Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invariant } from '#base/refusal.ts'
import type { Api } from '#server/http/build-api.ts'
import { sendRepresentation } from './negotiation.ts'
import { type PageBytes, type PageCache, toBytes } from './page-cache.ts'

/** Calls that read the catalogue, the same for everyone until it changes, and the description of all calls. */
const KEPT =
  /^\/api\/(?:openapi\.json|articles-catalog|service-cards|services|categories|intentions|(?:services|articles)\/[a-z0-9-]{1,80}(?:\/text)?)$/i

/**
 * Calls that pages are rendered from. For a page their answers are kept until the cache is cleared, as the page itself is. Over the network
 * those that are not in KEPT are answered anew each time: every family that joins a group changes how many places are left.
 */
const KEPT_FOR_PAGES = /^\/api\/(?:shop|articles-catalog|group-rituals\?lang=(?:ru|en))$/

/** A call's answer as a page takes it. `value` is shared by all pages that read it, so nobody may change it. */
export type CallAnswer = { status: number; text: string; value: unknown }

/** Headers of the call's own answer that go along with its bytes. */
const OWN_HEADERS = ['content-type', 'cache-control', 'vary']

/** Public reading calls, kept as bytes like pages: made once, packed once, tagged. */
export function createCachedCalls(api: Api, cache: PageCache, languages: () => readonly Lang[]) {
  /** What the kept bytes say, as long as they are kept. */
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
    /** What a page reads: a call's answer, kept until the catalogue changes. Every other call is made as it is. */
    async read(call: string): Promise<CallAnswer> {
      if (!isKeptForPages(call)) return await answerOf(await api.request(call))
      const bytes = await cache.getOrRender(`text ${call}`, async () => {
        const { status, text, value } = await answerOf(await api.request(call))
        // Not packed: a page waits for it, and nobody else reads it.
        const kept: PageBytes = { status, etag: '', plain: Buffer.from(text) }
        if (status !== 200) kept.isKept = false
        answers.set(kept, { status, text, value: frozen(value) })
        return kept
      })
      const known = answers.get(bytes)
      invariant(known, 'an answer is kept with its bytes')
      return known
    },
    /** Writes the answer if its bytes are kept. */
    serveKept(request: IncomingMessage, response: ServerResponse): boolean {
      const call = readCall(request, languages())
      const bytes = call && cache.get(call.key)
      if (bytes) send(request, response, bytes)
      return bytes !== undefined
    },
    /** The same, once the answer is there; false for a call that is not of this kind, or that finds nothing. */
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

/** An answer of the API, read. */
export async function answerOf(response: Response): Promise<CallAnswer> {
  const text = await response.text()
  return { status: response.status, text, value: JSON.parse(text) }
}

function isKeptForPages(call: string): boolean {
  if (KEPT_FOR_PAGES.test(call)) return true
  const [path = '', search = ''] = call.split('?')
  return KEPT.test(path) && /^lang=(?:ru|en)$/.test(search)
}

/** Made unchangeable to its depth: what one page did to it another would show. */
function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

/** Undefined for every other call, and for one with a query that is to be checked. */
function readCall({ method, url = '', headers }: IncomingMessage, languages: readonly Lang[]) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '', search] = url.split('?')
  if (!KEPT.test(path)) return undefined
  const asked = search === undefined ? undefined : /^lang=(\w+)$/.exec(search)?.[1]
  if (search !== undefined && !isLang(asked)) return undefined
  const lang = chooseLang(asked, headers['accept-language'], languages)
  return { path, lang, key: `${lang} ${path}` }
}

function send(request: IncomingMessage, response: ServerResponse, bytes: PageBytes): void {
  for (const [name, value] of bytes.headers ?? []) response.setHeader(name, value)
  response.appendHeader('vary', 'Accept-Encoding')
  // For what does not say how long it holds, such as the description of the calls: asked for each time, sent only when it changed.
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache')
  response.setHeader('x-request-id', newId())
  sendRepresentation(request, response, bytes)
}
