import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { eq } from 'drizzle-orm'
import { DAY } from '#base/time.ts'
import { forgetUnpaidCustomers } from './commands.ts'
import { discountUses } from './tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  for (const [code, terms] of Object.entries(CODES)) {
    await owner.call('POST', '/api/admin/discounts', { code, ...terms })
  }
})
afterAll(() => shop.close())

const CODES = {
  HALF: { percent: 50 },
  ONCE: { percent: 50, usesPerCustomer: 1 },
  LARGE: { percent: 50, minUsd: 1000 },
}
const ITEMS = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
const PETR = { firstName: 'Пётр', lastName: 'Орлов', email: 'petr@example.com', lang: 'ru' }

/** Pays an order with the exact amount in USDT. */
async function pay(orderId: string, amountUsd: number): Promise<void> {
  const coin = { orderId, currency: 'USDT_TRC20', amountUsd }
  const { address, expectedAmount: amount } = (await shop.call('POST', '/api/crypto/payment', coin)).body
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 30 })
}

describe('an order that staff place for a customer', () => {
  const create = (discountCode: string, customer: object = PETR) =>
    owner.call('POST', '/api/admin/orders?lang=en', { customer, items: ITEMS, discountCode })

  it('can use a discount code; the staff panel then shows the discount', async () => {
    const { status, body } = await create('half')
    expect([status, body.total, body.discount]).toEqual([201, 82, { code: 'HALF', amountUsd: 82 }])
    const { body: order } = await owner.call('GET', `/api/admin/orders/${body.id}`)
    expect(order).toMatchObject({ total: 82, discount: { code: 'HALF', amountUsd: 82 }, items: [{ total: 164 }] })
  })

  it('is refused with the reason and the full total if the discount code is invalid', async () => {
    const { status, body } = await create('LARGE')
    expect([status, body.code, body.total]).toEqual([409, 'discounts.too-small', 164])
    expect((await create('NOBODYS')).body.code).toBe('discounts.unknown')
  })

  it('uses up a discount code for the customer, not for the staff member', async () => {
    expect((await create('ONCE')).status).toBe(201)
    expect((await create('ONCE', { ...PETR, email: 'petr+two@example.com' })).body.code).toBe('discounts.used-up')
    const byPhone = { firstName: 'Пётр', lastName: 'Орлов', phone: '+7 916 555 20 77' }
    expect((await create('ONCE', byPhone)).status).toBe(201)
  })
})

it('a partner’s orders and price calculations do not accept a discount code', async () => {
  const partner = await signIn(shop, 'partner@example.com')
  const client = { firstName: 'Ирина', lastName: 'Соколова', email: 'irina@example.com' }
  const clientId = (await partner.call('POST', '/api/partner/clients', client)).body.id
  const order = { clientId, items: ITEMS }
  for (const path of ['orders', 'quote']) {
    const { status, body } = await partner.call('POST', `/api/partner/${path}?lang=en`, {
      ...order,
      discountCode: 'HALF',
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ path: 'discountCode', message: expect.stringContaining('partners’ orders') }])
  }
  expect((await partner.call('POST', '/api/partner/orders', { ...order, discountCode: '' })).body.total).toBe(164)
})

describe('the price tool for AI agents', () => {
  const quote = async (args: object) => {
    const params = { name: 'quote', arguments: { lang: 'en', ...args } }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      host: 'localhost',
    }
    const body = JSON.stringify(message)
    const response = await shop.api.request('http://localhost/mcp', { method: 'POST', headers, body })
    const answer: ReadableBody = await response.json()
    return answer.result
  }

  it('accepts a discount code: item prices stay the same, and the total falls', async () => {
    const { structuredContent } = await quote({ items: ITEMS, discountCode: ' half ' })
    expect(structuredContent).toMatchObject({
      totalUsd: 82,
      discount: { code: 'HALF', amountUsd: 82 },
      lines: [{ sumUsd: 164 }],
    })
    expect((await quote({ items: ITEMS })).structuredContent).toMatchObject({ totalUsd: 164 })
  })

  it('explains why it refuses a discount code', async () => {
    const { isError, content } = await quote({ items: ITEMS, discountCode: 'LARGE' })
    expect([isError, content[0].text]).toEqual([true, expect.stringContaining('too small')])
  })
})

