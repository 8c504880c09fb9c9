import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tronAddressFrom, tronHexFrom } from '../../src/features/money/crypto/providers/addresses.ts'
import { jsonRpcUrl, tronChain } from '../../src/features/money/crypto/providers/tron.ts'
import { type AnswerServer, openAnswerServer } from '../answer-server.ts'
import { CHAIN_ID, type EvmWorld, openEvmWorld } from './evm-world.ts'

/** The number of blocks after which the node calls a block final. */
const FINAL_AFTER = 64

let world: EvmWorld
let tron: AnswerServer

/** TRON's JSON-RPC on top of the Ethereum node. It removes the fields that TRON does not return, and refuses the calls that TRON refuses. */
beforeAll(async () => {
  const chainWith = (contract: string) =>
    tronChain({ chainId: CHAIN_ID, usdtContract: tronAddressFrom(contract), apiKey: 'shop-key' })
  world = await openEvmWorld('tron', chainWith)
  tron = await openAnswerServer(async ({ path, body }) => {
    if (path !== '/jsonrpc') return { status: 404, body: '' }
    const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
    const KNOWN = ['eth_chainId', 'eth_getBlockByNumber', 'eth_getLogs', 'eth_call']
    const refusal = { code: -32601, message: `the method ${method} does not exist/is not available` }
    if (!KNOWN.includes(method) || params[0] === 'pending')
      return { body: JSON.stringify({ jsonrpc: '2.0', id, error: refusal }) }
    const result: unknown = await world.node.client.request({ method, params } as never)
    return { body: JSON.stringify({ jsonrpc: '2.0', id, result: asTron(method, result) }) }
  })
})
afterAll(async () => {
  await tron.close()
  await world.close()
})
beforeEach(async () => {
  await world.clear()
  world.use(world.sourceAt(jsonRpcUrl(tron.url)))
  await world.node.mine(FINAL_AFTER)
})

/** Returns a block with the fields that a TRON block has. The state root is empty. */
function asTron(method: string, result: unknown): unknown {
  if (method !== 'eth_getBlockByNumber' || result === null) return result
  const { number, hash, parentHash, timestamp, transactions } = result as Record<string, unknown>
  return { number, hash, parentHash, timestamp, transactions, stateRoot: '0x', nonce: '0x0000000000000000', uncles: [] }
}

const pay = async (address: string, units: bigint) => await world.token('transfer', [tronHexFrom(address), units])

describe('a USDT payment over the TRON protocol', () => {
  it('pays an order when its block is final', async () => {
    const payment = await world.open('USDT_TRC20')
    expect(payment.address).toMatch(/^T/)
    const hash = await pay(payment.address, payment.expected)
    await world.mineAndPoll(FINAL_AFTER - 1)
    expect((await world.of(payment.id)).status).toBe('pending')
    await world.mineAndPoll(2)
    expect(await world.of(payment.id)).toMatchObject({ status: 'completed', transactionHash: hash.slice(2) })
    expect(world.settled).toEqual([payment.orderId])
  })

  it('can pay several orders in one transaction, but not with a fake token', async () => {
    const [one, two] = [await world.open('USDT_TRC20'), await world.open('USDT_TRC20')]
    const fake = await world.open('USDT_TRC20')
    await world.token('transfer', [world.batchAddress, 190_000_000n])
    const to = [tronHexFrom(one.address), tronHexFrom(two.address)]
    await world.batch('payTokens', [world.tether, to, 95_000_000n])
    await world.fakeToken('transfer', [tronHexFrom(fake.address), fake.expected])
    await world.mineAndPoll(FINAL_AFTER + 1)
    for (const { id } of [one, two]) expect((await world.of(id)).status).toBe('completed')
    expect(await world.of(fake.id)).toMatchObject({ status: 'pending', received: 0n })
  })

  it('is never credited if a re-org removes it before its block is final', async () => {
    const payment = await world.open('USDT_TRC20')
    await pay(payment.address, payment.expected)
    await world.mineAndPoll(10)
    await world.node.reorg(10)
    await world.mineAndPoll(FINAL_AFTER + 10)
    expect(await world.of(payment.id)).toMatchObject({ status: 'pending', received: 0n })
    expect((await world.watch())?.failedAt).toBeNull()
  })

  it('is read from its contract in the comparison of balances', async () => {
    const payment = await world.open('USDT_TRC20')
    await pay(payment.address, 5_000_000n)
    await world.node.mine(1)
    const source = world.sourceAt(jsonRpcUrl(tron.url))
    expect(await source.holdings?.([{ currency: 'USDT_TRC20', address: payment.address }])).toEqual([5_000_000n])
  })

  it('is read with the API key of the TRON service', async () => {
    await world.poll()
    expect(tron.requests.every(({ headers }) => headers['tron-pro-api-key'] === 'shop-key')).toBe(true)
  })
})
