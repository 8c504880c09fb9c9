import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CATALOGUE_CHANGED } from '#features/catalogue/catalogue/commands.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { rawRequest } from '../../test/raw-request.ts'
import { openHttp } from './http.ts'
import { eventually } from '../../test/wait-until.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let origin: string

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
  http = await openHttp(shop)
  origin = `http://127.0.0.1:${http.port}`
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The status line of the response to raw bytes. An ordinary client cannot send these bytes. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(http.port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })

describe('a public page', () => {
  it.each([
    ['/', 'ru', 'Ритуал огня, совершённый от\u00a0вашего имени'],
    ['/', 'en', 'A fire ritual performed in your name'],
    ['/ritual/ganesha', 'ru', 'Ганеша-ягья'],
    ['/ritual/ganesha', 'en', 'Ganesha'],
    ['/article/what-is-yagya', 'ru', 'ягья'],
    ['/articles', 'en', 'Vedic Rituals'],
    ['/options', 'ru', 'Категории ритуалов'],
    ['/options', 'en', 'Ritual Categories'],
  ])('%s in %s has text, one h1, canonical address, language links and structured data', async (path, lang, text) => {
    const { status, text: html } = await get(`${path}?lang=${lang}`)
    const url = `https://ahuti.example${path}`
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(text)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(html).toContain(`<link rel="canonical" href="${url}?lang=${lang}">`)
    expect(html).toContain(`<link rel="alternate" hreflang="ru" href="${url}?lang=ru">`)
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${url}?lang=en">`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${url}">`)
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
    expect(data['@graph'].map((thing: { '@type': string }) => thing['@type'])).toEqual(
      expect.arrayContaining(['WebSite', 'Organization']),
    )
  })

  it('has no inline script and no inline style; its content policy forbids inline code', async () => {
    const { text, headers } = await get('/ritual/maha-mrityunjaya')
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(scripts.every((attributes) => /src=|type="application\/(?:ld\+)?json"/.test(attributes))).toBe(true)
    expect(text).not.toMatch(/<style|\sstyle="|\son\w+="/)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('is in the browser’s language unless the address contains a language', async () => {
    const langOf = async (path: string, accepted: string) =>
      (await get(path, { 'accept-language': accepted })).headers.get('content-language')
    const answers = await Promise.all(
      ['ru', 'be-BY', 'kk', 'ky', 'uz', 'tg', 'tk', 'hy', 'az', 'ka', 'de', 'uk', 'en-GB,ru;q=0.9'].map((tag) =>
        langOf('/', tag),
      ),
    )
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'ru'), 'en', 'en', 'en'])
    expect(await langOf('/?lang=en', 'ru')).toBe('en')
    expect(await langOf('/?lang=xx', 'ru')).toBe('ru')
  })

  it('has the language in its links only if the page address contains the language', async () => {
    expect((await get('/?lang=ru')).text).toContain('href="/ritual/ganesha?lang=ru"')
    expect((await get('/', { 'accept-language': 'ru' })).text).toContain('href="/ritual/ganesha"')
  })

  it('is cached in compressed form, keeps its ETag, and gets 304 if unchanged', async () => {
    const first = await get('/?lang=en')
    const tag = first.headers.get('etag') ?? ''
    expect((await get('/?lang=en&utm_source=x')).headers.get('etag')).toBe(tag)
    expect((await get('/?lang=en', { 'if-none-match': tag })).status).toBe(304)
    expect((await get('/?lang=en', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
    expect(first.headers.get('cache-control')).toContain('stale-while-revalidate')
  })

  it('keeps the same bytes and headers until a change, and then gets new bytes', async () => {
    const ask = async () => {
      const { status, headers, text } = await get('/articles?lang=en', { 'accept-encoding': 'br' })
      const own = [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
      return { status, headers: own, text }
    }
    const first = await ask()
    expect([await ask(), await ask()]).toEqual([first, first])
    expect(first.headers).toContainEqual(['content-encoding', 'br'])
    shop.pageCache.clear()
    shop.fileCache.clear()
    await shop.shop.db.execute(sql`update ritual set en = jsonb_set(en, '{name}', '"Renamed"') where id = 'ganesha'`)
    expect((await ask()).text).toContain('Renamed')
    await shop.shop.db.execute(sql`update ritual set en = jsonb_set(en, '{name}', '"Ganesha"') where id = 'ganesha'`)
    shop.pageCache.clear()
    shop.fileCache.clear()
  })

  it('is rendered again after another process changes the catalogue', async () => {
    const kept = () => shop.pageCache.get('ru! /?category=healthHealing')
    await get('/?lang=ru&category=healthHealing')
    expect(kept()).toBeDefined()
    await shop.shop.db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
    await eventually(() => expect(kept()).toBeUndefined())
  })

  it('redirects from an alias to the canonical address of the page', async () => {
    const { status, headers } = await get('/ritual/maha-laxmi?lang=en')
    expect([status, headers.get('location')]).toEqual([301, '/ritual/mahalakshmi?lang=en'])
  })

  it('for the express checkout redirects aliases and order ids, and is not cached', async () => {
    const alias = await get('/checkout/maha-laxmi?tier=basic&lang=en')
    const order = await get('/checkout/0123456789abcdef0123456789abcdef?lang=ru')
    const page = await get('/checkout/ganesha?tier=premium&duration=2&lang=en')
    expect(alias.headers.get('location')).toBe('/checkout/mahalakshmi?tier=basic&lang=en')
    expect(order.headers.get('location')).toBe('/order/0123456789abcdef0123456789abcdef?lang=ru')
    expect([alias.status, order.status, page.status]).toEqual([301, 301, 200])
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).toContain('$872')
    expect(page.text).toContain('<meta name="robots" content="noindex">')
  })

  it('gets an uncached 404 in the reader’s language if the page does not exist', async () => {
    const pages = await Promise.all(
      [
        '/nothing?lang=ru',
        '/ritual/nothing?lang=ru',
        '/article/nothing?lang=ru',
        '/ritual?lang=ru',
        '/checkout/nothing?lang=ru',
      ].map((path) => get(path)),
    )
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(pages.map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array.from({ length: 5 }, () => 'no-store'),
    )
    const texts = [
      'Страница не найдена',
      'Ритуал не найден',
      'Статья не найдена',
      'Неверный ID ритуала',
      'Ритуал не найден',
    ]
    expect(pages.every(({ text }, index) => text.includes(texts[index] ?? '?'))).toBe(true)
  })

  it('escapes text that comes from the address', async () => {
    const { text } = await get('/?category=%3C%2Fscript%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')
    expect(text).not.toContain('<script>alert')
  })
})

describe('the server', () => {
  it('answers its health probes', async () => {
    expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 200])
  })

  it('refuses unknown methods, two Host headers, and absolute URLs of other sites', async () => {
    const host = `Host: 127.0.0.1:${http.port}\r\n`
    expect(await raw(`PATCH / HTTP/1.1\r\n${host}\r\n`)).toContain('405')
    expect(await raw(`POST / HTTP/1.1\r\n${host}Connection: close\r\nContent-Length: 0\r\n\r\n`)).toContain('405')
    expect(await raw(`GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`)).toContain('400')
    expect(await raw(`GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`)).toContain('400')
  })

  it.each(['DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
    'answers the unsupported method %s with the allowed methods',
    async (method) => {
      const ask = async (path: string) => {
        const { status, headers, body } = await rawRequest(http.port, path, method)
        return [status, JSON.parse(body).code, headers.get('allow')]
      }
      expect(await ask('/api/services')).toEqual([405, 'http.method-not-allowed', 'GET'])
      expect(await ask('/api/orders')).toEqual([405, 'http.method-not-allowed', 'POST, GET'])
      expect(await ask('/api/nothing')).toEqual([404, 'http.no-such-call', null])
    },
  )

  it('refuses an order of one megabyte without reading the whole body', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(
        `${origin}/api/orders`,
        { method: 'POST', headers: { origin, 'content-type': 'application/json' } },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      request.on('error', reject)
      request.end(JSON.stringify({ customerName: 'x'.repeat(1_000_000) }))
    })
    expect(status).toBe(413)
  })

  it('logs no error for a client that disconnects during a call', async () => {
    const alarm = vi.spyOn(shop.shop.log, 'error')
    const socket = connect(http.port, '127.0.0.1')
    const head = `POST /api/orders HTTP/1.1\r\nHost: 127.0.0.1:${http.port}\r\nOrigin: ${origin}\r\n`
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":`)
    await pause(100)
    const info = vi.spyOn(shop.shop.log, 'info')
    socket.destroy()
    await eventually(() => expect(info).toHaveBeenCalledWith({ readersGone: 1 }, expect.any(String)))
    expect(alarm).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('describes every call with the same schemas that validate the call', async () => {
    const { text } = await get('/api/openapi.json')
    const api = JSON.parse(text)
    expect(api.openapi).toBe('3.1.0')
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining(['/api/orders', '/api/crypto/payment', '/api/services/{id}']),
    )
    expect(api.paths['/api/orders'].post.requestBody.content['application/json'].schema.required).toContain('items')
  })

  it('refuses a parameter that is sent twice', async () => {
    expect((await get('/api/services?lang=ru&lang=en')).status).toBe(400)
  })
})
