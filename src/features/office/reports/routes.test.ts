import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import { counters } from '../../platform/analytics/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { findReport } from './queries.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signIn(shop, 'admin@example.com')
  await pay(makeOrder([GANESHA_BASIC]))
  await shop.call('POST', '/api/orders', makeOrder([GANESHA_PREMIUM], { customerEmail: 'ivan@example.com' }))
  const from = { name: 'page_view', path: '/', from: 'yandex.ru' }
  const events = [from, { name: 'page_view', path: '/ritual/ganesha' }]
  await shop.call('POST', '/api/analytics/events?lang=ru', { events })
})
afterAll(() => shop.close())

async function pay(order: ReturnType<typeof makeOrder>): Promise<void> {
  const placed = await shop.call('POST', '/api/orders', order)
  const body = { orderId: placed.body.id, currency: 'USDT_TRC20', amountUsd: order.total }
  const payment = (await shop.call('POST', '/api/crypto/payment', body)).body
  const { address, expectedAmount: amount } = payment
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 25 })
}

const report = async (path: string) => (await owner.call('GET', `/api/admin/reports/${path}`)).body

describe('a report of the shop', () => {
  it('about sales contains orders and money of this period and the previous period', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const sales = await report(`sales?from=${today}&to=${today}`)
    expect(sales.lines).toEqual([
      { key: today, values: { orders: 2, paid: 1, revenue: 164, discounts: 0, refunded: 0 } },
    ])
    expect(sales.before.totals).toEqual({ orders: 0, paid: 0, revenue: 0, discounts: 0, refunded: 0 })
    expect((await report('sales?by=month')).totals.revenue).toBe(164)
  })

  it('about payments contains the number of opened, paid and expired payments per coin', async () => {
    const { lines } = await report('payments')
    expect(lines).toEqual([{ key: 'USDT_TRC20', values: { opened: 1, seen: 1, paid: 1, expired: 0, under: 0 } }])
  })

  it('about rituals contains how often each ritual was bought and for how much', async () => {
    const { lines } = await report('rituals')
    expect(lines).toEqual([{ key: 'ganesha', values: { viewed: 0, added: 0, bought: 1, revenue: 164 } }])
  })

  it('about languages and sources contains visits without IP addresses', async () => {
    expect((await report('languages')).lines[0]).toMatchObject({ key: 'en', values: { orders: 2, revenue: 164 } })
    expect((await report('sources')).lines).toEqual([{ key: 'search', values: { visits: 1 } }])
  })

  it('about the path to a purchase contains every step from visit to payment', async () => {
    const { lines } = await report('funnel')
    expect(lines.map(({ key }: { key: string }) => key)).toEqual([
      'page_view',
      'view_item',
      'add_to_cart',
      'begin_checkout',
      'add_payment_info',
      'purchase',
    ])
    expect(lines.at(-1)?.values.count).toBe(1)
  })

  it('is correct even if a counter is larger than a four-byte number', async () => {
    const counted = { path: '', lang: 'en' as const, count: 3_000_000_000, day: '2020-01-01' }
    await shop.shop.db.insert(counters).values([
      { ...counted, name: 'view_item', item: 'ganesha', variant: '' },
      { ...counted, name: 'page_view', item: '', variant: '' },
      { ...counted, name: 'visit', item: '', variant: 'direct' },
    ])
    const valuesOf = async (name: string) => (await report(`${name}?from=2020-01-01&to=2020-01-01`)).lines[0]?.values
    expect(await valuesOf('rituals')).toMatchObject({ viewed: 3_000_000_000 })
    expect(await valuesOf('languages')).toMatchObject({ views: 3_000_000_000 })
    expect(await valuesOf('sources')).toMatchObject({ visits: 3_000_000_000 })
  })

  it('ends each day at midnight UTC, even if summer time changes that night', async () => {
    const { db } = shop.shop
    const { body } = await shop.call(
      'POST',
      '/api/orders',
      makeOrder([GANESHA_BASIC], { customerEmail: 'b@example.com' }),
    )
    const createdAt = new Date('2025-10-27T00:30:00Z')
    await db.update(orders).set({ createdAt }).where(eq(orders.id, body.id))
    const ordersOn = async (day: string) =>
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local timezone = 'Europe/Berlin'`)
        const { totals } = await findReport(tx, 'languages', { period: { from: day, to: day }, by: 'day' })
        return totals.orders
      })
    expect([await ordersOn('2025-10-26'), await ordersOn('2025-10-27')]).toEqual([0, 1])
  })

  it('can be downloaded as a CSV table', async () => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.api.request('http://localhost/api/admin/reports/payments.csv', { headers: { cookie } })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(await answer.text()).toContain(
      'key,What,Opened,Seen,Paid,Expired,Underpaid\r\nUSDT_TRC20,USDT · TRON,1,1,1,0,0\r\n',
    )
  })

  it('has the names of rituals in its table, and includes payments confirmed by hand', async () => {
    const { body } = await shop.call(
      'POST',
      '/api/orders',
      makeOrder([GANESHA_BASIC], { customerEmail: 'c@example.com' }),
    )
    const receivedAt = shop.shop.now().toISOString().slice(0, 10)
    const money = { orderId: body.id, amountUsd: 164, receivedAt, reference: 'bank 1', note: '' }
    expect((await owner.call('POST', '/api/admin/payments/manual', money)).status).toBe(201)
    const { lines } = await report('payments')
    expect(lines).toContainEqual({ key: 'manual', values: { opened: 1, seen: 1, paid: 1, expired: 0, under: 0 } })
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const csv = await shop.api.request('http://localhost/api/admin/reports/rituals.csv?lang=ru', {
      headers: { cookie },
    })
    expect(await csv.text()).toMatch(/^\ufeff?key;Что;.*ganesha;Ганеша/s)
  })

  it('is refused if the period is invalid or ends before it begins', async () => {
    const { status, body } = await owner.call('GET', '/api/admin/reports/sales?from=2026-11-02&to=2026-11-01')
    expect([status, body.errors[0].path]).toEqual([422, 'from'])
    expect((await owner.call('GET', '/api/admin/reports/sales?from=yesterday')).status).toBe(422)
    expect((await owner.call('GET', '/api/admin/reports/sales?to=0000-01-01')).status).toBe(422)
    expect((await owner.call('GET', '/api/admin/reports/gossip')).status).toBe(404)
  })
})
