import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, INTENTION, makeOrder } from '../../../../test/make.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { rituals } from '../../catalogue/catalogue/tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const NAVAGRAHA = { id: 'navagraha-enhanced', price: 600, quantity: 1, duration: 1 }

it('an order is repeated at today’s prices, and lines no longer offered are listed', async () => {
  const lines = [{ ...GANESHA_BASIC, quantity: 2 }, INTENTION, NAVAGRAHA]
  const { body: order } = await shop.call('POST', '/api/orders', makeOrder(lines))
  const { db } = shop.shop
  await db.update(rituals).set({ priceCents: 33_000 }).where(eq(rituals.id, 'ganesha'))
  await db.update(rituals).set({ published: false }).where(eq(rituals.id, 'navagraha'))
  const { status, body } = await shop.call('GET', `/api/orders/${order.id}/again?lang=en`)
  expect([status, body.items]).toMatchObject([
    200,
    [
      { id: 'ganesha-basic', price: 180, quantity: 2, duration: 0.5 },
      { id: INTENTION.id, price: 480, quantity: 1, duration: 0.75 },
    ],
  ])
  expect(body.unavailable).toEqual([expect.stringMatching(/^Navagraha.* - Enhanced$/)])
  // The answer can be ordered as is.
  const again = await shop.call('POST', '/api/orders', makeOrder(body.items))
  expect([again.status, again.body.total]).toEqual([201, 840])
})

it('repeating an unknown order is not found', async () => {
  expect((await shop.call('GET', `/api/orders/${'0'.repeat(32)}/again`)).status).toBe(404)
})
