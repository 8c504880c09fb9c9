import { hostname } from 'node:os'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { withinCall } from '#server/database/postgres/timeouts.ts'
import { isAmongProxies, readProxies } from '#server/http/client-address.ts'
import { findPanelRoot } from '#base/panel-path.ts'
import { requestAnswered } from '#server/diagnostics-channels.ts'
import { type Asset, ENTRY, loadAssets, loadManifest, loadNameFonts, collectStyles } from './pages/assets.ts'
import { readAnswer, createCachedCalls, requestFor } from './pages/cached-calls.ts'
import { openEarlierFiles } from './pages/previous-build-files.ts'
import { sendRepresentation } from './pages/negotiation.ts'
import { readAddress } from './pages/page-address.ts'
import { createPages, type PreparePage } from './pages/pages.ts'
import { refuseAmbiguous } from './pages/ambiguous-address.ts'
import { CALL_POLICY, consentedPolicy, hasConsent, securityHeaders } from './pages/security-headers.ts'
import { partnerAddress } from './pages/partner-pages.ts'
import { createSiteFiles } from './pages/site-files.ts'
import { createStaffPage } from './pages/staff-page.ts'
import {
  type LimitedKind,
  findLimitedKind,
  MISSING_PAGE_COST,
  openVisitorLimits,
  refuseTooMany,
} from './pages/visitor-limits.ts'
import { isProgramCall, openToAnySite } from './cors.ts'
import { openHostCheck, refuseHost } from './own-hosts.ts'
import { createProbes } from './probes.ts'
import { createReferencePage } from './reference/reference-page.ts'
import type { DrawSample } from './samples/samples.ts'
import { createSockets } from './sockets.ts'
import type { RunningShop } from './wiring/wire-shop.ts'

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))
const STAFF = fileURLToPath(new URL('../../dist/staff', import.meta.url))
const EARLIER = fileURLToPath(new URL('../../dist/earlier', import.meta.url))
const NAME_FONTS = fileURLToPath(new URL('../../dist/name-fonts', import.meta.url))
const SSR = new URL('../../dist/ssr/ssr.js', import.meta.url).href

