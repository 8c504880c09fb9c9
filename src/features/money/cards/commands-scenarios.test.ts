import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SCENARIOS, runScenarios } from '../../../../test/money/run-scenarios.ts'
import { prepareModel } from '../../../../test/money/payment-world.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
})
afterAll(async () => await shop.close())

describe('the sums of coin and card payments', () => {
  it(`always add up in ${SCENARIOS} random scenarios of coins, cards and people`, async () => {
    expect(await runScenarios(shop, 'cards')).toBe(SCENARIOS)
  }, 900_000)
})
