import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example', SHOP_NAME_EN: 'Fire & <Ghee>' })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('the reference contains every call, and all its links work', async () => {
  const { text } = await get('/api/reference?lang=en')
  const links = [...text.matchAll(/href="(\/api\/reference\?lang=en&amp;part=[^"]+)"/g)].map(([, href = '']) =>
    href.replace('&amp;', '&'),
  )
  const pages = new Map(
    await Promise.all(
      [...new Set(links.map((link) => link.split('#')[0] ?? ''))].map(
        async (link) => [link, (await get(link)).text] as const,
      ),
    ),
  )
  const dead = links.filter((link) => !pages.get(link.split('#')[0] ?? '')?.includes(` id="${link.split('#')[1]}"`))
  expect(links).toHaveLength(shop.routes.length + 1)
  expect(dead).toEqual([])
})

it('a call is shown with its parameters, its fields and an example', async () => {
  const { text } = await get('/api/reference?lang=ru&part=orders')
  expect(text).toContain('<b class="post">POST</b> <code>/api/orders</code>')
  expect(text).toContain('<code>idempotency-key</code>')
  expect(text).toMatch(/<code>quantity<\/code> <span>integer, ≥ 1, ≤ 99<\/span> <em>обязательно<\/em>/)
  expect(text).toContain('&quot;customerEmail&quot;: &quot;anna@example.com&quot;')
})

it.each(['ru', 'en'])('the reference in %s has no script or style that the content policy forbids', async (lang) => {
  const { text, headers } = await get(`/api/reference?lang=${lang}`)
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(headers.get('content-language')).toBe(lang)
  expect(text).not.toMatch(/<style|\sstyle="|\son\w+="|<Ghee>/)
  expect([...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script src="/early.js">'])
  expect(text.match(/<h1>/g)).toHaveLength(1)
})

it('the reference is cached and is sent again only after a change', async () => {
  const first = await get('/api/reference?lang=en&part=nothing')
  const again = await get('/api/reference?lang=en', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect([first.status, again.status]).toEqual([200, 304])
})
