import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { invariant } from '#base/refusal.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { DAY, HOUR, SECOND } from '#base/time.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { payByCoin } from '../../../../test/pay-by-coin.ts'
import {
  openStripeServer,
  pay,
  SECRET_KEY,
  signedEvent,
  type StripeServer,
  WEBHOOK_SECRET,
} from '../../../../test/stripe-server.ts'
import type { CardContext } from './context.ts'
import { refundCard } from './commands-refund.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { listReview, listSurplus } from '#features/money/payment-review/queries.ts'
import { cardAttempts } from './tables.ts'
import { refunds } from '#features/money/settlements/tables.ts'

let shop: TestShop
let server: StripeServer
const anna: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }

beforeAll(async () => {
  server = await openStripeServer()
  shop = await openTestShop({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: server.url,
  })
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(() => server.setState('well'))

const WHOLE = 164_00
const context = () => shop.payments as CardContext
const sendWebhook = async (ref: string, type: string, more: { id?: string } = {}) => {
  const { body, headers } = signedEvent(ref, type, more)
  return (await shop.call('POST', '/api/webhooks/stripe', body, headers)).status
}
const attemptOf = async (id: string) =>
  (await shop.shop.db.select().from(cardAttempts).where(eq(cardAttempts.id, id)))[0]
const orderStatus = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const timeline = async (orderId: string) =>
  (await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId))).map(
    ({ action }) => action,
  )
const reviewed = async (id: string) =>
  (await listReview(shop.shop, 1000)).filter(({ reference }) => reference === id).map(({ attention }) => attention)
const reasonsNotified = async (orderId: string): Promise<string[]> => {
  const { body } = await shop.call('GET', '/api/sandbox/messages?to=orders@ahuti.example')
  const subject = `Нужно решение по платежу: заказ #${orderId.slice(0, 8)}`
  return body
    .filter((one: { subject: string }) => one.subject === subject)
    .map((one: { text: string }) => /Причина: (.*)/.exec(one.text)?.[1])
    .toReversed()
}
const advance = async (ms: number) => await shop.call('POST', '/api/sandbox/clock/advance', { seconds: ms / SECOND })
const recheck = async (after: number) => {
  await advance(after)
  await shop.jobs.find(({ name }) => name === 'recheck-refunds')?.work()
}

const compare = async () => await shop.jobs.find(({ name }) => name === 'compare-card-lists')?.work()

/** Lets the customer pay a second checkout of an attempt that is already paid. */
function payTwice(id: string): void {
  const session = [...server.sessions.values()].find(({ metadata }) => metadata.attempt === id)
  invariant(session, 'the attempt has a checkout')
  const other = structuredClone({ ...session, id: `${session.id}_2` })
  Object.assign(other.payment_intent ?? {}, { id: `pi_${other.id}` })
  server.sessions.set(other.id, other)
}

async function paid(before: (orderId: string) => Promise<void> = async () => {}, charged: object = {}) {
  const orderId: string = (await shop.call('POST', '/api/orders', makeOrder())).body.id
  const { body } = await shop.call('POST', '/api/card/payment?lang=en', { orderId })
  const session = server.sessionAt(body.url)
  await before(orderId)
  pay(session)
  Object.assign(session, charged)
  await sendWebhook(session.id, 'checkout.session.completed')
  return { orderId, id: body.id as string, intent: `pi_${session.id}` }
}

let count = 0
/** Creates a dispute by a bank, in the form in which Stripe reports it. Returns the id of the dispute. */
function dispute(intent: string, status = 'needs_response'): string {
  count += 1
  const id = `dp_${count}`
  const common = { object: 'dispute' as const, amount: WHOLE, currency: 'usd', reason: 'fraudulent' }
  server.disputes.set(id, { id, ...common, payment_intent: intent, status })
  return id
}

