import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  yookassaSettings,
  type YookassaPayment,
  type YookassaServer,
} from '../../../../test/yookassa-server.ts'
import type { CardContext } from '#features/money/cards/context.ts'
import { refundCard, retryRefunds } from '#features/money/cards/commands-refund.ts'
import { decideReview, markSurplusReturned } from './commands.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { listSurplus } from './queries.ts'
import { newId } from '#base/ids.ts'
import { invariant, Refusal } from '#base/refusal.ts'
import { refunds, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop
let server: YookassaServer

const anna: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }
/** 164 dollars in kopecks, at 100 roubles for a dollar. */
const WHOLE = 16_400_00

beforeAll(async () => {
  server = await openYookassaServer()
  shop = await openTestShop(yookassaSettings(server.url))
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(() => server.refundAs('succeeded'))

const context = () => shop.payments as CardContext
const refund = async (attemptId: string, amountCents = WHOLE) =>
  await refundCard(context(), anna, { attemptId, amountCents, reason: 'the customer asked' })
const markReturned = async (reference: string) =>
  await markSurplusReturned(context(), anna, {
    method: 'card',
    reference,
    way: 'transfer',
    returnedOn: '2026-11-20',
    proof: 'bank 1',
  })
const rowsOf = async (attemptId: string) =>
  await shop.shop.db.select().from(refunds).where(eq(refunds.reference, attemptId))
const listed = async (attemptId: string) =>
  (await listSurplus(shop.shop.db)).filter(({ reference }) => reference === attemptId)
const later = async () => {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 7 * 3600 })
  await retryRefunds(context())
}

/** Makes a card payment for an order that a coin has already paid. All of the card's money is a surplus. */
async function surplusByCard(): Promise<string> {
  return await payCard(async (orderId) => {
    const coin = { currency: 'USDT_TRC20' }
    const { body } = await shop.call('POST', '/api/crypto/payment', { ...coin, orderId, amountUsd: 164 })
    await shop.call('POST', '/api/sandbox/chain/transfer', { ...coin, address: body.address, amount: '164' })
    await shop.call('POST', '/api/sandbox/chain/mine', { ...coin, blocks: 19 })
  })
}

/** Makes a card payment with a wrong amount, about which staff must decide. */
async function inReview(): Promise<string> {
  return await payCard((_, payment) => void Object.assign(payment.amount, { value: '16500.00' }))
}

async function payCard(before: (orderId: string, payment: YookassaPayment) => unknown): Promise<string> {
  const orderId: string = (await shop.call('POST', '/api/orders', makeOrder())).body.id
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  const payment = server.paymentAt(body.url)
  await before(orderId, payment)
  payRoubles(payment)
  await shop.call('POST', '/api/webhooks/yookassa', notice(payment.id))
  return body.id
}

describe('money that the shop must refund', () => {
  it('cannot be marked as returned by hand while a card refund is running', async () => {
    const attempt = await surplusByCard()
    server.refundAs('pending')
    await refund(attempt)
    expect(await listed(attempt)).toMatchObject([{ amount: '16400', underWay: '16400' }])
    await expect(markReturned(attempt)).rejects.toMatchObject({ code: 'payments.refund-under-way' })
    Object.assign(server.refunds.at(-1) ?? {}, { status: 'succeeded' })
    await later()
    expect(await rowsOf(attempt)).toMatchObject([{ status: 'done', units: BigInt(WHOLE) }])
    expect(await listed(attempt)).toEqual([])
  })

  it('can be marked as returned by hand if the card refund was refused', async () => {
    const attempt = await surplusByCard()
    server.refundAs('canceled')
    await refund(attempt)
    await markReturned(attempt)
    const done = (await rowsOf(attempt)).filter(({ status }) => status === 'done')
    expect(done).toMatchObject([{ units: BigInt(WHOLE), providerRef: 'bank 1' }])
    await expect(refund(attempt, 1)).rejects.toMatchObject({ code: 'payments.refund-too-much' })
  })

  it('is returned once even if a refund and an entry by hand are made simultaneously', async () => {
    const attempts = await Promise.all([surplusByCard(), surplusByCard(), surplusByCard()])
    await Promise.all(attempts.map((one) => Promise.allSettled([refund(one), markReturned(one)])))
    await Promise.all(attempts.map((one) => Promise.allSettled([markReturned(one), refund(one)])))
    const sums = await Promise.all(attempts.map(async (one) => sum(await rowsOf(one))))
    expect(sums).toEqual(attempts.map(() => BigInt(WHOLE)))
  })

  it('cannot be marked as returned while the shop stores a card refund', async () => {
    const attempt = await surplusByCard()
    const [surplus] = await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, attempt))
    invariant(surplus, 'the surplus is stored')
    const { orderId, currency } = surplus
    const marked = await shop.shop.db.transaction(async (tx) => {
      await context().orders.lockDue(tx, orderId)
      await tx.insert(refunds).values({
        id: newId(),
        method: 'card',
        reference: attempt,
        orderId,
        currency,
        units: BigInt(WHOLE),
        reason: 'the customer asked',
        requestedBy: anna.accountId,
        requestedAt: shop.shop.now(),
      })
      // The other call has written its row, but its transaction is not committed yet.
      const other = markReturned(attempt).then(
        () => 'returned',
        (error: unknown) => (error instanceof Refusal ? error.code : error),
      )
      await pause(500)
      return { other }
    })
    expect(await marked.other).toBe('payments.refund-under-way')
    expect(await rowsOf(attempt)).toMatchObject([{ status: 'requested' }])
  })
})

describe('a card payment in review by staff', () => {
  const decision = (reference: string) => ({
    method: 'card' as const,
    reference,
    attention: 'wrong-amount',
    decision: 'returned' as const,
    note: 'given back at the card service',
  })

  it('cannot be refunded to the card after staff returned the money by hand', async () => {
    const attempt = await inReview()
    await decideReview(context(), anna, decision(attempt))
    await expect(refund(attempt, 1)).rejects.toMatchObject({ code: 'payments.refund-too-much' })
  })

  it('cannot be marked as returned while its card refund is running', async () => {
    const attempt = await inReview()
    server.refundAs('pending')
    await refund(attempt)
    await expect(decideReview(context(), anna, decision(attempt))).rejects.toMatchObject({
      code: 'payments.refund-under-way',
    })
  })
})

function sum(rows: { units: bigint; status: string }[]): bigint {
  return rows.reduce((total, { units, status }) => (status === 'failed' ? total : total + units), 0n)
}
