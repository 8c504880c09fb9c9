import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderPlans } from '#features/orders/order-plans/tables.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

it('an order with an unreadable wish can be paid, and e-mails omit the wish', async () => {
  const plan = { participants: '', specialWishes: 'Health for all', consent: true }
  const order = makeOrder([GANESHA_BASIC], { customerEmail: 'lost@key.example' })
  const { body } = await shop.call('POST', '/api/orders?lang=en', { ...order, plan })
  const lost = { specialWishes: 's1.lost.AAAA' }
  await shop.shop.db.update(orderPlans).set(lost).where(eq(orderPlans.id, body.id))
  await shop.shop.db.transaction(async (tx) => {
    const settlement = { method: 'manual', currency: 'USD', reference: 'bank', transactionHash: null } as const
    const paid = { asset: 'USD', units: 1n } as const
    await shop.payments.orders.onSettled(tx, { ...settlement, orderId: body.id, paid, settledAt: shop.shop.now() })
  })
  expect((await shop.call('GET', `/api/orders/${body.id}`)).body.status).toBe('completed')
  const { body: messages } = await shop.call('GET', '/api/sandbox/messages?to=lost%40key.example')
  expect(messages[0].text).toContain(`/order/${body.id}`)
  expect(messages[0].text).not.toContain('Health')
})
