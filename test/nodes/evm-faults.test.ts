import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../../src/base/time.ts'
import { agreeingSources } from '../../src/features/money/crypto/providers/agreeing-sources.ts'
import { evmSource } from '../../src/features/money/crypto/providers/evm.ts'
import { WrongChain } from '../../src/features/money/crypto/providers/json-rpc.ts'
import { findHead } from '../../src/features/money/crypto/queries-chain.ts'
import { type AnswerServer, openAnswerServer, type Reply } from '../answer-server.ts'
import { ENOUGH_BLOCKS, type EvmWorld, openEvmWorld } from './evm-world.ts'

type RpcRequest = { id: number; method: string; params: unknown[] }
/** The false answers of a node between the shop and the real node. If the function returns undefined, the answer is true. */
type FaultyAnswer = (
  requests: RpcRequest,
  truth: (more?: Partial<RpcRequest>) => Promise<unknown>,
) => Promise<unknown> | Reply | undefined

const FORGOTTEN = 'forgotten'

let world: EvmWorld
let between: AnswerServer
let lie: FaultyAnswer | undefined
let reply: Reply | undefined

beforeAll(async () => {
  world = await openEvmWorld()
  between = await openAnswerServer(async ({ body }) => {
    if (reply) return reply
    const requests = JSON.parse(body) as RpcRequest | RpcRequest[]
    const answers = await Promise.all([requests].flat().map(answerFor))
    return { body: JSON.stringify(Array.isArray(requests) ? answers : answers[0]) }
  })
})
afterAll(async () => {
  await between.close()
  await world.close()
})
beforeEach(async () => {
  lie = undefined
  reply = undefined
  await world.clear()
})
afterEach(() => {
  reply = undefined
})

async function answerFor(requests: RpcRequest) {
  const { id, method, params } = requests
  const truth = async (more: Partial<RpcRequest> = {}) =>
    await world.node.client.request({ method, params, ...more } as never).catch((error: unknown) => String(error))
  const answered = await lie?.(requests, truth)
  if (answered === FORGOTTEN) return { jsonrpc: '2.0', id, error: { code: -32000, message: 'missing trie node' } }
  return { jsonrpc: '2.0', id, result: answered ?? (await truth()) }
}

/** Two sources that must agree: the real node, and a node that passes on the answers of the real node and can change them. */
function openNodes() {
  return agreeingSources([world.sourceAt(world.node.url), world.sourceAt(between.url)])
}

const head = async () => (await findHead(world.db, 'ethereum'))?.height
const height = async () => Number(await world.node.client.getBlockNumber({ cacheTime: 0 }))

