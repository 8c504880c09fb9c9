import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

let made = 0
async function makeCode(terms: Record<string, unknown>): Promise<string> {
  const code = `TEST-${(made += 1)}`
  const { status } = await owner.call('POST', '/api/admin/discounts', { code, ...terms })
  expect(status).toBe(201)
  return code
}

const place = (changes: Record<string, unknown>, items = [GANESHA_BASIC], headers: Record<string, string> = {}) =>
  openBrowser(shop).call('POST', '/api/orders?lang=en', makeOrder(items, changes), headers)
const check = (discountCode: string, items = [GANESHA_BASIC]) =>
  openBrowser(shop).call('POST', '/api/discounts/check', { discountCode, items })

describe('an order with a discount code', () => {
  it('shows the full prices of its items and a reduced total', async () => {
    const discountCode = await makeCode({ percent: 15 })
    const { status, body } = await place({ discountCode, total: 139.4 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ total: 139.4, discount: { code: discountCode, amountUsd: 24.6 } })
    expect(body.items[0].price).toBe(164)
    const { body: seen } = await shop.call('GET', `/api/orders/${body.id}`)
    expect(seen).toMatchObject({ total: 139.4, discount: { code: discountCode, amountUsd: 24.6 } })
  })

  it('shows the discount in the customer’s list of orders', async () => {
    const discountCode = await makeCode({ percent: 15 })
    const customer = await signIn(shop, 'listed@example.com')
    const order = makeOrder([GANESHA_BASIC], { discountCode, total: 139.4, customerEmail: 'listed@example.com' })
    const { body: placed } = await customer.call('POST', '/api/orders?lang=en', order)
    const { body: full } = await customer.call('POST', '/api/orders?lang=en', makeOrder())
    const { body: listed } = await customer.call('GET', '/api/orders')
    const found = (id: string) => listed.find((each: { id: string }) => each.id === id)
    expect(found(placed.id)).toMatchObject({ total: 139.4, discount: { code: discountCode, amountUsd: 24.6 } })
    expect(found(full.id)).not.toHaveProperty('discount')
  })

  it('accepts the code in upper and lower case, and with extra spaces', async () => {
    const discountCode = await makeCode({ amountUsd: 4 })
    const typed = ` ${discountCode.toLowerCase().replace('-', '–')}\u200b `
    const { body } = await place({ discountCode: typed, total: 160 })
    expect(body).toMatchObject({ total: 160, discount: { code: discountCode, amountUsd: 4 } })
  })

  it('has no discount if the code is missing or empty', async () => {
    const { status, body } = await place({ discountCode: ' ' })
    expect(status).toBe(201)
    expect(body.discount).toBe(undefined)
  })

  it('is refused if its total is wrong; the answer contains the correct prices', async () => {
    const discountCode = await makeCode({ percent: 50 })
    const { status, body } = await place({ discountCode, total: 164 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'orders.price-changed',
      total: 82,
      currency: 'USD',
      discount: { code: discountCode, amountUsd: 82 },
      items: [{ id: 'ganesha-basic', price: 164 }],
    })
  })

  it('is placed only once even if the browser repeats the request', async () => {
    const discountCode = await makeCode({ percent: 50, uses: 1 })
    const key = { 'idempotency-key': 'same-key-with-code' }
    const changes = { discountCode, total: 82, customerEmail: 'again@example.com' }
    const first = await place(changes, undefined, key)
    const second = await place(changes, undefined, key)
    expect([second.status, second.body]).toEqual([201, first.body])
  })

  it('leads to an e-mail that lists the discount', async () => {
    const discountCode = await makeCode({ percent: 50 })
    const customerEmail = 'letter@example.com'
    const lines = []
    for (const lang of ['ru', 'en']) {
      const order = makeOrder([GANESHA_BASIC], { discountCode, customerEmail, total: 82 })
      await openBrowser(shop).call('POST', `/api/orders?lang=${lang}`, order)
      const [{ text }] = (await shop.call('GET', `/api/sandbox/messages?to=${customerEmail}`)).body
      lines.push(...text.match(/(?:Скидка|Discount|Итого|Total).*/g))
    }
    expect(lines).toEqual(['Скидка по промокоду: −$82', 'Итого: $82', 'Discount code: −$82', 'Total: $82'])
  })

  it('is fully paid when the customer pays the reduced total', async () => {
    const discountCode = await makeCode({ percent: 50 })
    const { body } = await place({ discountCode, total: 82 })
    const coin = { orderId: body.id, currency: 'USDT_TRC20', amountUsd: 82 }
    const { body: payment } = await shop.call('POST', '/api/crypto/payment', coin)
    expect(Number(payment.expectedAmount)).toBeCloseTo(82, 1)
    const full = await shop.call('POST', '/api/crypto/payment', { ...coin, amountUsd: 164 })
    expect(full.status).toBe(409)
  })
})

