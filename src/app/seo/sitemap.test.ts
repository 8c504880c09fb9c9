import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { after, DAY } from '#base/time.ts'
import { groupRituals } from '#features/rites/group-rituals/tables.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'

const ORIGIN = 'https://ahuti.example'
const [OPEN, CALLED_OFF] = ['1'.repeat(32), '2'.repeat(32)]

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let sitemap: string
let pages: { address: URL; status: number; html: string }[]

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: ORIGIN })
  const now = shop.shop.now()
  const group = {
    serviceId: 'ganesha',
    performsAt: after(now, 9 * DAY),
    closesAt: after(now, 8 * DAY),
    places: 3,
    priceCents: 5100,
  }
  await shop.shop.db.insert(groupRituals).values([
    { ...group, id: OPEN, createdBy: '', createdAt: now },
    { ...group, id: CALLED_OFF, createdBy: '', createdAt: now, cancelledAt: now },
  ])
  http = await openHttp(shop)
  sitemap = await (await fetch(`http://127.0.0.1:${http.port}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address))
  const addresses = all.filter(({ pathname }) => !pathname.endsWith('.txt'))
  pages = await Promise.all(addresses.map(read))
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function read(address: URL) {
  const response = await fetch(`http://127.0.0.1:${http.port}${address.pathname}${address.search}`, {
    redirect: 'manual',
  })
  return { address, status: response.status, html: await response.text() }
}

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

