import { expect, ONCE } from './journey.ts'
import { listContradictions } from './staged-orders.ts'
import { testAtWork as test } from './staff-shop.ts'

test(
  'the orders of the pictures have all days that were bought, and a priest who lives at the place and performs the ritual',
  ONCE,
  async ({ playwright, facts }) => {
    const owner = await playwright.request.newContext({ storageState: facts.owner })
    expect(await listContradictions(owner, facts.shop)).toEqual([])
    await owner.dispose()
  },
)
