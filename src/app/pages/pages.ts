import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import {
  fontPreloads,
  introPreload,
  laterFontPreloads,
  laterIntroPreload,
  mantraPreload,
} from '#ui/styles/font-files.ts'
import type { PreparedPage, RenderedPage, RenderRequest } from '../ssr.tsx'
import { ENTRY, type Manifest, SCRIPT_LOADER, collectScripts, collectStyles } from './assets.ts'
import type { CallAnswer } from './cached-calls.ts'
import { sendRepresentation } from './negotiation.ts'
import type { PageAddress } from './page-address.ts'
import { type PageBytes, type PageCache, toBytes, toBytesOnce } from './page-cache.ts'

/** When the number of stored responses reaches this value, all of them are removed. Later requests store their responses again. */
const MAX_ENTRIES = 1000

/** Reads the data of a page. Rendering is a separate step that runs only if needed. */
export type PreparePage = (request: RenderRequest) => Promise<PreparedPage>

export type PagesOptions = {
  prepare: PreparePage
  /** With `visitor`, the call counts toward the limit of the IP address of this request. */
  read: (call: string, visitor?: IncomingMessage) => Promise<CallAnswer>
  manifest: Manifest
  cache: PageCache
  /** True if a cached page depends only on its address, language and encoding. */
  areSameForAll: boolean
  /** In development Vite adds its own scripts to the document. */
  transform?: (path: string, html: string) => Promise<string>
}

/** The session cookie, with either of its two names (features/people/accounts/rules-cookies.ts). */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/

/** Brief pages stay in this process and in a shared cache for half a minute each, so that a change is visible within a minute. */
const BRIEF_MS = 30 * SECOND
const BRIEF_CACHING = 'public, max-age=0, s-maxage=30'
const PUBLIC_CACHING = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800'

/** Answers page requests from cached bytes. If there are none, renders the page once for all requests that wait for it. */
export function createPages(options: PagesOptions) {
  const { cache, areSameForAll } = options
  const repeated = createCachedResponses(cache)
  return {
    /** If the response to an earlier request of the same kind is still valid, sends it again. */
    serveAgain: (request: IncomingMessage, response: ServerResponse): boolean =>
      areSameForAll && repeated.serve(request, response),
    /** Sends a response that needs no rendering: cached bytes or a redirect. False if the page must be rendered. */
    serveKept(request: IncomingMessage, response: ServerResponse, address: PageAddress): boolean {
      const kept = address.cleaned === undefined ? cache.get(address.key) : leadingTo(address.cleaned)
      // A cached redirect keeps the query of the request.
      const isMoved = kept?.location !== undefined && address.cleaned === undefined
      const page = isMoved ? leadingTo(kept.location + address.query) : kept
      if (page) send(request, response, page, address)
      if (page && areSameForAll) repeated.learn(request, response, address.key, page)
      return page !== undefined
    },
    /** Sends the page and resolves with its status. */
    async serve(request: IncomingMessage, response: ServerResponse, address: PageAddress): Promise<number> {
      const work = () => makeBytes(request, address, options)
      const page = address.isPrivate ? await work() : await cache.getOrRender(address.key, work)
      // This request may have waited for the redirect of another request. The redirect still gets the query of this request.
      send(request, response, page.location ? leadingTo(page.location + address.query) : page, address)
      return page.status
    },
  }
}

/** A complete response for a cached page, ready to send again. */
type Answer = { key: string; page: PageBytes; headers: string[]; body: Buffer }

/**
 * Complete responses for cached pages. The key is the address, the languages and the encodings of the request. As long as the page stays
 * cached, a later request with the same key gets the same headers and bytes without any work. Used only in shops whose pages depend on
 * nothing else.
 */
function createCachedResponses(cache: Pick<PageCache, 'get'>) {
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
    /** Sends the stored response for this kind of request. False if there is no stored response. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const kind = kindOf(request)
      const answer = kind === undefined ? undefined : answers.get(kind)
      // `cache.get` also marks the page as recently used.
      if (!answer || cache.get(answer.key) !== answer.page || !hasOneHost(request.rawHeaders)) return false
      response.writeHead(200, answer.headers).end(answer.body)
      return true
    },
  }
}

/** The kind of a request: its address, languages and encodings. Undefined if a stored response cannot answer the request. */
function kindOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] !== undefined) return undefined
  return `${url}\n${headers['accept-language']}\n${headers['accept-encoding']}`
}

/** Requests with several Host headers are refused, also for cached pages. */
function hasOneHost(raw: string[]): boolean {
  let hosts = 0
  for (let name = 0; name < raw.length; name += 2)
    if (raw[name]?.length === 4 && raw[name]?.toLowerCase() === 'host') hosts += 1
  return hosts <= 1
}