type Thing = Record<string, unknown> & { '@type': string }
const thingsOf = (html: string): Thing[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{"@graph":[]}')['@graph']

const linksOf = (markup: string, pattern: RegExp) =>
  Object.fromEntries([...markup.matchAll(pattern)].map(([, name = '', href = '']) => [name, href]))

describe('the sitemap', () => {
  it('contains every public page in both languages, and no other page', async () => {
    const { body: services } = await shop.call('GET', '/api/services')
    const { body: catalogue } = await shop.call('GET', '/api/articles-catalog')
    const articles = catalogue.filter((item: { source: string }) => item.source === 'articles')
    const records = [
      services.map(({ id }: { id: string }) => `/ritual/${id}`),
      articles.map(({ id }: { id: string }) => `/article/${id}`),
    ]
    const expected = [
      '/',
      '/articles',
      '/calendar',
      '/proofs',
      '/priests',
      '/about',
      '/offer',
      '/privacy',
      '/refund',
      `/group/${OPEN}`,
    ].concat(...records)
    const named = pages.map(({ address }) => `${address.origin}${address.pathname}${address.search}`)
    const both = expected.flatMap((path) => [`${ORIGIN}${path}?lang=ru`, `${ORIGIN}${path}?lang=en`])
    const others = named.filter((address) => !both.includes(address))
    expect(both.filter((address) => !named.includes(address))).toEqual([])
    // All other addresses in the sitemap must be pages of categories, which are lists and not records.
    expect(others.filter((address) => !/\/options\?lang=/.test(address))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  it('contains only existing text files for language models', async () => {
    const texts = [...sitemap.matchAll(/<loc>([^<]*\.txt)<\/loc><lastmod>20/g)].map(
      ([, address = '']) => new URL(address),
    )
    expect(texts.map(({ href }) => href)).toEqual([`${ORIGIN}/llms.txt`, `${ORIGIN}/llms-full.txt`])
    expect((await Promise.all(texts.map(read))).map(({ status }) => status)).toEqual([200, 200])
  })

  it('links each page to its other language, and contains the date of each page', () => {
    const all = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)
    const entries = all.filter((entry) => !entry.includes('.txt<'))
    expect(entries).toHaveLength(pages.length)
    const faulty = entries.filter((entry) => {
      const url = /<loc>([^<?]*)\?lang=/.exec(entry)?.[1]
      const twins = linksOf(entry, /<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)
      const right = { ru: `${url}?lang=ru`, en: `${url}?lang=en`, 'x-default': url }
      return JSON.stringify(twins) !== JSON.stringify(right) || !/<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/.test(entry)
    })
    expect(faulty).toEqual([])
  })
})

describe('every page of the sitemap', () => {
  it('returns 200 in its language, and names its canonical address and other language', () => {
    const faulty = pages.filter(({ address, status, html }) => {
      const lang = address.searchParams.get('lang')
      const url = `${address.origin}${address.pathname}`
      const twins = linksOf(html, /<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)
      return !(
        status === 200 &&
        html.includes(`<html lang="${lang}">`) &&
        html.includes(`<link rel="canonical" href="${address.href}">`) &&
        JSON.stringify(twins) === JSON.stringify({ ru: `${url}?lang=ru`, en: `${url}?lang=en`, 'x-default': url }) &&
        !html.includes('noindex')
      )
    })
    expect(faulty.map(({ address, status }) => `${address} ${status}`)).toEqual([])
  })

  it('has one suffix in the title, a description, keywords and a picture with description', () => {
    const faulty = pages.filter(({ address, html }) => {
      const shopName = address.searchParams.get('lang') === 'ru' ? 'Ахути' : 'Ahuti'
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      const picture = meta(html, 'og:image') ?? ''
      return !(
        title.endsWith(` - ${shopName}`) &&
        title.split(` - ${shopName}`).length === 2 &&
        (meta(html, 'description')?.length ?? 0) > 30 &&
        (meta(html, 'keywords')?.length ?? 0) > 5 &&
        picture.startsWith(`${ORIGIN}/og/`) &&
        meta(html, 'og:image:width') === '1200' &&
        meta(html, 'og:image:height') === '630' &&
        (meta(html, 'og:image:alt')?.length ?? 0) > 5 &&
        meta(html, 'og:url') === address.href &&
        meta(html, 'og:title') === title &&
        meta(html, 'og:description') === meta(html, 'description') &&
        meta(html, 'twitter:card') === 'summary_large_image' &&
        meta(html, 'twitter:image') === picture
      )
    })
    expect(faulty.map(({ address }) => address.href)).toEqual([])
  })

  it('has a unique title and description', () => {
    const inRussian = pages.filter(({ address }) => address.search === '?lang=ru')
    const titles = inRussian.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1])
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('contains its publisher in structured data', () => {
    const faulty = pages.filter(({ html }) => {
      const types = thingsOf(html).map((thing) => thing['@type'])
      return !types.includes('WebSite') || !types.includes('Organization')
    })
    expect(faulty).toEqual([])
  })
})

describe('the list of rituals and articles, which has two addresses,', () => {
  it.each(['ru', 'en'])('names the address of the articles as its canonical address (%s)', async (lang) => {
    const [rituals, articles] = await Promise.all(
      ['/rituals', '/articles'].map((path) => read(new URL(`${path}?lang=${lang}`, ORIGIN))),
    )
    expect([rituals?.status, articles?.status]).toEqual([200, 200])
    const canonical = `<link rel="canonical" href="${ORIGIN}/articles?lang=${lang}">`
    expect(rituals?.html).toContain(canonical)
    expect(articles?.html).toContain(canonical)
    expect(meta(rituals?.html ?? '', 'og:url')).toBe(`${ORIGIN}/articles?lang=${lang}`)
    expect(rituals?.html).not.toContain(`${ORIGIN}/rituals`)
  })
})

describe('structured data', () => {
  const of = (path: string, lang: string) =>
    thingsOf(pages.find(({ address }) => address.href === `${ORIGIN}${path}?lang=${lang}`)?.html ?? '')
  const called = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type)

  it('of a ritual contains an article, a service offer in dollars, and breadcrumbs', () => {
    const things = of('/ritual/ganesha', 'en')
    expect(called(things, 'Service')).toMatchObject({
      category: 'Vedic Ritual',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: 82,
        highPrice: 1308,
        offerCount: 8,
        priceCurrency: 'USD',
        url: `${ORIGIN}/ritual/ganesha?lang=en`,
      },
    })
    expect(called(things, 'Article')).toMatchObject({ inLanguage: 'en', headline: 'Ganesha yagya' })
    const steps = called(things, 'BreadcrumbList')?.itemListElement as { position: number; name: string }[]
    expect(steps.map(({ position, name }) => `${position} ${name}`)).toEqual([
      '1 Home',
      '2 Articles',
      '3 Ganesha yagya',
    ])
  })

  it('of a special intention contains its only price', () => {
    const service = called(of('/ritual/z-special-intention', 'en'), 'Service')
    expect(service?.offers).toMatchObject({ '@type': 'Offer', price: 480, priceCurrency: 'USD' })
  })

  it('of an article contains its word count, and reading time at 200 words/minute', () => {
    const article = called(of('/article/what-is-yagya', 'ru'), 'Article')
    const words = Number(article?.wordCount)
    expect(words).toBeGreaterThan(300)
    expect(article?.timeRequired).toBe(`PT${Math.ceil(words / 200)}M`)
    expect(article?.dateModified).toBe('2026-11-22')
  })

  it('of an article or ritual contains the reading time that its page shows', () => {
    const texts = pages.filter(({ html }) => called(thingsOf(html), 'Article'))
    const minutes = texts.map(({ address, html }) => {
      const { timeRequired, wordCount } = called(thingsOf(html), 'Article') as Thing
      const [, onPage] = /(\d+)[ \u00a0](?:мин чтения|min read)/.exec(html) ?? []
      return {
        path: address.pathname + address.search,
        onPage: `PT${onPage}M`,
        timeRequired,
        wordCount: Number(wordCount),
      }
    })
    expect(minutes.length).toBeGreaterThan(70)
    expect(minutes.filter(({ onPage, timeRequired }) => onPage !== timeRequired)).toEqual([])
    expect(
      minutes.filter(({ wordCount, timeRequired }) => timeRequired !== `PT${Math.ceil(wordCount / 200)}M`),
    ).toEqual([])
  })

  it('describes to other programs how to search the shop', () => {
    const target = { urlTemplate: `${ORIGIN}/?lang=ru&q={search_term_string}` }
    expect(called(of('/', 'ru'), 'WebSite')).toMatchObject({ potentialAction: { '@type': 'SearchAction', target } })
  })

  it('of an article contains no offer', () => {
    expect(of('/article/what-is-yagya', 'ru').map((thing) => thing['@type'])).not.toContain('Service')
  })
})

describe('a page that is not indexed', () => {
  it.each(['/nothing?lang=ru', '/ritual/nothing?lang=en', '/order/nothing', '/sandbox', '/offline.ru.html'])(
    '%s has noindex, and no canonical address, picture or structured data',
    async (path) => {
      const { html } = await read(new URL(path, ORIGIN))
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/canonical|<link[^>]*hreflang|og:|ld\+json/)
    },
  )
})
