import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cataloguePageRoutes, catalogueRoutes } from '#features/catalogue/catalogue/routes.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'
import { findLimitedKind } from './visitor-limits.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  shop = await openTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function get(path: string, from: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, {
    headers: { 'x-forwarded-for': from, ...headers },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Makes this number of requests, each under another path, and returns the last response. */
async function requestOften(times: number, pathOf: (number: number) => string, from: string) {
  const answers: Awaited<ReturnType<typeof get>>[] = []
  while (answers.length < times) {
    const batch = Array.from({ length: Math.min(20, times - answers.length) }, (_, at) => pathOf(answers.length + at))
    answers.push(...(await Promise.all(batch.map((path) => get(path, from)))))
  }
  return {
    statuses: new Set(answers.map(({ status }) => status)),
    refused: answers.find(({ status }) => status === 429),
  }
}

describe('a call', () => {
  const kindOf = (url: string, { method = 'GET', SANDBOX = true } = {}) => findLimitedKind({ method, url }, { SANDBOX })

  it.each([
    ['/api/search?q=x', 'search'],
    ['/api/crypto/payment/1/status', 'status'],
    ['/api/orders', 'read'],
    ['/api/sandbox/../search?q=x', 'search'],
    ['/api/crypto/payment/%2e%2e/../search?q=x', 'search'],
    ['/api/sandbox/%2E%2e/orders', 'read'],
    ['/mcp', 'program'],
  ])('%s counts as %s', (url, kind) => expect(kindOf(url)).toBe(kind))

  it('is not a read call if it changes something or belongs to the sandbox', () => {
    expect(kindOf('/api/orders', { method: 'POST' })).toBeUndefined()
    expect(kindOf('/api/sandbox/messages?to=a')).toBeUndefined()
    expect(kindOf('/api/sandbox/messages?to=a', { SANDBOX: false })).toBe('read')
  })
})

describe('a visitor with too many requests in a short time', () => {
  // The clock is fixed: on a slow machine the limit would allow new requests during the test.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()))
  afterEach(() => void vi.restoreAllMocks())

  it.each([
    ['unknown pages', 200, (number: number) => `/ritual/nothing-${number}`, '192.0.2.1'],
    ['searches', 200, (number: number) => `/api/search?q=x${number}`, '192.0.2.2'],
    ['payments', 200, () => `/api/crypto/payment/${'0'.repeat(32)}/status`, '192.0.2.3'],
    ['calls', 400, () => '/api/shop', '192.0.2.4'],
  ])('is refused %s for some seconds, while other visitors are not refused', async (_, times, pathOf, from) => {
    const { refused } = await requestOften(times, pathOf, from)
    expect(refused?.status).toBe(429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('cache-control')).toBe('no-store')
    expect((await get(pathOf(0), '192.0.2.99')).status).not.toBe(429)
  })

  it('gets a page in the visitor’s language with a retry link', async () => {
    const { refused } = await requestOften(200, (number) => `/order/nothing-${number}?lang=ru`, '2001:db8:1:1::1')
    expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused?.headers.get('content-language')).toBe('ru')
    expect(refused?.text).toContain('<h1>Слишком много запросов</h1>')
    const english = await requestOften(20, () => '/order/nothing?lang=en', '2001:db8:1:1::1')
    expect(english.refused?.text).toContain('<h1>Too many requests</h1>')
  })

  it('does not cause more database queries', async () => {
    await requestOften(200, (number) => `/og/article/none-${number}.ru.png`, '192.0.2.12')
    const rendered = vi.spyOn(shop.fileCache, 'getOrRender')
    const { statuses } = await requestOften(20, (number) => `/og/ritual/none-${number}.ru.png`, '192.0.2.12')
    const lookedFor = rendered.mock.calls.length
    rendered.mockRestore()
    expect([[...statuses], lookedFor]).toEqual([[429], 0])
  })

  it('still gets the picture of each published page', async () => {
    await requestOften(200, (number) => `/ritual/nothing-${number}`, '192.0.2.13')
    const paths = ['/og/home.ru.png', '/og/ritual/ganesha.en.png', '/og/ritual/durga.ru.png']
    const { statuses } = await requestOften(paths.length, (number) => paths[number] ?? '', '192.0.2.13')
    expect([...statuses]).toEqual([200])
  }, 120_000)

  it('gets a refusal in JSON if the request was an API call', async () => {
    const { refused } = await requestOften(200, () => '/api/search?q=x&lang=en', '2001:db8:1:2::1')
    expect(refused?.headers.get('content-type')).toContain('application/problem+json')
    expect(JSON.parse(refused?.text ?? '{}')).toMatchObject({ status: 429, code: 'http.too-many' })
  })

  it('is recognised by the IPv6 network (/64), and another /64 is another visitor', async () => {
    await requestOften(200, (number) => `/order/nothing-${number}`, '2001:db8:1:3::1')
    expect((await requestOften(20, () => '/order/nothing', '2001:db8:1:3:ffff::2')).refused?.status).toBe(429)
    expect((await get('/order/nothing', '2001:db8:1:4::1')).status).toBe(404)
  })

  it('still gets every cached page and response', async () => {
    await Promise.all(['/?lang=ru', '/api/services'].map((path) => get(path, '192.0.2.98')))
    const calls = await requestOften(400, () => '/api/shop', '192.0.2.5')
    const pages = await requestOften(200, (number) => `/ritual/nothing-${number}`, '192.0.2.5')
    expect([calls.refused?.status, pages.refused?.status]).toEqual([429, 429])
    const home = await requestOften(500, () => '/?lang=ru', '192.0.2.5')
    const services = await requestOften(100, () => '/api/services', '192.0.2.5')
    expect([...home.statuses, ...services.statuses]).toEqual([200, 200])
  })
})