/** The HTTP methods that at least one address of the shop supports. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/** Starts the HTTP server. Assets and pages come from memory. The API handles everything under `/api`. */
export async function openHttp(running: RunningShop): Promise<{ port: number; close: () => Promise<void> }> {
  const { config, log } = running.shop
  const development = config.AHUTI_DEV ? await openDevelopment() : undefined
  const prepare: PreparePage = development?.prepare ?? ((await import(SSR)) as { preparePage: PreparePage }).preparePage
  const assets = development
    ? loadNameFonts(NAME_FONTS)
    : new Map<string, Asset>([...loadNameFonts(NAME_FONTS), ...loadAssets(STAFF, EARLIER), ...loadAssets(CLIENT)])
  const keptFiles = development || isInMemory(config) ? undefined : openEarlierFiles(join(config.DATA_DIR, 'pages'))
  const endKeeping = await keptFiles?.keep([CLIENT, STAFF], log)
  const manifest = development ? {} : loadManifest(CLIENT)
  const panel = development ? {} : loadManifest(STAFF)
  const drawSample: DrawSample =
    development?.drawSample ??
    (async (facts) => ((await import(SSR)) as { sampleMarkup: DrawSample }).sampleMarkup(facts))
  const siteFiles = createSiteFiles(running, { assets, manifest, panel, drawSample })
  const keptCalls = createCachedCalls(running.api, running.fileCache, () => running.shop.settings().languages)
  const outsidePolicy = development ? undefined : consentedPolicy(config)
  const pages = createPages({
    prepare,
    manifest,
    cache: running.pageCache,
    areSameForAll: !development && outsidePolicy === undefined,
    // In development nothing is cached, so that each page uses the current sources.
    read: async (call, visitor) =>
      await (development ? readAnswer(await requestFor(running.api, call, visitor)) : keptCalls.read(call, visitor)),
    transform: development?.transform,
  })
  const staffPage = createStaffPage({
    shop: running.shop,
    manifest: panel,
    findCaller: running.findCaller,
    isInvited: running.isInvited,
    transform: development?.transform,
  })
  const reference = createReferencePage(running, manifest)
  const limits = openVisitorLimits(config)
  const proxies = readProxies(config.TRUSTED_PROXIES)
  const callApi = getRequestListener(running.api.fetch, { overrideGlobalObjects: false })
  const refusesHost = openHostCheck(config, hostname())
  const probes = createProbes(running, () => sockets.isDraining())

  const sockets = createSockets(
    (request, response) => {
      if (requestAnswered.isHeard()) reportWhenAnswered(request, response, config.ADMIN_PATH)
      if (refusesHost(request)) return refuseHost(response)
      if (pages.serveAgain(request, response)) return
      withinCall(() => handle(request, response)).catch((error: unknown) => fail(error, response))
    },
    log,
    { isProxy: (address) => isAmongProxies(address, proxies) },
  )

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    for (const [name, value] of securityHeaders(config, development !== undefined)) response.setHeader(name, value)
    if (isProgramCall(url) && openToAnySite(request, response)) return
    const refused = refusalOf(request, url)
    if (refused !== undefined)
      return void response
        .writeHead(refused, { connection: 'close', ...(refused === 405 && { allow: 'GET, HEAD' }) })
        .end()
    if (await reference.serve(request, response, url)) return
    if (url.startsWith('/api/') || isProgramCall(url) || isFile(url) || isOneClick(request, url))
      return await answerCall(request, response, url)
    const path = url.split('?')[0] ?? ''
    if (probes.owns(path)) {
      // Visitors can also reach this path through the proxies, so the limit for visitors applies.
      if (path === '/healthz' && (await refusedAsTooMany(request, response, 'page'))) return
      return await probes.serve(request, response, path)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    if (siteFiles.owns(path)) {
      const isGuess = await siteFiles.isUnknownPicture(path)
      if (isGuess && (await refusedAsTooMany(request, response, 'page'))) return
      if (await siteFiles.serve(request, response, url)) return
    }
    const asset = assets.get(path) ?? keptFiles?.find(path)
    if (asset) return sendAsset(request, response, asset)
    if (development && (await development.serve(request, response))) return
    if (refuseAmbiguous(request, response, running.shop.settings(), collectStyles(manifest, [ENTRY]))) return
    if (await staffPage.serve(request, response, url)) return
    const address = readAddress(
      await partnerAddress(request, url, running.findCaller),
      request.headers['accept-language'],
      running.shop.settings().languages,
    )
    if (development) running.pageCache.clear()
    if (outsidePolicy !== undefined && !address.isPrivate) {
      response.setHeader('vary', 'Cookie')
      if (hasConsent(request.headers.cookie)) response.setHeader('content-security-policy', outsidePolicy)
    }
    if (pages.serveKept(request, response, address)) return
    if (await refusedAsTooMany(request, response, 'page')) return
    const status = await pages.serve(request, response, address)
    if (status === 404) limits.count(request, 'page', MISSING_PAGE_COST - 1)
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    if (!isFile(url) && !development) response.setHeader('content-security-policy', CALL_POLICY)
    if (keptCalls.serveKept(request, response)) return
    const kind = findLimitedKind(request, config)
    if (kind && (await refusedAsTooMany(request, response, kind))) return
    if (await keptCalls.serve(request, response)) return
    await callApi(request, response)
  }

  async function refusedAsTooMany(
    request: IncomingMessage,
    response: ServerResponse,
    kind: LimitedKind,
  ): Promise<boolean> {
    const retryAfter = limits.count(request, kind)
    if (retryAfter === 0) return false
    const { shopName, languages } = running.shop.settings()
    await refuseTooMany(request, response, {
      retryAfter,
      styles: collectStyles(manifest, [ENTRY]),
      shopName,
      languages,
    })
    return true
  }

  function fail(error: unknown, response: ServerResponse): void {
    // The client disconnected, so no response is needed and nothing failed.
    if (response.destroyed) return
    log.error({ err: error }, 'a request for a page failed')
    if (response.headersSent) return void response.destroy()
    response.writeHead(503, {
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    })
    response.end('Магазин ненадолго занят. Попробуйте ещё раз.\nThe shop is busy for a moment. Please try again.\n')
  }

  return {
    port: await sockets.listen(config.PORT, config.HOST),
    close: async () => {
      await sockets.drain()
      endKeeping?.()
      await development?.close()
    },
  }
}

