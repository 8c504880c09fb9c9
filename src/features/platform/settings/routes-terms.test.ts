import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signInStaff(shop, 'owner')
}, 120_000)
afterAll(async () => await shop.close())

const USUAL = { basic: [0.25, 0.5], enhanced: [1, 2, 3], premium: [1, 2, 3] }
const CARD = '/api/admin/service-cards/ganesha'

async function setTerms(terms: object, lang = 'en'): Promise<{ status: number; body: ReadableBody }> {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  return await owner.call('PUT', `/api/admin/settings?lang=${lang}`, { version, tiers: { terms } })
}

async function saveCard(changes: object, lang = 'en'): Promise<{ status: number; body: ReadableBody }> {
  const { version } = (await owner.call('GET', CARD)).body
  return await owner.call('PUT', `${CARD}?lang=${lang}`, { version, ...changes })
}
const publish = async () => await owner.call('POST', `${CARD}/publication`, { published: true })
const termsOf = async (id: string): Promise<object> => (await shop.call('GET', `/api/services/${id}`)).body.terms

describe('the durations of the tiers', () => {
  it('are the shop’s defaults until staff change the durations', async () => {
    expect((await owner.call('GET', '/api/admin/settings')).body.tiers.terms).toEqual({
      ...USUAL,
      intention: [0.75, 1.5, 2.25],
    })
  })

  it('are offered for each tier as staff set, in ascending order', async () => {
    const { status, body } = await setTerms({ premium: [3, 0.5, 1, 1] })
    expect([status, body.tiers.terms.premium, body.tiers.terms.basic]).toEqual([200, [0.5, 1, 3], [0.25, 0.5]])
    expect(await termsOf('durga')).toEqual({ ...USUAL, premium: [0.5, 1, 3] })
    const { body: list } = await shop.call('GET', '/api/services')
    expect(list.find(({ id }: { id: string }) => id === 'durga').terms.premium).toEqual([0.5, 1, 3])
    const { body: cards } = await shop.call('GET', '/api/service-cards?lang=en')
    expect(cards.find(({ id }: { id: string }) => id === 'durga').terms.premium).toEqual([0.5, 1, 3])
    const { body: found } = await shop.call('GET', '/api/search?q=durga&lang=en')
    expect(found.results.find(({ id }: { id: string }) => id === 'durga').terms.premium).toEqual([0.5, 1, 3])
    expect((await setTerms({ premium: USUAL.premium })).status).toBe(200)
    expect(await termsOf('durga')).toEqual(USUAL)
  })

  it.each([
    ['en', { basic: [0.25, 0.5, 1] }, 'Enhanced, 1 month, $500', 'Basic, 1 month, $546'],
    ['ru', { basic: [0.25, 0.5, 1] }, 'Усиленная, 1 месяц, $500', 'Базовая, 1 месяц, $546'],
    ['en', { enhanced: [0.5, 1] }, 'Enhanced, 2 weeks, $250', 'Basic, 2 weeks, $273'],
    ['en', { enhanced: [0.25] }, 'Enhanced, 1 week, $125', 'Basic, 1 week, $136.50'],
  ])('are refused if a better tier or longer duration costs less (%s, %o)', async (lang, terms, ...choices) => {
    const { status, body } = await setTerms(terms, lang)
    expect([status, body.errors[0].path]).toEqual([422, 'tiers.terms'])
    for (const choice of choices) expect(body.errors[0].message.replaceAll('\u00a0', ' ')).toContain(choice)
    expect(await termsOf('durga')).toEqual(USUAL)
  })

  it.each([
    [{ basic: [] }, 'tiers.terms.basic'],
    [{ basic: [0.4] }, 'tiers.terms.basic.0'],
    [{ premium: [1, 1.5] }, 'tiers.terms.premium.1'],
    [{ intention: [1] }, 'tiers.terms.intention.0'],
  ])('are refused if a value is forbidden or a tier has no duration: %o', async (terms, path) => {
    const { status, body } = await setTerms(terms)
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([422, [path]])
  })
})

