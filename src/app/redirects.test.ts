import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawRequest } from '../../test/raw-request.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'
import { routes } from './shell/routes.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  shop = await openTestShop({ TRUSTED_PROXIES: '127.0.0.1' })
  http = await openHttp(shop)
}, 120_000)
afterAll(async () => {
  await http.close()
  await shop.close()
})

let visitors = 0
async function locationOf(path: string) {
  visitors += 1
  const { status, headers } = await rawRequest(http.port, path, 'GET', `2001:db8:1:${visitors.toString(16)}::1`)
  return { status, location: headers.get('location') ?? undefined }
}

const ORDER = '0123456789abcdef0123456789abcdef'

/** A non-canonical address of each kind of page, and its target. */
const REDIRECTS: [from: string, to: string][] = [
  ['/options/', '/options'],
  ['/articles/', '/articles'],
  ['/rituals/', '/rituals'],
  ['/ritual/ganesha/', '/ritual/ganesha'],
  ['/ritual/maha-laxmi', '/ritual/mahalakshmi'],
  ['/ritual/maha-lakshmi/', '/ritual/mahalakshmi'],
  ['/ritual/ganesh%61', '/ritual/ganesha'],
  ['/article/what-is-yagya/', '/article/what-is-yagya'],
  ['/article/maha-laxmi', '/article/mahalakshmi'],
  ['/offer/', '/offer'],
  ['/about/', '/about'],
  ['/priests/', '/priests'],
  ['/calendar/', '/calendar'],
  ['/proofs/', '/proofs'],
  ['/privacy/', '/privacy'],
  ['/consent/', '/consent'],
  ['/checkout/maha-laxmi', '/checkout/mahalakshmi'],
  [`/checkout/${ORDER}`, `/order/${ORDER}`],
  ['/user-profile/', '/user-profile'],
  ['/verify/', '/verify'],
  ['/partner-login/', '/partner-login'],
  ['/sandbox/', '/sandbox'],
]

const QUERIES = [
  '?utm_source=vk',
  '?lang=ru&utm_source=vk&utm_medium=cpc&utm_campaign=%D1%8F%D0%B3%D1%8C%D1%8F%20%D0%BE%D1%81%D0%B5%D0%BD%D1%8C',
  '?tier=premium&duration=2&gclid=abc-DEF_123&yclid=1',
  '?code=DIWALI10&lang=en',
  '?lang=xx&ref=a+b&empty=&flag',
  '?utm_term=a&utm_term=b&q=%26%3D%3F',
]

describe.each(REDIRECTS)('the redirect of the old address %s', (from, to) => {
  it.each(QUERIES)('keeps the query %s', async (query) => {
    expect(await locationOf(from + query)).toEqual({ status: 301, location: to + query })
  })

  it('has no query if the request has no query', async () => {
    expect((await locationOf(from)).location).toBe(to)
    expect((await locationOf(`${from}?`)).location).toBe(to)
  })
})

it.each([
  ['/en', '/?lang=en'],
  ['/ru', '/?lang=ru'],
  ['/en/', '/?lang=en'],
  ['/ru/?utm_source=vk&lang=en', '/?lang=ru&utm_source=vk'],
])('%s leads to the home page in this language', async (from, to) => {
  expect(await locationOf(from)).toEqual({ status: 301, location: to })
})

it('an unknown category is removed from the query, and other parameters stay unchanged', async () => {
  const { location } = await locationOf('/?utm_term=a%20b&category=nothing&utm_term=~&lang=en')
  expect(location).toBe('/?utm_term=a%20b&utm_term=~&lang=en')
})

it('the table of redirects contains every page with a fixed address', () => {
  const fixed = routes.flatMap(({ patterns }) => patterns).filter((pattern) => /^\/[\w-]+$/.test(pattern))
  const listed = REDIRECTS.map(([from]) => from.replace(/\/$/, ''))
  expect(fixed.filter((pattern) => !listed.includes(pattern))).toEqual([])
})

describe('the redirect of a hostile address', () => {
  it.each([
    '//evil.example/',
    '//evil.example/ritual/maha-laxmi?utm_source=x',
    '/%2F/evil.example/',
    '/\\evil.example/',
    '/ritual//evil.example/',
    '/checkout//evil.example',
    '/options/?//evil.example',
    '/options/?next=https://evil.example/',
    '/ritual/maha-laxmi?\\evil.example',
  ])('never leads to another site: %s', async (path) => {
    const { location = '/' } = await locationOf(path)
    expect(new URL(location, 'https://ahuti.example').origin).toBe('https://ahuti.example')
    expect(location).toMatch(/^\/(?![/\\])/)
  })
})
