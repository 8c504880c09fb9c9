import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageBytes, PageCache } from './page-cache.ts'

/** What was sent for a kept page, ready to be sent again. */
type Answer = { key: string; page: PageBytes; headers: string[]; body: Buffer }

/** When there are more, all go: each is made again by the next request of its kind. */
const MOST = 1000

/**
 * Answers of kept pages by what their requests had in common: address, languages, encodings. A second request of the same kind gets the
 * same headers and bytes, and nothing of it is read again, as long as the page is kept as it was. Only for shops whose pages depend on
 * nothing else.
 */
export function createCachedResponses(cache: Pick<PageCache, 'get'>) {
  const answers = new Map<string, Answer>()
  return {
    /** Takes over what was just sent. */
    learn(request: IncomingMessage, response: ServerResponse, key: string, page: PageBytes): void {
      const kind = kindOf(request)
      if (kind === undefined || response.statusCode !== 200 || page.status !== 200) return
      const encoding = response.getHeader('content-encoding')
      const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain
      if (!body) return
      if (answers.size >= MOST) answers.clear()
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)])
      answers.set(kind, { key, page, headers, body })
    },
    /** Answers a request of a kind that was answered before; false for every other. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const kind = kindOf(request)
      const answer = kind === undefined ? undefined : answers.get(kind)
      // Asked for also so that the page counts as read.
      if (!answer || cache.get(answer.key) !== answer.page || !hasOneHost(request.rawHeaders)) return false
      response.writeHead(200, answer.headers).end(answer.body)
      return true
    },
  }
}

/** Undefined for requests that want something else than the page itself. */
function kindOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined
  return `${url}\n${headers['accept-language']}\n${headers['accept-encoding']}`
}

/** Several are refused, however often the page was asked for. */
function hasOneHost(raw: string[]): boolean {
  let hosts = 0
  for (let name = 0; name < raw.length; name += 2)
    if (raw[name]?.length === 4 && raw[name]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}
