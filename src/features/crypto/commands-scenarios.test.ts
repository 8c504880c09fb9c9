import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORIES, tellStories } from '../../../test/money/run-scenarios.ts'
import { prepareModel } from '../../../test/money/world.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
})
afterAll(async () => await shop.close())

describe('the money machine', () => {
  it(`keeps its books in ${STORIES} random stories of payers, blocks, re-orgs, outages, clocks and killed processes`, async () => {
    expect(await tellStories(shop, 'coins')).toBe(STORIES)
  }, 900_000)
})
