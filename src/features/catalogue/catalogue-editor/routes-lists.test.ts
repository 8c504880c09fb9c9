import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { seedLists } from '#features/catalogue/catalogue-lists/commands.ts'
import { shippedLists } from '#features/catalogue/catalogue-lists/rules.ts'

const INTENTIONS = '/api/admin/intentions'
const CATEGORIES = '/api/admin/categories'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

type NamedEntry = { id: string; en: { name: string } }
const rename = (list: NamedEntry[], id: string, name: string) =>
  list.map((entry) => (entry.id === id ? { ...entry, en: { ...entry.en, name } } : entry))
const entry = (id: string, name: string, more = {}) => ({
  id,
  group: 'vastu',
  hidden: false,
  ru: { name },
  en: { name },
  ...more,
})

const offered = async () => (await shop.call('GET', '/api/intentions?lang=en')).body
const order = async (intention: string) => {
  const item = { id: `z-special-intention-${intention}`, name: 'x', price: 480, quantity: 1, duration: 0.75 }
  const contact = { customerName: 'Anna Petrova', customerEmail: 'anna@example.com', paymentMethod: 'crypto' }
  return await shop.call('POST', '/api/orders', { ...contact, items: [item], total: 480 }, { 'accept-language': 'en' })
}

describe('the categories of rituals', () => {
  it('can be read and changed only with the right to change the catalogue', async () => {
    const customer = await signIn(shop, 'somebody@example.com')
    const answers = [await shop.call('GET', CATEGORIES), await customer.call('GET', CATEGORIES)]
    expect(answers.map(({ status }) => status)).toEqual([401, 403])
  })

  it('appear in the shop immediately after a change of texts or order', async () => {
    const { body } = await owner.call('GET', CATEGORIES)
    const changed = rename(body.categories, 'healthHealing', 'Strength').toReversed()
    const saved = await owner.call('PUT', CATEGORIES, { ...body, categories: changed })
    expect([saved.status, saved.body.version]).toEqual([200, 2])
    const { body: shown } = await shop.call('GET', '/api/categories?lang=en')
    expect(shown.map(({ id }: NamedEntry) => id)).toEqual(body.categories.map(({ id }: NamedEntry) => id).toReversed())
    expect(shown[3]).toMatchObject({ id: 'healthHealing', name: 'Strength', icon: 'leaf', colour: 'leaf' })
  })

  it('must be exactly five, with names in both languages', async () => {
    const { body } = await owner.call('GET', CATEGORIES)
    const four = await owner.call('PUT', CATEGORIES, { ...body, categories: body.categories.slice(1) })
    const nameless = { ...body, categories: rename(body.categories, 'healthHealing', ' ') }
    const answers = [four, await owner.call('PUT', CATEGORIES, nameless)]
    expect(answers.map(({ status }) => status)).toEqual([422, 422])
    expect(answers[1]?.body.errors).toMatchObject([{ path: 'categories.3.en.name' }])
  })
})

