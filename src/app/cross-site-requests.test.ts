import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { signIn } from '../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example' })
})
afterAll(() => shop.close())

const place = async (headers: Record<string, string>) =>
  (await shop.call('POST', '/api/orders', makeOrder(), headers)).status

it('a call from the public origin is accepted even with a changed Host header', async () => {
  expect(await place({ host: '127.0.0.1:3000', origin: 'https://ahuti.example' })).toBe(201)
})

it('a call from another origin is refused with any Host header', async () => {
  const foreign = { origin: 'https://evil.example' }
  expect(await place({ host: '127.0.0.1:3000', ...foreign })).toBe(403)
  expect(await place({ host: 'ahuti.example', ...foreign })).toBe(403)
})

it('a staff call without sign-in gets 403 from another origin, otherwise 401', async () => {
  const call = async (headers: Record<string, string>) =>
    (await shop.call('POST', '/api/admin/orders', {}, headers)).status
  expect(await call({ origin: 'https://evil.example' })).toBe(403)
  expect(await call({ origin: 'https://ahuti.example' })).toBe(401)
})

it('public calls also count toward the rate limit of the signed-in account', async () => {
  const anna = await signIn(shop, 'anna.hurries@example.com')
  const statuses = new Set<number>()
  for (let n = 0; n < 302; n += 1) statuses.add((await anna.call('POST', '/api/orders', {})).status)
  expect([...statuses]).toEqual([422, 429])
})
