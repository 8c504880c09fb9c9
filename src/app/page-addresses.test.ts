import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../../test/raw-request.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

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
/** Uses a new client address for each request: all tests together request more missing pages than one visitor may. */
async function request(path: string, method = 'GET') {
  visitors += 1
  const from = `2001:db8:0:${visitors.toString(16)}::1`
  const { status, headers, body } = await rawRequest(http.port, path, method, from)
  return { status, location: headers.get('location') ?? undefined, body }
}

describe('an address with a trailing slash', () => {
  it.each([
    ['/articles/', '/articles'],
    ['/articles/?lang=ru', '/articles?lang=ru'],
    ['/ritual/ganesha/', '/ritual/ganesha'],
    ['/ritual/ganesha/?tier=premium&lang=en&utm_source=x', '/ritual/ganesha?tier=premium&lang=en&utm_source=x'],
    ['/article/what-is-yagya/', '/article/what-is-yagya'],
    ['/offer/', '/offer'],
    ['/ritual/maha-laxmi/?lang=ru', '/ritual/mahalakshmi?lang=ru'],
  ])('%s redirects permanently to %s', async (path, location) => {
    expect(await request(path)).toMatchObject({ status: 301, location })
  })

  it.each(['/nothing/', '/ritual/nothing/', '/ritual/', '/articles//', '/sitemap.xml/', '/offer/x/'])(
    'does not redirect if the page does not exist: %s',
    async (path) => {
      expect(await request(path)).toMatchObject({ status: 404, location: undefined })
    },
  )
})

describe('an address with a repeated parameter', () => {
  it.each([
    ['/?lang=ru&lang=en', 'В адресе ошибка', '/?lang=ru'],
    ['/articles?lang=en&lang=en', 'This address has a mistake in it', '/articles?lang=en'],
    ['/?category=wealth&lang=en&category=health', 'This address has a mistake in it', '/?lang=en'],
    ['/admin-panel?lang=ru&lang=en', 'В адресе ошибка', '/admin-panel?lang=ru'],
  ])('is refused in the reader’s language, with a link to the page: %s', async (path, title, way) => {
    const { status, body } = await request(path)
    expect([status, /<h1>(.*?)<\/h1>/.exec(body)?.[1]]).toEqual([400, title])
    expect(body).toContain(`<a href="${way}">`)
  })

  it('is refused even if its page is cached, unless the repeated parameter is unknown', async () => {
    const answers = [
      '/?lang=en',
      '/?lang=en&lang=en',
      '/?lang=en',
      '/?lang=en&lang=en',
      '/?lang=en&utm_term=a&utm_term=b',
    ]
    const statuses: number[] = []
    for (const path of answers) statuses.push((await request(path)).status)
    expect(statuses).toEqual([200, 400, 200, 400, 200])
  })
})

it('an alias or an unusual spelling of an address redirects to the record’s address', async () => {
  expect(await request('/ritual/maha-lakshmi?lang=en')).toMatchObject({
    status: 301,
    location: '/ritual/mahalakshmi?lang=en',
  })
  expect(await request('/ritual/ganesh%61')).toMatchObject({ status: 301, location: '/ritual/ganesha' })
  expect(await request('/article/maha-laxmi')).toMatchObject({ status: 301, location: '/article/mahalakshmi' })
})

it('a HEAD request gets the same status as a GET request, and no body', async () => {
  const paths = [
    '/',
    '/articles',
    '/ritual/ganesha',
    '/offer',
    '/nothing',
    '/ritual/maha-laxmi',
    '/articles/',
    '/robots.txt',
  ]
  const [heads, pages] = await Promise.all(
    ['HEAD', 'GET'].map((method) => Promise.all(paths.map((path) => request(path, method)))),
  )
  expect(heads?.map(({ status }) => status)).toEqual(pages?.map(({ status }) => status))
  expect(heads?.map(({ body }) => body).join('')).toBe('')
})

