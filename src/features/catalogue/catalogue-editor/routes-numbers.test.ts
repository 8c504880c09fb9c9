import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopMilestones } from '#features/platform/settings/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

const CARD = '/api/admin/service-cards/durga'
const WHOLE = { recitations: 108, priests: 1, hours: 1, days: 1 }

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signInStaff(shop, 'owner')
}, 120_000)
afterAll(() => shop.close())

async function setShopNumbers(all: object): Promise<void> {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  expect((await owner.call('PUT', '/api/admin/settings', { version, tiers: { all } })).status).toBe(200)
}

async function setOwnNumbers(tiers: object | null): Promise<void> {
  const { version } = (await owner.call('GET', CARD)).body
  expect((await owner.call('PUT', CARD, { version, tiers })).status).toBe(200)
}

const publish = async () => await owner.call('POST', `${CARD}/publication`, { published: true })
const tiers = async () => (await shop.call('GET', '/api/services/durga')).body.tiers

describe('the numbers of priests, recitations, hours and days of a tier', () => {
  it('replace the shop’s default numbers after publication, each number separately', async () => {
    await setOwnNumbers({ premium: { recitations: 125_000, priests: null } })
    expect((await tiers())[2].recitations).toBe(54_000)
    expect((await publish()).status).toBe(200)
    expect((await tiers())[2]).toMatchObject({ recitations: 125_000, priests: 5, hours: 4, days: 11 })
    const { body } = await shop.call('GET', '/api/services/durga/text?lang=ru')
    expect(body.tiers[2].recitations).toBe(125_000)
  })

  it('must be complete before publication if the shop has no default numbers', async () => {
    await setShopNumbers({ basic: WHOLE, enhanced: WHOLE, premium: { ...WHOLE, priests: null } })
    const refused = await publish()
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'tiers.premium.priests'])
    await setOwnNumbers({ premium: { priests: 11 } })
    expect((await publish()).status).toBe(200)
  })

  it('are optional in a shop that took payments before the numbers became required', async () => {
    await setShopNumbers({})
    expect((await publish()).status).toBe(422)
    await shop.shop.db.insert(shopMilestones).values({ name: 'trust-rules', at: shop.shop.now() })
    expect((await publish()).status).toBe(200)
  })

  it('may be missing for a published ritual, which customers can still order', async () => {
    expect((await shop.call('GET', '/api/services/ganesha')).status).toBe(200)
    expect((await shop.call('GET', '/api/services/ganesha')).body).not.toHaveProperty('tiers')
  })

  it('do not exist for a special intention', async () => {
    expect((await shop.call('GET', '/api/services/z-special-intention')).body).not.toHaveProperty('tiers')
  })
})
