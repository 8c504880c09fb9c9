import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageBytes, PageCache } from './page-cache.ts'

/** A complete response for a cached page, ready to send again. */
type Answer = { key: string; page: PageBytes; headers: string[]; body: Buffer }

/** If there are more, all are dropped: the next request of each kind recreates its response. */
const MAX_ENTRIES = 1000

/**
 * Complete responses for cached pages, by the relevant parts of a request: address, languages, encodings. Further requests of the same kind
 * get the same headers and bytes without any work, as long as the page stays cached. Only for shops whose pages depend on nothing else.
 */
export function createCachedResponses(cache: Pick<PageCache, 'get'>) {
  const answers = new Map<string, Answer>()
  return {
    /** Stores the response that was just sent. */
    learn(request: IncomingMessage, response: ServerResponse, key: string, page: PageBytes): void {
      const kind = kindOf(request)
      if (kind === undefined || response.statusCode !== 200 || page.status !== 200) return
      const encoding = response.getHeader('content-encoding')
      const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain
      if (!body) return
      if (answers.size >= MAX_ENTRIES) answers.clear()
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)])
      answers.set(kind, { key, page, headers, body })
    },
    /** Answers a known kind of request; false for every other. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const kind = kindOf(request)
      const answer = kind === undefined ? undefined : answers.get(kind)
      // Also marks the page as recently used.
      if (!answer || cache.get(answer.key) !== answer.page || !hasOneHost(request.rawHeaders)) return false
      response.writeHead(200, answer.headers).end(answer.body)
      return true
    },
  }
}

/** Undefined for requests that need more than the page itself. */
function kindOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined
  return `${url}\n${headers['accept-language']}\n${headers['accept-encoding']}`
}

/** Repeated Host headers are refused, also for cached pages. */
function hasOneHost(raw: string[]): boolean {
  let hosts = 0
  for (let name = 0; name < raw.length; name += 2)
    if (raw[name]?.length === 4 && raw[name]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}
