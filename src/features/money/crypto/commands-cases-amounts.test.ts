import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formatDecimal, amount } from '#base/money.ts'
import { MINUTE } from '#base/time.ts'
import { openHarness, type Harness } from '../../../../test/money/harness.ts'
import { prepareModel } from '../../../../test/money/world.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { createPayment } from './commands.ts'

// The list "amounts" of test/payment-case-coverage.test.ts; every title begins with an entry of it.

let shop: TestShop
let harness: Harness

beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  harness = await openHarness(shop)
})

describe('amounts', () => {
  it('exact: pays the order, with nothing left over', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, 100_000n)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await harness.surplusOf(payment)).toBe(0n)
    expect((await harness.facts()).settlements).toMatchObject([{ order: 'order-0', paid: 100_000n }])
  })

  it('one unit short: is forgiven and the order takes what came', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, 99_999n)).toMatchObject({ status: 'completed', credited: 99_999n })
  })

  it('at the minimum: half a percent less than the price is enough', async () => {
    const payment = await harness.open()
    expect(payment.minimum).toBe(99_506n)
    expect((await harness.pay(payment, payment.minimum)).status).toBe('completed')
  })

  it('minimum less one: is not enough, and the missing unit makes it so', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, payment.minimum - 1n)).toMatchObject({ status: 'partial', credited: null })
    expect((await harness.facts()).settlements).toEqual([])
    expect((await harness.pay(payment, 1n)).status).toBe('completed')
  })

  it('over: the order takes its price and the rest is a surplus', async () => {
    const payment = await harness.open()
    expect(await harness.pay(payment, 250_000n)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await harness.surplusOf(payment)).toBe(150_000n)
  })

  it('two partials: pay together, once', async () => {
    const payment = await harness.open()
    expect((await harness.pay(payment, 40_000n)).status).toBe('partial')
    expect(await harness.pay(payment, 60_000n)).toMatchObject({ status: 'completed', received: 100_000n })
    expect((await harness.facts()).settlements).toHaveLength(1)
  })

  it('partial then expiry: goes to review and pays nothing', async () => {
    const payment = await harness.open()
    await harness.pay(payment, 40_000n)
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'review', attention: 'underpaid', credited: null })
  })

  it('partial then expiry: also goes to review if the payment was cancelled before', async () => {
    const payment = await harness.open()
    await harness.cancel(payment)
    expect((await harness.pay(payment, 40_000n)).status).toBe('partial')
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'review', attention: 'underpaid' })
  })

  it('dust: a sum under a dollar expires without review', async () => {
    const payment = await harness.open()
    await harness.pay(payment, 900n)
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'expired', attention: null, received: 900n })
  })

  it('zero value: a transfer of zero is not recorded', async () => {
    const payment = await harness.open('USDT_ERC20')
    expect(await harness.pay(payment, 0n)).toMatchObject({ status: 'pending', received: 0n })
    expect(await harness.facts()).toMatchObject({ transfers: [], sightings: [] })
  })

  it('client sends another amount: is refused with the due amount', async () => {
    const input = { orderId: 'order-0', currency: 'BTC', amountUsd: 1 } as const
    await expect(createPayment(harness.process, input)).rejects.toMatchObject({
      code: 'payments.amount-changed',
      details: { facts: { amountUsd: 95 } },
    })
    expect((await harness.facts()).payments).toEqual([])
  })

  it('price changed after the quote: the quoted amount stays due', async () => {
    const payment = await harness.open()
    harness.rates.BTC = '50000'
    expect(await harness.open()).toMatchObject({ id: payment.id, expected: 100_000n })
    expect((await harness.pay(payment)).status).toBe('completed')
  })

  it('rounding: the amount is rounded up to the step, in the shop’s favour', async () => {
    harness.rates.BTC = '94999.99'
    harness.rates.USDT = '0.9997'
    expect((await harness.open('BTC')).expected).toBe(100_001n)
    expect((await harness.open('USDT_TRC20')).expected).toBe(95_030_000n)
  })

  it('18 decimals beyond 2^53: every wei is counted', async () => {
    const payment = await harness.open('ETH')
    const given = 2n ** 200n + 1n
    expect(await harness.pay(payment, given)).toMatchObject({ status: 'completed', received: given })
    expect(await harness.surplusOf(payment)).toBe(given - payment.expected)
    expect(formatDecimal(amount('ETH', 2n ** 60n + 1n))).toBe('1.152921504606846977')
  })
})
