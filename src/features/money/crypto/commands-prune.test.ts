import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { after, DAY } from '#base/time.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import type { CryptoContext } from './context.ts'
import { pruneBlocks } from './commands-watch.ts'
import { pruneProviderEvents } from '#features/money/cards/commands-webhook.ts'
import { DEFAULT_POLICY } from '#features/money/settlements/rules-policy.ts'
import { chainBlocks, paymentAccounts, payments, transfers } from './tables.ts'
import { providerEvents } from '#features/money/cards/tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

it('the shop deletes old blocks that contain no payment', async () => {
  const { db } = shop.shop
  const now = new Date('2026-11-20T10:00:00Z')
  const rates: CryptoContext['rates'] = { usdFor: async () => 1n }
  const orders = {
    lockDue: async () => undefined,
    onSettled: async () => {},
    onEvent: async () => {},
    onRefunded: async () => {},
    findState: async () => 'waiting' as const,
    findReceiptContact: async () => undefined,
  }
  const context = { shop: shop.shop, chains: {}, accounts: {}, rates, policy: () => DEFAULT_POLICY, orders }
  await db.delete(chainBlocks)
  const heights = [1, 2, 3, 9_000, 10_002]
  const block = (height: number) => ({ chain: 'tron' as const, height, hash: `b${height}`, parent: 'b', time: now })
  await db.insert(chainBlocks).values(heights.map(block))
  await db.insert(chainBlocks).values({ ...block(1), chain: 'ethereum' })
  await db.insert(paymentAccounts).values({ id: 'a', chain: 'tron', nextIndex: 1 })
  const place = { chain: 'tron', account: 'a', index: 0, address: 'T', addressKey: 'T' } as const
  const price = { priceCents: 1, usdRate: 1n, expected: 1n, minimum: 1n }
  const times = { createdAt: now, expiresAt: now, watchUntil: now }
  const id = newId()
  const orderId = (await shop.call('POST', '/api/orders', makeOrder())).body.id
  await db.insert(payments).values({ id, orderId, currency: 'USDT_TRC20', ...place, ...price, ...times })
  const paid = { chain: 'tron', currency: 'USDT_TRC20', paymentId: id, units: 1n, transactionHash: 't' } as const
  await db.insert(transfers).values({ ...paid, blockHash: 'b1', eventIndex: 0, height: 1 })

  await pruneBlocks(context)
  const left = await db.select().from(chainBlocks).orderBy(asc(chainBlocks.chain), asc(chainBlocks.height))
  expect(left.map(({ chain, height }) => `${chain} ${height}`)).toEqual([
    'ethereum 1',
    'tron 1',
    'tron 2',
    'tron 3',
    'tron 9000',
    'tron 10002',
  ])
  await db.insert(chainBlocks).values(block(10_003))
  await db.insert(chainBlocks).values(block(10_004))
  await pruneBlocks(context)
  const heightsLeft = (await db.select().from(chainBlocks)).filter(({ chain }) => chain === 'tron')
  expect(heightsLeft.map(({ height }) => height).toSorted((a, b) => a - b)).toEqual([1, 9_000, 10_002, 10_003, 10_004])
  expect(await db.select().from(transfers)).toHaveLength(1)
})

it('the shop deletes thousands of stored card service messages after thirty days', async () => {
  const { db } = shop.shop
  const now = shop.shop.now()
  const old = (eventId: string, days: number) => ({ provider: 'stripe', eventId, receivedAt: after(now, -days * DAY) })
  const many = Array.from({ length: 2500 }, (_, n) => old(`old-${n}`, 31))
  for (let at = 0; at < many.length; at += 500) await db.insert(providerEvents).values(many.slice(at, at + 500))
  await db.insert(providerEvents).values([old('young', 29), { ...old('key', 90), provider: 'sandbox-refund' }])
  await pruneProviderEvents(shop)
  const left = await db.select().from(providerEvents).orderBy(asc(providerEvents.eventId))
  expect(left.map(({ eventId }) => eventId)).toEqual(['key', 'young'])
})
