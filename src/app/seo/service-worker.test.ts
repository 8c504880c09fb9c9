import { readFileSync } from 'node:fs'
import { createContext, runInContext, runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'
import type { Asset } from '../pages/assets.ts'
import { serviceWorker, shellFiles } from './service-worker.ts'

const ORIGIN = 'https://ahuti.example'
/** The source file of the service worker, without the line that the server adds at the top. */
const WRITTEN = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8')

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let source: string
let build: { version: string; shell: string[] }

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: ORIGIN })
  http = await openHttp(shop)
  source = await (await get('/sw.js')).text()
  build = JSON.parse(/^const BUILD = (.*)$/m.exec(source)?.[1] ?? '{}')
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

const get = (path: string) => fetch(`http://127.0.0.1:${http.port}${path}`)

const list = (text: string) => text.trim().split(/\s+/)

type Event = {
  type: string
  request: object
  respondWith: (answer: unknown) => void
  waitUntil: (work: unknown) => void
}

/** Starts the worker outside a browser. Reports how it handles a request: it answers, only records, or ignores the request. */
function handlingOf(): (path: string, request?: { method?: string; mode?: string }) => 'takes' | 'notes' | 'passes' {
  const listeners = new Map<string, (event: Event) => void>()
  const never = () => new Promise(() => {})
  runInNewContext(source, {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    location: new URL(ORIGIN),
    navigator: { language: 'ru' },
    caches: { open: never, match: never, keys: never },
    clients: {},
    fetch: never,
    setTimeout: () => 0,
    Request: Object,
    URL,
    URLSearchParams,
    Promise,
  })
  return (path, { method = 'GET', mode = 'navigate' } = {}) => {
    let done: 'takes' | 'notes' | 'passes' = 'passes'
    listeners.get('fetch')?.({
      type: 'fetch',
      request: { url: new URL(path, ORIGIN).href, method, mode },
      respondWith: () => {
        done = 'takes'
      },
      waitUntil: () => {
        done = done === 'passes' ? 'notes' : done
      },
    })
    return done
  }
}

