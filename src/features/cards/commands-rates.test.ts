import { afterAll, beforeAll, expect, it } from 'vitest'
import { after, DAY } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { roubleMemory } from './commands-rates.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

it('the last rate of the rouble is a row: whoever starts later reads it, and the next takes its place', async () => {
  const day = new Date('2026-11-20T00:00:00Z')
  const [first, later] = [roubleMemory(shop.shop), roubleMemory(shop.shop)]
  const before = await later.load()
  await first.save({ rate: 78_12340000n, day, source: 'cbr' })
  const kept = await later.load()
  await first.save({ rate: 79_00000000n, day: after(day, DAY), source: 'nbrb' })
  expect([before, kept, await later.load()]).toEqual([
    undefined,
    { rate: 78_12340000n, day, source: 'cbr' },
    { rate: 79_00000000n, day: after(day, DAY), source: 'nbrb' },
  ])
})