/** True if the shop stores nothing on disk. */
const isInMemory = ({ DATA_DIR }: { DATA_DIR: string }): boolean => DATA_DIR.startsWith('memory://')

/** Reports each request when its response closes, also if the client disconnected before the end. */
function reportWhenAnswered(
  { url = '/', method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  panelPath: string,
): void {
  const started = performance.now()
  const kind = kindOf(url, panelPath)
  response.once('close', () =>
    requestAnswered.tell({ kind, method, status: response.statusCode, ms: performance.now() - started }),
  )
}

function kindOf(url: string, panelPath: string) {
  if (url.startsWith('/api/') || isProgramCall(url)) return 'call'
  if (findPanelRoot(url.split('?')[0] ?? '', panelPath) !== undefined) return 'panel'
  if (/^\/(?:assets|fonts|media|og)\/|\.\w{2,5}(?:\?|$)/.test(url)) return 'asset'
  return 'page'
}

/** 400 for a malformed request, 405 for a method that the shop does not support. For API calls, the API lists the allowed methods. */
function refusalOf(request: IncomingMessage, url: string): number | undefined {
  const hosts = request.rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === 'host')
  if (hosts.length > 1 || !url.startsWith('/') || url.startsWith('//') || url.includes('#')) return 400
  return METHODS.has(request.method ?? '') || url.startsWith('/api/') || isProgramCall(url) ? undefined : 405
}

/**
 * True for a file that a call serves, not a page: an upload of the staff, a picture of the archive, a certificate for download, or the calendar feed.
 */
function isFile(url: string): boolean {
  return /^\/media\/|^\/proofs\/[0-9a-f]{32}\/|^\/(?:proof\/[^/?]+\/certificate\.(?:pdf|png)|calendar\.ics)(?:\?|$)/.test(
    url,
  )
}

/** True if a mail program unsubscribes the reader with one click (RFC 8058). The program sends this POST request to the URL of a page. */
function isOneClick({ method }: IncomingMessage, url: string): boolean {
  return method === 'POST' && /^\/reminders\/[^/?]+(?:\?|$)/.test(url)
}

function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  response.setHeader('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  response.setHeader('vary', 'Accept-Encoding')
  response.setHeader('content-type', asset.type)
  sendRepresentation(request, response, asset)
}

type Development = {
  prepare: PreparePage
  drawSample: DrawSample
  transform: (path: string, html: string) => Promise<string>
  /** Serves the files of Vite (modules, styles, its client). Returns false if the request is for a page. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  close: () => Promise<void>
}

/** Vite inside the shop's own server. Browser code reloads when it is edited. Pages are rendered from the sources. */
async function openDevelopment(): Promise<Development> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    prepare: async (request) => {
      const module = await vite.ssrLoadModule('/src/app/ssr.tsx')
      // This is the type of the module's export. Vite types every loaded module as a plain record.
      return await (module as { preparePage: PreparePage }).preparePage(request)
    },
    drawSample: async (facts) => {
      const module = await vite.ssrLoadModule('/src/app/ssr.tsx')
      // This is also the type of the module's export.
      return (module as { sampleMarkup: DrawSample }).sampleMarkup(facts)
    },
    transform: async (path, html) => await vite.transformIndexHtml(path, html),
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once('finish', () => resolve(true))
        vite.middlewares(request, response, () => resolve(false))
      }),
    close: () => vite.close(),
  }
}
