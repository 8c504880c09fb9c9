import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, isLang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import type { Api } from '#server/http/build-api.ts'
import { sendRepresentation } from './negotiation.ts'
import { type PageBytes, type PageCache, toBytes } from './page-cache.ts'

/** Calls that read the catalogue, the same for everyone until it changes, and the description of all calls. */
const KEPT =
  /^\/api\/(?:openapi\.json|articles-catalog|service-cards|services|categories|intentions|(?:services|articles)\/[a-z0-9-]{1,80}(?:\/text)?)$/i

/** Headers of the call's own answer that go along with its bytes. */
const OWN_HEADERS = ['content-type', 'cache-control', 'vary']

/** Public reading calls, kept as bytes like pages: made once, packed once, tagged. */
export function createKeptCalls(api: Api, cache: PageCache) {
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
    /** What a page reads: a call's answer as text, kept until the catalogue changes. Every other call is made as it is. */
    async read(call: string): Promise<Response> {
      const [path = '', search = ''] = call.split('?')
      if (!KEPT.test(path) || !/^lang=(?:ru|en)$/.test(search)) return await api.request(call)
      const { status, plain } = await cache.getOrRender(`text ${call}`, async () => {
        const answer = await api.request(call)
        // Not packed: a page waits for it, and nobody else reads it.
        const text = Buffer.from(await answer.text())
        const kept: PageBytes = { status: answer.status, etag: '', plain: text }
        return answer.status === 200 ? kept : { ...kept, isKept: false }
      })
      return new Response(new Uint8Array(plain), { status, headers: { 'content-type': 'application/json' } })
    },
    /** Writes the answer if its bytes are kept. */
    serveKept(request: IncomingMessage, response: ServerResponse): boolean {
      const call = readCall(request)
      const bytes = call && cache.get(call.key)
      if (bytes) send(request, response, bytes)
      return bytes !== undefined
    },
    /** The same, once the answer is there; false for a call that is not of this kind, or that finds nothing. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const call = readCall(request)
      if (!call) return false
      const bytes = await cache.getOrRender(call.key, () => make(call.path, call.lang))
      if (bytes.status !== 200) return false
      send(request, response, bytes)
      return true
    },
  }
}

/** Undefined for every other call, and for one with a query that is to be checked. */
function readCall({ method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const [path = '', search] = url.split('?')
  if (!KEPT.test(path)) return undefined
  const asked = search === undefined ? undefined : /^lang=(\w+)$/.exec(search)?.[1]
  if (search !== undefined && !isLang(asked)) return undefined
  const lang = chooseLang(asked, headers['accept-language'])
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
