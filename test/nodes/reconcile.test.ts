import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcileHoldings, type Candidates } from '../../src/features/money/crypto/commands-reconcile.ts'
import type { PaymentEvent } from '../../src/features/money/settlements/model.ts'
import type { Currency } from '../../src/features/money/settlements/model-currencies.ts'
import type { NodeSource } from '../../src/features/money/crypto/model.ts'
import { limits } from '../../src/server/database/rate-limit-table.ts'
import { ENOUGH_BLOCKS, type EvmWorld, openEvmWorld } from './evm-world.ts'

let world: EvmWorld
let events: PaymentEvent[]
let candidates: Candidates

beforeAll(async () => {
  world = await openEvmWorld()
  world.context.orders.onEvent = async (_tx, event) => void events.push(event)
})
afterAll(async () => await world.close())
beforeEach(async () => {
  await world.clear()
  await world.db.delete(limits)
  events = []
  candidates = new Map()
})

const compare = async () => await reconcileHoldings(world.context, candidates)

/** The real node, but its blocks contain no transfers. */
function hideTransfers(source: NodeSource): NodeSource {
  return {
    ...source,
    blockAt: async (height, ownAddresses) => {
      const block = await source.blockAt(height, ownAddresses)
      return block && { ...block, transfers: [] }
    },
  }
}

async function pay(currency: Currency) {
  const payment = await world.open(currency)
  if (currency === 'ETH') await world.payCoins(payment.address, payment.expected)
  else await world.token('transfer', [payment.address, payment.expected])
  await world.mineAndPoll(ENOUGH_BLOCKS)
  return payment
}

describe('the daily comparison of balances with a real node', () => {
  it.each(['ETH', 'USDT_ERC20'] as const)(
    'informs staff about %s that the node hid, but does not credit the money',
    async (currency) => {
      world.use(hideTransfers(world.sourceAt(world.node.url)))
      const { id, orderId } = await pay(currency)
      await compare()
      expect(events).toEqual([])
      await compare()
      expect(events).toMatchObject([{ kind: 'review', attention: 'unexplained', reference: id, orderId }])
      expect(await world.of(id)).toMatchObject({ status: 'pending', received: 0n })
    },
  )

  it('does not report money that the shop found in blocks', async () => {
    for (const currency of ['ETH', 'USDT_ERC20'] as const)
      expect((await world.of((await pay(currency)).id)).status).toBe('completed')
    await compare()
    await compare()
    expect(events).toEqual([])
  })

  it('does not report money that the shop finds in blocks before the second comparison', async () => {
    world.use(hideTransfers(world.sourceAt(world.node.url)))
    const payment = await world.open('USDT_ERC20')
    await world.poll()
    await world.token('transfer', [payment.address, payment.expected])
    await world.node.mine(1)
    await compare()
    world.use(world.sourceAt(world.node.url))
    await world.mineAndPoll(ENOUGH_BLOCKS)
    await compare()
    expect(events).toEqual([])
  })

  it('asks the node only once a day', async () => {
    let questions = 0
    const source = world.sourceAt(world.node.url)
    const { holdings } = source
    world.use({
      ...source,
      holdings: async (assets) => {
        questions += 1
        return (await holdings?.(assets)) ?? []
      },
    })
    await world.open('ETH')
    for (let hour = 0; hour < 5; hour += 1) await compare()
    expect(questions).toBe(1)
  })
})
