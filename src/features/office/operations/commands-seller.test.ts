import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#base/time.ts'
import { listPaymentMethods } from '#features/money/payments/queries.ts'
import { shopMilestones } from '#features/platform/settings/tables.ts'
import { clearAlert, listAlerts } from '#server/database/alerts.ts'
import type { Shop } from '#server/shop.ts'
import { withRealMoney } from '../../../../test/seller.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { mayTakeMoney } from '#features/platform/settings/queries.ts'
import { checkSeller } from './commands-seller.ts'
import { readSellerState } from './queries-seller.ts'

let shop: TestShop
let ahead = 0
/** The shop with real money, and with no seller in its settings. */
const unnamed = (): Shop => ({
  ...shop.shop,
  config: { ...shop.shop.config, SANDBOX: false },
  now: () => new Date(Date.parse('2026-12-01T00:00:00Z') + ahead),
})
const alerts = async () => (await listAlerts(shop.shop.db, unnamed().now())).map(({ name }) => name)

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  ahead = 0
  await shop.shop.db.delete(shopMilestones)
  for (const name of ['seller-deadline', 'seller-missing']) await clearAlert(shop.shop.db, name)
})

describe('a shop that takes real money without details of the seller', () => {
  it('does not accept payments, and an alert gives staff the reason', async () => {
    expect(await mayTakeMoney(unnamed())).toBe(false)
    await checkSeller(unnamed())
    expect(await alerts()).toEqual(['seller-missing'])
    const missing = ['operatorName', 'registrationNumber', 'address', 'country', 'contact']
    expect(await readSellerState(unnamed())).toEqual({ missing, takesPayments: false, until: null })
  })

  it('does not offer a payment method', async () => {
    // While payments are refused, the function reads only the shop.
    const context = { shop: unnamed() } as Parameters<typeof listPaymentMethods>[0]
    expect(await listPaymentMethods(context, { lang: 'en', country: undefined })).toEqual({
      methods: [],
      coins: [],
      cards: [],
    })
  })

  it('accepts payments for 30 more days if it already took real money before', async () => {
    await shop.shop.db.insert(shopMilestones).values({ name: 'trust-rules', at: new Date('2026-12-01T00:00:00Z') })
    ahead = 30 * DAY - 1000
    expect(await mayTakeMoney(unnamed())).toBe(true)
    await checkSeller(unnamed())
    expect(await alerts()).toEqual(['seller-deadline'])
    expect((await readSellerState(unnamed())).until).toBe('2026-12-31T00:00:00.000Z')
    ahead = 30 * DAY
    expect(await mayTakeMoney(unnamed())).toBe(false)
    await checkSeller(unnamed())
    expect(await alerts()).toEqual(['seller-missing'])
  })
})

it('a shop with the details of its seller accepts payments, and the alert disappears', async () => {
  await checkSeller(unnamed())
  const named = { ...withRealMoney(shop.shop), now: unnamed().now }
  expect(await mayTakeMoney(named)).toBe(true)
  await checkSeller(named)
  expect(await alerts()).toEqual([])
})

it('a sandbox needs no details of the seller', async () => {
  expect(await mayTakeMoney(shop.shop)).toBe(true)
  await checkSeller(shop.shop)
  expect(await alerts()).toEqual([])
})
