import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { HOUR, MINUTE } from '#base/time.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { payByCoin } from '../../../../test/pay-by-coin.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  yookassaSettings,
  type YookassaPayment,
  type YookassaServer,
} from '../../../../test/yookassa-server.ts'
import type { CardContext } from './context.ts'
import { refundCard } from './commands-refund.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { refundPause } from './rules.ts'
import { refunds, surpluses } from '#features/money/settlements/tables.ts'

let shop: TestShop
let server: YookassaServer

const anna: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }

beforeAll(async () => {
  server = await openYookassaServer()
  shop = await openTestShop(yookassaSettings(server.url))
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(() => {
  server.setState('well')
  server.refundAs('succeeded')
})

/** 164 dollars in kopecks, at 100 roubles for a dollar. */
const WHOLE = 16_400_00

const context = () => shop.payments as CardContext
const advance = async (seconds: number) => await shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const orderStatus = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const givenBack = (payment: YookassaPayment) =>
  server.refunds.filter(({ payment_id }) => payment_id === payment.id).map(({ amount }) => amount.value)
const rowsOf = async (attemptId: string) =>
  await shop.shop.db.select().from(refunds).where(eq(refunds.reference, attemptId)).orderBy(refunds.requestedAt)
const retry = async () => {
  await advance(7 * 3600)
  await shop.jobs.find(({ name }) => name === 'retry-refunds')?.work()
}

async function opened() {
  const orderId: string = (await shop.call('POST', '/api/orders', makeOrder())).body.id
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  return { orderId, attemptId: body.id as string, payment: server.paymentAt(body.url) }
}

async function paid(before: (payment: YookassaPayment, orderId: string) => unknown = () => undefined) {
  const made = await opened()
  await before(made.payment, made.orderId)
  payRoubles(made.payment)
  await shop.call('POST', '/api/webhooks/yookassa', notice(made.payment.id))
  return made
}

const refund = async (attemptId: string, amountCents: number, more: { id?: string; by?: Staff } = {}) => {
  const { by = anna, ...id } = more
  return await refundCard(context(), by, { attemptId, amountCents, reason: 'the customer asked', ...id })
}

describe('a refund', () => {
  it('of a whole payment sets the order to refunded, and stores person and reason', async () => {
    const { orderId, attemptId, payment } = await paid()
    expect(await refund(attemptId, WHOLE)).toMatchObject({
      status: 'done',
      method: 'card',
      reference: attemptId,
      orderId,
      currency: 'RUB',
      units: BigInt(WHOLE),
      reason: 'the customer asked',
      requestedBy: 'anna',
      nextTryAt: null,
    })
    expect(givenBack(payment)).toEqual(['16400.00'])
    expect(await orderStatus(orderId)).toBe('refunded')
    const [entry] = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId))
    expect(entry).toMatchObject({ actorId: 'anna', action: 'payments.refund', after: { units: '1640000' } })
  })

  it('of a part leaves the order paid until all money is refunded', async () => {
    const { orderId, attemptId, payment } = await paid()
    await refund(attemptId, 400_01)
    expect(await orderStatus(orderId)).toBe('completed')
    await expect(refund(attemptId, WHOLE)).rejects.toMatchObject({
      code: 'payments.refund-too-much',
      details: { facts: { left: '15999.99', currency: 'RUB' } },
    })
    await refund(attemptId, WHOLE - 400_01)
    expect(await orderStatus(orderId)).toBe('refunded')
    await expect(refund(attemptId, 1)).rejects.toMatchObject({ code: 'payments.refund-too-much' })
    expect(givenBack(payment)).toEqual(['400.01', '15999.99'])
    const { body: emails } = await shop.call('GET', '/api/sandbox/messages?to=anna@example.com')
    const events = emails.filter(({ subject }: { subject: string }) =>
      /(?:Возврат по заказу|Money returned)/.test(subject),
    )
    const about = events.filter(({ subject }: { subject: string }) => subject.includes(orderId.slice(0, 8)))
    expect(about).toHaveLength(2)
  })

  it('of a whole surplus leaves the order paid, and ends the surplus', async () => {
    const { orderId, attemptId } = await paid(async (_, orderId) => await payByCoin(shop, orderId))
    const surplus = async () =>
      (await shop.shop.db.select().from(surpluses).where(eq(surpluses.reference, attemptId)))[0]
    expect(await surplus()).toMatchObject({ currency: 'RUB', units: BigInt(WHOLE), returnedAt: null })
    await refund(attemptId, WHOLE - 1)
    expect((await surplus())?.returnedAt).toBeNull()
    await refund(attemptId, 1)
    expect((await surplus())?.returnedAt).not.toBeNull()
    expect(await orderStatus(orderId)).toBe('completed')
  })

  it('of a payment in review cannot exceed the sum that the card service received', async () => {
    const { attemptId, payment } = await paid(({ amount }) => Object.assign(amount, { value: '16500.00' }))
    await expect(refund(attemptId, WHOLE + 100_01)).rejects.toMatchObject({ code: 'payments.refund-too-much' })
    expect(await refund(attemptId, WHOLE + 100_00)).toMatchObject({ status: 'done' })
    expect(givenBack(payment)).toEqual(['16500.00'])
  })

  it('can be requested only by administrators, and only if the payment received money', async () => {
    const { attemptId } = await paid()
    await expect(refund(attemptId, 1, { by: { accountId: 'p', role: 'partner' } })).rejects.toMatchObject({
      code: 'payments.staff-only',
    })
    await expect(refund(newId(), 1)).rejects.toMatchObject({ code: 'payments.not-found' })
    const unpaid = await opened()
    await expect(refund(unpaid.attemptId, 1)).rejects.toMatchObject({ code: 'payments.refund-nothing' })
    const foreign = await paid(({ amount }) => Object.assign(amount, { currency: 'EUR' }))
    await expect(refund(foreign.attemptId, 1)).rejects.toMatchObject({ code: 'payments.refund-impossible' })
    server.setState('down')
    await expect(refund(attemptId, 1)).rejects.toMatchObject({ code: 'payments.card-unavailable' })
    expect(await rowsOf(attemptId)).toEqual([])
  })
})

