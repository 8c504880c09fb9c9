import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUE_CHANGED } from '#features/catalogue/catalogue/commands.ts'
import { readPng } from '../../../test/read-png.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'
import { robots } from './site-files.ts'
import { eventually } from '../../../test/wait-until.ts'

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

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, { redirect: 'manual', ...init })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
}

/** The element names of a well-formed document. Throws for any other document. */
function readXml(xml: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  const rest = xml
    .replace(/<\?xml [^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>/g, (...parts) => {
      const [, closing, name, , selfClosing] = parts.map(String)
      if (closing && open.pop() !== name) throw new Error(`</${name}> has no opening tag`)
      if (!closing) seen.push(name ?? '')
      if (!closing && !selfClosing) open.push(name ?? '')
      return ''
    })
  if (/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(xml)) throw new Error('a character that XML cannot contain')
  if (open.length > 0 || /[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest))
    throw new Error(`stray tags or characters: ${open.join(' ')}`)
  return seen
}

describe('robots.txt', () => {
  it('of a sandbox disallows everything', async () => {
    const { text, headers } = await get('/robots.txt')
    expect(text).toBe('User-agent: *\nDisallow: /\n')
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('of a real shop allows public pages and never names the second admin path', () => {
    const text = robots({ origin: 'https://ahuti.example', sandbox: false })
    expect(text).toContain('Allow: /\n')
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(
        ['/api/', '/order/', '/checkout/', '/user-profile', '/partner-login', '/partner-dashboard', '/admin-panel'].map(
          (path) => `Disallow: ${path}`,
        ),
      ),
    )
    expect(text).toContain('\nSitemap: https://ahuti.example/sitemap.xml\n')
    expect(text).toMatch(/^# .*https:\/\/ahuti\.example\/llms-full\.txt$/m)
    expect(text).not.toMatch(/Disallow: \/$/m)
    expect(text).not.toContain('sirius')
  })
})

describe('the feeds', () => {
  it.each(['ru', 'en'])('contain every ritual and article in RSS, the newest first (%s)', async (lang) => {
    const { text, headers } = await get(`/feed.${lang}.xml`)
    const names = readXml(text)
    const { body: catalogue } = await shop.call('GET', '/api/articles-catalog')
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    expect(names.filter((name) => name === 'item')).toHaveLength(catalogue.length)
    const days = [...text.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, day]) => Date.parse(day ?? ''))
    expect(days).toHaveLength(catalogue.length)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    const guids = [...text.matchAll(/<guid isPermaLink="true">([^<]*)<\/guid>/g)].map(([, guid]) => guid)
    expect(guids.every((guid) => guid?.endsWith(`?lang=${lang}`))).toBe(true)
    expect(new Set(guids).size).toBe(guids.length)
  })

  it('escape special characters in the shop’s name', async () => {
    expect((await get('/feed.en.xml')).text).toContain('<title>Fire &amp; &lt;Ghee&gt;: articles and rituals</title>')
  })

  it('are valid XML even if an editor pasted a special line break', async () => {
    const { db } = shop.shop
    const write = async (text: string) => {
      await db.execute(
        sql`update ritual set en = jsonb_set(en, '{intro}', to_jsonb(${text}::text)) where id = 'ganesha'`,
      )
      shop.fileCache.clear()
    }
    const before = (await shop.call('GET', '/api/services/ganesha')).body.article_intro_en
    await write('First line\u000bsecond\ufffe \u{1f525}')
    const { text } = await get('/feed.en.xml')
    await write(before)
    expect(readXml(text)).toContain('item')
    expect(text).toContain('First line second  \u{1f525}')
  })

  it.each(['ru', 'en'])('follow JSON Feed 1.1, with a picture and a text for each item (%s)', async (lang) => {
    const { text, headers } = await get(`/feed.${lang}.json`)
    const feed = JSON.parse(text)
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
    expect(feed).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: lang })
    expect(feed.feed_url).toBe(`https://ahuti.example/feed.${lang}.json`)
    expect(feed.items.length).toBeGreaterThan(25)
    expect(feed.items.every((item: Record<string, string>) => item.content_text && item.title && item.image)).toBe(true)
  })

  it('are linked in the head of a public page', async () => {
    const { text } = await get('/?lang=ru')
    expect(text).toMatch(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/feed\.ru\.xml">/)
    expect(text).toMatch(/<link rel="alternate" type="application\/feed\+json" title="[^"]+" href="\/feed\.ru\.json">/)
  })
})

it('llms.txt is short and links to existing pages', async () => {
  const { text } = await get('/llms.txt')
  const paths = [...text.matchAll(/\]\(https:\/\/ahuti\.example([^)]*)\)/g)].map(([, path]) => path ?? '')
  const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status))
  expect(text.startsWith('# Fire & <Ghee>\n\n> ')).toBe(true)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((_, at) => statuses[at] !== 200)).toEqual([])
  expect(text.length).toBeLessThan(16_000)
})

