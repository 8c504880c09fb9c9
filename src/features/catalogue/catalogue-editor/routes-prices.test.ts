import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { after, MINUTE } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import { sessions } from '../../people/accounts/tables.ts'
import { rituals } from '../catalogue/tables.ts'

const CARDS = '/api/admin/service-cards'

let shop: TestShop
let owner: Browser
let editor: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
  editor = await signInStaff(shop, 'editor')
}, 120_000)
afterAll(() => shop.close())

const read = async (id: string, by = owner) => (await by.call('GET', `${CARDS}/${id}`)).body
const save = async (by: Browser, id: string, changes: Record<string, unknown>) => {
  const { version } = await read(id)
  return await by.call('PUT', `${CARDS}/${id}`, { version, ...changes })
}
const publish = async (by: Browser, id: string, more: Record<string, unknown> = {}) =>
  await by.call('POST', `${CARDS}/${id}/publication`, { published: true, ...more })
const priceOf = async (id: string) => (await shop.call('GET', `/api/services/${id}`)).body.price

describe('an editor who may not set prices', () => {
  it('can save and publish a ritual, but cannot change the price', async () => {
    const card = await read('ganesha')
    const refused = await save(editor, 'ganesha', { price: 1 })
    expect([refused.status, refused.body.code]).toEqual([403, 'http.forbidden'])
    const whole = await editor.call('PUT', `${CARDS}/ganesha`, { ...card, ru: { ...card.ru, intro: 'Другое' } })
    expect([whole.status, whole.body.ru.intro, whole.body.price]).toEqual([200, 'Другое', card.price])
    expect((await publish(editor, 'ganesha')).status).toBe(200)
    expect(await priceOf('ganesha')).toBe(card.price)
  })

  it('can create a ritual only with the standard price', async () => {
    const make = async (id: string, more: Record<string, unknown>) =>
      (await editor.call('POST', CARDS, { id, ru: { name: 'Имя' }, ...more })).status
    expect(await make('cheap-one', { price: 5 })).toBe(403)
    expect(await make('usual-one', {})).toBe(201)
    expect((await read('usual-one')).publishedPrice).toBeNull()
  })

  it('cannot publish or schedule a price that another person changed', async () => {
    const before = await priceOf('lakshmi')
    expect((await save(owner, 'lakshmi', { price: before + 10 })).status).toBe(200)
    expect((await publish(editor, 'lakshmi')).status).toBe(403)
    expect((await publish(editor, 'lakshmi', { at: '2099-01-01T00:00:00Z' })).status).toBe(403)
    expect(await priceOf('lakshmi')).toBe(before)
    expect(await read('lakshmi')).toMatchObject({ price: before + 10, publishedPrice: before })
    expect((await publish(owner, 'lakshmi')).status).toBe(200)
    expect(await priceOf('lakshmi')).toBe(before + 10)
  })

  it('cannot restore a version that has another price', async () => {
    const id = 'durga'
    await save(owner, id, { ru: { intro: 'Раньше' } })
    const { version: first, price } = await read(id)
    await save(owner, id, { price: price + 50, ru: { intro: 'Позже' } })
    const restore = async (by: Browser) =>
      (await by.call('POST', `${CARDS}/${id}/versions/${first}/restoration`, {})).status
    expect(await restore(editor)).toBe(403)
    expect((await read(id)).price).toBe(price + 50)
    expect(await restore(owner)).toBe(201)
    expect((await read(id)).price).toBe(price)
  })
})

it.each([0.99, 0.01, 0, -1])('the server refuses a price of %f for every role, with a field error', async (price) => {
  const { status, body } = await save(owner, 'saraswati', { price })
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([422, ['price']])
})

it('a ritual with a price below one dollar in the database cannot be published', async () => {
  await owner.call('POST', CARDS, {
    id: 'old-cheap',
    ru: { name: 'Имя', intro: 'а', description: 'б', content: 'в' },
    en: { name: 'Name', intro: 'a', description: 'b', content: 'c' },
  })
  const { catalogueVersions } = await import('./tables.ts')
  const [row] = await shop.shop.db.select().from(catalogueVersions).where(eq(catalogueVersions.id, 'old-cheap'))
  if (!row) throw new Error('a version was saved')
  const content = { ...row.content, price: 0.01 }
  await shop.shop.db.update(catalogueVersions).set({ content }).where(eq(catalogueVersions.id, 'old-cheap'))
  const { status, body } = await publish(owner, 'old-cheap')
  expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([422, ['price']])
})

it('an item of an order always costs something, even for a cheap ritual', async () => {
  await shop.shop.db.update(rituals).set({ priceCents: 1 }).where(eq(rituals.id, 'saraswati'))
  const order = async (id: string, duration: number) =>
    (
      await shop.call('POST', '/api/orders', {
        customerName: 'Анна Смирнова',
        customerEmail: 'cheap@example.com',
        paymentMethod: 'crypto',
        items: [{ id, name: 'x', price: 0, quantity: 1, duration }],
        total: 0,
      })
    ).body
  for (const [id, duration] of [
    ['saraswati', 0.25],
    ['saraswati-basic', 0.5],
    ['saraswati-premium', 1],
  ] as const) {
    const refused = await order(id, duration)
    expect(refused.code).toBe('orders.price-changed')
    expect(refused.items[0].price).toBeGreaterThan(0)
  }
})

it('only a price change needs a second factor within the last five minutes', {
  timeout: 120_000,
}, async () => {
  const strict = await openTestShop({ STAFF_SECOND_FACTOR: '1' })
  try {
    const manager = await signInStaff(strict, 'manager')
    const passed = async (at: Date) => await strict.shop.db.update(sessions).set({ secondFactorAt: at })
    await passed(after(strict.shop.now(), -10 * MINUTE))
    const change = async (changes: Record<string, unknown>) => {
      const { version } = (await manager.call('GET', `${CARDS}/ganesha`)).body
      const { status, body } = await manager.call('PUT', `${CARDS}/ganesha`, { version, ...changes })
      return [status, body.code]
    }
    expect(await change({ price: 301 })).toEqual([403, 'second-factor.needed'])
    expect(await change({ ru: { intro: 'Новое' } })).toEqual([200, undefined])
    await passed(strict.shop.now())
    expect(await change({ price: 301 })).toEqual([200, undefined])
    await passed(after(strict.shop.now(), -10 * MINUTE))
    const { body } = await manager.call('POST', `${CARDS}/ganesha/publication`, { published: true })
    expect(body.code).toBe('second-factor.needed')
  } finally {
    await strict.close()
  }
})