describe('a repeated refund request', () => {
  it('with the same id makes one refund, and the shop refuses a changed amount', async () => {
    const { attemptId, payment } = await paid()
    const id = newId()
    await Promise.all(Array.from({ length: 5 }, () => refund(attemptId, 100_00, { id })))
    expect(givenBack(payment)).toEqual(['100.00'])
    await expect(refund(attemptId, 200_00, { id })).rejects.toMatchObject({ code: 'payments.refund-changed' })
  })

  it('never refunds more than was paid, even if 20 requests arrive in parallel', async () => {
    const { attemptId, payment } = await paid()
    const tried = await Promise.allSettled(Array.from({ length: 20 }, () => refund(attemptId, WHOLE / 4)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    expect(givenBack(payment)).toHaveLength(4)
  })
})

describe('a refund without a valid answer from the card service', () => {
  it.each(['down', 'busy', 'lost', 'html', 'nonsense'] as const)(
    'is requested again, even days later, and is paid only once (%s)',
    async (state) => {
      const { orderId, attemptId, payment } = await paid()
      const row = await refundWhile(state, attemptId)
      expect(row).toMatchObject({ status: 'requested', tries: 1 })
      expect(row.lastFault).toBeTruthy()
      expect(await orderStatus(orderId)).toBe('completed')
      server.setState('well')
      server.dropKeys()
      await retry()
      await retry()
      expect(await rowsOf(attemptId)).toMatchObject([{ id: row.id, status: 'done', nextTryAt: null }])
      expect(givenBack(payment)).toEqual(['16400.00'])
      expect(await orderStatus(orderId)).toBe('refunded')
    },
  )

  it('is requested again by only one process, and not before the pause is over', async () => {
    const { attemptId, payment } = await paid()
    await refundWhile('down', attemptId)
    server.setState('well')
    const work = shop.jobs.find(({ name }) => name === 'retry-refunds')?.work
    await work?.()
    expect(givenBack(payment)).toEqual([])
    await advance(73)
    await Promise.all([work?.(), work?.(), work?.()])
    expect(givenBack(payment)).toEqual(['16400.00'])
  })

  it('is requested again after pauses that double, up to six hours', () => {
    const pauses = [0, 1, 2, 20].map((tries) => refundPause(tries, 0.5))
    expect(pauses).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 6 * HOUR])
  })

  it('is requested again at a different time from other failed refunds', () => {
    expect([0, 1].map((chance) => refundPause(0, chance))).toEqual([0.8 * MINUTE, 1.2 * MINUTE])
  })
})

describe('a refund request at the card service', () => {
  it('that was accepted is checked until the refund is done', async () => {
    const { orderId, attemptId } = await paid()
    server.refundAs('pending')
    const row = await refund(attemptId, WHOLE)
    expect(row).toMatchObject({ status: 'requested' })
    expect(row.providerRef).toBeTruthy()
    expect(await orderStatus(orderId)).toBe('completed')
    Object.assign(server.refunds.at(-1) ?? {}, { status: 'succeeded' })
    await retry()
    expect(await orderStatus(orderId)).toBe('refunded')
  })

  it('that was refused is stored as failed, and staff can request the refund again', async () => {
    const { attemptId } = await paid()
    server.refundAs('canceled')
    expect(await refund(attemptId, WHOLE)).toMatchObject({ status: 'failed', lastFault: 'insufficient_funds' })
    server.refundAs('succeeded')
    expect(await refund(attemptId, WHOLE)).toMatchObject({ status: 'done' })
  })
})

/** Requests a refund while the card service is in the given state. The service still reports that it took the money. */
async function refundWhile(state: Parameters<YookassaServer['setState']>[0], attemptId: string) {
  const { cards } = context()
  const [provider] = cards.providers
  if (!provider) throw new Error('no card service')
  const failing: typeof provider = {
    ...provider,
    refund: async (wanted) => {
      server.setState(state)
      return await provider.refund(wanted)
    },
  }
  const broken = { ...context(), cards: { ...cards, providers: [failing] } }
  return await refundCard(broken, anna, { attemptId, amountCents: WHOLE, reason: 'the customer asked' })
}