it('llms.txt lists the current prices of each ritual’s tiers and durations', async () => {
  const { text } = await get('/llms.txt')
  expect(text).toMatch(
    /\/ritual\/ganesha\?lang=en\): .* Basic: \$82 for a week, \$164 for 2 weeks; Enhanced: \$300 for a month, \$600 for 2 months, \$900 for 3 months; Premium: \$436 for a month, \$872 for 2 months, \$1,308 for 3 months\.\n/,
  )
  expect(text).toMatch(
    /\/ritual\/z-special-intention\?lang=en\): .* For each intention: \$480 for 3 weeks, \$960 for 6 weeks, \$1,440 for 9 weeks\.\n/,
  )
  expect(text).not.toContain('for one month of a ritual')
})

describe('the web manifest', () => {
  it.each([
    ['ru', 'Ахути'],
    ['en', 'Fire & <Ghee>'],
  ])('names the shop in %s, and lists icons of the declared sizes', async (lang, name) => {
    const { text, headers } = await get(`/manifest.webmanifest?lang=${lang}`)
    const manifest = JSON.parse(text)
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({ short_name: name, lang, start_url: '/', scope: '/', display: 'standalone' })
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons
    const sizes = await Promise.all(
      icons.map(async ({ src }) => {
        const { width, height } = readPng((await get(src)).bytes)
        return `${width}x${height}`
      }),
    )
    expect(sizes).toEqual(icons.map((icon) => icon.sizes))
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
  })

  it('contains a maskable icon with its logo inside the safe zone', async () => {
    const { data, width } = readPng((await get('/icon-maskable-512.png')).bytes)
    const outside = Array.from({ length: width * width }, (_, i) => i).filter(
      (i) => Math.hypot((i % width) - width / 2, Math.floor(i / width) - width / 2) > width * 0.4,
    )
    expect(new Set(outside.map((i) => data.readUInt32BE(i * 4))).size).toBe(1)
  })

  it('is linked from every page, and so is the icon for phone screens', async () => {
    const { text } = await get('/nothing?lang=ru')
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=ru">')
    expect(text).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    expect((await get('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon')
  })
})

describe('a file for machines', () => {
  it.each(['/sitemap.xml', '/feed.ru.json', '/llms.txt', '/og/home.ru.png'])(
    'is cached with an ETag and compressed: %s',
    async (path) => {
      const first = await get(path, { headers: { 'accept-encoding': 'identity' } })
      const tag = first.headers.get('etag') ?? ''
      const [again, head, packed] = await Promise.all([
        get(path, { headers: { 'if-none-match': tag, 'accept-encoding': 'identity' } }),
        get(path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }),
        get(path, { headers: { 'accept-encoding': 'br' } }),
      ])
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      expect([head.status, head.bytes.length, head.headers.get('etag')]).toEqual([200, 0, tag])
      expect(packed.headers.get('content-encoding')).toBe(path.endsWith('.png') ? null : 'br')
      expect(packed.headers.get('cache-control')).toContain('public')
      expect((await get(path, { method: 'POST' })).status).toBe(405)
    },
  )

  it('is produced again after another process has changed the catalogue', async () => {
    await get('/sitemap.xml')
    await get('/og/ritual/ganesha.ru.png')
    await shop.shop.db.execute(sql`update ritual set updated_on = '2030-01-02' where id = 'ganesha'`)
    expect((await get('/sitemap.xml')).text).not.toContain('2030-01-02')
    await shop.shop.db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
    await eventually(() => expect(shop.fileCache.get('/og/ritual/ganesha.ru.png')).toBeUndefined())
    expect((await get('/sitemap.xml')).text).toContain('<lastmod>2030-01-02</lastmod>')
  })
})

it('llms-full.txt contains all texts in both languages and is sent again only after changes', async () => {
  const { text, headers } = await get('/llms-full.txt')
  const { body: services } = await shop.call('GET', '/api/services')
  const { body: ganesha } = await shop.call('GET', '/api/services/ganesha')
  expect(text).toContain(ganesha.article_content.trim())
  expect(text).toContain(ganesha.article_content_en.trim())
  for (const { id } of services) expect(text).toContain(`https://ahuti.example/ritual/${id}?lang=ru`)
  expect(text).toContain('https://ahuti.example/article/sankalpa?lang=en')
  expect(text.length).toBeGreaterThan(200_000)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const again = await get('/llms-full.txt', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  expect((await get('/llms.txt')).text).toContain('https://ahuti.example/llms-full.txt')
  expect((await get('/llms.txt')).text).toContain('https://ahuti.example/mcp')
})
