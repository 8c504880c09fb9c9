import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { prepareModel } from '../../../../test/money/payment-world.ts'
import { openHarness, type Harness } from '../../../../test/money/harness.ts'
import { createPayment } from './commands.ts'
import { watchChain, watchIdleChains } from './commands-watch.ts'
import { paymentJobs } from './jobs.ts'
import { type Chain, CHAINS } from '#features/money/settlements/model-currencies.ts'
import type { ChainSource } from './model.ts'

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

const watchOf = async (chain: Chain) => (await harness.facts()).watches.find((one) => one.chain === chain)
const never = async (): Promise<never> => await new Promise(() => {})

/** Counts how often the shop asks a node for its newest block. */
function countLooks(source: ChainSource) {
  const counted = { looks: 0 }
  const { tip } = source
  source.tip = async () => {
    counted.looks += 1
    return await tip()
  }
  return counted
}

describe('a server clock that goes back by an hour', () => {
  it('does not stop the polling of nodes, and money from this hour is credited', async () => {
    const payment = await harness.open('BTC')
    harness.wait(-HOUR)
    harness.send({ address: payment.address, currency: 'BTC', units: payment.expected })
    harness.nodes.bitcoin.mine(1, true)
    await watchIdleChains(harness.process, SECOND)
    expect((await harness.of(payment)).status).toBe('completed')
    expect((await watchOf('bitcoin'))?.polled).toBe(harness.now().getTime())
  })

  it('does not shorten a new price quote', async () => {
    await harness.open('BTC')
    harness.wait(-HOUR)
    await harness.poll()
    const payment = await harness.open('BTC', 1)
    harness.wait(19 * MINUTE)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('pending')
    harness.wait(2 * MINUTE)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('expired')
  })

  it('does not lengthen the pause after a failure of a node', async () => {
    await harness.open('BTC')
    harness.nodes.bitcoin.nodeState = { is: 'away' }
    await harness.poll()
    harness.nodes.bitcoin.nodeState = { is: 'well' }
    harness.wait(-HOUR)
    await harness.poll()
    expect((await watchOf('bitcoin'))?.failed).toBeNull()
  })
})

describe('a node whose newest block is lower than before, on the same chain,', () => {
  beforeEach(async () => {
    await harness.open('ETH')
    harness.nodes.ethereum.mine(3, true)
    await harness.poll()
    harness.nodes.ethereum.nodeState = { is: 'behind', blocks: 1 }
  })

  it('causes no change: the node is still available, and the shop offers its coin', async () => {
    harness.wait(12 * SECOND)
    await harness.poll()
    expect(await watchOf('ethereum')).toMatchObject({ failed: null, final: expect.any(Number) })
    expect((await harness.open('ETH', 1)).status).toBe('pending')
  })

  it('does not end price quotes; an hour later the shop stops offering the coin', async () => {
    harness.wait(HOUR)
    await harness.poll()
    const [payment] = (await harness.facts()).payments
    expect(payment?.status).toBe('pending')
    await expect(harness.open('ETH', 1)).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
  })

  it('is not polled before its interval ends', async () => {
    harness.nodes.ethereum.source.paceMs = 12 * SECOND
    const counted = countLooks(harness.nodes.ethereum.source)
    harness.wait(12 * SECOND)
    for (let second = 0; second < 10; second += 1) {
      await watchIdleChains(harness.process, SECOND)
      harness.wait(SECOND)
    }
    expect(counted.looks).toBe(1)
  })
})

it('a quote expires only after a slow node has all blocks before the quote’s end', async () => {
  harness.nodes.ethereum.source.knownByBlocks = true
  const [paid, unpaid] = [await harness.open('ETH'), await harness.open('ETH', 1)]
  harness.wait(18 * MINUTE)
  harness.send({ address: paid.address, currency: 'ETH', units: paid.expected })
  harness.nodes.ethereum.mine(1, true)
  harness.nodes.ethereum.nodeState = { is: 'behind', blocks: 1 }
  harness.wait(3 * MINUTE)
  await harness.poll()
  expect([(await harness.of(paid)).status, (await harness.of(unpaid)).status]).toEqual(['pending', 'pending'])
  harness.nodes.ethereum.nodeState = { is: 'well' }
  harness.nodes.ethereum.mine(12, true)
  await harness.poll()
  expect([(await harness.of(paid)).status, (await harness.of(unpaid)).status]).toEqual(['completed', 'expired'])
})

