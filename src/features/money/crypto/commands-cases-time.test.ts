import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE, SECOND } from '#base/time.ts'
import { openHarness, type Harness } from '../../../../test/money/harness.ts'
import { prepareModel } from '../../../../test/money/world.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

// The list "time" of test/payment-case-coverage.test.ts; every title begins with an entry of it.

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

describe('time', () => {
  it('the expiry instant: money of that millisecond is in time, of the next one late', async () => {
    const [inTime, late] = [await harness.open('BTC', 0), await harness.open('BTC', 1)]
    harness.rates.BTC = '50000'
    harness.wait(20 * MINUTE)
    await harness.poll()
    expect((await harness.of(late)).status).toBe('pending')
    expect((await harness.pay(inTime)).status).toBe('completed')
    harness.wait(1)
    await harness.poll()
    expect((await harness.of(late)).status).toBe('expired')
    expect(await harness.pay(late)).toMatchObject({ status: 'review', attention: 'late' })
  })

  it('seen before and mined after: keeps its rate, however late the block is', async () => {
    const payment = await harness.open()
    harness.wait(19 * MINUTE)
    harness.send({ address: payment.address, currency: 'BTC', units: payment.expected })
    await harness.poll()
    harness.rates.BTC = '50000'
    harness.wait(2 * DAY)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('confirming')
    harness.nodes.bitcoin.mine(1, true)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('completed')
  })

  it('late with the rate fallen: goes to review', async () => {
    const payment = await harness.open()
    harness.wait(30 * MINUTE)
    harness.rates.BTC = '94000'
    expect(await harness.pay(payment)).toMatchObject({ status: 'review', attention: 'late', credited: null })
  })

  it('late with the rate risen: pays, and the order takes no more than its price', async () => {
    const payment = await harness.open()
    harness.wait(30 * MINUTE)
    harness.rates.BTC = '120000'
    expect(await harness.pay(payment)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await harness.surplusOf(payment)).toBe(0n)
  })

  it('day 8: money after the watch goes to review, whatever its value', async () => {
    const payment = await harness.open()
    harness.wait(7 * DAY + 20 * MINUTE + SECOND)
    const paid = await harness.pay(payment, payment.expected * 5n)
    expect(paid).toMatchObject({ status: 'review', attention: 'after-watch', received: 0n, credited: null })
  })

  it('clock skew: a block dated tomorrow counts from now, and one dated yesterday from its date', async () => {
    const [ahead, behind] = [await harness.open('BTC', 0), await harness.open('BTC', 1)]
    const seenAt = harness.now().getTime()
    harness.send({ address: ahead.address, currency: 'BTC', units: ahead.expected })
    harness.nodes.bitcoin.mine(1, true)
    const first = harness.nodes.bitcoin.blocks.at(-1)
    if (first) first.time = new Date(seenAt + DAY)
    await harness.poll()
    expect((await harness.facts()).sightings).toMatchObject([{ payment: ahead.id, seen: seenAt }])
    harness.send({ address: behind.address, currency: 'BTC', units: behind.expected })
    harness.nodes.bitcoin.mine(1, true)
    const second = harness.nodes.bitcoin.blocks.at(-1)
    if (second) second.time = new Date(seenAt - DAY)
    await harness.poll()
    expect((await harness.of(behind)).status).toBe('completed')
  })

  it('server down across the expiry: money mined in time is in time', async () => {
    const [paid, unpaid] = [await harness.open('USDT_ERC20', 0), await harness.open('USDT_ERC20', 1)]
    harness.wait(10 * MINUTE)
    harness.send({ address: paid.address, currency: 'USDT_ERC20', units: paid.expected })
    harness.nodes.ethereum.mine(12, true)
    harness.wait(3 * DAY)
    harness.rates.USDT = '0.5'
    await harness.poll()
    expect((await harness.of(paid)).status).toBe('completed')
    expect((await harness.of(unpaid)).status).toBe('expired')
  })
})
