import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLang, isLang, type Lang } from '#base/i18n.ts'
import { fontPreloads, introPreload } from '#ui/font-files.ts'
import { type Manifest, scriptsOf, stylesOf } from './assets.ts'
import { type PageBytes, type PageCache, toBytes } from './page-cache.ts'
import type { RenderedPage, RenderRequest } from '../ssr.tsx'

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>

export type PagesOptions = {
  render: RenderPage
  fetchPath: RenderRequest['fetchPath']
  manifest: Manifest
  cache: PageCache
  /** In development Vite adds its own scripts to the finished document. */
  transform?: (path: string, html: string) => Promise<string>
}

/** Query parameters a page depends on; all others are left out of what is rendered and kept. */
const KNOWN_QUERY = ['category', 'ai', 'tier', 'duration']

/** Pages that belong to one person or change by the second: rendered each time, kept nowhere. */
const PRIVATE = /^\/(?:order|checkout|user-profile|sandbox|partner-login|partner-dashboard|admin-panel)(?:\/|$)/

const PUBLIC_CACHING = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

export type PageAddress = {
  path: string
  search: string
  lang: Lang
  langIsChosen: boolean
  isPrivate: boolean
  key: string
}

/** What of a request decides the page: path, language and the known query parameters, nothing else. */
export function readAddress(url: string, acceptLanguage: string | undefined): PageAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = mark < 0 ? undefined : new URLSearchParams(url.slice(mark))
  const langIsChosen = isLang(query?.get('lang'))
  const lang = chooseLang(query?.get('lang'), acceptLanguage)
  const known = new URLSearchParams(
    KNOWN_QUERY.flatMap((name) => (query?.has(name) ? [[name, query.get(name) ?? '']] : [])),
  )
  const search = known.size > 0 ? `?${known}` : ''
  return {
    path,
    search,
    lang,
    langIsChosen,
    isPrivate: PRIVATE.test(path),
    key: `${lang}${langIsChosen ? '!' : ''} ${path}${search}`,
  }
}

/** Answers page requests: from the kept bytes when they are there, else rendered once for all who wait. */
export function createPages(options: PagesOptions) {
  const { cache } = options
  return {
    /** Writes the page if its bytes are kept; false when it must be rendered. */
    serveKept(request: IncomingMessage, response: ServerResponse, address: PageAddress): boolean {
      const page = cache.get(address.key)
      if (page) send(request, response, page, address)
      return page !== undefined
    },
    async serve(request: IncomingMessage, response: ServerResponse, address: PageAddress): Promise<void> {
      const work = () => renderBytes(address, options)
      const page = address.isPrivate ? await work() : await cache.getOrRender(address.key, work)
      send(request, response, page, address)
    },
  }
}

async function renderBytes(address: PageAddress, options: PagesOptions): Promise<PageBytes> {
  const { path, search, lang, langIsChosen } = address
  const page = await options.render({ path, search, lang, langIsChosen, fetchPath: options.fetchPath })
  if (page.redirect) return await toBytes(301, '', withQuery(page.redirect, address))
  const html = documentOf(page, lang, options.manifest)
  return await toBytes(page.status, options.transform ? await options.transform(path, html) : html)
}

/** Another path with what of the address's query a page depends on. */
function withQuery(path: string, { search, lang, langIsChosen }: PageAddress): string {
  const query = new URLSearchParams(search)
  if (langIsChosen) query.set('lang', lang)
  return query.size > 0 ? `${path}?${query}` : path
}

function documentOf(page: RenderedPage, lang: Lang, manifest: Manifest): string {
  const entry = manifest['src/app/browser.tsx']
  const scripts = scriptsOf(manifest, ['src/app/browser.tsx', `src/app/words.${lang}.ts`, page.file])
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#160f0b" media="(prefers-color-scheme: dark)">',
    // Sets the theme a reader chose before the first paint and, in a built shop, starts keeping what is read (sw.js) after all else.
    // Stands alone because the page allows no inline script; without comments because every reader pays for them.
    '<script src="/theme.js"></script>',
    ...stylesOf(manifest).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fontsOf(page, lang).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page.head,
    ...scripts.slice(1).map((src) => `<link rel="modulepreload" href="${src}" fetchpriority="low">`),
    // After styles and fonts: the page is whole without it.
    `<script type="module" fetchpriority="low" src="${entry ? `/${entry.file}` : '/src/app/browser.tsx'}"></script>`,
    `</head><body><div id="root">${page.body}</div>`,
    `<script type="application/json" id="state">${page.state}</script></body></html>`,
  ].join('')
}

/** What is drawn first. */
function fontsOf({ route, status }: RenderedPage, lang: Lang): string[] {
  const hasIntro = status === 200 && (route === 'ritual' || route === 'article')
  return [...fontPreloads(lang), ...(hasIntro ? [introPreload(lang)] : [])]
}

function send(request: IncomingMessage, response: ServerResponse, page: PageBytes, address: PageAddress): void {
  response.setHeader('cache-control', address.isPrivate || page.status !== 200 ? 'no-store' : PUBLIC_CACHING)
  response.appendHeader('vary', 'Accept-Language, Accept-Encoding')
  if (address.isPrivate) response.setHeader('referrer-policy', 'no-referrer')
  if (page.location) {
    response.writeHead(page.status, { location: page.location }).end()
    return
  }
  response.setHeader('content-language', address.lang)
  response.setHeader('etag', page.etag)
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    response.writeHead(304).end()
    return
  }
  const [encoding, bytes] = chooseEncoding(request.headers['accept-encoding'], page)
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The smallest form of the bytes that the client takes. */
export function chooseEncoding(
  accepted: unknown,
  bytes: { plain: Buffer; brotli?: Buffer; gzip?: Buffer },
): [encoding: string | undefined, bytes: Buffer] {
  const list = typeof accepted === 'string' ? accepted : ''
  if (bytes.brotli && /\bbr\b/.test(list)) return ['br', bytes.brotli]
  if (bytes.gzip && /\bgzip\b/.test(list)) return ['gzip', bytes.gzip]
  return [undefined, bytes.plain]
}