describe('a chain whose node shows only final blocks', () => {
  beforeEach(() => {
    harness.nodes.tron.source.finalOnly = true
  })

  it('is known only up to its newest final block, and later payments wait', async () => {
    const payment = await harness.open('USDT_TRC20')
    harness.wait(19 * MINUTE + 50 * SECOND)
    harness.send({ address: payment.address, currency: 'USDT_TRC20', units: payment.expected })
    harness.nodes.tron.mine(1, true)
    // The block is not final yet.
    harness.nodes.tron.nodeState = { is: 'behind', blocks: 1 }
    harness.wait(30 * SECOND)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('pending')
    await expect(harness.open('USDT_TRC20')).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    harness.nodes.tron.nodeState = { is: 'well' }
    harness.nodes.tron.mine(3, true)
    harness.wait(30 * SECOND)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('completed')
  })

  it('lets a quote expire only after a final block later than the quote’s end', async () => {
    const payment = await harness.open('USDT_TRC20')
    harness.wait(21 * MINUTE)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('pending')
    harness.nodes.tron.mine(1, true)
    await harness.poll()
    expect((await harness.of(payment)).status).toBe('expired')
  })
})

describe('a visitor’s request for a coin payment', () => {
  it('updates only the chain of the requested coin', async () => {
    const other = await harness.open('ETH', 1)
    const old = await harness.open('BTC')
    harness.wait(21 * MINUTE)
    await watchChain(harness.process, 'ethereum')
    const others = [harness.nodes.ethereum, harness.nodes.tron].map(({ source }) => countLooks(source))
    expect((await harness.open('BTC')).status).toBe('pending')
    expect((await harness.of(old)).status).toBe('expired')
    expect((await harness.of(other)).status).toBe('pending')
    expect(others.map(({ looks }) => looks)).toEqual([0, 0])
  })

  it('does not wait for a node that gives no answer', async () => {
    await harness.open('BTC')
    harness.wait(21 * MINUTE)
    harness.nodes.bitcoin.source.tip = never
    const started = performance.now()
    const input = { orderId: 'order-0', currency: 'BTC', amountUsd: 95 } as const
    await expect(createPayment(harness.process, input)).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    expect(performance.now() - started).toBeLessThan(30 * SECOND)
    expect((await watchOf('bitcoin'))?.failed).toBeNull()
  })

  it('saves the blocks already read, even if the chain is too far behind', async () => {
    await harness.open('BTC')
    harness.nodes.bitcoin.mine(3, true)
    harness.wait(21 * MINUTE)
    const { source } = harness.nodes.bitcoin
    const { blockAt } = source
    source.blockAt = async (height, addresses) => (height < 3 ? await blockAt(height, addresses) : await never())
    await expect(harness.open('BTC')).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    expect((await harness.facts()).blocks.map(({ height }) => height)).toEqual([0, 1, 2])
  })
})

describe('the jobs of coin payments', () => {
  it('poll each chain even if another chain takes a long time', async () => {
    const payment = await harness.open('USDT_TRC20')
    Object.assign(harness.nodes.bitcoin.source, { tip: never })
    harness.send({ address: payment.address, currency: 'USDT_TRC20', units: payment.expected })
    harness.nodes.tron.mine(19, true)
    harness.wait(MINUTE)
    const stopping = new AbortController()
    const watches = paymentJobs(harness.process).filter(({ name }) => name.startsWith('watch-'))
    const works = watches.map(async (job) => await job.work(stopping.signal))
    await expect.poll(async () => (await harness.of(payment)).status).toBe('completed')
    stopping.abort()
    await Promise.all(works)
  })

  it.each(['watch-bitcoin', 'watch-ethereum', 'watch-tron', 'reconcile-holdings'])(
    'stop when the shop stops, even if a node does not answer: %s',
    async (name) => {
      await harness.open('ETH')
      harness.wait(MINUTE)
      for (const chain of CHAINS) Object.assign(harness.nodes[chain].source, { tip: never, holdings: never })
      const job = paymentJobs(harness.process).find((one) => one.name === name)
      const stopping = new AbortController()
      const work = job?.work(stopping.signal)
      await new Promise((done) => setTimeout(done, 200))
      stopping.abort()
      const started = performance.now()
      await work
      expect(performance.now() - started).toBeLessThan(10 * SECOND)
    },
  )
})

describe('a node with its own polling interval', () => {
  const looksIn = async (ms: number): Promise<number> => {
    harness.nodes.ethereum.source.paceMs = 12 * SECOND
    const counted = countLooks(harness.nodes.ethereum.source)
    for (let left = ms; left > 0; left -= SECOND) {
      harness.wait(SECOND)
      await watchIdleChains(harness.process, SECOND)
    }
    return counted.looks
  }

  it('is polled less often while no payment is open', async () => {
    await harness.poll()
    expect(await looksIn(3 * MINUTE)).toBe(4)
  })

  it('is polled at its interval while a payment is open', async () => {
    await harness.open('ETH')
    expect(await looksIn(3 * MINUTE)).toBe(15)
  })
})
