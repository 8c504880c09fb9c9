import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE, SECOND } from '#base/time.ts'
import { type Harness, openHarness } from '../../../../test/money/harness.ts'
import { prepareModel } from '../../../../test/money/payment-world.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

// This file covers the lists "chain" and "time" of test/payment-case-coverage.test.ts. Every title begins with an entry of these lists.
// Cases that need a real node are in test/nodes/evm.test.ts.

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

describe('the blocks of a chain', () => {
  it('one transaction paying three orders: each order is paid', async () => {
    const opened = [await harness.open('BTC', 0), await harness.open('BTC', 1), await harness.open('BTC', 2)]
    harness.send(...opened.map(({ address, expected }) => ({ address, currency: 'BTC' as const, units: expected })))
    harness.nodes.bitcoin.mine(1, true)
    await harness.poll()
    for (const payment of opened) expect((await harness.of(payment)).status).toBe('completed')
    expect((await harness.facts()).settlements).toHaveLength(3)
  })

  it('twice to one address: the shop credits both outputs of the transaction', async () => {
    const payment = await harness.open()
    const half = { address: payment.address, currency: 'BTC' as const, units: 50_000n }
    harness.send(half, half)
    harness.nodes.bitcoin.mine(1, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'completed', received: 100_000n })
    expect((await harness.facts()).transfers).toHaveLength(2)
  })

  it('replaced by fee: the shop credits only the mined transaction', async () => {
    const payment = await harness.open()
    harness.send({ address: payment.address, currency: 'BTC', units: 100_000n })
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('confirming')
    harness.nodes.bitcoin.replace((tx) => ({ ...tx, hash: 'dearer' }))
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'confirming', received: 100_000n })
    harness.nodes.bitcoin.mine(1, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'completed', received: 100_000n })
    expect((await harness.facts()).transfers).toMatchObject([{ tx: 'dearer' }])
  })

  it('double spend: a replaced transaction pays nothing if it was never mined', async () => {
    const payment = await harness.open()
    harness.send({ address: payment.address, currency: 'BTC', units: 100_000n })
    await harness.poll()
    harness.nodes.bitcoin.replace((tx) => ({ ...tx, hash: 'elsewhere', outputs: [] }))
    harness.nodes.bitcoin.mine(6, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('expired')
  })

  it('re-org of 1: the money disappears, and is credited once when mined again', async () => {
    const payment = await harness.open('USDT_ERC20')
    harness.send({ address: payment.address, currency: 'USDT_ERC20', units: payment.expected })
    harness.nodes.ethereum.mine(1, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'confirming', received: payment.expected })
    harness.nodes.ethereum.reorganise(1, false)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    harness.nodes.ethereum.mine(12, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'completed', received: payment.expected })
    expect((await harness.facts()).transfers).toHaveLength(1)
  })

  it('re-org of more than the window: the shop removes over a hundred blocks together', async () => {
    const payment = await harness.open()
    harness.send({ address: payment.address, currency: 'BTC', units: 40_000n })
    harness.nodes.bitcoin.mine(130, true)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('partial')
    harness.nodes.bitcoin.reorganise(130, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    const { blocks, transfers } = await harness.facts()
    expect(transfers).toEqual([])
    expect(blocks.filter(({ chain }) => chain === 'bitcoin').map(({ hash }) => hash)).toEqual(
      harness.nodes.bitcoin.blocks.map(({ hash }) => hash),
    )
  })

  it('re-org of more than the window: the shop refuses chains without a common block', async () => {
    const payment = await harness.open()
    harness.nodes.bitcoin.blocks.forEach((block) => {
      block.hash = `other-${block.hash}`
    })
    harness.send({ address: payment.address, currency: 'BTC', units: payment.expected })
    harness.nodes.bitcoin.mine(3, true)
    harness.wait(MINUTE)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    expect((await harness.facts()).watches).toContainEqual(expect.objectContaining({ failed: harness.now().getTime() }))
  })

  it('mined again with another log index: the shop credits the money only once', async () => {
    const payment = await harness.open('USDT_ERC20')
    harness.send({ address: payment.address, currency: 'USDT_ERC20', units: payment.expected })
    harness.nodes.ethereum.mine(1, true)
    await harness.poll()
    const [before] = (await harness.facts()).transfers
    harness.nodes.ethereum.reorganise(1, false)
    harness.nodes.ethereum.mine(12, true)
    await harness.poll()
    const { transfers, settlements } = await harness.facts()
    expect(transfers).toMatchObject([{ tx: before?.tx, units: payment.expected }])
    expect(transfers[0]?.place).not.toBe(before?.place)
    expect(settlements).toMatchObject([{ paid: payment.expected }])
  })

  it('re-org after completed: the order stays paid, and staff must decide', async () => {
    const payment = await harness.open()
    await harness.pay(payment)
    harness.nodes.bitcoin.reorganise(12, false)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'completed', attention: 'reverted', credited: 100_000n })
    harness.nodes.bitcoin.mine(12, true)
    await harness.poll()
    expect(await harness.of(payment)).toMatchObject({ status: 'completed', attention: null, confirmed: 100_000n })
    const { settlements, surpluses } = await harness.facts()
    expect({ settlements: settlements.length, surpluses }).toEqual({ settlements: 1, surpluses: [] })
  })

  it('ETH sent to a USDT address: nothing is paid, and staff must decide', async () => {
    const payment = await harness.open('USDT_ERC20')
    const paid = await harness.pay(payment, 10n ** 18n, 'ETH')
    expect(paid).toMatchObject({ status: 'review', attention: 'wrong-asset', received: 0n, credited: null })
  })
})

describe('the moment at which coins arrive', () => {
  it('the expiry instant: this millisecond is in time, the next millisecond is too late', async () => {
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

  it('seen before the expiry, mined after: the payment keeps its exchange rate', async () => {
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

  it('late after the rate fell: the order is not paid, and staff must decide', async () => {
    const payment = await harness.open()
    harness.wait(30 * MINUTE)
    harness.rates.BTC = '94000'
    expect(await harness.pay(payment)).toMatchObject({ status: 'review', attention: 'late', credited: null })
  })

  it('late after the rate rose: the money pays the order, without a surplus', async () => {
    const payment = await harness.open()
    harness.wait(30 * MINUTE)
    harness.rates.BTC = '120000'
    expect(await harness.pay(payment)).toMatchObject({ status: 'completed', credited: 100_000n })
    expect(await harness.surplusOf(payment)).toBe(0n)
  })

  it('day 8: the shop no longer watches the address, and staff must decide', async () => {
    const payment = await harness.open()
    harness.wait(7 * DAY + 20 * MINUTE + SECOND)
    const paid = await harness.pay(payment, payment.expected * 5n)
    expect(paid).toMatchObject({ status: 'review', attention: 'after-watch', received: 0n, credited: null })
  })

  it('clock skew: a future block gets the present time, past blocks keep their time', async () => {
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

  it('server down across the expiry: money that was mined in time pays the order', async () => {
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