describe('two nodes of one chain', () => {
  it('give the same result as one node if they agree', async () => {
    world.use(openNodes())
    const payment = await world.open('USDT_ERC20')
    const inside = await world.open('ETH')
    await world.token('transfer', [payment.address, payment.expected])
    await world.batch('payCoins', [[inside.address], false], { value: inside.expected })
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect((await world.of(payment.id)).status).toBe('completed')
    expect((await world.of(inside.id)).status).toBe('completed')
  })

  it('lying node: the shop does not credit invented money or offer the coin', async () => {
    world.use(openNodes())
    const payment = await world.open('USDT_ERC20')
    const before = await head()
    await world.token('transfer', [payment.address, 1n])
    lie = async ({ method }, truth) => {
      if (method !== 'eth_getLogs') return undefined
      const logs = (await truth()) as { data: string }[]
      return logs.map((log) => ({ ...log, data: `0x${payment.expected.toString(16).padStart(64, '0')}` }))
    }
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
    expect(await head()).toBe(before)
    await expect(world.open('USDT_ERC20')).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    lie = undefined
    await world.poll()
    expect(await world.of(payment.id)).toMatchObject({ status: 'partial', confirmed: 1n })
  })

  it('empty logs: the shop credits hidden transfers only when both nodes report them', async () => {
    world.use(openNodes())
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    lie = async ({ method }) => await Promise.resolve(method === 'eth_getLogs' ? [] : undefined)
    await world.wait(MINUTE)
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
    expect((await world.watch())?.failedAt).not.toBeNull()
    lie = undefined
    await world.poll()
    expect((await world.of(payment.id)).status).toBe('completed')
  })

  it('are read up to the block that the slower node has', async () => {
    world.use(openNodes())
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    const behind = (await height()) + 1
    lie = ({ method, params }, truth) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? truth({ params: [`0x${behind.toString(16)}`, true] })
        : undefined
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'confirming', confirmations: 1 })
    expect(await head()).toBe(behind)
    lie = undefined
    await world.poll()
    expect((await world.of(payment.id)).status).toBe('completed')
  })

  it('are read up to their common block if the newest blocks differ', async () => {
    world.use(openNodes())
    await world.poll()
    await world.node.mine(4)
    const forked = `0x${(await height()).toString(16)}`
    lie = async ({ method, params }, truth) => {
      if (method !== 'eth_getBlockByNumber' || (params[0] !== 'latest' && params[0] !== forked)) return undefined
      return { ...((await truth()) as object), hash: `0x${'ab'.repeat(32)}` }
    }
    await world.poll()
    expect(await head()).toBe((await height()) - 1)
    expect((await world.watch())?.failedAt).toBeNull()
  })
})

