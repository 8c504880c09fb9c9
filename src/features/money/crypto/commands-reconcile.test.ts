import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '#base/time.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { limits } from '#server/database/rate-limit-table.ts'
import { CHAIN_ID, type EvmDouble, openEvmDouble } from '../../../../test/evm-double.ts'
import { insertOrders } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { openHarness, type Harness } from '../../../../test/money/harness.ts'
import { prepareModel } from '../../../../test/money/payment-world.ts'
import { reconcileHoldings, type Candidates } from './commands-reconcile.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import type { AddressAsset } from './model.ts'
import { openAccount, tronAddressFrom, tronHexFrom } from './providers/addresses.ts'
import { evmSource } from './providers/evm.ts'
import { tronChain } from './providers/tron.ts'
import type { PaymentEvent } from '#features/money/settlements/model.ts'

let shop: TestShop
let harness: Harness
let candidates: Candidates
let eventsSeen: PaymentEvent[]
let requests: AddressAsset[]

beforeAll(async () => {
  shop = await openTestShop()
  await prepareModel(shop.shop.db)
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(limits)
  harness = await openHarness(shop)
  candidates = new Map()
  eventsSeen = []
  requests = []
  harness.process.orders = { ...harness.process.orders, onEvent: async (_tx, event) => void eventsSeen.push(event) }
})

const compare = async () => await reconcileHoldings(harness.process, candidates)

function holding(chain: Chain, unitsAt: (place: AddressAsset) => bigint): void {
  harness.nodes[chain].source.holdings = async (places) => {
    requests.push(...places)
    return places.map(unitsAt)
  }
}

/** Inserts copies of a payment. */
async function multiply({ id }: { id: string }, times: number): Promise<void> {
  const places = sql`generate_series(1, ${times}::integer)`
  await insertOrders(shop.shop.db, sql`select 'copy-' || n as id from ${places} n`)
  await shop.shop.db.execute(sql`insert into payment
    select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || n, 'order_id', 'copy-' || n, 'index', 1000 + n,
      'address', 'COPY-' || n, 'address_key', 'COPY-' || n))).* from payment p, ${places} n where p.id = ${id}`)
}

describe('the daily comparison of the shop’s addresses with the nodes', () => {
  it('checks all payments of the last 90 days once a day', async () => {
    await multiply(await harness.open('ETH'), 700)
    holding('ethereum', () => 0n)
    for (let hour = 0; hour < 23; hour += 1) {
      harness.wait(HOUR)
      await compare()
    }
    expect(requests).toHaveLength(701)
    expect(new Set(requests.map(({ address }) => address)).size).toBe(701)
    harness.wait(HOUR)
    await compare()
    expect(requests.length).toBeGreaterThan(701)
  })

  it('finds money at the address of every payment, however many payments exist', async () => {
    await multiply(await harness.open('ETH'), 700)
    holding('ethereum', ({ address }) => (address === 'COPY-1' || address === 'COPY-650' ? 1n : 0n))
    for (let hour = 0; hour < 24; hour += 1) {
      harness.wait(HOUR)
      await compare()
    }
    expect(eventsSeen.map(({ reference }) => reference).toSorted()).toEqual(['copy-1', 'copy-650'])
  })

  it('continues in the next hour if a node did not answer', async () => {
    await multiply(await harness.open('ETH'), 700)
    holding('ethereum', () => 0n)
    harness.wait(HOUR)
    await compare()
    harness.nodes.ethereum.source.holdings = async () => await Promise.reject(new Error('the node is unavailable'))
    harness.wait(HOUR)
    await compare()
    holding('ethereum', () => 0n)
    for (let hour = 0; hour < 3; hour += 1) {
      harness.wait(HOUR)
      await compare()
    }
    expect(new Set(requests.map(({ address }) => address)).size).toBe(701)
  })
})

