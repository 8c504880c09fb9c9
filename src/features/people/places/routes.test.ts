import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const find = (q: string, lang = 'ru') => shop.call('GET', `/api/places?q=${encodeURIComponent(q)}&lang=${lang}`)

describe('suggestions of places', () => {
  it('are available to everyone, in the language of the page', async () => {
    expect((await find('хари')).body[0]).toEqual({ name: 'Харидвар', region: 'Уттаракханд, Индия' })
    expect((await find('хари', 'en')).body[0]).toEqual({ name: 'Haridwar', region: 'Uttarakhand, India' })
    const { body } = await shop.call('GET', '/api/places?q=sam', undefined, { 'accept-language': 'ru' })
    expect(body[0]).toEqual({ name: 'Самара', region: 'Самарская область' })
  })

  it.each([
    ['Łódź', 'Lodz'],
    ['lodz', 'Lodz'],
    ['ŁO\u0301DZ\u0301', 'Lodz'],
    ['Wrocław', 'Wroclaw'],
    ['İstanbul', 'Istanbul'],
    ['ıstanbul', 'Istanbul'],
    ['Düsseldorf', 'Dusseldorf'],
    ['ＰＡＲＩＳ', 'Paris'],
    ['Pa\u200bris', 'Paris'],
    ['Королев', 'Korolyov'],
    ['и\u0306ошкар', 'Yoshkar-Ola'],
  ])('contain the right city for %s, in any spelling', async (typed, name) => {
    expect((await find(typed, 'en')).body.map((city: { name: string }) => city.name)).toContain(name)
  })

  it('do not contain a city that starts with й for a search with и', async () => {
    expect((await find('иошкар', 'en')).body).toEqual([])
  })

  it('contain at most five places per search', async () => {
    expect((await find('ка')).body).toHaveLength(5)
  })

  it('may be stored in shared caches for a day', async () => {
    const { headers } = await find('моск')
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    expect(headers.get('vary')).toBe('Accept-Language')
  })

  it('are an empty list if nothing matches', async () => {
    expect(await find('ыыыы')).toMatchObject({ status: 200, body: [] })
  })

  it.each([
    ['/api/places', 422],
    ['/api/places?q=a', 422],
    ['/api/places?q=%20a%20', 422],
    [`/api/places?q=${'a'.repeat(61)}`, 422],
    ['/api/places?q=aa&lang=de', 422],
    ['/api/places?q=aa&q=bb', 400],
  ])('are refused for the request %s', async (path, status) => {
    expect((await shop.call('GET', path)).status).toBe(status)
  })
})