describe('a hostile address', () => {
  const garbage = [
    '%',
    '%zz',
    '%00',
    '%E0%A4%A',
    '%ff%fe',
    '%c0%ae%c0%ae',
    '%u0000',
    '%0d%0aSet-Cookie:x=1',
    '%5c%5cevil.example',
  ]
  const odd = [
    '..',
    '%2e%2e',
    '..%2f..%2fapi',
    'a%3Fb',
    'a%23b',
    'ganesha#x',
    'ganesha%2Ftext',
    'ganesha%20',
    'a\\b',
    '<script>',
  ]
  const names = [
    '__proto__',
    'constructor',
    '*',
    ':id',
    "'--",
    'a%27or%271',
    'ganesha;x=1',
    '%F0%9F%94%A5',
    'a'.repeat(8000),
  ]
  const under = [
    '/',
    '/ritual/',
    '/article/',
    '/order/',
    '/checkout/',
    '/og/ritual/',
    '/api/pages/',
    '/api/services/',
    '/offline.',
  ]
  const paths = under.flatMap((folder) => [...garbage, ...odd, ...names].map((name) => folder + name))
  const others = [
    '//evil.example/',
    '/\\evil.example/',
    '/?lang=%',
    '/?lang=%00',
    `/?category=${'x'.repeat(8000)}`,
    '/ritual/\u00ff',
  ]
  const files = [
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/../package.json',
    '/assets/../../package.json',
    '/sw.js%00',
  ]

  it('never causes a server error and never redirects to another site', async () => {
    const all = [...paths, ...others, ...files]
    const answers: { path: string; status: number; location: string | undefined }[] = []
    for (let at = 0; at < all.length; at += 20)
      answers.push(
        ...(await Promise.all(all.slice(at, at + 20).map(async (path) => ({ path, ...(await request(path)) })))),
      )
    expect(
      answers.filter(({ status }) => !(status >= 200 && status < 500)).map(({ path }) => path.slice(0, 80)),
    ).toEqual([])
    expect(answers.filter(({ location }) => location !== undefined && !/^\/(?:[a-z]|$)/.test(location))).toEqual([])
    expect(await request('/livez')).toMatchObject({ status: 200 })
  })

  it('never returns a file outside the shop’s pages', async () => {
    const answers = await Promise.all(files.map((path) => request(path)))
    expect(answers.map(({ status }) => status)).toEqual(files.map(() => 404))
  })
})

describe('the legal pages', () => {
  it.each([
    ['offer', 'ru', 'Публичная оферта', 5, 30],
    ['offer', 'en', 'Terms of sale', 5, 30],
    ['privacy', 'ru', 'Личные данные', 5, 30],
    ['privacy', 'en', 'Privacy', 5, 30],
    ['refund', 'ru', 'Правила возврата', 7, 30],
    ['refund', 'en', 'Refund rules', 7, 30],
  ])('%s in %s has text, version and date, and no blank for missing facts', async (id, lang, title, version, day) => {
    const page = await request(`/${id}?lang=${lang}`)
    const { status, body } = await shop.call('GET', `/api/pages/${id}?lang=${lang}`)
    expect([page.status, status]).toEqual([200, 200])
    expect(page.body).toContain(`<h1>${title}</h1>`)
    expect(body.html).not.toMatch(/[[\]{}]/)
    expect(page.body).toContain(`<time dateTime="2026-11-${day}">`)
    expect(body).toMatchObject({ id, lang, title, version: String(version), updated_at: `2026-11-${day}` })
    const edition = String(body.edition).replace(/\s/g, ' ')
    const links =
      lang === 'ru' ? `Версия ${version} от ${day} ноября 2026` : `Version ${version} of ${day} November 2026`
    expect(edition.startsWith(links)).toBe(true)
  })

  it('are linked from every page, in the language of the page', async () => {
    const { body } = await request('/?lang=en')
    expect(body).toContain('<a href="/offer?lang=en">Terms of sale</a>')
    expect(body).toContain('<a href="/refund?lang=en">Refunds</a>')
    expect(body).toContain('<a href="/privacy?lang=en">Privacy</a>')
  })

  it('exist under three names, and a request for another name gets 404', async () => {
    expect((await shop.call('GET', '/api/pages/imprint')).status).toBe(404)
  })
})