describe('a refused discount code', () => {
  const IN_PAST = { from: '2020-01-01', until: '2020-12-31' }
  it.each([
    ['expired', { percent: 10, ...IN_PAST }],
    ['unknown', { percent: 10, from: '2100-01-01' }],
    ['too-small', { percent: 10, minUsd: 164.01 }],
    ['other-ritual', { percent: 10, serviceIds: ['lakshmi'] }],
  ])('leads to the error discounts.%s with the full total', async (reason, terms) => {
    const discountCode = await makeCode(terms)
    for (const answer of [await place({ discountCode }), await check(discountCode)]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({ code: `discounts.${reason}`, total: 164, currency: 'USD' })
      expect(answer.body.items).toMatchObject([{ id: 'ganesha-basic', price: 164 }])
      expect(answer.body.message).not.toBe('')
    }
  })

  it('can be a code that does not exist or that has an impossible format', async () => {
    for (const discountCode of ['NOBODY-MADE', 'x', '\u0001%', 'ы'.repeat(200)])
      expect((await place({ discountCode })).body.code).toBe('discounts.unknown')
    expect((await place({ discountCode: 'ы'.repeat(201) })).status).toBe(422)
  })

  it('can be a code that staff switched off', async () => {
    const discountCode = await makeCode({ percent: 10 })
    const { items } = (await owner.call('GET', '/api/admin/discounts')).body
    const { id } = items.find(({ code }: { code: string }) => code === discountCode)
    await owner.call('PUT', `/api/admin/discounts/${id}`, { active: false })
    expect((await place({ discountCode })).body.code).toBe('discounts.expired')
  })

  it('can be used up by all customers together or by one mailbox', async () => {
    const single = await makeCode({ percent: 50, uses: 1 })
    expect((await place({ discountCode: single, total: 82 })).status).toBe(201)
    expect((await place({ discountCode: single })).body.code).toBe('discounts.used-up')
    expect((await check(single)).body.code).toBe('discounts.used-up')

    const discountCode = await makeCode({ percent: 50, usesPerCustomer: 1 })
    const from = (customerEmail: string) => place({ discountCode, total: 82, customerEmail })
    expect((await from('Olga@example.com')).status).toBe(201)
    expect((await from('olga+again@example.com')).body.code).toBe('discounts.used-up')
    expect((await from('other-olga@example.com')).status).toBe(201)
  })

  it('is not used up, and no order is placed', async () => {
    const discountCode = await makeCode({ percent: 50, uses: 1 })
    await place({ discountCode, total: 1 })
    expect((await place({ discountCode, total: 82 })).status).toBe(201)
  })
})

describe('the call that checks a discount code', () => {
  it('returns the discount but does not reserve a use', async () => {
    const code = await makeCode({ percent: 11, uses: 1 })
    const items = [GANESHA_BASIC, GANESHA_PREMIUM]
    for (let time = 0; time < 2; time += 1)
      expect(await check(code, items)).toMatchObject({
        status: 200,
        body: { discount: { code, amountUsd: 66 }, total: 534, currency: 'USD' },
      })
  })

  it('refuses items that the shop does not offer', async () => {
    const code = await makeCode({ percent: 10 })
    expect((await check(code, [{ ...GANESHA_BASIC, id: 'nothing' }])).status).toBe(422)
  })
})

describe('the guessing of discount codes', () => {
  it('is slowed down for each address range: orders and checks are counted together', async () => {
    const code = await makeCode({ percent: 50 })
    const guesser = openBrowser(shop)
    const guess = (discountCode: string) =>
      guesser.call('POST', '/api/discounts/check', { discountCode, items: [GANESHA_BASIC] })
    const statuses: number[] = []
    for (let n = 0; n < 59; n += 1) statuses.push((await guess(`GUESS-${n}`)).status)
    const order = makeOrder([GANESHA_BASIC], { discountCode: 'GUESS-LAST' })
    statuses.push((await guesser.call('POST', '/api/orders', order)).status)
    expect(new Set(statuses)).toEqual(new Set([409]))
    const stopped = await guess(code)
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await guesser.call('POST', '/api/orders', { ...order, discountCode: code })).status).toBe(429)
    expect((await guesser.call('POST', '/api/orders', makeOrder())).status).toBe(201)
    expect((await check(code)).status).toBe(200)
  })

  it('is not counted for a code that exists', async () => {
    const code = await makeCode({ percent: 50 })
    const buyer = openBrowser(shop)
    const ask = () => buyer.call('POST', '/api/discounts/check', { discountCode: code, items: [GANESHA_BASIC] })
    for (let n = 0; n < 61; n += 1) expect((await ask()).status).toBe(200)
  })
})
