import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Lang, chooseLang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import type { Config } from '#server/config.ts'
import { clientAddress, readProxies } from '#server/http/client-address.ts'
import { problemResponse } from '#server/http/problem.ts'
import { type Bucket, openBuckets } from '#server/http/token-buckets.ts'
import { errorMessages } from '../messages/error-messages.ts'
import { isProgramCall } from '../cors.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import { refusalPage } from '../seo/refusal-page.ts'

/**
 * How many requests one visitor (an IPv4 address, an IPv6 /64) may make per process. The limits are far more than people need, even if many
 * people share one router. Requests that are answered from the cache are not counted.
 */
const LIMITS = {
  /** Pages that must be rendered. A request for a missing page counts as several requests, because people rarely request missing pages. */
  page: { burst: 400, perSecond: 10 },
  search: { burst: 150, perSecond: 3 },
  /** The state of a payment. The payment page asks for it every ten seconds. */
  status: { burst: 150, perSecond: 10 },
  /** Requests of programs. The handler counts the messages inside a request. */
  program: { burst: 400, perSecond: 10 },
  /** All other read calls. */
  read: { burst: 300, perSecond: 20 },
} satisfies Record<string, Bucket>
export const MISSING_PAGE_COST = 3

export type LimitedKind = keyof typeof LIMITS

export function openVisitorLimits({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>) {
  const proxies = readProxies(TRUSTED_PROXIES)
  const buckets = {
    page: openBuckets(LIMITS.page),
    search: openBuckets(LIMITS.search),
    status: openBuckets(LIMITS.status),
    program: openBuckets(LIMITS.program),
    read: openBuckets(LIMITS.read),
  }
  return {
    /** Counts one request. Returns 0, or the seconds to wait if the request exceeds the limit. */
    count(request: IncomingMessage, kind: LimitedKind, cost = 1): number {
      const forwarded = request.headers['x-forwarded-for']?.toString()
      const address = clientAddress(request.socket.remoteAddress ?? '', forwarded, proxies)
      return buckets[kind].take(ipRange(address), performance.now(), cost)
    },
  }
}

/**
 * The limit for a call. Undefined for changes, which have their own limits, and for sandbox calls. The segments `.` and `..` of the path are resolved
 * first, as in the call.
 */
export function findLimitedKind(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  { SANDBOX }: Pick<Config, 'SANDBOX'>,
): LimitedKind | undefined {
  if (isProgramCall(url)) return 'program'
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { pathname } = new URL(url, 'http://localhost')
  if (SANDBOX && pathname.startsWith('/api/sandbox/')) return undefined
  if (pathname === '/api/search') return 'search'
  return /^\/api\/(?:crypto|card)\/payment\//.test(pathname) ? 'status' : 'read'
}

/** Sends the status 429 in the reader's language: as a page, or as a problem document for a call. */
export async function refuseTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  wait: { retryAfter: number; styles: string[]; shopName: Record<Lang, string>; languages: readonly Lang[] },
): Promise<void> {
  const url = request.url ?? ''
  const wantedLang = new URLSearchParams(url.split('?')[1]).get('lang')
  const lang = chooseLang(wantedLang, request.headers['accept-language'], wait.languages)
  const problem = problemResponse(
    new Refusal('too-many', 'http.too-many', { retryAfter: wait.retryAfter }),
    newId(),
    lang,
    errorMessages,
  )
  const isCall = url.startsWith('/api/') || isProgramCall(url)
  const page = { lang, shopName: wait.shopName[lang], styles: wait.styles, words: seoMessages[lang].tooMany }
  const body = isCall ? await problem.text() : refusalPage({ ...page, href: '' })
  for (const [name, value] of problem.headers) response.setHeader(name, value)
  if (!isCall) response.setHeader('content-type', 'text/html; charset=utf-8')
  response.writeHead(429, { 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}