async function makeBytes(request: IncomingMessage, address: PageAddress, options: PagesOptions): Promise<PageBytes> {
  const { headers } = request
  const { path, search, lang, langIsChosen, isPrivate, isBrief } = address
  // A cached page belongs to no single visitor, because many visitors get the same page.
  const visitor = isPrivate ? request : undefined
  const read = (call: string) => readPlain(call, async (plain) => await options.read(plain, visitor))
  // A cached page may depend only on the address, so the signed-in user must have no effect on it.
  const isStranger = isPrivate && !SESSION_COOKIE.test(headers.cookie ?? '')
  const page = await options.prepare({ path, search, lang, langIsChosen, isStranger, read })
  if (page.redirect) {
    const { isKept, ...kept } = leadingTo(page.redirect)
    return page.isRedirectKept ? kept : { ...kept, isKept }
  }
  const document = async () => {
    const html = documentOf(page.render(), lang, options.manifest)
    return options.transform ? await options.transform(path, html) : html
  }
  if (page.status === 200 && isPrivate)
    return await toBytesOnce(200, await document(), headers['accept-encoding']?.toString())
  if (page.status === 200) return { ...(await toBytes(200, await document())), ...(isBrief && { keptMs: BRIEF_MS }) }
  // The key is the same for every missing page of this kind.
  const key = `${lang}${langIsChosen ? '!' : ''} ${page.status} ${page.kind}`
  const missing = await options.cache.getOrRender(key, async () => await toBytes(page.status, await document()))
  return { ...missing, isKept: false }
}

function leadingTo(location: string): PageBytes {
  return { status: 301, etag: '', plain: Buffer.alloc(0), location, isKept: false }
}

/** Returns 404 for an address that URL parsing would change (`..`, a backslash): no page requests such an address. */
async function readPlain(call: string, read: RenderRequest['read']): Promise<CallAnswer> {
  const { pathname, search } = new URL(call, 'http://shop')
  return pathname + search === call ? await read(call) : { status: 404, text: 'null', value: null }
}

const AS_FONT = 'as="font" type="font/woff2" crossorigin'

function documentOf(page: RenderedPage, lang: Lang, manifest: Manifest): string {
  const built = collectScripts(manifest, [ENTRY, `src/app/messages/public.${lang}.ts`, page.file])
  const scripts = built.length > 0 ? built : [`/${ENTRY}`]
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f0b" media="(prefers-color-scheme: dark)">',
    // Applies the chosen theme before the first paint, and records clicks before hydration (shell/early-interactions.ts). The script is a separate
    // file because the page allows no inline script. The file has no comments because every visitor downloads it.
    '<script src="/early.js"></script>',
    ...collectStyles(manifest, [ENTRY, page.file]).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fontsOf(page, lang).map((href) => `<link rel="preload" href="${href}" ${AS_FONT}>`),
    ...laterFontsOf(page, lang).map((href) => `<link rel="preload" href="${href}" ${AS_FONT} fetchpriority="low">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page.head,
    // The script comes after styles and fonts, because the page is complete without the script.
    `<script type="module" fetchpriority="low" src="/${manifest[SCRIPT_LOADER]?.file ?? SCRIPT_LOADER}" data-scripts="${scripts.join(' ')}"></script>`,
    `</head><body><div id="root">${page.body}</div>`,
    `<script type="application/json" id="state">${page.state}</script></body></html>`,
  ].join('')
}

/** Fonts of the part of the page that the browser draws first. */
function fontsOf(page: RenderedPage, lang: Lang): string[] {
  return [...fontPreloads(lang), ...(hasIntro(page) ? [introPreload(lang)] : [])]
}

/** Fonts of the remaining content. Without a preload the browser finds these fonts only during layout, one round trip later. */
function laterFontsOf(page: RenderedPage, lang: Lang): string[] {
  const ofText = hasIntro(page) ? [laterIntroPreload, ...(page.route === 'ritual' ? [mantraPreload] : [])] : []
  return [...laterFontPreloads(lang), ...ofText]
}

function hasIntro({ route, status }: RenderedPage): boolean {
  return status === 200 && (route === 'ritual' || route === 'article')
}

function send(request: IncomingMessage, response: ServerResponse, page: PageBytes, address: PageAddress): void {
  const caching = address.isBrief ? BRIEF_CACHING : PUBLIC_CACHING
  response.setHeader('cache-control', address.isPrivate || page.status !== 200 ? 'no-store' : caching)
  response.appendHeader('vary', 'Accept-Language, Accept-Encoding')
  if (address.isPrivate) response.setHeader('referrer-policy', 'no-referrer')
  if (page.location) {
    response.writeHead(page.status, { location: page.location }).end()
    return
  }
  response.setHeader('content-language', address.lang)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  sendRepresentation(request, response, page, page.status)
}
