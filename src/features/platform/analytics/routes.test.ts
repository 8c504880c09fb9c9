import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { markOrderPaid } from '#features/orders/orders/commands.ts'
import { calendarDay } from '#base/time.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { pruneCounts } from './commands.ts'
import { findFunnel } from './queries.ts'
import { counters, purchases } from './tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ADMIN_PATH: '/my-own-path' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.execute(sql`truncate analytics_counter, analytics_purchase`)
})

const view = (path: string) => ({ name: 'page_view', path })
const item = {
  item_id: 'ganesha',
  item_name: 'Ganesha yagya',
  item_category: 'Vedic Ritual',
  item_variant: 'basic',
  price: 164,
  quantity: 2,
}
const added = { name: 'add_to_cart', currency: 'USD', value: 328, items: [item] }
const report = async (events: unknown, lang = 'en') =>
  await shop.call('POST', `/api/analytics/events?lang=${lang}`, { events })
const { db } = { db: () => shop.shop.db }
/** The counted views of each path, most views first. */
const views = async () =>
  await db()
    .select({ path: counters.path, views: counters.count })
    .from(counters)
    .where(eq(counters.name, 'page_view'))
    .orderBy(desc(counters.count))

describe('a report of page events from a browser', () => {
  it('increases the counters, and nothing else is stored', async () => {
    const { status, headers } = await report([view('/'), view('/'), view('/ritual/ganesha'), added])
    expect(status).toBe(204)
    expect(headers.get('set-cookie')).toBeNull()
    const rows = await db().select().from(counters)
    const day = calendarDay(shop.shop.now())
    const shared = { day, lang: 'en' }
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...shared, name: 'page_view', path: '/', item: '', variant: '', count: 2 },
        { ...shared, name: 'page_view', path: '/ritual/ganesha', item: '', variant: '', count: 1 },
        { ...shared, name: 'add_to_cart', path: '', item: '', variant: '', count: 1 },
        { ...shared, name: 'add_to_cart', path: '', item: 'ganesha', variant: 'basic', count: 2 },
      ]),
    )
    expect(rows).toHaveLength(4)
  })

  it('does not count pages of the staff panel', async () => {
    const { ADMIN_PATH } = shop.shop.config
    await report([view(ADMIN_PATH), view(`${ADMIN_PATH}/orders`), view('/admin-panel/orders'), view(`${ADMIN_PATH}-2`)])
    expect(await views()).toEqual([{ path: '/404', views: 1 }])
  })

  it('can be sent as a beacon with the type JSON', async () => {
    const body = JSON.stringify({ events: [view('/articles')] })
    const type = 'application/json;charset=utf-8'
    const { status } = await shop.call('POST', '/api/analytics/events', body, { 'content-type': type })
    expect(status).toBe(204)
  })

  it.each([
    ['another site', added, { origin: 'https://evil.example' }, 403],
    ['no origin', added, { origin: '' }, 403],
    ['plain text', added, { 'content-type': 'text/plain' }, 415],
  ])('is refused in the case: %s', async (_, event, headers, status) => {
    expect((await shop.call('POST', '/api/analytics/events', { events: [event] }, headers)).status).toBe(status)
  })

  it.each([
    ['events', undefined],
    ['events', []],
    ['events', 'page_view'],
    ['events', Array.from({ length: 21 }, () => view('/'))],
    ['events.0', [null]],
    ['events.0.name', [{ name: 'login' }]],
    ['events.0.name', [{ name: 'purchase', transaction_id: 'x', currency: 'USD', value: 1, items: [item] }]],
    ['events.0.path', [{ name: 'page_view' }]],
    ['events.0.path', [view('https://evil.example/')]],
    ['events.0.path', [view('//evil.example')]],
    ['events.0.path', [view('/?secret=1')]],
    ['events.0.path', [view(`/${'x'.repeat(200)}`)]],
    ['events.0', [{ ...view('/'), email: 'anna@example.com' }]],
    ['events.0.currency', [{ ...added, currency: 'RUB' }]],
    ['events.0.value', [{ ...added, value: 327 }]],
    ['events.0.value', [{ ...added, value: -1 }]],
    ['events.0.value', [{ ...added, value: '328' }]],
    ['events.0.items', [{ ...added, items: [] }]],
    ['events.0.items', [{ ...added, value: 0, items: Array.from({ length: 51 }, () => ({ ...item, price: 0 })) }]],
    ['events.0.items.0.item_id', [{ ...added, items: [{ ...item, item_id: '<b>' }] }]],
    ['events.0.items.0.item_name', [{ ...added, items: [{ ...item, item_name: 'x'.repeat(501) }] }]],
    ['events.0.items.0.item_category', [{ ...added, items: [{ ...item, item_category: 'Yoga' }] }]],
    ['events.0.items.0.item_variant', [{ ...added, items: [{ ...item, item_variant: 'gold' }] }]],
    ['events.0.items.0.price', [{ ...added, items: [{ ...item, price: -1 }] }]],
    ['events.0.items.0.quantity', [{ ...added, items: [{ ...item, quantity: 0 }] }]],
    ['events.0.items.0.quantity', [{ ...added, items: [{ ...item, quantity: 1.5 }] }]],
    ['events.0.items.0', [{ ...added, items: [{ ...item, coupon: 'x' }] }]],
    ['events.0.payment_type', [{ ...added, name: 'add_payment_info', payment_type: 'cash' }]],
  ])('is refused if this field is wrong: %s', async (path, events) => {
    const { status, body } = await report(events)
    expect(status).toBe(422)
    expect(body.errors.map((fault: { path: string }) => fault.path)).toContain(path)
    expect(await db().select().from(counters)).toEqual([])
  })

  it('counts unknown paths as 404 and order pages without ids, but no staff pages', async () => {
    await report([
      ...Array.from({ length: 10 }, (_, number) => view(`/invented-${number}`)),
      view('/order/0123456789abcdef0123456789abcdef'),
      view('/admin-panel'),
      view('/partner-dashboard/7'),
    ])
    expect(await views()).toEqual([
      { path: '/404', views: 10 },
      { path: '/order/{id}', views: 1 },
    ])
  })

  it('is counted correctly even if a counter needs more than four bytes', async () => {
    const day = calendarDay(shop.shop.now())
    const home = { day, name: 'page_view', path: '/', lang: 'en', item: '', variant: '' } as const
    await db()
      .insert(counters)
      .values({ ...home, count: 2_147_483_647 })
    expect((await report([view('/'), view('/articles')])).status).toBe(204)
    expect(await views()).toEqual([
      { path: '/', views: 2_147_483_648 },
      { path: '/articles', views: 1 },
    ])
  })

  it('does not increase a counter above the largest exact number', async () => {
    const day = calendarDay(shop.shop.now())
    const home = { day, name: 'page_view', path: '/', lang: 'en', item: '', variant: '' } as const
    await db()
      .insert(counters)
      .values({ ...home, count: Number.MAX_SAFE_INTEGER - 1 })
    expect((await report([view('/'), view('/')])).status).toBe(204)
    expect((await report([view('/'), view('/articles')])).status).toBe(204)
    expect(await views()).toEqual([
      { path: '/', views: Number.MAX_SAFE_INTEGER },
      { path: '/articles', views: 1 },
    ])
  })

  it('is refused above the rate limit, and every accepted event is counted', async () => {
    const answers = await Promise.all(Array.from({ length: 1500 }, () => report([view('/'), added])))
    const accepted = answers.filter(({ status }) => status === 204).length
    const refused = answers.filter(({ status }) => status === 429)
    expect(accepted + refused.length).toBe(1500)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers.get('retry-after')).toBe('1')
    expect(await views()).toEqual([{ path: '/', views: accepted }])
    expect(await db().select().from(counters)).toHaveLength(3)
  })
})