describe('the service worker', () => {
  it('is requested again on every visit, and controls the whole shop', async () => {
    const response = await get('/sw.js')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'")
  })

  it('caches only existing files: the code of every public page, and nothing else', async () => {
    const statuses = await Promise.all(build.shell.map(async (path) => (await get(path)).status))
    expect(build.shell.filter((_, at) => statuses[at] !== 200)).toEqual([])
    const html = await Promise.all(
      ['/', '/articles', '/ritual/ganesha', '/article/sankalpa', '/calendar', '/proofs', '/offer'].map(async (path) =>
        (await get(path)).text(),
      ),
    )
    const needed = html.flatMap((page) => page.match(/\/assets\/[^"\s]+\.(?:js|css)/g) ?? [])
    expect(needed.length).toBeGreaterThan(10)
    expect(needed.filter((path) => !build.shell.includes(path))).toEqual([])
    expect(
      build.shell.filter((path) => /\/(?:sandbox|order(?!-tiers)|checkout|admin|partner|user)-/.test(path)),
    ).toEqual([])
    expect(new Set(build.shell).size).toBe(build.shell.length)
  })

  it('handles requests for public pages and their files', () => {
    const handling = handlingOf()
    const taken = [
      '/',
      '/?lang=en',
      '/articles',
      '/rituals',
      '/options',
      '/calendar',
      '/proofs',
      '/offer',
      '/privacy',
      '/refund',
    ]
    const read = ['/ritual/ganesha', '/ritual/ganesha?lang=ru', '/article/sankalpa?lang=en']
    expect([...taken, ...read].filter((path) => handling(path) !== 'takes')).toEqual([])
    const files = ['/assets/core-x.js', '/fonts/a.woff2', '/early.js', '/offline.js']
    expect(files.filter((path) => handling(path, { mode: 'no-cors' }) !== 'takes')).toEqual([])
  })

  it('only records which text a page read, and lets the network answer', () => {
    const handling = handlingOf()
    expect(handling('/api/services/ganesha/text?lang=ru', { mode: 'cors' })).toBe('notes')
    expect(handling('/api/articles/sankalpa/text?lang=ru', { mode: 'cors' })).toBe('notes')
  })

  it('never handles private pages, payments, the panel, other sites, or changes', () => {
    const handling = handlingOf()
    const pages = list(`
      /order/1 /order/1?lang=ru /checkout/ganesha /user-profile /sandbox /sandbox/card/1
      /partner-login /partner-dashboard/1 /admin-panel /sirius22 /nothing /livez /readyz /healthz
      /ritual /ritual/ /ritual/a/b /api/services https://evil.example/ritual/ganesha`)
    const calls = list(`
      /api/orders /api/orders/1 /api/auth/me /api/crypto/payment/1/status /api/services /api/shop
      /api/services/ganesha /api/customer-profiles/me /api/ritual-plans /api/openapi.json /og/home.ru.png
      /api/services/a/b/text /order/1 /sitemap.xml`)
    expect(pages.filter((path) => handling(path) !== 'passes')).toEqual([])
    expect(calls.filter((path) => handling(path, { mode: 'cors' }) !== 'passes')).toEqual([])
    expect(handling('/ritual/ganesha', { method: 'POST' })).toBe('passes')
    expect(handling('/ritual/ganesha', { method: 'HEAD', mode: 'cors' })).toBe('passes')
  })

  it.each([
    ['ru', 'en-US', ''],
    ['ru', 'ru', '?lang=en'],
    ['en', 'ru', ''],
  ])('sends the offline page of a shop in %s to browsers in %s%s', async (lang, language, query) => {
    const listeners = new Map<string, (event: object) => void>()
    const failToFetch = async () => await Promise.reject(new Error('no network'))
    runInNewContext(`const BUILD = ${JSON.stringify({ version: '1', shell: [], languages: [lang] })}\n${WRITTEN}`, {
      addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
      location: new URL(ORIGIN),
      navigator: { language },
      caches: { match: async (path: string) => path },
      fetch: failToFetch,
      setTimeout,
      Response: { error: () => 'nothing' },
      URL,
      URLSearchParams,
    })
    const answer = await new Promise((respondWith) => {
      const request = { url: `${ORIGIN}/articles${query}`, method: 'GET', mode: 'navigate' }
      listeners.get('fetch')?.({ request, respondWith })
    })
    expect(answer).toBe(`/offline.${lang}.html`)
  })

  it('changes its text exactly when a file or the offline page changes', () => {
    const asset = (etag: string, text = ''): Asset => ({ type: '', etag, immutable: false, plain: Buffer.from(text) })
    const assets = (etag: string) =>
      new Map([
        ['/sw.js', asset('"a"', 'work()')],
        ['/early.js', asset(etag)],
      ])
    const made = (etag: string, page: string) =>
      serviceWorker({ assets: assets(etag), manifest: {} }, [page], ['ru', 'en'])
    expect(made('"1"', 'page')).toBe(made('"1"', 'page'))
    expect(made('"2"', 'page')).not.toBe(made('"1"', 'page'))
    expect(made('"1"', 'other')).not.toBe(made('"1"', 'page'))
    expect(serviceWorker({ assets: new Map(), manifest: {} }, [], ['ru', 'en'])).toBeUndefined()
  })

  it('caches files that a click on a button loads, but no files of tools', () => {
    const files = shellFiles({
      'src/app/browser.tsx': { file: 'assets/b.js', imports: ['core'], dynamicImports: ['src/app/routes/sandbox.tsx'] },
      core: { file: 'assets/core.js', dynamicImports: ['cart', 'src/app/routes/home.tsx'] },
      cart: { file: 'assets/cart.js', imports: ['core'] },
      'src/app/routes/home.tsx': { file: 'assets/home.js' },
      'src/app/routes/sandbox.tsx': { file: 'assets/sandbox.js' },
    })
    expect(files.filter((path) => path.startsWith('/assets/'))).toEqual(
      ['b', 'core', 'cart', 'home'].map((name) => `/assets/${name}.js`),
    )
  })
})

describe('the offline page', () => {
  it.each([
    ['ru', 'Нет связи'],
    ['en', 'No connection'],
  ])('in %s uses only cached files, and search engines do not index it', async (lang, title) => {
    const html = await (await get(`/offline.${lang}.html`)).text()
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]*)"/g)].map(([, path]) => path ?? '')
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('content="noindex"')
    expect(files.length).toBeGreaterThan(4)
    expect(files.filter((path) => !build.shell.includes(path))).toEqual([])
    expect(html.replace(/<script [^>]*><\/script>/g, '')).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })
})

describe('the storage of the service worker', () => {
  const ORIGIN = 'https://ahuti.example'

  const WRITTEN = readFileSync(new URL('../../../public/sw.js', import.meta.url), 'utf8')

  const SOURCE = `const BUILD = ${JSON.stringify({ version: 'v1', shell: ['/assets/core-1.js', '/early.js'], languages: ['ru', 'en'] })}\n${WRITTEN}`

  const refuse = async (): Promise<never> => await Promise.reject(new DOMException('refused', 'QuotaExceededError'))

  const hang = () => new Promise<never>(() => {})

  const nothing = async () => await Promise.resolve(undefined)

  const emptyCache = {
    match: nothing,
    put: nothing,
    delete: nothing,
    keys: async () => await Promise.resolve([]),
    addAll: nothing,
  }

  const works = {
    open: async () => await Promise.resolve(emptyCache),
    match: nothing,
    keys: async () => await Promise.resolve([]),
    delete: nothing,
  }

  /** Storages that fail in the same way as in browsers: private mode, full disk, broken profile. */
  const BROKEN: Record<string, object> = {
    'open rejects': { ...works, open: refuse },
    'match rejects': {
      ...works,
      match: refuse,
      open: async () => await Promise.resolve({ ...emptyCache, match: refuse }),
    },
    'put rejects': { ...works, open: async () => await Promise.resolve({ ...emptyCache, put: refuse }) },
    'delete rejects': {
      ...works,
      delete: refuse,
      open: async () => await Promise.resolve({ ...emptyCache, delete: refuse }),
    },
    'keys rejects': {
      ...works,
      keys: refuse,
      open: async () => await Promise.resolve({ ...emptyCache, keys: refuse }),
    },
    'everything rejects': { open: refuse, match: refuse, keys: refuse, delete: refuse },
    'everything throws': new Proxy(
      {},
      {
        get: () => () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ),
    'nothing ever answers': { open: hang, match: hang, keys: hang, delete: hang },
  }

  const unhandled = vi.fn()

  beforeEach(() => {
    unhandled.mockClear()
    process.on('unhandledRejection', unhandled)
  })

  afterEach(() => process.off('unhandledRejection', unhandled))

  type Listener = (event: object) => void

  /** Starts the worker with a storage. `network` answers the requests of the worker. */
  function start(caches: object, network: (address: string) => Promise<Response>) {
    const listeners = new Map<string, Listener>()
    const claim = vi.fn(async () => await Promise.resolve())
    class AddressRequest {
      url: string
      constructor(address: string | URL) {
        this.url = new URL(String(address), ORIGIN).href
      }
    }
    const scope = {
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
      location: new URL(ORIGIN),
      navigator: { language: 'en' },
      caches,
      clients: { claim, matchAll: async () => await Promise.resolve([{ url: `${ORIGIN}/ritual/ganesha` }]) },
      fetch: async (request: { url: string }) => await network(request.url),
      // Shortens the worker's maximum wait for the test.
      setTimeout: (done: (value: unknown) => void, _: number, value: unknown) => setTimeout(done, 20, value),
      Request: AddressRequest,
      Response,
      URL,
      URLSearchParams,
      Promise,
    }
    runInContext(SOURCE, createContext(scope))
    async function dispatch(type: string, about: object = {}) {
      const works: unknown[] = []
      let answer: Promise<Response> | undefined
      const respondWith = (response: Promise<Response>) => (answer = response)
      listeners.get(type)?.({ type, ...about, respondWith, waitUntil: (work: unknown) => works.push(work) })
      const response = await answer
      return {
        response,
        works: await Promise.race([Promise.allSettled(works), new Promise((done) => setTimeout(done, 200))]),
      }
    }
    const ask = async (path: string, mode: string) =>
      (await dispatch('fetch', { request: { url: ORIGIN + path, method: 'GET', mode } })).response
    return { ask, dispatch, claim }
  }

  const html = async (address: string) =>
    await Promise.resolve(new Response(`from the network: ${address}`, { headers: { 'content-type': 'text/html' } }))

  describe.each(Object.entries(BROKEN))('the service worker with a storage where %s', (_, caches) => {
    it.each([
      ['/ritual/ganesha', 'navigate'],
      ['/ritual/ganesha?lang=en&utm_source=vk', 'navigate'],
      ['/article/sankalpa?lang=ru', 'navigate'],
      ['/', 'navigate'],
      ['/articles?lang=en', 'navigate'],
      ['/assets/core-1.js', 'no-cors'],
      ['/assets/page-2.js', 'cors'],
      ['/fonts/a.woff2', 'cors'],
      ['/early.js', 'no-cors'],
    ])('the worker returns the network response for %s', async (path, mode) => {
      const response = await start(caches, html).ask(path, mode)
      expect(await response?.text()).toBe(`from the network: ${ORIGIN}${path}`)
      await new Promise((done) => setTimeout(done, 10))
      expect(unhandled).not.toHaveBeenCalled()
    })

    it('the worker returns an error response of the network unchanged', async () => {
      const { ask } = start(caches, async () => await Promise.resolve(new Response('busy', { status: 503 })))
      for (const [path, mode] of [
        ['/ritual/ganesha', 'navigate'],
        ['/assets/core-1.js', 'cors'],
      ] as const)
        expect((await ask(path, mode))?.status).toBe(503)
    })

    it('the worker reports a network failure instead of waiting without end', async () => {
      const { ask } = start(caches, refuse)
      for (const path of ['/ritual/ganesha', '/articles']) expect((await ask(path, 'navigate'))?.type).toBe('error')
    })

    it('the worker takes control of the open pages', async () => {
      const { dispatch, claim } = start(caches, html)
      await dispatch('activate')
      expect(claim).toHaveBeenCalledOnce()
      expect(unhandled).not.toHaveBeenCalled()
    })

    it('the worker does not block a call that reads a text', async () => {
      const { dispatch } = start(caches, html)
      const request = { url: `${ORIGIN}/api/services/ganesha/text?lang=en`, method: 'GET', mode: 'cors' }
      expect((await dispatch('fetch', { request })).response).toBeUndefined()
      expect(unhandled).not.toHaveBeenCalled()
    })
  })
})
