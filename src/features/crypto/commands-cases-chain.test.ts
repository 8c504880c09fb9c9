import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#base/time.ts'
import { openTill, type Till } from '../../../test/money/harness.ts'
import { prepareModel } from '../../../test/money/world.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'

// The list "Chain" of design/payments.md; every title begins with its words there. What only a real node can show of it stands in
// test/nodes/evm.test.ts.

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

describe('the chain', () => {
  it('one transaction paying three orders: pays each of them', async () => {
    const opened = [await till.open('BTC', 0), await till.open('BTC', 1), await till.open('BTC', 2)]
    till.send(...opened.map(({ address, expected }) => ({ address, currency: 'BTC' as const, units: expected })))
    till.nodes.bitcoin.mine(1, true)
    await till.look()
    for (const payment of opened) expect((await till.of(payment)).status).toBe('completed')
    expect((await till.facts()).settlements).toHaveLength(3)
  })

  it('twice to one address: in one transaction both count', async () => {
    const payment = await till.open()
    const half = { address: payment.address, currency: 'BTC' as const, units: 50_000n }
    till.send(half, half)
    till.nodes.bitcoin.mine(1, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'completed', received: 100_000n })
    expect((await till.facts()).transfers).toHaveLength(2)
  })

  it('replaced by fee: the one that was mined counts, the other never was', async () => {
    const payment = await till.open()
    till.send({ address: payment.address, currency: 'BTC', units: 100_000n })
    await till.look()
    expect((await till.of(payment)).status).toBe('confirming')
    till.nodes.bitcoin.replace((tx) => ({ ...tx, hash: 'dearer' }))
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'confirming', received: 100_000n })
    till.nodes.bitcoin.mine(1, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'completed', received: 100_000n })
    expect((await till.facts()).transfers).toMatchObject([{ tx: 'dearer' }])
  })

  it('double spend: money that was announced and went elsewhere pays nothing', async () => {
    const payment = await till.open()
    till.send({ address: payment.address, currency: 'BTC', units: 100_000n })
    await till.look()
    till.nodes.bitcoin.replace((tx) => ({ ...tx, hash: 'elsewhere', outputs: [] }))
    till.nodes.bitcoin.mine(6, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    till.wait(21 * MINUTE)
    await till.look()
    expect((await till.of(payment)).status).toBe('expired')
  })

  it('re-org of 1: takes back what it took, and mined again it counts once', async () => {
    const payment = await till.open('USDT_ERC20')
    till.send({ address: payment.address, currency: 'USDT_ERC20', units: payment.expected })
    till.nodes.ethereum.mine(1, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'confirming', received: payment.expected })
    till.nodes.ethereum.reorganise(1, false)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    till.nodes.ethereum.mine(12, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'completed', received: payment.expected })
    expect((await till.facts()).transfers).toHaveLength(1)
  })

  it('re-org of more than the window: a hundred blocks and more are taken back in one step', async () => {
    const payment = await till.open()
    till.send({ address: payment.address, currency: 'BTC', units: 40_000n })
    till.nodes.bitcoin.mine(130, true)
    await till.look()
    expect((await till.of(payment)).status).toBe('partial')
    till.nodes.bitcoin.reorganise(130, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    const { blocks, transfers } = await till.facts()
    expect(transfers).toEqual([])
    expect(blocks.filter(({ chain }) => chain === 'bitcoin').map(({ hash }) => hash)).toEqual(
      till.nodes.bitcoin.blocks.map(({ hash }) => hash),
    )
  })

  it('re-org of more than the window: one that shares no block with what is known is not believed', async () => {
    const payment = await till.open()
    till.nodes.bitcoin.blocks.forEach((block) => {
      block.hash = `other-${block.hash}`
    })
    till.send({ address: payment.address, currency: 'BTC', units: payment.expected })
    till.nodes.bitcoin.mine(3, true)
    till.wait(MINUTE)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'pending', received: 0n })
    expect((await till.facts()).watches).toContainEqual(expect.objectContaining({ failed: till.now().getTime() }))
  })

  it('mined again with another log index: is the same money', async () => {
    const payment = await till.open('USDT_ERC20')
    till.send({ address: payment.address, currency: 'USDT_ERC20', units: payment.expected })
    till.nodes.ethereum.mine(1, true)
    await till.look()
    const [before] = (await till.facts()).transfers
    till.nodes.ethereum.reorganise(1, false)
    till.nodes.ethereum.mine(12, true)
    await till.look()
    const { transfers, settlements } = await till.facts()
    expect(transfers).toMatchObject([{ tx: before?.tx, units: payment.expected }])
    expect(transfers[0]?.place).not.toBe(before?.place)
    expect(settlements).toMatchObject([{ paid: payment.expected }])
  })

  it('re-org after completed: revokes nothing, calls a person, and never credits twice', async () => {
    const payment = await till.open()
    await till.pay(payment)
    till.nodes.bitcoin.reorganise(12, false)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'completed', attention: 'reverted', credited: 100_000n })
    till.nodes.bitcoin.mine(12, true)
    await till.look()
    expect(await till.of(payment)).toMatchObject({ status: 'completed', attention: null, confirmed: 100_000n })
    const { settlements, surpluses } = await till.facts()
    expect({ settlements: settlements.length, surpluses }).toEqual({ settlements: 1, surpluses: [] })
  })

  it('ETH sent to a USDT address: waits for a person and pays nothing', async () => {
    const payment = await till.open('USDT_ERC20')
    const paid = await till.pay(payment, 10n ** 18n, 'ETH')
    expect(paid).toMatchObject({ status: 'review', attention: 'wrong-asset', received: 0n, credited: null })
  })
})
