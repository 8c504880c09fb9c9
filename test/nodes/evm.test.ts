import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../src/base/time.ts'
import { surpluses } from '../../src/features/money/settlements/tables.ts'
import { transfers } from '../../src/features/money/crypto/tables.ts'
import { payer } from './anvil.ts'
import { ENOUGH_BLOCKS, type EvmWorld, openEvmWorld } from './evm-world.ts'

let world: EvmWorld
beforeAll(async () => {
  world = await openEvmWorld()
})
afterAll(async () => await world.close())
beforeEach(async () => await world.clear())

const surplusOf = async (id: string) =>
  (await world.db.select().from(surpluses).where(eq(surpluses.reference, id)))[0]?.units

describe('a USDT payment that a real node sees', () => {
  it('pays an order after enough blocks if the sum is exact', async () => {
    const payment = await world.open('USDT_ERC20')
    const hash = await world.token('transfer', [payment.address, payment.expected])
    await world.poll()
    expect((await world.of(payment.id)).status).toBe('pending')
    await world.mineAndPoll()
    expect(await world.of(payment.id)).toMatchObject({ status: 'confirming', confirmations: 1, transactionHash: hash })
    await world.mineAndPoll(ENOUGH_BLOCKS - 2)
    expect(await world.of(payment.id)).toMatchObject({ status: 'confirming', confirmations: 11 })
    await world.mineAndPoll()
    expect(await world.of(payment.id)).toMatchObject({ status: 'completed', credited: 95_000_000n })
    expect(world.settled).toEqual([payment.orderId])
  })

  it('is completed by a second transfer if the first transfer lacks one unit', async () => {
    const payment = await world.open('USDT_ERC20')
    const { minimum } = await world.of(payment.id)
    await world.token('transfer', [payment.address, minimum - 1n])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'partial', confirmed: minimum - 1n })
    await world.token('transfer', [payment.address, 1n])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect((await world.of(payment.id)).status).toBe('completed')
    expect(world.settled).toEqual([payment.orderId])
  })

  it('pays an order once if it has twice the price, and leaves a surplus', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    await world.token('transfer', [payment.address, payment.expected])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect((await world.of(payment.id)).status).toBe('completed')
    expect(await surplusOf(payment.id)).toBe(payment.expected)
    expect(world.settled).toEqual([payment.orderId])
  })

  it('pays after the quote’s end only if the money is worth the price', async () => {
    const worth = await world.open('USDT_ERC20')
    const fallen = await world.open('ETH')
    await world.wait(30 * MINUTE)
    await world.mineAndPoll()
    expect((await world.of(worth.id)).status).toBe('expired')
    world.rates.ETH = '2500'
    await world.token('transfer', [worth.address, worth.expected])
    await world.payCoins(fallen.address, fallen.expected)
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect((await world.of(worth.id)).status).toBe('completed')
    expect(await world.of(fallen.id)).toMatchObject({ status: 'review', attention: 'late' })
  })

  it('can pay three orders in one transaction', async () => {
    const opened = [await world.open('USDT_ERC20'), await world.open('USDT_ERC20'), await world.open('USDT_ERC20')]
    await world.token('transfer', [world.batchAddress, 300_000_000n])
    await world.batch('payTokens', [world.tether, opened.map(({ address }) => address), 95_000_000n])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    for (const { id } of opened) expect((await world.of(id)).status).toBe('completed')
    expect(world.settled.toSorted()).toEqual(opened.map(({ orderId }) => orderId).toSorted())
  })

  it('token fee: the shop credits what arrives if the contract keeps a part', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.token('setFee', [200n])
    await world.token('transfer', [payment.address, payment.expected])
    await world.token('setFee', [0n])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'partial', confirmed: 93_100_000n })
  })

  it('fake token: the shop ignores counterfeit tokens, failed transfers and empty transfers', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.fakeToken('transfer', [payment.address, payment.expected])
    await world.token('transfer', [payment.address, 10n ** 18n])
    await world.token('transfer', [payment.address, 0n])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
    expect(await world.db.select().from(transfers)).toEqual([])
  })

  it('waits for a final block if the order is expensive', async () => {
    const payment = await world.open('USDT_ERC20', 1_500_00)
    await world.token('transfer', [payment.address, payment.expected])
    await world.mineAndPoll(40)
    expect((await world.of(payment.id)).status).toBe('confirming')
    await world.wait(5 * MINUTE)
    await world.mineAndPoll(40)
    expect((await world.of(payment.id)).status).toBe('completed')
  })
})

