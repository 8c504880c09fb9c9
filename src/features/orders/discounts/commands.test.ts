import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base/time.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

const HALF = 82

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

let made = 0
async function makeCode(terms: Record<string, unknown> = {}) {
  const code = `RACE-${(made += 1)}`
  const { body } = await owner.call('POST', '/api/admin/discounts', { code, percent: 50, ...terms })
  return { code, id: body.id as string }
}

let customers = 0
const place = (discountCode: string, customerEmail = `customer${(customers += 1)}@example.com`) =>
  openBrowser(shop).call(
    'POST',
    '/api/orders',
    makeOrder([GANESHA_BASIC], { discountCode, customerEmail, total: HALF }),
  )
async function advance(ms: number): Promise<void> {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: ms / 1000 })
  for (const job of shop.jobs) await job.work()
  owner = await signIn(shop, 'admin@example.com')
}
const usesOf = async ({ id }: { id: string }) => {
  const { used, reserved, isExceeded, givenUsd, state } = (await owner.call('GET', `/api/admin/discounts/${id}`)).body
  return { used, reserved, isExceeded, givenUsd, state }
}

/** Pays an order with the exact amount in USDT, and waits for the confirmations of the payment. */
async function pay(orderId: string): Promise<void> {
  const coin = { orderId, currency: 'USDT_TRC20', amountUsd: HALF }
  const { body } = await shop.call('POST', '/api/crypto/payment', coin)
  await transfer(body)
}
async function transfer({ address, expectedAmount: amount }: { address: string; expectedAmount: string }) {
  await shop.call('POST', '/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount })
  await shop.call('POST', '/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 30 })
  for (const job of shop.jobs) await job.work()
}

describe('the last use of a discount code', () => {
  it('is reserved by only one of twenty orders that arrive at the same time', async () => {
    const code = await makeCode({ uses: 3 })
    await place(code.code)
    await place(code.code)
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(code.code)))
    const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code))
    expect(codes.toSorted()).toEqual([201, ...Array(19).fill('discounts.used-up')].toSorted())
    expect(await usesOf(code)).toMatchObject({ used: 0, reserved: 3, state: 'used-up' })
  })

  it('is reserved by only one of twenty simultaneous orders of a customer', async () => {
    const code = await makeCode({ usesPerCustomer: 1 })
    const emails = Array.from({ length: 20 }, (_, n) => `olga+${n}@example.com`)
    const answers = await Promise.all(emails.map((email) => place(code.code, email)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await usesOf(code)).toMatchObject({ reserved: 1 })
  })
})

describe('a use of a discount code', () => {
  it('is reserved for two hours; after that another order can reserve the use', async () => {
    const code = await makeCode({ uses: 1 })
    await place(code.code)
    await advance(2 * HOUR - MINUTE)
    expect((await place(code.code)).status).toBe(409)
    await advance(2 * MINUTE)
    expect(await usesOf(code)).toMatchObject({ used: 0, reserved: 0, state: 'active' })
    expect((await place(code.code)).status).toBe(201)
  })

  it('stays reserved while the customer’s payment is in progress', async () => {
    const code = await makeCode({ uses: 1 })
    const { body: order } = await place(code.code)
    await advance(2 * HOUR - MINUTE)
    const coin = { orderId: order.id, currency: 'USDT_TRC20', amountUsd: HALF }
    const { body: payment } = await shop.call('POST', '/api/crypto/payment', coin)
    await advance(2 * MINUTE)
    expect((await place(code.code)).body.code).toBe('discounts.used-up')
    await shop.call('POST', `/api/crypto/payment/${payment.id}/cancellation`)
    expect((await place(code.code)).status).toBe(201)
  })

  it('stays used up after the order has been paid', async () => {
    const code = await makeCode({ uses: 1 })
    const { body: order } = await place(code.code)
    await pay(order.id)
    expect((await shop.call('GET', `/api/orders/${order.id}`)).body.status).toBe('completed')
    await advance(3 * DAY)
    expect(await usesOf(code)).toEqual({
      used: 1,
      reserved: 0,
      isExceeded: false,
      givenUsd: HALF,
      state: 'used-up',
    })
    expect((await place(code.code)).status).toBe(409)
  })

  it('stays valid after a late payment, even if the code’s limit is exceeded', async () => {
    const code = await makeCode({ uses: 1 })
    const { body: late } = await place(code.code)
    await advance(3 * HOUR)
    const { body: next } = await place(code.code)
    await pay(next.id)
    await pay(late.id)
    const { body: paid } = await shop.call('GET', `/api/orders/${late.id}`)
    expect(paid).toMatchObject({ status: 'completed', total: HALF, discount: { amountUsd: HALF } })
    expect(await usesOf(code)).toMatchObject({ used: 2, reserved: 0, isExceeded: true, givenUsd: 2 * HALF })
  })
})
