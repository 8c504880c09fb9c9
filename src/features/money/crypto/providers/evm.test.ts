import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { after, HOUR, MINUTE, SECOND } from '#base/time.ts'
import { CHAIN_ID, type EvmDouble, hashAt, openEvmDouble } from '../../../../../test/evm-double.ts'
import type { OwnAddresses } from '../model.ts'
import { tronAddressFrom } from './addresses.ts'
import { agreeingSources } from './agreeing-sources.ts'
import { ethereumChain, evmSource } from './evm.ts'
import { TRANSFER_EVENT } from './evm-answers.ts'
import { tronChain } from './tron.ts'

const TOKEN = `0x${'aa'.repeat(20)}`
const OURS = `0x${'bb'.repeat(20)}`
const START = new Date('2026-11-20T10:00:00Z')
const ethereum = ethereumChain({ chainId: CHAIN_ID, usdtContract: TOKEN })
const tron = tronChain({ chainId: CHAIN_ID, usdtContract: tronAddressFrom(TOKEN) })
const addresses: OwnAddresses = {
  among: async () => new Set(),
  watched: async () => [OURS],
  givenFrom: async (places) => ({ keys: [], places }),
}

let node: EvmDouble
let other: EvmDouble
let now: Date

beforeEach(async () => {
  node = await openEvmDouble()
  other = await openEvmDouble()
  now = START
})
afterEach(async () => {
  await node.close()
  await other.close()
})

const sourceOf = ({ url }: EvmDouble, chain = ethereum) => evmSource(url, chain, () => now)
const word = (text: string) => `0x${text.replace('0x', '').padStart(64, '0')}`
const paid = (units: bigint) => ({
  address: TOKEN,
  topics: [TRANSFER_EVENT, word('0x1'), word(OURS)],
  data: word(units.toString(16)),
  transactionHash: word('0xfeed'),
})

/** Adds blocks, one per minute. The last block has the current time. */
function grow(to: EvmDouble, count: number, made: Parameters<EvmDouble['add']>[1] = {}): void {
  for (let left = count - 1; left >= 0; left -= 1) to.add(after(now, -left * MINUTE), made)
}

describe('the answer about the newest block of Ethereum', () => {
  it('includes the final block, which the shop requests at most every five minutes', async () => {
    const source = sourceOf(node)
    for (let look = 0; look < 50; look += 1) {
      grow(node, 1)
      await source.tip()
      now = after(now, 12 * SECOND)
    }
    expect(node.count('eth_getBlockByNumber', 'finalized')).toBe(2)
    expect(node.count('eth_getBlockByNumber', 'latest')).toBe(50)
  })

  it('includes the last known final block between two requests for the final block', async () => {
    const source = sourceOf(node)
    grow(node, 100)
    expect(await source.tip()).toMatchObject({ height: 99, finalized: 35 })
    grow(node, 20)
    expect(await source.tip()).toMatchObject({ height: 119, finalized: 35 })
    now = after(now, 5 * MINUTE)
    grow(node, 1)
    expect(await source.tip()).toMatchObject({ height: 120, finalized: 56 })
  })

  it('includes a freshly requested final block after the server’s clock goes back', async () => {
    const source = sourceOf(node)
    grow(node, 100)
    await source.tip()
    now = after(now, -HOUR)
    await source.tip()
    expect(node.count('eth_getBlockByNumber', 'finalized')).toBe(2)
  })

  it('is used again when the shop reads the newest block', async () => {
    const source = sourceOf(node)
    grow(node, 3, { logs: [paid(5n)] })
    await source.tip()
    const block = await source.blockAt(2, addresses)
    expect(block).toMatchObject({ height: 2, hash: hashAt(2), transfers: [{ units: 5n }] })
    expect(node.count('eth_getBlockByNumber')).toBe(2)
    expect(await source.blockAt(1, addresses)).toMatchObject({ height: 1, hash: hashAt(1) })
  })
})

/** The price of each method in credits of Infura: https://docs.metamask.io/services/get-started/pricing/credit-cost */
const INFURA: Record<string, number> = { eth_getBlockByNumber: 80, eth_getLogs: 255, eth_call: 80, eth_chainId: 5 }

it('one day of polling Ethereum costs less than the 3,000,000 free credits of Infura', async () => {
  const source = sourceOf(node)
  grow(node, 70)
  const looks = 100
  for (let look = 0; look < looks; look += 1) {
    now = after(now, ethereum.paceMs)
    node.add(now)
    const { height } = await source.tip()
    await source.blockAt(height, { ...addresses, watched: async () => [] })
  }
  const credits = node.calls.reduce((sum, { method }) => sum + (INFURA[method] ?? Number.NaN), 0)
  const looksInADay = (24 * HOUR) / ethereum.paceMs
  expect((credits / looks) * looksInADay).toBeLessThan(2_600_000)
})