describe('a disputed card payment', () => {
  it('needs a decision, appears in the order’s history, and causes an e-mail to staff', async () => {
    const { orderId, id, intent } = await paid()
    expect(await sendWebhook(dispute(intent), 'charge.dispute.created')).toBe(200)
    expect(await attemptOf(id)).toMatchObject({ status: 'paid', attention: 'disputed' })
    expect(await reviewed(id)).toEqual(['disputed'])
    expect(await reasonsNotified(orderId)).toEqual([
      'клиент оспаривает оплату в банке; ответьте в кабинете Stripe до срока',
    ])
    expect(await timeline(orderId)).toEqual(['payments.dispute-open'])
    expect(await orderStatus(orderId)).toBe('completed')
  })

  it('causes one e-mail to the shop, even if Stripe repeats the message', async () => {
    const { orderId, intent } = await paid()
    const ref = dispute(intent)
    await sendWebhook(ref, 'charge.dispute.created', { id: `evt_${ref}` })
    await sendWebhook(ref, 'charge.dispute.created', { id: `evt_${ref}` })
    await sendWebhook(ref, 'charge.dispute.funds_withdrawn')
    expect(await reasonsNotified(orderId)).toHaveLength(1)
    expect(await timeline(orderId)).toHaveLength(1)
  })

  it('causes a second e-mail when lost, and needs no decision when won', async () => {
    const lost = await paid()
    const won = await paid()
    const [a, b] = [dispute(lost.intent), dispute(won.intent)]
    await sendWebhook(a, 'charge.dispute.created')
    await sendWebhook(b, 'charge.dispute.created')
    Object.assign(server.disputes.get(a) ?? {}, { status: 'lost' })
    Object.assign(server.disputes.get(b) ?? {}, { status: 'won' })
    await sendWebhook(a, 'charge.dispute.closed')
    await sendWebhook(b, 'charge.dispute.closed')
    expect(await reviewed(lost.id)).toEqual(['dispute-lost'])
    expect(await reasonsNotified(lost.orderId)).toHaveLength(2)
    expect(await reviewed(won.id)).toEqual([])
    expect(await timeline(won.orderId)).toEqual(['payments.dispute-open', 'payments.dispute-won'])
  })

  it('gets its earlier reason for review back, without an e-mail, when the shop wins', async () => {
    const { orderId, id, intent } = await paid(async () => {}, { amount_total: WHOLE + 1 })
    const ref = dispute(intent)
    await sendWebhook(ref, 'charge.dispute.created')
    expect(await reviewed(id)).toEqual(['disputed'])
    Object.assign(server.disputes.get(ref) ?? {}, { status: 'won' })
    await sendWebhook(ref, 'charge.dispute.closed')
    expect(await attemptOf(id)).toMatchObject({ status: 'review', attention: 'wrong-amount' })
    expect(await reviewed(id)).toEqual(['wrong-amount'])
    expect(await reasonsNotified(orderId)).toHaveLength(2)
    expect(await timeline(orderId)).toEqual(['payments.dispute-open', 'payments.dispute-won'])
  })

  it('stays in review when a second checkout is paid, and causes one more e-mail', async () => {
    const { orderId, id, intent } = await paid()
    await sendWebhook(dispute(intent), 'charge.dispute.created')
    payTwice(id)
    for (const _ of [1, 2]) await compare()
    expect(await reviewed(id)).toEqual(['disputed'])
    expect(await reasonsNotified(orderId)).toHaveLength(2)
  })

  it('stays in review after the shop wins if a second checkout was paid', async () => {
    const { orderId, id, intent } = await paid()
    const ref = dispute(intent)
    await sendWebhook(ref, 'charge.dispute.created')
    payTwice(id)
    const warn = vi.spyOn(shop.shop.log, 'warn')
    for (const _ of [1, 2, 3]) await compare()
    const warnings = warn.mock.calls.filter(([facts]) => (facts as { attemptId?: string }).attemptId === id)
    warn.mockRestore()
    Object.assign(server.disputes.get(ref) ?? {}, { status: 'won' })
    await sendWebhook(ref, 'charge.dispute.closed')
    expect([await reviewed(id), warnings.length]).toEqual([['wrong-checkout'], 1])
    expect(await reasonsNotified(orderId)).toHaveLength(2)
  })

  it('is recorded when Stripe repeats its message after an outage of Stripe', async () => {
    const { id, intent } = await paid()
    const ref = dispute(intent)
    server.setState('down')
    expect(await sendWebhook(ref, 'charge.dispute.created', { id: 'evt_again' })).toBe(503)
    server.setState('well')
    expect(await sendWebhook(ref, 'charge.dispute.created', { id: 'evt_again' })).toBe(200)
    expect((await attemptOf(id))?.attention).toBe('disputed')
  })

  it('is ignored if the payment was made on another site', async () => {
    expect(await sendWebhook(dispute('pi_of_nobody'), 'charge.dispute.created')).toBe(200)
  })
})

