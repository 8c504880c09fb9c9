import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signIn } from '../../../../test/sign-in.ts'
import { limits } from '../../../server/database/rate-limit-table.ts'
import { nameReadings } from '../../orders/readings/tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('a pronunciation that somebody types', () => {
  it('is written in Devanagari and shown to the customer, or refused with a reason', async () => {
    const read = (said: string, lang: string) =>
      shop.call('POST', `/api/name-readings?lang=${lang}`, { names: [{ name: 'Nicholas', said }] })
    expect((await read('Нико-лас', 'ru')).body.items).toEqual([
      { name: 'Nicholas', devanagari: 'निकोलस्', reading: 'Николас' },
    ])
    expect((await read('42', 'ru')).body.errors).toEqual([
      expect.objectContaining({
        path: 'names.0.said',
        message: 'Это прочесть не получится. Напишите звучание буквами.',
      }),
    ])
  })
})

describe('the pronunciation of a typed name', () => {
  const read = (names: unknown, lang = 'en') => shop.call('POST', `/api/name-readings?lang=${lang}`, { names })

  it('follows the spelling that staff have set on the sheet', async () => {
    const owner = await signIn(shop, 'admin@example.com')
    const word = { name: 'Акжол', latin: 'Akjol', devanagari: 'अक्जोल्' }
    expect((await owner.call('PUT', '/api/admin/name-spellings', word)).status).toBe(200)
    const [{ devanagari }] = (await read(['Акжол Петров'])).body.items
    expect(devanagari.split(' ')[0]).toBe(word.devanagari)
  })

  it('is returned in the letters of the reader’s language, and nothing is stored', async () => {
    expect(await read(['Nicholas Wright', 'Анна'])).toMatchObject({
      status: 200,
      body: {
        items: [
          { name: 'Nicholas Wright', devanagari: 'निकोलस राइट', reading: 'Nikolas Rāit' },
          { name: 'Анна', devanagari: 'अन्ना', reading: 'Annā' },
        ],
      },
    })
    expect((await read(['Nicholas'], 'ru')).body.items[0].reading).toBe('Николас')
    expect(await shop.shop.db.select().from(nameReadings)).toEqual([])
  })

  it('is refused for missing, too many or too long names, and too many calls', async () => {
    for (const names of [[], [''], Array(51).fill('Anna'), ['a'.repeat(202)]])
      expect((await read(names)).status).toBe(422)
    await read(['Anna'])
    await shop.shop.db.update(limits).set({ count: 600 }).where(like(limits.key, 'name-readings:%'))
    expect((await read(['Anna'])).status).toBe(429)
  })
})
