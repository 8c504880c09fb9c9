import { expect, ONCE } from './journey.ts'
import { listContradictions } from './staged-orders.ts'
import { testAtWork as test } from './staff-shop.ts'

test('each sample order has all its days and a priest from the place', ONCE, async ({ playwright, facts }) => {
  const owner = await playwright.request.newContext({ storageState: facts.owner })
  expect(await listContradictions(owner, facts.shop)).toEqual([])
  await owner.dispose()
})