describe('the durations of one ritual', () => {
  it('replace the shop’s durations after publication, and orders may still have other durations', async () => {
    const saved = await saveCard({ terms: { premium: [0.5, 1] } })
    expect([saved.status, saved.body.terms]).toEqual([200, { premium: [0.5, 1] }])
    expect(await termsOf('ganesha')).toEqual(USUAL)
    expect((await publish()).status).toBe(200)
    expect(await termsOf('ganesha')).toEqual({ ...USUAL, premium: [0.5, 1] })
    expect((await shop.call('GET', '/api/services/ganesha/text?lang=en')).body.terms.premium).toEqual([0.5, 1])
    expect(await termsOf('durga')).toEqual(USUAL)
    const items = [{ id: 'ganesha-premium', price: 1308, quantity: 1, duration: 3 }]
    expect((await shop.call('POST', '/api/orders', makeOrder(items))).status).toBe(201)
  })

  it('cannot be published while the shop’s durations contradict the ritual’s durations', async () => {
    await setTerms({ basic: [0.25] })
    expect((await saveCard({ terms: { enhanced: [0.5, 1] } })).status).toBe(200)
    expect((await setTerms({ basic: USUAL.basic })).status).toBe(200)
    const early = await publish()
    expect([early.status, early.body.errors[0].path]).toEqual([422, 'terms'])
    await setTerms({ basic: [0.25] })
    expect((await publish()).status).toBe(200)
    const { status, body } = await setTerms({ basic: USUAL.basic })
    expect([status, body.errors[0].message]).toEqual([422, expect.stringContaining('Ganesha yagya')])
    expect((await saveCard({ terms: null })).status).toBe(200)
    await publish()
    expect((await setTerms({ basic: USUAL.basic })).status).toBe(200)
  })

  it('prevent contradicting changes of the shop’s durations once a publication is scheduled', async () => {
    await setTerms({ basic: [0.25] })
    expect((await saveCard({ terms: { enhanced: [0.5, 1] } })).status).toBe(200)
    const at = '2099-01-01T00:00:00Z'
    expect((await owner.call('POST', `${CARD}/publication`, { published: true, at })).status).toBe(200)
    const { status, body } = await setTerms({ basic: USUAL.basic })
    expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringContaining('Ganesha yagya')])
    expect((await owner.call('POST', `${CARD}/publication`, { published: false })).status).toBe(200)
    expect((await setTerms({ basic: USUAL.basic })).status).toBe(200)
    expect((await saveCard({ terms: null })).status).toBe(200)
    expect((await publish()).status).toBe(200)
  })

  it('do not make a new version of the ritual if they are saved unchanged', async () => {
    const terms = { basic: [0.25], enhanced: [1, 2], premium: [1, 3] }
    const saved = await saveCard({ terms })
    expect((await saveCard({ terms })).body.version).toBe(saved.body.version)
    const { version } = (await owner.call('GET', CARD)).body
    expect(version).toBe(saved.body.version)
    await publish()
    expect((await saveCard({ terms })).body.version).toBe(version)
    await saveCard({ terms: null })
    await publish()
  })

  it.each([
    ['en', 'Enhanced, 2 weeks, $150', 'Basic, 2 weeks, $164'],
    ['ru', 'Усиленная, 2 недели, $150', 'Базовая, 2 недели, $164'],
  ])('are refused if a better tier or longer duration costs less (%s)', async (lang, cheaper, dearer) => {
    const { status, body } = await saveCard({ terms: { enhanced: [0.5, 1], basic: [0.5] } }, lang)
    expect([status, body.errors[0].path]).toEqual([422, 'terms'])
    const said = body.errors[0].message.replaceAll('\u00a0', ' ')
    expect(said).toContain(cheaper)
    expect(said).toContain(dearer)
  })

  it('are removed if the request contains null', async () => {
    expect((await saveCard({ terms: null })).body.terms).toBeNull()
    await publish()
    expect(await termsOf('ganesha')).toEqual(USUAL)
    expect((await saveCard({ terms: {} })).body.terms).toBeNull()
  })
})
