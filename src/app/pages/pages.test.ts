import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PageBytes } from './page-cache.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'
import { rawRequest } from '../../../test/raw-request.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example', TRUSTED_PROXIES: '127.0.0.1' })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

let visitors = 0
/** Each request has its own client address, so that tests do not share limits. */
async function get(path: string, headers: Record<string, string> = {}) {
  visitors += 1
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, {
    headers: { 'x-forwarded-for': `2001:db8:0:${visitors.toString(16)}::1`, ...headers },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const ofText = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

/** Returns the bytes that the server sends. `fetch` cannot be used here, because it would decompress them. */
async function packedBytes(path: string, encoding: string): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encoding }
    const outgoing = request({ port: http.port, path, headers }, (response) => resolve(buffer(response)))
    outgoing.on('error', reject).end()
  })
}

describe('a known parameter with an unknown value', () => {
  it.each([
    ['/?category=nothing', '/'],
    ['/?category=', '/'],
    ['/?category=__proto__&lang=ru', '/?lang=ru'],
    ['/?category=nothing&q=exam&utm_source=x', '/?q=exam&utm_source=x'],
    ['/?category=healthHealing%20', '/'],
  ])('redirects permanently: %s leads to %s', async (path, location) => {
    const { status, headers, text } = await get(path)
    expect([status, headers.get('location'), text]).toEqual([301, location, ''])
  })

  it('leads to the cached page, even in 500 different requests', async () => {
    await get('/?lang=ru')
    const kept = shop.pageCache.get('ru! /')
    expect(kept).toBeDefined()
    const numbers = Array.from({ length: 500 }, (_, number) => number)
    const statuses = await Promise.all(
      numbers.map(async (number) => (await get(`/?lang=ru&category=x${number}`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([301]))
    expect(shop.pageCache.get('ru! /')).toBe(kept)
    expect(shop.pageCache.get('ru! /?category=x1')).toBeUndefined()
  })

  it('does not affect other parameters that have a known value', async () => {
    const { status, text } = await get('/?category=healthHealing&lang=en')
    expect(status).toBe(200)
    expect(text).toContain('<title>Health')
  })
})

describe('an unknown parameter', () => {
  it.each([
    ['/?lang=en', '/?lang=en&ai=true&q=exam&utm_source=x'],
    ['/articles?lang=en', '/articles?lang=en&category=nothing'],
    ['/ritual/ganesha?lang=en', '/ritual/ganesha?lang=en&tier=premium&duration=2'],
  ])('changes nothing: %s and %s get the same bytes', async (plain, adorned) => {
    const [first, second] = [await get(plain), await get(adorned)]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
  })
})

it('concurrent requests to an alias are redirected, and each keeps its own query', async () => {
  const queries = Array.from({ length: 8 }, (_, number) => `?duration=${number}&lang=ru`)
  const answers = await Promise.all(queries.map((query) => get(`/ritual/anjaneya${query}`)))
  const locations = answers.map(({ headers }) => headers.get('location'))
  expect(locations).toEqual(queries.map((query) => `/ritual/hanuman${query}`))
})

describe('the scripts of a page', () => {
  it('are loaded only from the list in the page’s single script tag', async () => {
    const { text } = await get('/ritual/ganesha?lang=en')
    const [named, first, others = ''] =
      /<script type="module" fetchpriority="low" src="(\/assets\/script-loader-[^"]+)" data-scripts="([^"]+)"><\/script>/.exec(
        text,
      ) ?? []
    expect(others.split(' ').map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
      expect.arrayContaining(['/assets/browser', '/assets/core', '/assets/public.en', '/assets/ritual']),
    )
    expect(text.replace(named ?? '', '').match(/\/assets\/[^"\s]+\.js/g)).toBeNull()
    for (const path of [first ?? '', ...others.split(' ')]) expect((await get(path)).status).toBe(200)
  })
})

describe('a missing page', () => {
  it.each([
    ['/nothing', '/elsewhere/and/further'],
    ['/ritual/nothing', '/ritual/nobody'],
    ['/article/nothing', '/article/nobody'],
    ['/order/nothing', '/order/00000000000000000000000000000000'],
    ['/checkout/nothing', '/checkout/what-is-yagya'],
    ['/sandbox/card/nothing', '/sandbox/card/00000000000000000000000000000000'],
  ])('is rendered once per language: %s and %s differ only in the path', async (one, other) => {
    const [first, second, english] = [
      await get(`${one}?lang=ru`),
      await get(`${other}?lang=ru`),
      await get(`${other}?lang=en`),
    ]
    expect([first.status, second.status, english.status]).toEqual([404, 404, 404])
    expect(second.text).toBe(first.text)
    expect(english.text).not.toBe(first.text)
    expect(first.text).not.toMatch(/nothing|nobody|elsewhere|what-is-yagya|0{32}/)
    expect(first.headers.get('cache-control')).toBe('no-store')
  })

  it('is compressed once, and all missing addresses get the same cached bytes', async () => {
    const kept = vi.spyOn(shop.pageCache, 'getOrRender')
    // The pages are requested one after another, because concurrent requests may share a rendering.
    for (const path of ['/ritual/never', '/ritual/ever', '/ritual/nowhere']) await get(`${path}?lang=en`)
    const made: PageBytes[] = await Promise.all(kept.mock.results.map(({ value }) => value))
    kept.mockRestore()
    const packed = new Set(made.filter(({ status }) => status === 404).map(({ brotli }) => brotli))
    expect([packed.size, [...packed][0]?.length]).toEqual([1, expect.any(Number)])
  })

  it('is not reused for the page of a ritual that is added later', async () => {
    expect((await get('/ritual/nothing?lang=ru')).status).toBe(404)
    expect((await get('/ritual/ganesha?lang=ru')).status).toBe(200)
  })

  it('links to the same address in the other language', async () => {
    expect((await get('/nothing?lang=ru')).text).toContain('href="?lang=en"')
  })
})

describe('a private page', () => {
  it.each([
    ['ru', 'Вернуться к ритуалам'],
    ['en', 'Back to rituals'],
  ])('links from the account back to the catalogue (%s)', async (lang, text) => {
    const { text: html } = await get(`/user-profile?lang=${lang}`)
    expect(html).toMatch(new RegExp(`<a href="/\\?lang=${lang}">(?:<svg.*?</svg>)? ?(?:<!-- -->)?${text}</a>`))
  })

  it.each(['/user-profile', '/checkout/ganesha', '/sandbox'])('is not cached: %s', async (path) => {
    const { status, headers } = await get(`${path}?lang=en`)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(shop.pageCache.get(`en! ${path}`)).toBeUndefined()
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each([
    ['br', (text: string) => brotliCompressSync(text, { params: { ...ofText, [constants.BROTLI_PARAM_QUALITY]: 4 } })],
    ['gzip', (text: string) => gzipSync(text, { level: 4 })],
  ])('is compressed at a fast level: %s gets level 4', async (encoding, pack) => {
    const path = '/checkout/ganesha?lang=en'
    const packed = await packedBytes(path, encoding)
    expect(packed.equals(pack((await get(path)).text))).toBe(true)
  })

  it('is sent in an encoding that its client accepts', async () => {
    const brotli = await get('/checkout/ganesha?lang=en', { 'accept-encoding': 'br, gzip' })
    const gzip = await get('/checkout/ganesha?lang=en', { 'accept-encoding': 'gzip, br;q=0' })
    const plain = await get('/checkout/ganesha?lang=en', { 'accept-encoding': 'gzip;q=0' })
    expect([brotli, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
    expect(brotli.text).toBe(plain.text)
    expect(gzip.text).toBe(plain.text)
  })
})

describe('a path that hides another path', () => {
  it.each([
    '/order/..\\sandbox\\messages',
    '/order/..%5Csandbox%5Cmessages',
    '/order/..',
    '/order/%2e%2e',
    '/order/x?y',
    '/ritual/..\\..\\shop?',
    '/ritual/..%2f..%2fshop%3f',
    '/article/..\\..\\shop%23',
    '/checkout/..\\..\\shop%23',
    '/sandbox/card/..\\messages',
    '/sandbox/card/..%2fmessages',
    '/sandbox/card/%00',
  ])('does not show the response of another call: %s', async (path) => {
    await shop.call('POST', '/api/auth/request-login', { contact: 'path-in-path@example.com' })
    const { status, body } = await rawRequest(http.port, `${path}${path.includes('?') ? '&' : '?'}lang=en`)
    expect(status).toBe(404)
    expect(body).not.toContain('path-in-path')
    expect(body).not.toContain('"messages')
  })
})

describe('a method that pages do not support', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    'gets 405 with the list of supported methods: %s',
    async (method) => {
      const { status, headers } = await rawRequest(http.port, '/', method)
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    },
  )
})

describe('unchanged content', () => {
  it.each(['/?lang=en', '/robots.txt', '/favicon.svg', '/api/services'])('is not sent again: %s', async (path) => {
    const first = await get(path, { 'accept-encoding': 'br' })
    const tag = first.headers.get('etag') ?? ''
    const again = (header: string) => get(path, { 'accept-encoding': 'br', 'if-none-match': header })
    const answers = await Promise.all([tag, `W/${tag}`, `"other", ${tag}`, '*', '"other"'].map(again))
    expect(answers.map(({ status }) => status)).toEqual([304, 304, 304, 304, 200])
    expect(answers[0]?.headers.get('etag')).toBe(tag)
  })

  it.each(['/?lang=en', '/sitemap.xml', '/favicon.svg', '/api/services'])(
    'has a different ETag for each encoding: %s',
    async (path) => {
      const encodings = ['br', 'gzip', 'identity']
      const answers = await Promise.all(encodings.map((encoding) => get(path, { 'accept-encoding': encoding })))
      expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(answers.map(({ headers }) => headers.get('vary')).join()).toMatch(/Accept-Encoding/i)
    },
  )
})
