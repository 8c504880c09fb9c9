import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { amount } from '#base/money.ts'
import { after, MINUTE } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { listOwed, readLeft } from './queries.ts'
import { refunds, reviewDecisions, surpluses } from './tables.ts'

const now = new Date('2026-11-20T10:00:00Z')
let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  for (const table of [surpluses, refunds, reviewDecisions]) await shop.shop.db.delete(table)
})

type Refund = typeof refunds.$inferInsert

async function addSurplus(reference: string, minutes: number, more: Partial<typeof surpluses.$inferInsert> = {}) {
  const createdAt = after(now, minutes * MINUTE)
  const row = { method: 'card' as const, reference, orderId: `order of ${reference}`, units: 100_00n, createdAt }
  await shop.shop.db.insert(surpluses).values({ ...row, currency: 'RUB', ...more })
}

async function addRefund(
  reference: string,
  units: bigint,
  status: Refund['status'],
  method: Refund['method'] = 'card',
) {
  const id = `${reference} ${status} ${units}`
  const row = { id, method, reference, orderId: 'o', currency: 'RUB' as const, units, status }
  await shop.shop.db.insert(refunds).values({ ...row, reason: 'asked', requestedBy: 'anna', requestedAt: now })
}

async function decideReturned(method: 'card' | 'crypto', reference: string) {
  const decided = { decision: 'returned' as const, note: '', decidedBy: 'anna', decidedAt: now }
  await shop.shop.db.insert(reviewDecisions).values({ method, reference, attention: 'overpaid', ...decided })
}

const owed = async (of?: Parameters<typeof listOwed>[1]) =>
  (await listOwed(shop.shop.db, of)).map(({ reference, owed: { units }, underWay }) => [
    reference,
    units,
    underWay.units,
  ])

it('the due part of a surplus excludes running and finished refunds', async () => {
  await addSurplus('untouched', 1)
  await addSurplus('in part', 0)
  await addRefund('in part', 10_00n, 'done')
  await addRefund('in part', 20_00n, 'requested')
  await addRefund('in part', 5_00n, 'requested')
  await addRefund('in part', 40_00n, 'failed')
  await addRefund('in part', 1_00n, 'done', 'crypto')
  expect(await owed()).toEqual([
    ['in part', 90_00n, 25_00n],
    ['untouched', 100_00n, 0n],
  ])
  const of = { method: 'card' as const, reference: 'in part' }
  expect(await readLeft(shop.shop.db, of, 100_00n)).toEqual({ left: 65_00n, underWay: 25_00n })
})

it('a surplus is no longer due after a refund or a staff decision', async () => {
  await addSurplus('marked', 0, { returnedAt: now })
  await addSurplus('refunded', 0)
  await addRefund('refunded', 100_00n, 'done')
  await addSurplus('decided', 0)
  await decideReturned('card', 'decided')
  expect(await owed()).toEqual([])
})

it('a decision about a coin payment does not hide a surplus still due', async () => {
  await addSurplus('coins', 0, { method: 'crypto', currency: 'BTC', units: 10n ** 30n })
  await decideReturned('crypto', 'coins')
  const [row] = await listOwed(shop.shop.db, { paymentId: 'coins' })
  expect(row).toEqual({
    method: 'crypto',
    reference: 'coins',
    orderId: 'order of coins',
    currency: 'BTC',
    owed: amount('BTC', 10n ** 30n),
    underWay: amount('BTC', 0n),
    createdAt: now,
  })
  expect(await owed({ orderIds: ['another'] })).toEqual([])
})

it('one database statement reads the sums due for any number of payments', async () => {
  for (let at = 0; at < 30; at += 1) await addSurplus(`s${at}`, at)
  const query = vi.spyOn(Object(shop.shop.db).$client, 'query')
  expect(await owed()).toHaveLength(30)
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
})
