import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { limits } from './rate-limit-table.ts'
import { addWithin, countWithin, readCount } from './rate-limits.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const once = { key: 'once', most: 1, windowMs: HOUR }
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(limits)
})

const count = async (now: Date) => await countWithin(shop.shop.db, now, once)

it('a rate limit refuses further requests until its time window ends', async () => {
  await count(NOW)
  await expect(count(after(NOW, HOUR - MINUTE))).rejects.toMatchObject({ details: { retryAfter: 60 } })
  await count(after(NOW, HOUR))
})

it('a time window in the future ends when the server’s clock is corrected', async () => {
  await count(after(NOW, 31 * DAY))
  await count(NOW)
  await expect(count(after(NOW, MINUTE))).rejects.toMatchObject({ kind: 'too-many' })
  await addWithin(shop.shop.db, after(NOW, 31 * DAY), { key: 'weighed', windowMs: HOUR }, 7)
  expect(await addWithin(shop.shop.db, NOW, { key: 'weighed', windowMs: HOUR }, 2)).toMatchObject({ count: 2 })
})

it('servers whose clocks differ by seconds share one time window of a limit', async () => {
  await count(after(NOW, 9_000))
  await expect(count(NOW)).rejects.toMatchObject({ kind: 'too-many' })
  expect(await readCount(shop.shop.db, NOW, 'once')).toMatchObject({ count: 2 })
})
