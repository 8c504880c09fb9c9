import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { after, DAY, MINUTE } from '#base/time.ts'
import { SANDBOX_KEYS } from '#features/office/sandbox/model.ts'
import { insertOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { createPayment } from './commands.ts'
import type { CryptoContext } from './context.ts'
import { rollBack } from './commands-blocks.ts'
import { followChains, watchChain, watchIdleChains } from './commands-watch.ts'
import type { Block, ChainSource, Mempool, Transfer } from './model.ts'
import { openAccount } from './providers/addresses.ts'
import { findPayment, findWatch } from './queries.ts'
import { findHead } from './queries-chain.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { chainBlocks, chainWatch, payments, sightings, transfers } from './tables.ts'
import { settlements } from '#features/money/settlements/tables.ts'

/** A node whose blocks, mempool and failures the test controls. */
type FakeNode = ChainSource & {
  blocks: Block[]
  mempoolList: Transfer[]
  isMempoolRead: boolean
  down: boolean
  questions: number
}

let shop: TestShop
let node: FakeNode
let context: CryptoContext
let settled: string[]
let now: Date

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  const { db } = shop.shop
  for (const table of [transfers, sightings, payments, chainBlocks, chainWatch, settlements]) await db.delete(table)
  now = new Date('2026-11-20T10:00:00Z')
  node = startNode()
  settled = []
  context = contextOn(node)
})

function startNode(): FakeNode {
  const fake: FakeNode = {
    blocks: [],
    mempoolList: [],
    isMempoolRead: true,
    down: false,
    questions: 0,
    tip: async () => await reply(() => ({ ...fake.blocks.at(-1)!, finalized: undefined })),
    blockAt: async (height) => await reply(() => fake.blocks.find((block) => block.height === height)),
    mempool: async () => await reply(() => ({ transfers: fake.mempoolList, isComplete: fake.isMempoolRead })),
  }
  const reply = async <T>(answer: () => T): Promise<T> => {
    fake.questions += 1
    if (fake.down) throw new Error('connection refused')
    return answer()
  }
  grow(fake, 31)
  return fake
}

function grow(fake: FakeNode, count: number, paid: Transfer[] = []): void {
  for (let i = 0; i < count; i += 1) {
    const below = fake.blocks.at(-1)
    const height = below ? below.height + 1 : 970
    const received = i === 0 ? paid : []
    fake.blocks.push({ height, hash: newId(), parent: below?.hash ?? 'none', time: now, transfers: received })
  }
}

