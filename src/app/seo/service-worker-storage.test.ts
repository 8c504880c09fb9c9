import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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

/** Storages that fail as in browsers: private mode, full disk, broken profile. */
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
  'keys rejects': { ...works, keys: refuse, open: async () => await Promise.resolve({ ...emptyCache, keys: refuse }) },
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

/** Starts the worker with a storage; `network` answers its requests. */
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

describe.each(Object.entries(BROKEN))('the service worker on a storage where %s', (_, caches) => {
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
  ])('returns the network’s response for %s', async (path, mode) => {
    const response = await start(caches, html).ask(path, mode)
    expect(await response?.text()).toBe(`from the network: ${ORIGIN}${path}`)
    await new Promise((done) => setTimeout(done, 10))
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('returns the network’s error response unchanged', async () => {
    const { ask } = start(caches, async () => await Promise.resolve(new Response('busy', { status: 503 })))
    for (const [path, mode] of [
      ['/ritual/ganesha', 'navigate'],
      ['/assets/core-1.js', 'cors'],
    ] as const)
      expect((await ask(path, mode))?.status).toBe(503)
  })

  it('fails without a network instead of hanging', async () => {
    const { ask } = start(caches, refuse)
    for (const path of ['/ritual/ganesha', '/articles']) expect((await ask(path, 'navigate'))?.type).toBe('error')
  })

  it('takes over the open pages', async () => {
    const { dispatch, claim } = start(caches, html)
    await dispatch('activate')
    expect(claim).toHaveBeenCalledOnce()
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('lets a text be read', async () => {
    const { dispatch } = start(caches, html)
    const request = { url: `${ORIGIN}/api/services/ganesha/text?lang=en`, method: 'GET', mode: 'cors' }
    expect((await dispatch('fetch', { request })).response).toBeUndefined()
    expect(unhandled).not.toHaveBeenCalled()
  })
})