describe('a node with a fault', () => {
  beforeEach(() => {
    world.use(world.sourceAt(between.url))
  })

  it('is refused if it belongs to another chain', async () => {
    const other = evmSource(world.node.url, { ...world.chain, chainId: 1 }, () => new Date())
    await expect(other.tip()).rejects.toThrow(WrongChain)
  })

  it('stale tip: while the node shows no new blocks, no payment expires', async () => {
    const payment = await world.open('USDT_ERC20')
    const stuck = await world.node.client.getBlockNumber()
    lie = ({ method, params }, truth) =>
      method === 'eth_getBlockByNumber' && params[0] === 'latest'
        ? truth({ params: [`0x${stuck.toString(16)}`, true] })
        : undefined
    await world.wait(HOUR)
    await world.mineAndPoll()
    expect((await world.of(payment.id)).status).toBe('pending')
    await expect(world.open('ETH')).rejects.toMatchObject({ code: 'payments.coin-unavailable' })
    lie = undefined
    await world.poll()
    expect((await world.of(payment.id)).status).toBe('expired')
    expect((await world.open('ETH')).address).toMatch(/^0x/)
  })

  const nonsense: [string, Reply][] = [
    [
      '429 body: the node refuses, with a result in the answer',
      { status: 429, body: '{"jsonrpc":"2.0","id":1,"result":[]}' },
    ],
    ['HTML with 200: the node sends a web page', { type: 'text/html', body: '<html><h1>Bad gateway</h1></html>' }],
    ['the answer is empty', { body: '' }],
    ['the answer is null', { body: '{"jsonrpc":"2.0","id":1,"result":null}' }],
    [
      'range limits: the node says that the request is too large',
      { body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit exceeded"}}' },
    ],
    ['the answer never ends', 'endless'],
  ]
  it.each(nonsense)('only delays a payment until the fault is gone: %s', async (_what, answered) => {
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    reply = answered
    await world.wait(MINUTE)
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect((await world.of(payment.id)).status).toBe('pending')
    expect((await world.watch())?.failedAt).not.toBeNull()
    reply = undefined
    await world.poll()
    expect((await world.of(payment.id)).status).toBe('completed')
    expect((await world.watch())?.failedAt).toBeNull()
  })

  const malformed: [string, string, (truth: object) => unknown][] = [
    ['malformed block: a block of another height', 'eth_getBlockByNumber', (truth) => ({ ...truth, number: '0x7' })],
    ['malformed block: a block with half a hash', 'eth_getBlockByNumber', (truth) => ({ ...truth, hash: '0xabcd' })],
    ['events of another block', 'eth_getLogs', (truth) => Object.values(truth).map((log) => otherBlock(log as object))],
    ['one event twice', 'eth_getLogs', (truth) => [...Object.values(truth), ...Object.values(truth)]],
    ['a removed event', 'eth_getLogs', (truth) => Object.values(truth).map((log) => ({ ...log, removed: true }))],
  ]
  it.each(malformed)('is rejected if it returns wrong data: %s', async (_what, method, change) => {
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    // The newest block is requested with all its content. The block below it is requested by its number.
    await world.node.mine(2)
    lie = async (requests, truth) =>
      requests.method === method && requests.params[0] !== 'latest' && requests.params[0] !== 'finalized'
        ? change((await truth()) as object)
        : undefined
    await world.poll()
    expect((await world.of(payment.id)).status).toBe('pending')
    expect((await world.watch())?.failedAt).not.toBeNull()
  })

  it('may report a failed transaction, which the shop does not credit', async () => {
    const payment = await world.open('ETH')
    await world.payCoins(payment.address, payment.expected)
    lie = async ({ method }, truth) => {
      if (method === 'eth_getTransactionReceipt') return { ...((await truth()) as object), status: '0x0' }
      return method === 'eth_call' ? FORGOTTEN : method === 'eth_getBalance' ? '0x0' : undefined
    }
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
  })

  it('may return events of other contracts, but the shop credits only the token’s events', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.fakeToken('transfer', [payment.address, payment.expected])
    await world.token('transfer', [payment.address, 7n])
    lie = ({ method, params }, truth) =>
      method === 'eth_getLogs'
        ? truth({ params: [{ blockHash: (params[0] as { blockHash: string }).blockHash }] })
        : undefined
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect(await world.of(payment.id)).toMatchObject({ status: 'partial', received: 7n })
  })

  it('may lack balances of old blocks, but not of new blocks', async () => {
    const payment = await world.open('USDT_ERC20')
    await world.token('transfer', [payment.address, payment.expected])
    await world.node.mine()
    const { hash } = await world.node.client.getBlock()
    lie = async ({ method, params }) => {
      const requests = JSON.stringify(params[1])
      return await Promise.resolve(
        /^eth_(?:call|getBalance)$/.test(method) && requests.includes(hash) ? FORGOTTEN : undefined,
      )
    }
    await world.poll()
    expect((await world.watch())?.failedAt).not.toBeNull()
    await world.wait(HOUR)
    await world.node.mine()
    await world.wait(HOUR)
    await world.mineAndPoll(ENOUGH_BLOCKS)
    expect((await world.watch())?.failedAt).toBeNull()
    expect((await world.of(payment.id)).status).toBe('completed')
  })

  it('is asked for each balance separately if it refuses `eth_call`', async () => {
    const payments = [await world.open('ETH'), await world.open('ETH')]
    lie = async ({ method }) => await Promise.resolve(method === 'eth_call' ? FORGOTTEN : undefined)
    await world.poll()
    const to = payments.map(({ address }) => address)
    await world.batch('payCoins', [to, false], { value: payments.reduce((sum, { expected }) => sum + expected, 0n) })
    await world.mineAndPoll(ENOUGH_BLOCKS)
    for (const { id } of payments) expect((await world.of(id)).status).toBe('completed')
    expect(between.requests.some(({ body }) => body.includes('eth_getBalance'))).toBe(true)
  })

  it('gets the same few requests per block for any number of payments', async () => {
    for (let i = 0; i < 12; i += 1) await world.open('ETH')
    await world.poll()
    await world.node.mine(1)
    between.requests.length = 0
    await world.poll()
    expect(between.requests.length).toBeLessThanOrEqual(6)
  })
})

const otherBlock = (log: object) => ({ ...log, blockHash: `0x${'cd'.repeat(32)}` })