describe('a person', () => {
  it('who visits every page of the shop is not refused', async () => {
    const { body } = await shop.call('GET', '/api/articles-catalog')
    const paths: string[] = body.flatMap(({ id, source }: { id: string; source: string }) =>
      ['ru', 'en'].map((lang) => `/${source === 'articles' ? 'article' : 'ritual'}/${id}?lang=${lang}`),
    )
    const { statuses } = await requestOften(paths.length, (number) => paths[number] ?? '', '192.0.2.6')
    expect(paths.length).toBeGreaterThan(50)
    expect(statuses).toEqual(new Set([200]))
  })
})

describe('every public read call of the catalogue', () => {
  it('is cached as bytes with an ETag', async () => {
    const pages = {
      shop: shop.shop,
      draw: () => undefined,
      reviewsOf: async () => undefined,
      performersOf: () => Promise.resolve({}),
    }
    // Only a missing page makes the call `getMovedPage`, so the shop does not cache this call.
    const routes = [...catalogueRoutes(shop.shop), ...cataloguePageRoutes(pages)].filter(
      ({ operationId }) => operationId !== 'getMovedPage',
    )
    const paths = routes.map(({ path }) =>
      path.replace('{id}', path.startsWith('/api/articles') ? 'what-is-yagya' : 'ganesha'),
    )
    const again = [...paths, '/api/openapi.json'].map(async (path) => {
      const first = await get(path, '192.0.2.7', { 'accept-encoding': 'br' })
      const tag = first.headers.get('etag') ?? ''
      const second = await get(path, '192.0.2.7', { 'accept-encoding': 'br', 'if-none-match': tag })
      return `${path} ${first.headers.get('content-encoding')} ${second.status} ${first.headers.has('cache-control')}`
    })
    expect(await Promise.all(again)).toEqual([...paths, '/api/openapi.json'].map((path) => `${path} br 304 true`))
  })

  it('has a cached response for all visitors, and so has the API description', async () => {
    const made = vi.spyOn(shop.api, 'request')
    shop.fileCache.clear()
    const answers = await requestOften(400, () => '/api/openapi.json', '192.0.2.10')
    const calls = made.mock.calls.filter(
      ([address]) => typeof address === 'string' && address.startsWith('/api/openapi.json'),
    )
    made.mockRestore()
    expect([[...answers.statuses], calls.length]).toEqual([[200], 1])
  })

  it('gets a response in the requested language, equal to the uncached response', async () => {
    const own = await shop.call('GET', '/api/services/ganesha/text?lang=en')
    const kept = await get('/api/services/ganesha/text?lang=en', '192.0.2.8')
    const byBrowser = await get('/api/services/ganesha/text', '192.0.2.8', { 'accept-language': 'en' })
    const russian = await get('/api/services/ganesha/text', '192.0.2.8', { 'accept-language': 'ru' })
    expect(JSON.parse(kept.text)).toEqual(own.body)
    expect(byBrowser.text).toBe(kept.text)
    expect(JSON.parse(russian.text).lang).toBe('ru')
    expect(russian.headers.get('vary')).toMatch(/Accept-Language/)
  })

  it.each([
    ['/api/services/nothing', 404],
    ['/api/services?lang=ru&lang=en', 400],
    ['/api/service-cards?lang=de', 422],
  ])('refuses %s with the same status as without the cache', async (path, status) => {
    const { status: answered, headers } = await get(path, '192.0.2.9')
    expect([answered, headers.get('content-type')]).toEqual([status, 'application/problem+json; charset=utf-8'])
  })
})
