import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { loadAssets, loadManifest, type Asset } from './pages/assets.ts'
import { openDevelopment } from './development.ts'
import { chooseEncoding, createPages, readAddress, type RenderPage } from './pages/pages.ts'
import { databaseAnswers } from './readiness.ts'
import { consentedPolicy, hasConsent, securityHeaders } from './pages/security-headers.ts'
import { createSiteFiles } from './pages/site-files.ts'
import { createSockets, type SocketLimits } from './sockets.ts'
import type { RunningShop } from './wiring/wire-shop.ts'

const CLIENT = new URL('../../dist/client', import.meta.url).pathname
const SSR = new URL('../../dist/ssr/ssr.js', import.meta.url).href

/** The methods any address of the shop knows. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

/** Opens the shop to the network: assets and pages from memory, everything under `/api` through the API. */
export async function openHttp(
  running: RunningShop,
  limits?: SocketLimits,
): Promise<{ port: number; close: () => Promise<void> }> {
  const { config, log } = running.shop
  const development = config.AHUTI_DEV ? await openDevelopment() : undefined
  const render: RenderPage = development?.render ?? ((await import(SSR)) as { renderPage: RenderPage }).renderPage
  const assets = development ? new Map<string, Asset>() : loadAssets(CLIENT)
  const manifest = development ? {} : loadManifest(CLIENT)
  const siteFiles = createSiteFiles(running, { assets, manifest })
  const pages = createPages({
    render,
    manifest,
    cache: running.pageCache,
    fetchPath: async (path) => await running.api.request(path),
    transform: development?.transform,
  })
  const callApi = getRequestListener(running.api.fetch, { overrideGlobalObjects: false })
  const health = createHealth(running, () => sockets.isDraining())
  const outsidePolicy = development ? undefined : consentedPolicy(config)

  const sockets = createSockets(
    (request, response) => {
      handle(request, response).catch((error: unknown) => fail(error, response))
    },
    log,
    limits,
  )

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    for (const [name, value] of securityHeaders(config, development !== undefined)) response.setHeader(name, value)
    const refused = refusalOf(request, url)
    if (refused !== undefined) return void response.writeHead(refused, { connection: 'close' }).end()
    if (url.startsWith('/api/')) return await callApi(request, response)
    if (url === '/livez' || url === '/readyz') return await health(url, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const path = url.split('?')[0] ?? ''
    if (siteFiles.owns(path) && (await siteFiles.serve(request, response, url))) return
    const asset = assets.get(path)
    if (asset) return sendAsset(request, response, asset)
    if (development && (await development.serve(request, response))) return
    const address = readAddress(url, request.headers['accept-language'])
    if (development) running.pageCache.clear()
    if (outsidePolicy !== undefined && !address.isPrivate) {
      response.setHeader('vary', 'Cookie')
      if (hasConsent(request.headers.cookie)) response.setHeader('content-security-policy', outsidePolicy)
    }
    if (pages.serveKept(request, response, address)) return
    await pages.serve(request, response, address)
  }

  function fail(error: unknown, response: ServerResponse): void {
    // Its reader went away: there is nobody to answer, and nothing failed.
    if (response.destroyed) return
    log.error({ err: error }, 'a page failed')
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
      await development?.close()
    },
  }
}

/** 400 for a request no honest client sends, 405 for a method the shop does not know. */
function refusalOf(request: IncomingMessage, url: string): number | undefined {
  const hosts = request.rawHeaders.filter((value, index) => index % 2 === 0 && value.toLowerCase() === 'host')
  if (hosts.length > 1 || !url.startsWith('/') || url.startsWith('//') || url.includes('#')) return 400
  return METHODS.has(request.method ?? '') ? undefined : 405
}

function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset): void {
  response.setHeader('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  response.setHeader('etag', asset.etag)
  response.setHeader('vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === asset.etag) return void response.writeHead(304).end()
  const [encoding, bytes] = chooseEncoding(request.headers['accept-encoding'], asset)
  if (encoding) response.setHeader('content-encoding', encoding)
  response.writeHead(200, { 'content-type': asset.type, 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** `/livez`: the process answers. `/readyz`: the database does too, and the shop is not stopping. */
function createHealth({ shop }: RunningShop, isStopping: () => boolean) {
  return async (url: string, response: ServerResponse): Promise<void> => {
    const ready = url === '/livez' || (!isStopping() && (await databaseAnswers(shop.database)))
    response
      .writeHead(ready ? 200 : 503, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
      .end(ready ? 'ok\n' : 'not ready\n')
  }
}