describe('the list of intentions', () => {
  it('is refused if based on an old version; the error contains the current version', async () => {
    const { body } = await owner.call('GET', INTENTIONS)
    await owner.call('PUT', INTENTIONS, { ...body, intentions: rename(body.intentions, 'sleep', 'Rest') })
    const late = await owner.call('PUT', INTENTIONS, { ...body, intentions: rename(body.intentions, 'sale', 'Sold') })
    expect([late.status, late.body.code]).toEqual([409, 'conflict.version'])
    expect(late.body.present.version).toBe(body.version + 1)
  })

  it('gives a new intention an id, and customers can order the intention', async () => {
    const { body } = await owner.call('GET', INTENTIONS)
    const added = [...body.intentions, entry('+1', 'Well of good water')]
    const saved = await owner.call('PUT', INTENTIONS, { ...body, intentions: added })
    expect(saved.body.intentions.at(-1).id).toBe('well-of-good-water')
    const group = (await offered()).find(({ id }: NamedEntry) => id === 'vastu')
    expect(group.intentions.at(-1)).toEqual({ id: 'well-of-good-water', name: 'Well of good water' })
    expect((await order('well-of-good-water')).body.items[0].name).toContain('Well of good water')
  })

  it('hides an intention from new customers, but carts with this intention can be ordered', async () => {
    const { body } = await owner.call('GET', INTENTIONS)
    const hidden = body.intentions.map((one: NamedEntry) => (one.id === 'sleep' ? { ...one, hidden: true } : one))
    await owner.call('PUT', INTENTIONS, { ...body, intentions: hidden })
    expect(JSON.stringify(await offered())).not.toContain('"sleep"')
    expect((await order('sleep')).status).toBe(201)
  })

  it('lets staff remove an intention, which stays in old orders', async () => {
    const before = await order('gratitude')
    const { body } = await owner.call('GET', INTENTIONS)
    const left = body.intentions.filter(({ id }: NamedEntry) => id !== 'gratitude')
    await owner.call('PUT', INTENTIONS, { ...body, intentions: left })
    const refused = await order('gratitude')
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ path: 'items.0.id', message: expect.stringContaining('no longer offered') }],
    ])
    expect((await shop.call('GET', `/api/orders/${before.body.id}`)).body.items[0].name).toContain('Gratitude')
    const again = [...left, entry('+1', 'Gratitude')]
    const { body: saved } = await owner.call('PUT', INTENTIONS, {
      version: body.version + 1,
      ...body,
      intentions: again,
    })
    expect(saved.code).toBe('conflict.version')
    const renewed = await owner.call('PUT', INTENTIONS, { ...body, version: body.version + 1, intentions: again })
    expect(renewed.body.intentions.at(-1).id).toBe('gratitude-2')
  })

  it('can be restored to an earlier version, and the audit log has every change', async () => {
    const { body } = await owner.call('GET', `${INTENTIONS}/versions`)
    expect(body.items.at(-1)).toMatchObject({ n: 1, origin: 'shipped', changed: [] })
    expect(body.items.at(-2)).toMatchObject({
      n: 2,
      by: { email: 'admin@example.com' },
      changed: ['intentions.sleep.en.name'],
    })
    const restored = await owner.call('POST', `${INTENTIONS}/versions/1/restoration`, {})
    expect(restored.status).toBe(201)
    expect(restored.body.intentions).toHaveLength(29)
    const { body: audit } = await owner.call('GET', '/api/admin/audit?limit=100')
    const first = audit.items.findLast(({ subject }: { subject: string }) => subject === 'intentions')
    expect(first).toMatchObject({
      what: 'catalogue.edited',
      before: { version: 1, 'intentions.sleep.en.name': 'Quiet sleep' },
      after: { version: 2, 'intentions.sleep.en.name': 'Rest' },
    })
  })

  it('is not overwritten by a new shop version, which only proposes changes', async () => {
    const { intentions, categories } = shippedLists()
    const released = { ...intentions, intentions: rename(intentions.intentions, 'sale', 'A fair sale') }
    await owner.call('PUT', INTENTIONS, {
      ...(await owner.call('GET', INTENTIONS)).body,
      intentions: rename(intentions.intentions, 'sale', 'Mine'),
    })
    await seedLists(shop.shop.db, { categories, intentions: released as typeof intentions })
    const { body } = await owner.call('GET', INTENTIONS)
    const path = 'intentions.sale.en.name'
    expect(body.proposal.fields).toEqual([{ path, base: 'Selling property', proposed: 'A fair sale', isOwn: true }])
    expect(body.intentions.find(({ id }: NamedEntry) => id === 'sale').en.name).toBe('Mine')
    const settle = async (take: string[]) =>
      await owner.call('PUT', `${INTENTIONS}/proposal`, { version: body.version, take })
    const foreign = ['intentions.health.xx.name', 'constructor.a.b', 'categories', 'intentions.sleep.en.name']
    const refused = await settle([path, ...foreign])
    expect([refused.status, refused.body.errors.map(({ path: place }: { path: string }) => place)]).toEqual([
      422,
      ['take.1', 'take.2', 'take.3', 'take.4'],
    ])
    const settled = await settle([path])
    expect(settled.body.proposal).toBeNull()
    expect(settled.body.intentions.find(({ id }: NamedEntry) => id === 'sale').en.name).toBe('A fair sale')
  })
})
