import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, SECOND } from '#base/time.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { Attention } from '#features/money/settlements/model-attention.ts'
import type { Decision, Staff } from '#features/money/settlements/model.ts'
import { reviewDecisions } from '#features/money/settlements/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { decideReview } from './commands.ts'
import { listReview } from './queries.ts'

/** The part of migration 0031 that adds to older decisions the sum that each decision covers. The test's database already has the column. */
const UPDATE = readFileSync(
  new URL('../../../../db/migrations/0031_what_decisions_are_about.sql', import.meta.url),
  'utf8',
)
  .split('--> statement-breakpoint')
  .slice(1)

let shop: TestShop
const admin: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const view = async (id: string) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const wait = async (ms: number) => await sandbox('clock/advance', { seconds: ms / SECOND })
const listed = async (id: string) => (await listReview(shop.shop, 1000)).filter(({ reference }) => reference === id)
const attentionOf = async (id: string) => {
  const [row] = await shop.shop.db.select().from(payments).where(eq(payments.id, id))
  return row?.attention
}
const countEmails = async (email: string): Promise<number> => {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)
  return body.filter(({ subject }: { subject: string }) => subject.startsWith('We are checking the payment')).length
}

type Open = { id: string; orderId: string; email: string; address: string; currency: string }

let count = 0
/** Opens an order of 300 dollars by a new customer, with a payment in USDT. */
async function open(currency = 'USDT_TRC20'): Promise<Open> {
  count += 1
  const email = `decided${count}@example.com`
  const items = [{ id: 'ganesha', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
  const who = { customerName: 'Anna Iyer', customerEmail: email, paymentMethod: 'crypto' }
  const english = { 'accept-language': 'en' }
  const { body: order } = await shop.call('POST', '/api/orders', { ...who, items, total: 300 }, english)
  const { body } = await shop.call('POST', '/api/crypto/payment', { orderId: order.id, currency, amountUsd: 300 })
  return { id: body.id, orderId: order.id, email, address: body.address, currency }
}
async function send({ address, currency }: Open, amount: string, coin = currency) {
  await sandbox('chain/transfer', { currency: coin, address, amount })
  await sandbox('chain/mine', { currency: coin, blocks: 19 })
}
const decide = async (
  { id }: Open,
  attention: Attention,
  decision: Decision,
  seen: { received?: string; strange?: { currency: string; amount: string }[] } = {},
) =>
  await decideReview(shop.payments, admin, {
    method: 'crypto',
    reference: id,
    attention,
    decision,
    note: 'agreed by phone',
    ...(seen as object),
  })

describe('a staff decision about money that cannot pay the order', () => {
  it.each(['returned', 'dismissed'] as const)(
    'covers money that arrived before the decision, but not money that arrives later (%s)',
    async (decision) => {
      const paid = await open()
      await send(paid, '300')
      await wait(8 * DAY)
      await send(paid, '40')
      expect(await listed(paid.id)).toMatchObject([{ attention: 'after-watch', strange: '40 USDT_TRC20' }])
      await decide(paid, 'after-watch', decision)
      await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
      expect([await listed(paid.id), await attentionOf(paid.id)]).toEqual([[], null])
      await send(paid, '50')
      expect(await listed(paid.id)).toMatchObject([{ attention: 'after-watch', strange: '50 USDT_TRC20' }])
      expect([await view(paid.id), await countEmails(paid.email)]).toMatchObject([{ status: 'completed' }, 2])
      await decide(paid, 'after-watch', 'returned')
      await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
      expect(await listed(paid.id)).toEqual([])
    },
  )

  it.each(['returned', 'dismissed'] as const)(
    'does not prevent a later payment if the money was another coin (%s)',
    async (decision) => {
      const unpaid = await open('USDT_ERC20')
      await send(unpaid, '0.01', 'ETH')
      expect(await view(unpaid.id)).toMatchObject({ status: 'review' })
      expect(await listed(unpaid.id)).toMatchObject([{ attention: 'wrong-asset', strange: '0.01 ETH' }])
      await decide(unpaid, 'wrong-asset', decision)
      expect(await view(unpaid.id)).toMatchObject({ status: 'waiting' })
      await send(unpaid, '300')
      expect(await view(unpaid.id)).toMatchObject({ status: 'completed' })
      expect(await listed(unpaid.id)).toEqual([])
    },
  )

  it('covers only the sum that the person saw, and no later sum', async () => {
    const unpaid = await open('USDT_ERC20')
    await send(unpaid, '0.01', 'ETH')
    const seen = { strange: [{ currency: 'ETH', amount: '0.01' }] }
    await send(unpaid, '0.02', 'ETH')
    await expect(decide(unpaid, 'wrong-asset', 'returned', seen)).rejects.toMatchObject({
      code: 'payments.review-changed',
    })
    await decide(unpaid, 'wrong-asset', 'returned', { strange: [{ currency: 'ETH', amount: '0.03' }] })
    await expect(decide(unpaid, 'wrong-asset', 'dismissed')).rejects.toMatchObject({ code: 'payments.review-changed' })
    await send(unpaid, '0.02', 'ETH')
    expect(await listed(unpaid.id)).toMatchObject([{ attention: 'wrong-asset', strange: '0.02 ETH' }])
  })
})

describe('a staff decision about a payment with too little money', () => {
  it('is valid until more money arrives; then staff must decide again', async () => {
    const short = await open()
    await send(short, '120')
    await wait(25 * 60 * SECOND)
    await decide(short, 'underpaid', 'dismissed')
    await expect(decide(short, 'underpaid', 'returned')).rejects.toMatchObject({ code: 'payments.review-changed' })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
    expect([await listed(short.id), await countEmails(short.email)]).toEqual([[], 1])
    await send(short, '150')
    expect([await listed(short.id), await countEmails(short.email)]).toMatchObject([[{ received: '270' }], 2])
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
    expect(await countEmails(short.email)).toBe(2)
    await decide(short, 'underpaid', 'accepted')
    expect((await shop.call('GET', `/api/orders/${short.orderId}`)).body.status).toBe('completed')
  })

  it.each(['dismissed', 'accepted'] as const)(
    'does not hide another coin that arrived before the decision (%s)',
    async (decision) => {
      const short = await open('USDT_ERC20')
      await send(short, '120')
      await wait(25 * 60 * SECOND)
      await send(short, '0.01', 'ETH')
      expect(await listed(short.id)).toMatchObject([{ attention: 'underpaid' }])
      await decide(short, 'underpaid', decision)
      await sandbox('chain/mine', { currency: 'ETH', blocks: 3 })
      expect(await listed(short.id)).toMatchObject([{ strange: '0.01 ETH' }])
    },
  )

  it('does not cover an equal sum that arrives after a refund', async () => {
    const short = await open()
    await send(short, '120')
    await wait(25 * 60 * SECOND)
    await decide(short, 'underpaid', 'dismissed')
    await shop.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, short.orderId))
    await send(short, '200')
    expect(await listed(short.id)).toMatchObject([{ attention: 'order-not-payable', received: '320' }])
    await decide(short, 'order-not-payable', 'returned')
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
    await shop.shop.db.update(orders).set({ status: 'pending' }).where(eq(orders.id, short.orderId))
    await send(short, '100')
    expect(await listed(short.id)).toMatchObject([{ attention: 'underpaid', received: '100' }])
  })

  it('does not hide another coin that arrives later, and the reason stays the same', async () => {
    const short = await open('USDT_ERC20')
    await send(short, '120')
    await wait(25 * 60 * SECOND)
    await decide(short, 'underpaid', 'dismissed')
    await send(short, '0.01', 'ETH')
    expect(await listed(short.id)).toMatchObject([{ attention: 'wrong-asset', strange: '0.01 ETH' }])
    await decide(short, 'wrong-asset', 'returned')
    await sandbox('chain/mine', { currency: 'ETH', blocks: 3 })
    expect([await listed(short.id), await attentionOf(short.id)]).toEqual([[], 'underpaid'])
    expect(await countEmails(short.email)).toBe(2)
  })
})

it('the migration stores for each old decision which money the decision covered', async () => {
  const [paid, short] = [await open(), await open()]
  await send(paid, '300')
  await send(short, '120')
  await wait(8 * DAY)
  await send(paid, '40')
  const { db } = shop.shop
  for (const [{ id }, attention] of [[paid, 'after-watch'] as const, [short, 'underpaid'] as const]) {
    const decided = { decision: 'dismissed', note: '', decidedBy: 'anna', decidedAt: shop.shop.now() } as const
    await db.insert(reviewDecisions).values({ method: 'crypto', reference: id, attention, ...decided })
    expect(await listed(id)).toHaveLength(1)
  }
  for (let times = 0; times < 2; times += 1) for (const statement of UPDATE) await db.execute(sql.raw(statement))
  expect([await listed(paid.id), await listed(short.id)]).toEqual([[], []])
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
  expect([await listed(paid.id), await listed(short.id), await attentionOf(paid.id)]).toEqual([[], [], null])
  await send(paid, '50')
  expect(await listed(paid.id)).toMatchObject([{ attention: 'after-watch', strange: '50 USDT_TRC20' }])
})
