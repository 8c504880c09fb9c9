import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { prepareModel } from '../../../test/money/world.ts'
import { openTill, type Till } from '../../../test/money/harness.ts'
import { createPayment } from '#features/crypto/commands.ts'
import { watchChain, watchIdleChains } from '#features/crypto/commands-watch.ts'
import { paymentJobs } from '#features/crypto/jobs.ts'
import { type Chain, CHAINS } from '#features/settlements/model-currencies.ts'
import type { ChainSource } from '#features/crypto/model.ts'

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

const watchOf = async (chain: Chain) => (await till.facts()).watches.find((one) => one.chain === chain)
const never = async (): Promise<never> => await new Promise(() => {})

/** How often the tip of a chain is asked for. */
function countLooks(source: ChainSource) {
  const counted = { looks: 0 }
  const { tip } = source
  source.tip = async () => {
    counted.looks += 1
    return await tip()
  }
  return counted
}

describe('a clock that is set back an hour', () => {
  it('keeps nobody from looking, and what came meanwhile is credited', async () => {
    const payment = await till.open('BTC')
    till.wait(-HOUR)
    till.send({ address: payment.address, currency: 'BTC', units: payment.expected })
    till.nodes.bitcoin.mine(1, true)
    await watchIdleChains(till.process, SECOND)
    expect((await till.of(payment)).status).toBe('completed')
    expect((await watchOf('bitcoin'))?.looked).toBe(till.now().getTime())
  })

  it('lets a new quote hold for all of its time', async () => {
    await till.open('BTC')
    till.wait(-HOUR)
    await till.look()
    const payment = await till.open('BTC', 1)
    till.wait(19 * MINUTE)
    await till.look()
    expect((await till.of(payment)).status).toBe('pending')
    till.wait(2 * MINUTE)
    await till.look()
    expect((await till.of(payment)).status).toBe('expired')
  })

  it('lets a node that failed be found well again', async () => {
    await till.open('BTC')
    till.nodes.bitcoin.mood = { is: 'away' }
    await till.look()
    till.nodes.bitcoin.mood = { is: 'well' }
    till.wait(-HOUR)
    await till.look()
    expect((await watchOf('bitcoin'))?.failed).toBeNull()
  })
})

describe('a tip that steps back on the chain that is known', () => {
  beforeEach(async () => {
    await till.open('ETH')
    till.nodes.ethereum.mine(3, true)
    await till.look()
    till.nodes.ethereum.mood = { is: 'behind', blocks: 1 }
  })

  it('is nothing new: the node is not away and its coin is offered', async () => {
    till.wait(12 * SECOND)
    await till.look()
    expect(await watchOf('ethereum')).toMatchObject({ failed: null, final: expect.any(Number) })
    expect((await till.open('ETH', 1)).status).toBe('pending')
  })

  it('tells nothing of what came, so that nothing expires and after a while the coin is not offered', async () => {
    till.wait(HOUR)
    await till.look()
    const [payment] = (await till.facts()).payments
    expect(payment?.status).toBe('pending')
    await expect(till.open('ETH', 1)).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
  })

  it('is asked for again no sooner than its pace', async () => {
    till.nodes.ethereum.source.paceMs = 12 * SECOND
    const counted = countLooks(till.nodes.ethereum.source)
    till.wait(12 * SECOND)
    for (let second = 0; second < 10; second += 1) {
      await watchIdleChains(till.process, SECOND)
      till.wait(SECOND)
    }
    expect(counted.looks).toBe(1)
  })
})

