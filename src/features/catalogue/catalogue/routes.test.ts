import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ MAHALAKSHMI_ALIAS: '3f2b8c1e-5a74-4d0b-9c8f-2f1f0a6d7e55' })
})
afterAll(() => shop.close())

describe('the API’s list of services', () => {
  it('contains the sample catalogue with its prices in dollars', async () => {
    const { status, body } = await shop.call('GET', '/api/services')
    const prices = Object.fromEntries(body.map((item: { id: string; price: number }) => [item.id, item.price]))
    expect(status).toBe(200)
    expect(prices).toMatchObject({
      'maha-mrityunjaya': 500,
      ganesha: 300,
      lakshmi: 400,
      mahalakshmi: 400,
      saraswati: 350,
      navagraha: 600,
      'z-special-intention': 480,
    })
  })

  it('contains names in both languages, and no article texts', async () => {
    const { body } = await shop.call('GET', '/api/services')
    const ganesha = body.find((item: { id: string }) => item.id === 'ganesha')
    expect(ganesha).not.toHaveProperty('article_content')
    expect(ganesha).toMatchObject({
      name: expect.stringContaining('Ганеша'),
      name_en: expect.stringContaining('Ganesh'),
      category: 'careerSuccess',
      source: 'services',
    })
  })
})

describe('one service of the API', () => {
  it('has an article with at least six hundred words in each language', async () => {
    const { body } = await shop.call('GET', '/api/services/ganesha')
    expect(body.article_content.split(/\s+/).length).toBeGreaterThan(600)
    expect(body.article_content_en.split(/\s+/).length).toBeGreaterThan(600)
  })

  it('is found by each alias, for example `maha-laxmi`', async () => {
    const aliases = ['maha-laxmi', 'maha-lakshmi', '3f2b8c1e-5a74-4d0b-9c8f-2f1f0a6d7e55']
    const answers = await Promise.all(aliases.map((alias) => shop.call('GET', `/api/services/${alias}`)))
    expect(answers.map(({ body }) => body.id)).toEqual(['mahalakshmi', 'mahalakshmi', 'mahalakshmi'])
  })

  it('with an unknown id gets an error in the reader’s language', async () => {
    const { status, headers, body } = await shop.call('GET', '/api/services/nothing?lang=ru')
    expect(status).toBe(404)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(body).toMatchObject({
      status: 404,
      code: 'catalogue.ritual-not-found',
      message: 'Такого ритуала нет.',
      requestId: expect.any(String),
    })
  })

  it('with an invalid id causes the same error as a missing service', async () => {
    const { status } = await shop.call('GET', '/api/services/..%2f..%2fetc')
    expect(status).toBe(404)
  })
})

describe('the API of articles', () => {
  it('also contains the rituals that have a text', async () => {
    const { body } = await shop.call('GET', '/api/articles-catalog')
    const sources = new Set(body.map((item: { source: string }) => item.source))
    expect(sources).toEqual(new Set(['articles', 'services']))
  })

  it('returns every field that the API documentation promises', async () => {
    const { body } = await shop.call('GET', '/api/articles/what-is-yagya')
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'name_en',
        'article_content',
        'article_content_en',
        'article_intro',
        'reading_time',
        'article_status',
        'article_seo_title',
        'article_updated_at',
      ]),
    )
  })

  it('returns the text of a ritual if the id belongs to a ritual', async () => {
    const { body } = await shop.call('GET', '/api/articles/ganesha/text?lang=ru')
    expect(body).toMatchObject({ id: 'ganesha', reading_time: 2 })
    expect(body.intro).toBe(body.description)
  })

  it('also finds an article through the path of rituals', async () => {
    const { status, body } = await shop.call('GET', '/api/services/sankalpa/text?lang=en')
    expect([status, body.id]).toEqual([200, 'sankalpa'])
    expect(body).not.toHaveProperty('price')
  })

  it('returns the previous and the next article in display order', async () => {
    const items: { id: string; source: string }[] = (await shop.call('GET', '/api/articles-catalog')).body
    const ids = items.filter(({ source }) => source === 'articles').map(({ id }) => id)
    const texts = await Promise.all(ids.map((id) => shop.call('GET', `/api/articles/${id}/text?lang=en`)))
    expect(texts.map(({ body }) => body.previous?.id)).toEqual([undefined, ...ids.slice(0, -1)])
    expect(texts.map(({ body }) => body.next?.id)).toEqual([...ids.slice(1), undefined])
    expect(texts[0]?.body.next.name).toBe(texts[1]?.body.name)
  })
})
