import { asc, eq, lte, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { after, MINUTE } from '#base/time.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import { engine, openShopOn, openTestShop, type TestShop } from '../../../test/shop.ts'
import { claimDueRows } from './claim-rows.ts'

const now = new Date('2026-11-20T10:00:00Z')
let shop: TestShop
let other: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  other = engine === 'postgres' ? await openShopOn(shop.shop.config) : shop
})
afterAll(async () => {
  await Promise.all(Array.from(new Set([shop, other]), (each) => each.close()))
})
beforeEach(async () => {
  await shop.shop.db.delete(messages)
})

const row = (id: string, minutes: number): typeof messages.$inferInsert => ({
  id,
  channel: 'email',
  recipient: 'anna@example.com',
  lang: 'en',
  subject: id,
  body: '',
  createdAt: now,
  nextTryAt: after(now, minutes * MINUTE),
})
const take = async (most: number, at = now, by = shop) =>
  await claimDueRows(by.shop.db, messages, {
    due: lte(messages.nextTryAt, at),
    order: [asc(messages.nextTryAt)],
    most,
    lease: { nextTryAt: after(at, MINUTE), tries: sql`${messages.tries} + 1` },
  })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()

it('a worker takes only due rows, in order, up to the limit', async () => {
  await shop.shop.db.insert(messages).values([row('later', 1), row('c', -1), row('a', -3), row('b', -2)])
  expect(idsOf(await take(2))).toEqual(['a', 'b'])
  expect(idsOf(await take(2))).toEqual(['c'])
  expect(await take(2)).toEqual([])
})

it('a row that a worker took is due again after the worker’s time limit', async () => {
  await shop.shop.db.insert(messages).values(row('a', 0))
  expect(await take(1)).toMatchObject([{ id: 'a', tries: 1, nextTryAt: after(now, MINUTE) }])
  expect(await take(1, after(now, MINUTE - 1))).toEqual([])
  expect(await take(1, after(now, MINUTE))).toMatchObject([{ id: 'a', tries: 2 }])
})

it('two workers at the same time never take the same row', async () => {
  await shop.shop.db.insert(messages).values(Array.from({ length: 40 }, (_, at) => row(`m${at}`, -at)))
  const shares = await Promise.all(Array.from({ length: 16 }, (_, at) => take(5, now, at % 2 === 0 ? shop : other)))
  const ids = idsOf(shares.flat())
  expect(new Set(ids).size).toBe(ids.length)
  expect(idsOf([...shares.flat(), ...(await take(40))])).toHaveLength(40)
})

it.runIf(engine === 'postgres')('a worker skips a row that another process has locked', async () => {
  await shop.shop.db.insert(messages).values([row('held', -2), row('free', -1)])
  await other.shop.db.transaction(async (tx) => {
    await tx.select().from(messages).where(eq(messages.id, 'held')).for('update')
    expect(idsOf(await take(2))).toEqual(['free'])
  })
})