describe('a second paid checkout of one payment attempt', () => {
  it('needs a decision by staff, who get one notification even after several comparisons', async () => {
    const { orderId, id } = await paid()
    payTwice(id)
    const warn = vi.spyOn(shop.shop.log, 'warn')
    for (const _ of [1, 2, 3]) await compare()
    expect(await reviewed(id)).toEqual(['wrong-checkout'])
    expect(await reasonsNotified(orderId)).toHaveLength(1)
    const warnings = warn.mock.calls.filter(([facts]) => (facts as { attemptId?: string }).attemptId === id)
    warn.mockRestore()
    expect(warnings).toHaveLength(1)
  })
})

describe('a fraud warning from the customer’s bank', () => {
  it('needs a decision if there is no dispute yet, and never replaces a dispute', async () => {
    const { orderId, id, intent } = await paid()
    const warning = {
      object: 'radar.early_fraud_warning' as const,
      actionable: true,
      fraud_type: 'made_with_stolen_card',
    }
    server.warnings.set('issfr_1', { id: 'issfr_1', ...warning, payment_intent: intent })
    await sendWebhook('issfr_1', 'radar.early_fraud_warning.created')
    expect(await reviewed(id)).toEqual(['fraud-warning'])
    await sendWebhook(dispute(intent), 'charge.dispute.created')
    await sendWebhook('issfr_1', 'radar.early_fraud_warning.created')
    expect(await reviewed(id)).toEqual(['disputed'])
    expect(await reasonsNotified(orderId)).toHaveLength(2)
  })
})

describe('a refund that the bank returns to the shop', () => {
  const refund = async (attemptId: string) =>
    await refundCard(context(), anna, { attemptId, amountCents: WHOLE, reason: 'the customer asked' })
  const rowsOf = async (id: string) =>
    await shop.shop.db.select().from(refunds).where(eq(refunds.reference, id)).orderBy(refunds.requestedAt)
  const fail = (ref: string | null) => {
    const made = server.made.find(({ id }) => id === ref)
    Object.assign(made ?? {}, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
  }

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'is stored as failed after %s, needs a decision and can be requested again',
    async (type) => {
      const { orderId, id } = await paid()
      const { providerRef } = await refund(id)
      expect(await orderStatus(orderId)).toBe('refunded')
      fail(providerRef)
      expect(await sendWebhook(providerRef ?? '', type)).toBe(200)
      expect(await rowsOf(id)).toMatchObject([{ status: 'failed', lastFault: 'expired_or_canceled_card' }])
      expect(await reviewed(id)).toEqual(['refund-failed'])
      expect(await reasonsNotified(orderId)).toHaveLength(1)
      expect(await timeline(orderId)).toEqual(['payments.refund', 'payments.refund-failed'])
      expect(await refund(id)).toMatchObject({ status: 'done' })
    },
  )

  it('is found by a daily check for thirty days, even without a webhook message', async () => {
    const { id } = await paid()
    const { providerRef } = await refund(id)
    for (let day = 0; day < 29; day += 1) await recheck(DAY)
    expect(await rowsOf(id)).toMatchObject([{ status: 'done' }])
    fail(providerRef)
    await recheck(DAY)
    expect(await rowsOf(id)).toMatchObject([{ status: 'failed', recheckAt: null }])
  })

  it('is no longer checked after thirty days', async () => {
    const { id } = await paid()
    await refund(id)
    await recheck(31 * DAY)
    const requests = server.requests.length
    await recheck(2 * DAY)
    expect(server.requests.length).toBe(requests)
    expect((await rowsOf(id))[0]).toMatchObject({ status: 'done', recheckAt: null })
  })

  it('is checked later if the card service is unavailable', async () => {
    const { id } = await paid()
    const { providerRef } = await refund(id)
    server.setState('down')
    await recheck(DAY)
    expect(await rowsOf(id)).toMatchObject([{ status: 'done' }])
    server.setState('well')
    fail(providerRef)
    await recheck(7 * HOUR)
    expect(await rowsOf(id)).toMatchObject([{ status: 'failed' }])
  })

  it('makes the surplus of the payment due for a refund again', async () => {
    const { id } = await paid(async (orderId) => await payByCoin(shop, orderId))
    const { providerRef } = await refund(id)
    const owed = async () => (await listSurplus(shop.shop.db)).filter(({ reference }) => reference === id)
    expect(await owed()).toEqual([])
    fail(providerRef)
    await sendWebhook(providerRef ?? '', 'refund.failed')
    expect(await owed()).toMatchObject([{ amount: '164' }])
  })

  it('is ignored if the shop did not request this refund', async () => {
    server.made.push({ id: 're_by_hand', payment_intent: 'pi_1', status: 'succeeded', metadata: {} })
    expect(await sendWebhook('re_by_hand', 'refund.updated')).toBe(200)
  })
})
