import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { orders } from '../../orders/orders/tables.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'

let shop: TestShop
let staff: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const NAMES = 'Harold, Hill, , , , in memory\nRose, Hill (my late mother), ,\nAnna, Hill, ,'

it('people who have died are saved as such and stand last on the sheet', async () => {
  const anna = await signIn(shop, 'anna@departed.example')
  const plan = { participants: NAMES, specialWishes: '', consent: true }
  const made = await anna.call('POST', '/api/orders?lang=en', {
    ...makeOrder([GANESHA_BASIC], { customerEmail: 'anna@departed.example' }),
    plan,
  })
  const id = String(made.body.id)
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
  const stored = (await anna.call('GET', `/api/orders/${id}/plan?lang=en`)).body
  expect([stored.texts.participants, stored.participantCount]).toEqual([NAMES, 3])
  const day = new Date(Date.parse(`${dayAtPlace(shop.shop.now())}T00:00:00Z`) + 2 * 86_400_000)
  const date = day.toISOString().slice(0, 10)
  expect((await staff.call('PUT', `/api/admin/calendar/${id}/0`, { days: [date] })).status).toBe(200)
  const [performance] = (await staff.call('GET', `/api/admin/sheets/${date}?lang=en`)).body.performances
  expect(performance.people).toMatchObject([
    { name: 'Anna Hill', isDeparted: false },
    { name: 'Harold Hill', isDeparted: true },
    { name: 'Rose Hill', isDeparted: true },
  ])
  expect(JSON.stringify(performance.people)).not.toMatch(/memory|mother|Memr/i)
})
