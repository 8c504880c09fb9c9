import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reconcileHoldings, type Suspects } from '../../src/features/crypto/commands-reconcile.ts'
import type { MoneyNews } from '../../src/features/settlements/model-events.ts'
import type { Currency } from '../../src/features/settlements/model-currencies.ts'
import type { NodeSource } from '../../src/features/crypto/model.ts'
import { limits } from '../../src/server/database/rate-limit-table.ts'
import { ENOUGH_BLOCKS, type EvmWorld, openEvmWorld } from './evm-world.ts'

let world: EvmWorld
let told: MoneyNews[]
let suspects: Suspects

beforeAll(async () => {
  world = await openEvmWorld()
  world.context.orders.news = async (_tx, news) => void told.push(news)
})
afterAll(async () => await world.close())
beforeEach(async () => {
  await world.clear()
  await world.db.delete(limits)
  told = []
  suspects = new Map()
})

const compare = async () => await reconcileHoldings(world.context, suspects)

/** The real node, which keeps every transfer in its blocks to itself. */
function silent(source: NodeSource): NodeSource {
  return {
    ...source,
    blockAt: async (height, ours) => {
      const block = await source.blockAt(height, ours)
      return block && { ...block, transfers: [] }
    },
  }
}

async function pay(currency: Currency) {
  const payment = await world.open(currency)
  if (currency === 'ETH') await world.payCoins(payment.address, payment.expected)
  else await world.token('transfer', [payment.address, payment.expected])
  await world.mineAndLook(ENOUGH_BLOCKS)
  return payment
}

describe('the daily comparison of what addresses hold', () => {
  it.each(['ETH', 'USDT_ERC20'] as const)(
    'calls a person when a node kept %s to itself, and credits nothing',
    async (currency) => {
      world.use(silent(world.sourceAt(world.node.url)))
      const { id, orderId } = await pay(currency)
      await compare()
      expect(told).toEqual([])
      await compare()
      expect(told).toMatchObject([{ kind: 'review', attention: 'unexplained', reference: id, orderId }])
      expect(await world.of(id)).toMatchObject({ status: 'pending', received: 0n })
    },
  )

  it('is content with money that the blocks told of', async () => {
    for (const currency of ['ETH', 'USDT_ERC20'] as const)
      expect((await world.of((await pay(currency)).id)).status).toBe('completed')
    await compare()
    await compare()
    expect(told).toEqual([])
  })

  it('says nothing of money that the blocks told of meanwhile', async () => {
    world.use(silent(world.sourceAt(world.node.url)))
    const payment = await world.open('USDT_ERC20')
    await world.look()
    await world.token('transfer', [payment.address, payment.expected])
    await world.node.mine(1)
    await compare()
    world.use(world.sourceAt(world.node.url))
    await world.mineAndLook(ENOUGH_BLOCKS)
    await compare()
    expect(told).toEqual([])
  })

  it('asks the node for everything once a day', async () => {
    let questions = 0
    const source = world.sourceAt(world.node.url)
    const { holdings } = source
    world.use({
      ...source,
      holdings: async (places) => {
        questions += 1
        return (await holdings?.(places)) ?? []
      },
    })
    await world.open('ETH')
    for (let hour = 0; hour < 5; hour += 1) await compare()
    expect(questions).toBe(1)
  })
})