describe('TRX at a payment address for USDT', () => {
  const trx = (units: bigint) => holding('tron', ({ currency }) => (currency === 'native' ? units : 0n))
  const compareTwice = async () => {
    await compare()
    harness.wait(HOUR)
    await compare()
  }

  it('is reported to the staff as unexplained money', async () => {
    const { id } = await harness.open('USDT_TRC20')
    trx(300_000_000n)
    await compareTwice()
    expect(eventsSeen).toMatchObject([{ kind: 'review', attention: 'unexplained', reference: id }])
  })

  it('is not reported if it is less than 5 TRX', async () => {
    await harness.open('USDT_TRC20')
    trx(4_999_999n)
    await compareTwice()
    expect(eventsSeen).toEqual([])
  })

  it('is not reported after USDT was paid, because TRX may be for fees', async () => {
    await harness.pay(await harness.open('USDT_TRC20'))
    holding('tron', ({ currency }) => (currency === 'native' ? 300_000_000n : 95_000_000n))
    await compareTwice()
    expect(eventsSeen).toEqual([])
    expect(requests.some(({ currency }) => currency === 'native')).toBe(false)
  })

  it('is not reported if its value is zero, even without a dust limit', async () => {
    await harness.open('USDT_ERC20')
    const { policy } = harness.process
    harness.process.policy = () => ({ ...policy(), dustCents: 0 })
    holding('ethereum', () => 0n)
    await compareTwice()
    expect(eventsSeen).toEqual([])
    harness.wait(24 * HOUR)
    holding('ethereum', ({ currency }) => (currency === 'native' ? 1n : 0n))
    await compareTwice()
    expect(eventsSeen).toMatchObject([{ attention: 'unexplained' }])
  })

  it('is reported in the same way as ether that no block showed', async () => {
    const tether = await harness.open('USDT_ERC20')
    harness.send({ address: tether.address, currency: 'ETH', units: 10n ** 16n })
    harness.nodes.ethereum.mine(1, true)
    await harness.poll()
    eventsSeen.length = 0
    holding('ethereum', ({ currency }) => (currency === 'native' ? 10n ** 16n : 0n))
    await compareTwice()
    expect(eventsSeen).toEqual([])
    harness.wait(24 * HOUR)
    holding('ethereum', ({ currency }) => (currency === 'native' ? 2n * 10n ** 16n : 0n))
    await compareTwice()
    expect(eventsSeen).toMatchObject([{ attention: 'unexplained', reference: tether.id }])
  })
})

describe('the daily comparison with a TRON node', () => {
  const TETHER = `0x${'aa'.repeat(20)}`
  let node: EvmDouble
  let address: string
  let id: string
  beforeEach(async () => {
    node = await openEvmDouble()
    const chain = tronChain({ chainId: CHAIN_ID, usdtContract: tronAddressFrom(TETHER) })
    const source = evmSource(node.url, chain, harness.now)
    harness.nodes.tron.source.holdings = async (assets) => (await source.holdings?.(assets)) ?? []
    harness.process.accounts = { ...harness.process.accounts, tron: openAccount('tron', SANDBOX_KEYS.tron, 'test') }
    const payment = await harness.open('USDT_TRC20')
    id = payment.id
    address = tronHexFrom(payment.address)
  })
  afterEach(async () => await node.close())
  const compareTwice = async () => {
    await compare()
    harness.wait(HOUR)
    await compare()
  }

  it('asks for TRX and USDT, and reports unexplained money to the staff', async () => {
    node.coins[address] = 300_000_000n
    await compareTwice()
    expect(eventsSeen).toMatchObject([{ kind: 'review', attention: 'unexplained', reference: id }])
    expect([node.count('eth_getBalance', address), node.count('eth_call')]).toEqual([2, 2])
  })

  it('finds USDT that no block showed', async () => {
    node.tokens[TETHER] = { [address]: 1n }
    await compareTwice()
    expect(eventsSeen).toMatchObject([{ attention: 'unexplained', reference: id }])
  })

  it('does not report anything to the staff if the balance is zero', async () => {
    await compareTwice()
    expect([eventsSeen, node.calls.length]).toEqual([[], 2])
  })
})