it('the sales reports contain the paid amounts and the discounts', async () => {
  const items = [GANESHA_BASIC, GANESHA_PREMIUM]
  const { body } = await shop.call('POST', '/api/orders', makeOrder(items, { discountCode: 'HALF', total: 300 }))
  await pay(body.id, 300)
  const { totals } = (await owner.call('GET', '/api/admin/reports/sales')).body
  expect(totals).toMatchObject({ paid: 1, revenue: 300, discounts: 300 })
  const { lines } = (await owner.call('GET', '/api/admin/reports/rituals')).body
  expect(lines).toMatchObject([{ key: 'ganesha', values: { bought: 2, revenue: 300 } }])
})

it('a refund is never higher than the paid amount after a discount', async () => {
  const order = makeOrder([GANESHA_BASIC], { discountCode: 'HALF', total: 82, customerEmail: 'back@example.com' })
  const { body: placed } = await shop.call('POST', '/api/orders', order)
  const { body: card } = await shop.call('POST', '/api/card/payment', { orderId: placed.id })
  const ref = new URL(card.url).pathname.split('/').at(-1)
  await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay' })
  const refund = (amountUsd: number) =>
    owner.call('POST', `/api/admin/payments/${card.id}/refund`, { amountUsd, reason: 'Отказ' })
  expect((await refund(82.01)).status).toBe(409)
  expect((await refund(82)).status).toBeLessThan(300)
})

describe('a customer’s use of a discount code', () => {
  const EMAIL = 'leaving@example.com'
  const use = async (who: Pick<Browser, 'call'>) => {
    const order = makeOrder([GANESHA_BASIC], { discountCode: 'HALF', total: 82, customerEmail: EMAIL })
    return (await who.call('POST', '/api/orders', order)).body
  }

  it('is exported with the customer’s data; an erasure removes the link to the customer', async () => {
    const customer = await signIn(shop, EMAIL)
    const placed = await use(customer)
    await pay(placed.id, 82)
    const { body } = await customer.call('GET', '/api/account/export')
    expect(body.discounts).toMatchObject([{ orderId: placed.id, code: 'HALF', amountUsd: 82 }])
    expect((await customer.call('DELETE', '/api/account', { confirm: true })).status).toBeLessThan(300)
    const uses = await shop.shop.db.select().from(discountUses)
    const own = uses.find(({ orderId }) => orderId === placed.id)
    expect(own).toMatchObject({ customerHash: null, amountCents: 82_00 })
  })

  it('is deleted together with an unpaid order', async () => {
    const customer = await signIn(shop, 'second@example.com')
    const placed = await use(customer)
    await customer.call('DELETE', '/api/account', { confirm: true })
    const uses = await shop.shop.db.select().from(discountUses)
    expect(uses.some(({ orderId }) => orderId === placed.id)).toBe(false)
  })

  it('loses the link to the customer a month after an unpaid order', async () => {
    const placed = await use(openBrowser(shop))
    const hashOf = async () =>
      (await shop.shop.db.select().from(discountUses).where(eq(discountUses.orderId, placed.id)))[0]?.customerHash
    const inDays = (days: number) => ({ ...shop.shop, now: () => new Date(shop.shop.now().getTime() + days * DAY) })
    await forgetUnpaidCustomers(inDays(29))
    expect(await hashOf()).toMatch(/^[0-9a-f]{64}$/)
    await forgetUnpaidCustomers(inDays(31))
    expect(await hashOf()).toBe(null)
  })

  it('is stored without any e-mail address', async () => {
    await use(openBrowser(shop))
    expect(JSON.stringify(await shop.shop.db.select().from(discountUses))).not.toContain('leaving')
  })
})