describe('two nodes, of which one has no old balances,', () => {
  beforeEach(() => {
    // In block 5 a contract sent ether to the shop. While the shop was down, 200 more blocks were mined.
    for (const one of [node, other]) {
      grow(one, 5)
      one.add(now, { balances: { [OURS]: 7n }, logs: [paid(3n)] })
      grow(one, 200, { balances: { [OURS]: 7n } })
    }
    now = after(now, HOUR)
  })

  it('agree on the block, but leave out ether that appears only in balances', async () => {
    other.isArchive = false
    const both = agreeingSources([sourceOf(node), sourceOf(other)])
    expect((await both.blockAt(5, addresses))?.transfers).toMatchObject([{ currency: 'USDT_ERC20', units: 3n }])
    const turned = agreeingSources([sourceOf(other), sourceOf(node)])
    expect((await turned.blockAt(5, addresses))?.transfers).toMatchObject([{ currency: 'USDT_ERC20', units: 3n }])
  })

  it('disagree if both have the balances and the balances are different', async () => {
    other.blocks[5] = { ...other.blocks[5]!, balances: {} }
    const both = agreeingSources([sourceOf(node), sourceOf(other)])
    await expect(both.blockAt(5, addresses)).rejects.toThrow('do not agree')
  })

  it('disagree about a block if their token transfers are different', async () => {
    other.isArchive = false
    other.blocks[5] = { ...other.blocks[5]!, logs: [paid(4n)] }
    const both = agreeingSources([sourceOf(node), sourceOf(other)])
    await expect(both.blockAt(5, addresses)).rejects.toThrow('do not agree')
  })

  it('do not hide ether if the shop asks only the node with balances', async () => {
    const block = await sourceOf(node).blockAt(5, addresses)
    expect(block?.transfers).toMatchObject([{ units: 3n }, { currency: 'ETH', units: 7n }])
    expect(block?.balancesUnknown).toBeUndefined()
  })
})

describe('the requests that the shop sends to a node', () => {
  const foreign = { address: `0x${'cc'.repeat(20)}`, topics: [], data: '0xabcdef', transactionHash: word('0x2') }

  it('ask a TRON node for all events if the event filter finds nothing', async () => {
    node.hasBlooms = false
    grow(node, 100, { logs: [foreign, paid(9n)] })
    expect((await sourceOf(node, tron).blockAt(30, addresses))?.transfers).toMatchObject([
      { currency: 'USDT_TRC20', address: tronAddressFrom(OURS), units: 9n },
    ])
  })

  it('are not repeated to a TRON node if the event filter finds an event', async () => {
    grow(node, 100, { logs: [foreign, paid(9n)] })
    expect((await sourceOf(node, tron).blockAt(30, addresses))?.transfers).toMatchObject([{ units: 9n }])
    expect(node.count('eth_getLogs')).toBe(1)
  })

  it('return only the final blocks of TRON', async () => {
    node.finalBelow = 19
    for (let at = 0; at < 100; at += 1) node.add(after(now, (at - 99) * 3 * SECOND))
    const source = sourceOf(node, tron)
    expect(await source.tip()).toEqual({ height: 80, hash: hashAt(80), finalized: 80 })
    expect(source.finalOnly).toBe(true)
    expect(agreeingSources([source, source]).finalOnly).toBe(true)
    expect(sourceOf(node).finalOnly).toBeUndefined()
    expect(sourceOf(node).knownByBlocks).toBe(true)
    expect(agreeingSources([sourceOf(node), sourceOf(node)]).knownByBlocks).toBe(true)
  })

  it('ask an Ethereum node only once for the events of an empty block', async () => {
    grow(node, 100)
    await sourceOf(node).blockAt(30, addresses)
    expect(node.count('eth_getLogs')).toBe(1)
  })
})

describe('the balance of a payment address', () => {
  const at = tronAddressFrom(OURS)

  it('includes USDT and TRX on TRON, and is read at the newest block', async () => {
    node.tokens[TOKEN] = { [OURS]: 95_000_000n }
    node.coins[OURS] = 300_000_000n
    const holdings = [{ currency: 'USDT_TRC20', address: at } as const, { currency: 'native', address: at } as const]
    expect(await sourceOf(node, tron).holdings?.(holdings)).toEqual([95_000_000n, 300_000_000n])
    expect(node.calls.map(({ method }) => method)).toEqual(['eth_call', 'eth_getBalance'])
    expect(node.calls[1]?.params).toEqual([OURS, 'latest'])
  })

  it('includes USDT and ether on Ethereum', async () => {
    node.tokens[TOKEN] = { [OURS]: 5n }
    node.coins[OURS] = 7n
    const holdings = (['USDT_ERC20', 'ETH', 'native'] as const).map((currency) => ({ currency, address: OURS }))
    expect(await sourceOf(node).holdings?.(holdings)).toEqual([5n, 7n, 7n])
  })

  it('excludes tokens of another contract', async () => {
    node.tokens[`0x${'cc'.repeat(20)}`] = { [OURS]: 5n }
    expect(await sourceOf(node).holdings?.([{ currency: 'USDT_ERC20', address: OURS }])).toEqual([0n])
  })

  it('is the lower balance if two nodes give different balances', async () => {
    node.coins[OURS] = 7n
    other.coins[OURS] = 6n
    const both = agreeingSources([sourceOf(node, tron), sourceOf(other, tron)])
    expect(await both.holdings?.([{ currency: 'native', address: at }])).toEqual([6n])
  })

  it('is unknown if the node refuses the request or sends no number', async () => {
    const ask = async () => await sourceOf(node, tron).holdings?.([{ currency: 'native', address: at }])
    node.instead = ({ id }) => ({ body: JSON.stringify({ id, error: { code: -32_601, message: 'not available' } }) })
    await expect(ask()).rejects.toThrow('refused')
    node.instead = ({ id }) => ({ body: JSON.stringify({ id, result: 'much' }) })
    await expect(ask()).rejects.toThrow('eth_getBalance')
  })
})