describe('a purchase in the statistics', () => {
  async function placeOrder(): Promise<{ id: string; total: number }> {
    const { body } = await shop.call('POST', '/api/orders?lang=en', makeOrder([GANESHA_BASIC, GANESHA_PREMIUM]))
    return body
  }
  const settle = async (id: string) =>
    await db().transaction(
      async (tx) => await markOrderPaid(tx, shop.shop, id, { rowsOf: async () => [], paymentMethod: 'card' }),
    )

  it('is counted once, even if the order is marked as paid several times', async () => {
    const { id, total } = await placeOrder()
    await Promise.all(Array.from({ length: 20 }, () => settle(id)))
    await settle(id)
    const rows = await db().select().from(purchases)
    expect(rows).toEqual([
      { transactionId: id, lang: 'en', valueCents: total * 100, items: expect.any(Array), at: expect.any(Date) },
    ])
    expect(rows[0]?.items).toEqual([
      expect.objectContaining({ item_id: 'ganesha', item_variant: 'basic', item_category: 'Vedic Ritual', price: 164 }),
      expect.objectContaining({ item_id: 'ganesha', item_variant: 'premium' }),
    ])
  })

  it('is not counted if the database transaction is rolled back', async () => {
    const { id } = await placeOrder()
    const undone = db().transaction(async (tx) => {
      await markOrderPaid(tx, shop.shop, id, { rowsOf: async () => [], paymentMethod: 'card' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await db().select().from(purchases)).toEqual([])
  })

  it('is counted for a payment in coins too', async () => {
    const { id, total } = await placeOrder()
    const requests = { orderId: id, currency: 'USDT_TRC20', amountUsd: total }
    const { body: payment } = await shop.call('POST', '/api/crypto/payment', requests)
    const { address, expectedAmount: amount } = payment
    await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount })
    await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
    await shop.call('GET', `/api/crypto/payment/${payment.id}`)
    expect(await db().select().from(purchases)).toMatchObject([{ valueCents: total * 100 }])
  })
})

describe('the statistics of page events', () => {
  const row = (day: string, name: string, more: Partial<typeof counters.$inferInsert> = {}) => ({
    day,
    name,
    path: '',
    lang: 'ru' as const,
    item: '',
    variant: '',
    count: 1,
    ...more,
  })
  const period = { from: '2026-11-01', to: '2026-11-03' }

  beforeEach(async () => {
    await db()
      .insert(counters)
      .values([
        row('2026-10-31', 'page_view', { path: '/', count: 99 }),
        row('2026-11-01', 'page_view', { path: '/', count: 5 }),
        row('2026-11-01', 'page_view', { path: '/', lang: 'en', count: 2 }),
        row('2026-11-03', 'page_view', { path: '/articles', count: 3 }),
        row('2026-11-03', 'view_item', { count: 4 }),
        row('2026-11-03', 'add_to_cart', { count: 2 }),
        row('2026-11-03', 'add_to_cart', { item: 'ganesha', variant: 'basic', count: 2 }),
        row('2026-11-03', 'add_payment_info', { variant: 'BTC' }),
      ])
    const at = new Date('2026-11-03T23:59:59Z')
    await db()
      .insert(purchases)
      .values([
        { transactionId: 'a', lang: 'ru', valueCents: 16_400, items: [], at },
        { transactionId: 'b', lang: 'ru', valueCents: 100, items: [], at: new Date('2026-11-04T00:00:00Z') },
      ])
  })

  it('show every step from a view to a payment', async () => {
    const funnel = await findFunnel(db(), period)
    expect(funnel.map(({ name, count }) => [name, count])).toEqual([
      ['page_view', 10],
      ['view_item', 4],
      ['add_to_cart', 2],
      ['begin_checkout', 0],
      ['add_payment_info', 1],
      ['purchase', 1],
    ])
  })

  it('include the choice of a tier if a browser reported this step', async () => {
    await report([{ ...added, name: 'select_item', value: 164, items: [{ ...item, quantity: 1 }] }])
    const today = calendarDay(shop.shop.now())
    expect(await findFunnel(db(), { from: today, to: today })).toContainEqual({ name: 'select_item', count: 1 })
    const chosen = { name: 'select_item', item: 'ganesha', variant: 'basic', count: 1 }
    expect(await db().select().from(counters)).toContainEqual(expect.objectContaining(chosen))
  })

  it('count each step only once for a browser tab', async () => {
    const step = (event: object) => ({ ...event, step: true })
    await report([step(view('/')), view('/'), step({ ...added, name: 'view_item' }), added, added, added])
    const today = calendarDay(shop.shop.now())
    const funnel = await findFunnel(db(), { from: today, to: today })
    expect(funnel.map(({ name, count }) => [name, count])).toEqual([
      ['page_view', 1],
      ['view_item', 1],
      ['select_item', 0],
      ['add_to_cart', 0],
      ['begin_checkout', 0],
      ['add_payment_info', 0],
      ['purchase', 0],
    ])
    expect(await db().select().from(counters)).toContainEqual(
      expect.objectContaining({ name: 'add_to_cart', item: 'ganesha' }),
    )
  })

  it('are deleted after `ANALYTICS_DAYS`', async () => {
    const config = { ...shop.shop.config, ANALYTICS_DAYS: 2 }
    await pruneCounts({ ...shop.shop, config, now: () => new Date('2026-11-05T00:00:00Z') })
    const days = (await db().select().from(counters)).map(({ day }) => day)
    expect(new Set(days)).toEqual(new Set(['2026-11-03']))
    expect(await db().select().from(purchases)).toHaveLength(2)
  })
})

describe('the public settings', () => {
  it('name an external analytics service only if the service is configured', async () => {
    expect((await shop.call('GET', '/api/analytics/settings')).body).toEqual({ ga4: null, metrika: null, days: 400 })
  })
})