function contextOn(source: ChainSource): CryptoContext {
  return {
    shop: { ...shop.shop, now: () => now },
    chains: { bitcoin: source },
    accounts: { bitcoin: openAccount('bitcoin', SANDBOX_KEYS.bitcoin, 'test') },
    rates: { usdFor: async () => 9_500_000_000_000n },
    policy: () => DEFAULT_POLICY,
    orders: {
      lockDue: async (tx, orderId) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${orderId}))`)
        await insertOrder(tx, orderId)
        return { dueCents: 95_00, payable: true }
      },
      onSettled: async (_tx, { orderId }) => void settled.push(orderId),
      onEvent: async () => {},
      onRefunded: async () => {},
      findState: async () => 'waiting' as const,
      findReceiptContact: async () => undefined,
    },
  }
}

/** Opens a payment of 95 dollars: 100,000 satoshi, which needs one confirmation. */
async function open() {
  const input = { orderId: newId(), currency: 'BTC', amountUsd: 95 } as const
  return (await createPayment(context, input)).payment
}

function paying({ address }: { address: string }, eventIndex = 0, units = 100_000n): Transfer {
  return { currency: 'BTC', address, units, transactionHash: newId(), eventIndex }
}

const stateOf = async (id: string) => (await findPayment(shop.shop.db, id))?.status
const watch = async () => await findWatch(shop.shop.db, 'bitcoin')

describe('a new block', () => {
  it('the same block twice: 30 parallel workers credit the block once', async () => {
    const payment = await open()
    grow(node, 1, [paying(payment)])
    await Promise.all(Array.from({ length: 30 }, () => watchChain(contextOn(node), 'bitcoin')))
    expect(await stateOf(payment.id)).toBe('completed')
    expect(await shop.shop.db.select().from(transfers)).toHaveLength(1)
    expect(settled).toEqual([payment.orderId])
  })

  it('is requested from the node only once, however many payments are open', async () => {
    for (let i = 0; i < 20; i += 1) await open()
    grow(node, 3)
    node.questions = 0
    await followChains(context)
    expect(node.questions).toBe(2 + 3)
  })

  it('pays the other orders if one order fails, and the failed order is retried', async () => {
    const [broken, other] = [await open(), await open()]
    const warnings: string[] = []
    const { onSettled } = context.orders
    context.orders.onEvent = async (_tx, { dedupeKey }) => void warnings.push(dedupeKey)
    context.orders.onSettled = async (tx, settlement) => {
      if (settlement.orderId === broken.orderId) await tx.execute(sql`select 1 / 0`)
      await onSettled(tx, settlement)
    }
    grow(node, 1, [paying(broken), paying(other, 1)])
    await watchChain(context, 'bitcoin')
    grow(node, 1)
    await watchChain(context, 'bitcoin')
    expect([await stateOf(broken.id), await stateOf(other.id)]).toEqual(['confirming', 'completed'])
    expect(new Set(warnings)).toEqual(new Set([`review ${broken.id} unsettled`]))
    context.orders.onSettled = onSettled
    grow(node, 1)
    await watchChain(context, 'bitcoin')
    expect([await stateOf(broken.id), settled]).toEqual(['completed', [other.orderId, broken.orderId]])
  })

  it('changes nothing if its payments are zero or go to other addresses', async () => {
    const payment = await open()
    grow(node, 1, [paying(payment, 0, 0n), paying({ address: 'tb1qsomebodyelse' }, 1)])
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('pending')
    expect(await shop.shop.db.select().from(transfers)).toEqual([])
  })

  it('is refused completely if it contains the same event twice', async () => {
    const payment = await open()
    grow(node, 1, [paying(payment), paying(payment)])
    now = after(now, MINUTE)
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('pending')
    expect((await findHead(shop.shop.db, 'bitcoin'))?.height).toBe(1000)
    expect((await watch())?.failedAt).toEqual(now)
  })
})

describe('a pause of three days without polling', () => {
  it('gap of three days: the shop credits every payment exactly once', async () => {
    const payment = await open()
    grow(node, 430, [paying(payment, 0, 60_000n)])
    grow(node, 1, [paying(payment, 0, 40_000n)])
    now = after(now, 3 * DAY)
    await followChains(context)
    expect((await findHead(shop.shop.db, 'bitcoin'))?.height).toBe(1431)
    expect(await stateOf(payment.id)).toBe('completed')
  })

  it('does not treat money as late if it was mined before the quote ended', async () => {
    const payment = await open()
    now = after(now, 10 * MINUTE)
    grow(node, 1, [paying(payment)])
    now = after(now, 3 * DAY)
    context.rates = { usdFor: async () => 5_000_000_000_000n }
    await followChains(context)
    expect(await stateOf(payment.id)).toBe('completed')
  })
})

describe('a re-org of the chain (new last blocks)', () => {
  it('to a longer chain removes the money, until a later block contains it again', async () => {
    const payment = await open()
    const transfer = paying(payment, 3, 50_000n)
    grow(node, 2, [transfer])
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('partial')
    node.blocks.splice(-2)
    grow(node, 3)
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('pending')
    grow(node, 1, [{ ...transfer, eventIndex: 9 }])
    await watchChain(context, 'bitcoin')
    expect(await shop.shop.db.select().from(transfers)).toMatchObject([{ eventIndex: 9, units: 50_000n }])
    expect(await stateOf(payment.id)).toBe('partial')
  })

  it('does not change the time when the shop first saw the money', async () => {
    const payment = await open()
    const transfer = paying(payment)
    now = after(now, MINUTE)
    node.mempoolList = [transfer]
    await watchChain(context, 'bitcoin')
    node.mempoolList = []
    now = after(now, DAY)
    context.rates = { usdFor: async () => 5_000_000_000_000n }
    grow(node, 1, [transfer])
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('completed')
  })

  it('does not make any block final if the node reports no final block', async () => {
    await open()
    grow(node, 3)
    await watchChain(context, 'bitcoin')
    const head = await findHead(shop.shop.db, 'bitcoin')
    if (head) await rollBack(context, 'bitcoin', { head, ancestor: head.height - 1, rates: {} })
    expect((await findHead(shop.shop.db, 'bitcoin'))?.height).toBe(1002)
    expect((await watch())?.finalized).toBeNull()
  })

  it('is processed once, even if many workers notice it in parallel', async () => {
    const payment = await open()
    grow(node, 3)
    await watchChain(context, 'bitcoin')
    node.blocks.splice(-2)
    grow(node, 3, [paying(payment)])
    await Promise.all(Array.from({ length: 10 }, () => watchChain(contextOn(node), 'bitcoin')))
    expect((await findHead(shop.shop.db, 'bitcoin'))?.hash).toBe(node.blocks.at(-1)?.hash)
    expect(settled).toEqual([payment.orderId])
  })

  it('is refused if it goes below the oldest block that the shop knows', async () => {
    const payment = await open()
    node.blocks = []
    grow(node, 40, [paying(payment)])
    now = after(now, MINUTE)
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('pending')
    expect((await watch())?.failedAt).toEqual(now)
  })
})

describe('a node with its own polling interval', () => {
  it('is not polled more often than this interval, whether it answers or fails', async () => {
    await open()
    now = after(now, MINUTE)
    node.paceMs = 20_000
    const turn = async (ms: number) => {
      now = after(now, ms)
      node.questions = 0
      await watchIdleChains(context, 1000)
      return node.questions > 0
    }
    expect(await turn(0)).toBe(true)
    expect(await turn(19_000)).toBe(false)
    expect(await turn(1000)).toBe(true)
    node.down = true
    expect(await turn(20_000)).toBe(true)
    expect(await turn(19_000)).toBe(false)
    expect(await turn(1000)).toBe(true)
  })
})

describe('a transaction that is replaced in the mempool', () => {
  it('is no longer credited, but the new transaction is credited', async () => {
    const payment = await open()
    node.mempoolList = [paying(payment, 0, 100_000n)]
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('confirming')
    node.mempoolList = [paying(payment, 0, 40_000n)]
    await watchChain(context, 'bitcoin')
    expect(await findPayment(shop.shop.db, payment.id)).toMatchObject({ status: 'partial', received: 40_000n })
  })
})

describe('a mempool that the shop could not read completely', () => {
  it('does not cancel payments that the shop saw before, or end price quotes', async () => {
    const [announced, late] = [await open(), await open()]
    node.mempoolList = [paying(announced)]
    await watchChain(context, 'bitcoin')
    const knownUntil = now
    node.mempoolList = []
    node.isMempoolRead = false
    now = after(now, DAY)
    await followChains(context)
    expect([await stateOf(announced.id), await stateOf(late.id)]).toEqual(['confirming', 'pending'])
    expect(await watch()).toMatchObject({ polledAt: now, knownUntil })
    node.isMempoolRead = true
    await followChains(context)
    expect([await stateOf(announced.id), await stateOf(late.id)]).toEqual(['expired', 'expired'])
    expect((await watch())?.knownUntil).toEqual(now)
  })

  it('does not treat a transaction as late if it already waited in the mempool', async () => {
    const payment = await open()
    await watchChain(context, 'bitcoin')
    node.mempoolList = [{ ...paying(payment), seenAt: after(now, MINUTE) }]
    now = after(now, DAY)
    context.rates = { usdFor: async () => 5_000_000_000_000n }
    await followChains(context)
    expect(await stateOf(payment.id)).toBe('confirming')
  })
})

describe('the node of a chain', () => {
  it('does not change payments or end price quotes while the node is unavailable', async () => {
    const payment = await open()
    node.down = true
    now = after(now, DAY)
    await followChains(context)
    expect(await stateOf(payment.id)).toBe('pending')
    node.down = false
    await followChains(context)
    expect(await stateOf(payment.id)).toBe('expired')
    expect((await watch())?.failedAt).toBeNull()
  })

  it('does not remove money while its newest block is older than the shop’s newest block', async () => {
    const payment = await open()
    grow(node, 2, [paying(payment, 0, 50_000n)])
    await watchChain(context, 'bitcoin')
    node.blocks.splice(-1)
    const before = await watch()
    now = after(now, MINUTE)
    await watchChain(context, 'bitcoin')
    expect(await stateOf(payment.id)).toBe('partial')
    expect(await watch()).toEqual(before)
    expect((await findHead(shop.shop.db, 'bitcoin'))?.height).toBe(1002)
  })

  it('is refused if it has no block at the newest height that it reports', async () => {
    await open()
    const honest = node.tip
    node.tip = async () => ({ ...(await honest()), height: 1005, hash: newId() })
    now = after(now, MINUTE)
    await watchChain(context, 'bitcoin')
    expect((await watch())?.failedAt).toEqual(now)
  })

  it('is marked as failed, even if a poll that began earlier succeeds later', async () => {
    await open()
    const answers = node.mempool
    const { promise: mempool, resolve } = Promise.withResolvers<Mempool>()
    node.mempool = async () => await mempool
    const slow = watchChain(context, 'bitcoin')
    await new Promise((done) => setTimeout(done, 100))
    node.mempool = answers
    node.down = true
    now = after(now, MINUTE)
    await watchChain(context, 'bitcoin')
    node.down = false
    resolve({ transfers: [], isComplete: true })
    await slow
    expect((await watch())?.failedAt).toEqual(now)
    await watchChain(context, 'bitcoin')
    expect((await watch())?.failedAt).toBeNull()
  })

  it('is not marked as failed if the shop’s own database fails', async () => {
    // A shop without a database: every query throws.
    const broken = { ...context, shop: { ...context.shop, db: undefined as never } }
    await expect(watchChain(broken, 'bitcoin')).rejects.toThrow(TypeError)
    expect(await shop.shop.db.select().from(chainWatch).where(eq(chainWatch.chain, 'bitcoin'))).toEqual([])
  })
})
