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

describe('the sums of coin payments', () => {
  it(`add up in ${SCENARIOS} scenarios of payers, re-orgs, outages, clocks and crashes`, async () => {
    expect(await runScenarios(shop, 'coins')).toBe(SCENARIOS)
  }, 900_000)
})