describe('a chain that shows final blocks only', () => {
  beforeEach(() => {
    till.nodes.tron.source.finalOnly = true
  })

  it('is known no further than its newest block: a payment of the last minute is waited for', async () => {
    const payment = await till.open('USDT_TRC20')
    till.wait(19 * MINUTE + 50 * SECOND)
    till.send({ address: payment.address, currency: 'USDT_TRC20', units: payment.expected })
    till.nodes.tron.mine(1, true)
    // The block is not final yet.
    till.nodes.tron.mood = { is: 'behind', blocks: 1 }
    till.wait(30 * SECOND)
    await till.look()
    expect((await till.of(payment)).status).toBe('pending')
    await expect(till.open('USDT_TRC20')).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    till.nodes.tron.mood = { is: 'well' }
    till.nodes.tron.mine(3, true)
    till.wait(30 * SECOND)
    await till.look()
    expect((await till.of(payment)).status).toBe('completed')
  })

  it('lets a quote expire with the first block after its time', async () => {
    const payment = await till.open('USDT_TRC20')
    till.wait(21 * MINUTE)
    await till.look()
    expect((await till.of(payment)).status).toBe('pending')
    till.nodes.tron.mine(1, true)
    await till.look()
    expect((await till.of(payment)).status).toBe('expired')
  })
})

describe("a visitor's request", () => {
  it('brings the chain of its own coin up to date, and no other', async () => {
    const other = await till.open('ETH', 1)
    const old = await till.open('BTC')
    till.wait(21 * MINUTE)
    await watchChain(till.process, 'ethereum')
    const others = [till.nodes.ethereum, till.nodes.tron].map(({ source }) => countLooks(source))
    expect((await till.open('BTC')).status).toBe('pending')
    expect((await till.of(old)).status).toBe('expired')
    expect((await till.of(other)).status).toBe('pending')
    expect(others.map(({ looks }) => looks)).toEqual([0, 0])
  })

  it('does not wait for a node that does not answer', async () => {
    await till.open('BTC')
    till.wait(21 * MINUTE)
    till.nodes.bitcoin.source.tip = never
    const started = performance.now()
    const input = { orderId: 'order-0', currency: 'BTC', amountUsd: 95 } as const
    await expect(createPayment(till.process, input)).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    expect(performance.now() - started).toBeLessThan(5 * SECOND)
    expect((await watchOf('bitcoin'))?.failed).toBeNull()
  })

  it('keeps what it could read of a chain that it cannot catch up with', async () => {
    await till.open('BTC')
    till.nodes.bitcoin.mine(3, true)
    till.wait(21 * MINUTE)
    const { source } = till.nodes.bitcoin
    const { blockAt } = source
    source.blockAt = async (height, ours) => (height < 3 ? await blockAt(height, ours) : await never())
    await expect(till.open('BTC')).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    expect((await till.facts()).blocks.map(({ height }) => height)).toEqual([0, 1, 2])
  })
})

describe('the jobs of coins', () => {
  it.each(['watch-chains', 'reconcile-holdings'])('%s ends when it is told to, whatever a node does', async (name) => {
    await till.open('ETH')
    till.wait(MINUTE)
    for (const chain of CHAINS) Object.assign(till.nodes[chain].source, { tip: never, holdings: never })
    const job = paymentJobs(till.process).find((one) => one.name === name)
    const stopping = new AbortController()
    const work = job?.work(stopping.signal)
    await new Promise((done) => setTimeout(done, 200))
    stopping.abort()
    const started = performance.now()
    await work
    expect(performance.now() - started).toBeLessThan(SECOND)
  })
})

describe('a node with a pace', () => {
  const looksIn = async (ms: number): Promise<number> => {
    till.nodes.ethereum.source.paceMs = 12 * SECOND
    const counted = countLooks(till.nodes.ethereum.source)
    for (let left = ms; left > 0; left -= SECOND) {
      till.wait(SECOND)
      await watchIdleChains(till.process, SECOND)
    }
    return counted.looks
  }

  it('is asked less often while no payment is open', async () => {
    await till.look()
    expect(await looksIn(3 * MINUTE)).toBe(4)
  })

  it('is asked at its pace while one is', async () => {
    await till.open('ETH')
    expect(await looksIn(3 * MINUTE)).toBe(15)
  })
})
