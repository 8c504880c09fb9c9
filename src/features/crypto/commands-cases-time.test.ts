import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE, SECOND } from '#base/time.ts'
import { openTill, type Till } from '../../../test/money/harness.ts'
import { prepareModel } from '../../../test/money/world.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'

// The list "Time" of design/payments.md; every title begins with its words there.

let shop: TestShop
let till: Till

beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  till = await openTill(shop)
})

describe('time', () => {
  it('the expiry instant: belongs to the quote, and the next to what is late', async () => {
    const [inTime, late] = [await till.open('BTC', 0), await till.open('BTC', 1)]
    till.rates.BTC = '50000'
    till.wait(20 * MINUTE)
    await till.look()
    expect((await till.of(late)).status).toBe('pending')
    expect((await till.pay(inTime)).status).toBe('completed')
    till.wait(1)
    await till.look()
    expect((await till.of(late)).status).toBe('expired')
    expect(await till.pay(late)).toMatchObject({ status: 'review', attention: 'late' })
  })

  it('seen before and mined after: keeps its rate, however late the block is', async () => {
    const payment = await till.open()
    till.wait(19 * MINUTE)
    till.send({ address: payment.address, currency: 'BTC', units: payment.expected })
    await till.look()
    till.rates.BTC = '50000'
    till.wait(2 * DAY)
    await till.look()
    expect((await till.of(payment)).status).toBe('confirming')
    till.nodes.bitcoin.mine(1, true)
    await till.look()
    expect((await till.of(payment)).status).toBe('completed')
  })

  it('late with the rate fallen: waits for a person', async () => {
    const payment = await till.open()
    till.wait(30 * MINUTE)
    till.rates.BTC = '94000'
    expect(await till.pay(payment)).toMatchObject({ status: 'review', attention: 'late', credited: null })
  })

  it('late with the rate risen: pays, and takes no more than was asked', async () => {
    const payment = await till.open()
    till.wait(30 * MINUTE)
    till.rates.BTC = '120000'
    expect(await till.pay(payment)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await till.surplusOf(payment)).toBe(0n)
  })

  it('day 8: money after the watch is left to a person, whatever it is worth', async () => {
    const payment = await till.open()
    till.wait(7 * DAY + 20 * MINUTE + SECOND)
    const paid = await till.pay(payment, payment.expected * 5n)
    expect(paid).toMatchObject({ status: 'review', attention: 'after-watch', received: 0n, credited: null })
  })

  it('clock skew: a block that claims to be of tomorrow is seen now, and one of yesterday is believed', async () => {
    const [ahead, behind] = [await till.open('BTC', 0), await till.open('BTC', 1)]
    const seenAt = till.now().getTime()
    till.send({ address: ahead.address, currency: 'BTC', units: ahead.expected })
    till.nodes.bitcoin.mine(1, true)
    const first = till.nodes.bitcoin.blocks.at(-1)
    if (first) first.time = new Date(seenAt + DAY)
    await till.look()
    expect((await till.facts()).sightings).toMatchObject([{ payment: ahead.id, seen: seenAt }])
    till.send({ address: behind.address, currency: 'BTC', units: behind.expected })
    till.nodes.bitcoin.mine(1, true)
    const second = till.nodes.bitcoin.blocks.at(-1)
    if (second) second.time = new Date(seenAt - DAY)
    await till.look()
    expect((await till.of(behind)).status).toBe('completed')
  })

  it('server down across the expiry: what its chain took in time is in time', async () => {
    const [paid, unpaid] = [await till.open('USDT_ERC20', 0), await till.open('USDT_ERC20', 1)]
    till.wait(10 * MINUTE)
    till.send({ address: paid.address, currency: 'USDT_ERC20', units: paid.expected })
    till.nodes.ethereum.mine(12, true)
    till.wait(3 * DAY)
    till.rates.USDT = '0.5'
    await till.look()
    expect((await till.of(paid)).status).toBe('completed')
    expect((await till.of(unpaid)).status).toBe('expired')
  })
})
