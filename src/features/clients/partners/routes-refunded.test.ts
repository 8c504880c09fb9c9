import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invariant } from '#base/refusal.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { refunds } from '#features/money/settlements/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  type YookassaServer,
  yookassaSettings,
} from '../../../../test/yookassa-server.ts'

const CLIENT = { firstName: 'Ирина', lastName: 'Соколова', email: 'irina@example.com' }
/** Two items for 164 and 436 dollars. */
const BASIC = { id: 'ganesha-basic', duration: 0.5, quantity: 1 }
const PREMIUM = { id: 'ganesha-premium', duration: 1, quantity: 1 }

let shop: TestShop
let server: YookassaServer
let staff: Browser
beforeAll(async () => {
  server = await openYookassaServer()
  shop = await openTestShop(yookassaSettings(server.url))
  await Promise.all(shop.jobs.map((job) => job.work()))
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

/** Opens a partner with a commission of ten per cent, whose clients pay by card in roubles. */
async function openPartner(email: string) {
  const rule = { name: email, commission: { percent: 10 }, overrides: [] }
  const { id } = (await staff.call('POST', '/api/admin/partners', { email, ...rule })).body
  const browser = await signIn(shop, email)
  const client = { ...CLIENT, email: `client-of-${email}` }
  const clientId = (await browser.call('POST', '/api/partner/clients', client)).body.id
  return {
    paidOrder: async (items: object[], month: string) => {
      const { body } = await browser.call('POST', '/api/partner/orders', { clientId, items })
      const { attemptId } = await payByCard(body.id)
      await shop.shop.db
        .update(orders)
        .set({ paidAt: new Date(`${month}-15T12:00:00Z`) })
        .where(eq(orders.id, body.id))
      return { orderId: body.id as string, attemptId, total: body.total as number }
    },
    statement: async (month: string) => (await browser.call('GET', `/api/partner/statement?month=${month}`)).body,
    payOut: async (month: string) => await staff.call('POST', `/api/admin/partners/${id}/payouts`, { month }),
    detail: async () => (await staff.call('GET', `/api/admin/partners/${id}`)).body,
    customer: async () => (await staff.call('GET', `/api/admin/customers?q=${client.email}`)).body.items[0],
  }
}

async function payByCard(orderId: string): Promise<{ attemptId: string }> {
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  const payment = server.paymentAt(body.url)
  payRoubles(payment)
  await shop.call('POST', '/api/webhooks/yookassa', notice(payment.id))
  return { attemptId: body.id }
}

async function giveBack(attemptId: string, amountUsd: number): Promise<void> {
  const { status, body } = await staff.call('POST', `/api/admin/payments/${attemptId}/refund`, {
    amountUsd,
    reason: 'could not be performed',
  })
  expect([status, body.status]).toEqual([201, 'done'])
}

async function refundedOn(day: string): Promise<number> {
  return (await staff.call('GET', `/api/admin/reports/sales?from=${day}&to=${day}`)).body.totals.refunded
}

describe('a partner’s commission for a refunded order', () => {
  it('excludes the refunded part, and the sales report shows this part as refunded', async () => {
    const olga = await openPartner('olga@example.com')
    const { orderId, attemptId } = await olga.paidOrder([BASIC, PREMIUM], '2026-01')
    expect(await olga.statement('2026-01')).toMatchObject({ totalUsd: 600, commissionUsd: 60 })
    await giveBack(attemptId, 300)
    await giveBack(attemptId, 250)
    const statement = await olga.statement('2026-01')
    expect(statement).toMatchObject({ totalUsd: 50, commissionUsd: 5, payout: { dueUsd: 5 } })
    const line = { orderId, status: 'completed', totalUsd: 600, givenBackUsd: 550, commissionUsd: 5 }
    expect(statement.lines).toMatchObject([line])
    // The shop refunded 550 of 600 dollars, and the commissions were 16.40 and 43.60. Each item is rounded separately.
    expect(statement.lines[0].items).toMatchObject([{ commissionUsd: 1.37 }, { commissionUsd: 3.63 }])
    const month = { paidUsd: 50, commissionUsd: 5, dueUsd: 5 }
    expect(await olga.detail()).toMatchObject({ ...month, months: [month] })
    expect(await olga.customer()).toMatchObject({ paidUsd: 50 })
    expect(await refundedOn('2026-01-15')).toBe(550)
  })

  it('is deducted from a later payout if it was already paid out', async () => {
    const rita = await openPartner('rita@example.com')
    const early = await rita.paidOrder([BASIC, PREMIUM], '2026-02')
    expect(await rita.payOut('2026-02')).toMatchObject({ status: 201, body: { amountUsd: 60 } })
    await giveBack(early.attemptId, 100)
    await rita.paidOrder([BASIC], '2026-03')
    expect(await rita.payOut('2026-03')).toMatchObject({ status: 201, body: { amountUsd: 6.4 } })
    const detail = await rita.detail()
    expect(detail).toMatchObject({ commissionUsd: 66.4, payoutsUsd: 66.4, dueUsd: 0 })
  })

  it('changes when the card service confirms the refund; a full refund makes it zero', async () => {
    const vera = await openPartner('vera@example.com')
    const { orderId, attemptId } = await vera.paidOrder([BASIC], '2026-04')
    const [attempt] = await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.id, attemptId))
    invariant(attempt, 'the attempt exists')
    await shop.shop.db.insert(refunds).values({
      id: 'asked',
      method: 'card',
      reference: attemptId,
      orderId,
      currency: attempt.currency,
      units: BigInt(attempt.amountCents) / 2n,
      reason: 'asked',
      requestedBy: 'anna',
      requestedAt: shop.shop.now(),
    })
    expect(await vera.statement('2026-04')).toMatchObject({ totalUsd: 164, commissionUsd: 16.4 })
    await shop.shop.db.update(refunds).set({ status: 'done' }).where(eq(refunds.id, 'asked'))
    expect(await vera.statement('2026-04')).toMatchObject({ totalUsd: 82, commissionUsd: 8.2 })
    await giveBack(attemptId, 82)
    const statement = await vera.statement('2026-04')
    expect(statement).toMatchObject({ totalUsd: 0, commissionUsd: 0, payout: { state: 'none' } })
    expect(statement.lines).toMatchObject([{ status: 'refunded', givenBackUsd: 164, commissionUsd: 0 }])
  })

  it('is zero if the bank took the money back in a dispute', async () => {
    const nina = await openPartner('nina@example.com')
    const { attemptId } = await nina.paidOrder([PREMIUM], '2026-05')
    await shop.shop.db.update(cardAttempts).set({ attention: 'dispute-lost' }).where(eq(cardAttempts.id, attemptId))
    expect(await nina.statement('2026-05')).toMatchObject({ totalUsd: 0, commissionUsd: 0, payout: { dueUsd: 0 } })
    expect(await nina.detail()).toMatchObject({ paidUsd: 0, commissionUsd: 0 })
    expect(await nina.customer()).toMatchObject({ paidUsd: 0 })
    expect(await refundedOn('2026-05-15')).toBe(436)
  })
})
