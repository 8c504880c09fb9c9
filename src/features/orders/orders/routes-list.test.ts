import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, INTENTION, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { rituals } from '../../catalogue/catalogue/tables.ts'

let shop: TestShop
let anna: Browser
let email = ''
let count = 0
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  email = `anna${count}@example.com`
  anna = await signIn(shop, email)
})

const place = async (customerEmail: string, browser = openBrowser(shop)): Promise<string> =>
  (await browser.call('POST', '/api/orders', makeOrder(undefined, { customerEmail }))).body.id

describe('the list of a customer’s orders', () => {
  it('contains the orders of the signed-in account, with terms in weeks', async () => {
    const id = await place(email, anna)
    const { status, body } = await anna.call('GET', `/api/orders?email=${email}&lang=en`)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id, status: 'pending', total: 164, paymentMethod: 'crypto', items: [{ duration: 2, price: 164, quantity: 1 }] },
    ])
    expect(Object.keys(body[0]).toSorted()).toEqual([
      'createdAt',
      'id',
      'items',
      'number',
      'paymentMethod',
      'specialInstructions',
      'status',
      'total',
    ])
  })

  it('shows how each order was paid: by card, in a coin or by hand', async () => {
    const card = await place(email, anna)
    const { body: attempt } = await shop.call('POST', '/api/card/payment', { orderId: card })
    const checkout = new URL(attempt.url).pathname.split('/').at(-1)
    await shop.call('POST', `/api/sandbox/card/${checkout}/outcome`, { outcome: 'pay' })
    const coin = await place(email, anna)
    const currency = 'USDT_TRC20'
    const { body: payment } = await shop.call('POST', '/api/crypto/payment', {
      orderId: coin,
      currency,
      amountUsd: 164,
    })
    await shop.call('POST', '/api/sandbox/chain/transfer', { currency, address: payment.address, amount: '164' })
    await shop.call('POST', '/api/sandbox/chain/mine', { currency, blocks: 20 })
    const hand = await place(email, anna)
    const admin = await signIn(shop, 'admin@example.com')
    const receivedAt = shop.shop.now().toISOString()
    const outside = { orderId: hand, amountUsd: 164, receivedAt, reference: 'by hand', note: '' }
    expect((await admin.call('POST', '/api/admin/payments/manual', outside)).status).toBe(201)
    const { body } = await anna.call('GET', '/api/orders')
    const methods = body.map(({ id, status, paymentMethod }: Record<string, string>) => [id, status, paymentMethod])
    expect(methods.toSorted()).toEqual(
      [
        [card, 'completed', 'card'],
        [coin, 'completed', 'usdt-trc20'],
        [hand, 'completed', 'manual'],
      ].toSorted(),
    )
  })

  it('includes guest orders with the customer’s verified address, newest first', async () => {
    const first = await place(email.toUpperCase())
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 5 })
    const second = await place(email, anna)
    const { body } = await anna.call('GET', '/api/orders')
    expect(body.map(({ id }: { id: string }) => id)).toEqual([second, first])
  })

  it('omits orders of another account, even if that account typed the customer’s address', async () => {
    const id = await place(`eve${count}@example.com`, anna)
    const { body } = await anna.call('GET', `/api/orders/${id}`)
    expect(body.owner.customerEmail).toBe(email)
    const eve = await signIn(shop, `eve${count}@example.com`)
    expect((await eve.call('GET', '/api/orders')).body).toEqual([])
  })

  it('omits a phone-only account’s orders, even with the customer’s e-mail address', async () => {
    const phone = await signIn(shop, `+7916555${1000 + count}`)
    const id = await place(email, phone)
    expect((await anna.call('GET', '/api/orders')).body).toEqual([])
    expect((await phone.call('GET', '/api/orders')).body).toMatchObject([{ id }])
  })
})

describe('the orders of another person', () => {
  const tricks = (other: string) => [
    `/api/orders?email=${other}`,
    `/api/orders?email=${encodeURIComponent(other.toUpperCase())}`,
    `/api/orders?email=%20${other}`,
    `/api/orders?email=${other}&email=${email}`,
    `/api/orders?email=${email}&email=${other}`,
    `/api/orders?email[]=${other}`,
    `/api/orders?customerEmail=${other}`,
    `/api/orders?accountId=x&email=${other}%00`,
  ]

  it('cannot be read by putting that person’s address into the request', async () => {
    const other = `victim${count}@example.com`
    const id = await place(other)
    for (const path of tricks(other)) {
      const { status, body } = await anna.call('GET', path)
      expect([200, 400, 403, 422]).toContain(status)
      expect(JSON.stringify(body)).not.toContain(id)
    }
    expect((await anna.call('GET', `/api/orders?email=${other}`)).status).toBe(403)
    expect((await openBrowser(shop).call('GET', `/api/orders?email=${other}`)).status).toBe(401)
  })

  it('show no names to anyone who has only the order’s link', async () => {
    const id = await place(`victim${count}@example.com`)
    for (const browser of [anna, openBrowser(shop)]) {
      const { status, body } = await browser.call('GET', `/api/orders/${id}`)
      expect(status).toBe(200)
      expect(body.owner).toBeUndefined()
      expect(JSON.stringify(body)).not.toMatch(/victim|Смирнова/)
    }
  })
})

describe('the call that repeats an order', () => {
  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop()
  })

  afterAll(() => shop.close())

  const NAVAGRAHA = { id: 'navagraha-enhanced', price: 600, quantity: 1, duration: 1 }

  it('uses today’s prices and lists items that are no longer offered', async () => {
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
    // A client can send the response as a new order without changes.
    const again = await shop.call('POST', '/api/orders', makeOrder(body.items))
    expect([again.status, again.body.total]).toEqual([201, 840])
  })

  it('returns 404 for an unknown order', async () => {
    expect((await shop.call('GET', `/api/orders/${'0'.repeat(32)}/again`)).status).toBe(404)
  })
})
