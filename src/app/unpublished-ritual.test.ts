import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rituals } from '#features/catalogue/catalogue/tables.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

const HIDDEN = 'not-yet-shown'
const NAME = 'Zyxwvutian offering'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
  const [shown] = await shop.shop.db.select().from(rituals).where(eq(rituals.id, 'ganesha'))
  if (!shown) throw new Error('the sample catalogue has no ritual to copy')
  const texts = { ru: { ...shown.ru, name: NAME }, en: { ...shown.en, name: NAME } }
  await shop.shop.db.insert(rituals).values({ ...shown, ...texts, id: HIDDEN, published: false })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

describe('an unpublished ritual', () => {
  it.each([
    '/api/services',
    '/api/service-cards?lang=en',
    '/api/articles-catalog',
    '/api/search?q=zyxwvutian&lang=en',
    '/api/articles/ganesha/text?lang=en',
    '/sitemap.xml',
    '/feed.ru.xml',
    '/feed.en.xml',
    '/feed.ru.json',
    '/feed.en.json',
    '/llms.txt',
    '/llms-full.txt',
    '/?lang=en',
    '/articles?lang=en',
    '/articles?lang=ru',
    '/options?lang=en',
  ])('does not appear in %s', async (path) => {
    const { status, text } = await read(path)
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(10)
    expect(text).not.toContain(HIDDEN)
    expect(text).not.toContain(NAME)
  })

  it.each([
    `/api/services/${HIDDEN}`,
    `/api/services/${HIDDEN}/text?lang=en`,
    `/api/articles/${HIDDEN}`,
    `/api/articles/${HIDDEN}/text?lang=en`,
    `/ritual/${HIDDEN}?lang=en`,
    `/article/${HIDDEN}?lang=en`,
  ])('has no page at %s', async (path) => {
    const { status, text } = await read(path)
    expect(status).toBe(404)
    expect(text).not.toContain(NAME)
  })
})