describe('an ether payment that a real node sees', () => {
  it('internal ETH: a person and a contract can pay orders in one block', async () => {
    const person = await world.open('ETH')
    const [one, two] = [await world.open('ETH'), await world.open('ETH')]
    await world.payCoins(person.address, person.expected)
    const value = one.expected + two.expected
    await world.batch('payCoins', [[one.address, two.address], false], { value })
    await world.payCoins(two.address, 5n)
    await world.mineAndPoll()
    expect((await world.of(two.id)).received).toBe(two.expected + 5n)
    await world.mineAndPoll(ENOUGH_BLOCKS)
    for (const { id } of [person, one, two]) expect((await world.of(id)).status).toBe('completed')
    expect(await surplusOf(two.id)).toBe(5n)
    expect(world.settled).toHaveLength(3)
  })

  it('reverted: a transfer that its contract undid is not credited', async () => {
    const payment = await world.open('ETH')
    await world.batch('payCoins', [[payment.address], true], { value: payment.expected })
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
  })

  it('is not credited if it was at the address before the order', async () => {
    const first = await world.open('ETH')
    const index = (await world.of(first.id)).index + 1
    await world.payCoins(world.account.addressAt(index), 10n ** 18n)
    await world.mineAndPoll()
    const payment = await world.open('ETH')
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ index, status: 'pending', received: 0n })
  })

  it('address swept early: money that is moved away too early still pays the order', async () => {
    const payment = await world.open('ETH')
    const address = payment.address as `0x${string}`
    await world.batch('payCoins', [[address], false], { value: payment.expected })
    await world.mineAndPoll()
    await world.node.client.impersonateAccount({ address })
    await world.node.client.sendTransaction({ account: address, to: payer.address, value: payment.expected / 2n })
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.node.client.getBalance({ address })).toBeLessThan(payment.expected)
    expect(await world.of(payment.id)).toMatchObject({ status: 'completed', received: payment.expected })
  })

  it('needs a decision by staff if the order expects USDT', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.payCoins(payment.address, 10n ** 16n)
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'review', attention: 'wrong-asset' })
  })
})

describe('a re-org that a real node sees', () => {
  it.each([1, 3])('of %d blocks removes a payment, which is credited once when mined again', async (depth) => {
    const payment = await world.open('USDT_ERC20')
    const other = await world.open('ETH')
    const hash = await world.token('transfer', [payment.address, payment.expected])
    await world.batch('payCoins', [[other.address], false], { value: other.expected })
    const raw = await world.node.client.request({ method: 'eth_getRawTransactionByHash', params: [hash] } as never)
    await world.mineAndPoll(depth)
    expect((await world.of(payment.id)).status).toBe('confirming')
    expect((await world.of(other.id)).status).toBe('confirming')
    await world.node.reorg(depth)
    await world.poll()
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
    expect(await world.of(other.id)).toMatchObject({ status: 'pending', received: 0n })
    expect(await world.db.select().from(transfers)).toEqual([])
    await world.node.client.sendRawTransaction({ serializedTransaction: raw })
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'completed', transactionHash: hash })
    expect(await world.db.select().from(transfers)).toHaveLength(1)
    expect(world.settled).toEqual([payment.orderId])
  })

  it('after an order’s completion leaves the order paid, and staff must decide', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    await world.mineAndPoll(ENOUGH_BLOCKS)
    await world.node.reorg(ENOUGH_BLOCKS)
    await world.poll()
    expect(await world.of(payment.id)).toMatchObject({ status: 'completed', attention: 'reverted' })
  })
})

describe('a shop that was stopped for a time', () => {
  it('credits a payment from that time exactly once, at the quoted rate', async () => {
    const payment = await world.open('USDT_ERC20')
    const inside = await world.open('ETH')
    await world.wait(5 * MINUTE)
    await world.token('transfer', [payment.address, payment.expected])
    await world.batch('payCoins', [[inside.address], false], { value: inside.expected })
    await world.node.mine(150)
    await world.wait(120 * MINUTE)
    world.rates.USDT = '0.5'
    await world.mineAndPoll()
    expect((await world.of(payment.id)).status).toBe('completed')
    expect((await world.of(inside.id)).status).toBe('completed')
    await world.poll()
    expect(world.settled).toHaveLength(2)
  })
})
