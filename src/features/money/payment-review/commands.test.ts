import { readFileSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { decideReview, markSurplusReturned } from './commands.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { listReview, listSurplus } from './queries.ts'
import { refunds, reviewDecisions, settlements } from '#features/money/settlements/tables.ts'
import { listAddresses } from '#features/money/crypto/queries-addresses.ts'
import { listHeld } from './queries-returns.ts'

/** The part of migration 0030 that changes older decisions. */
const UPDATE = readFileSync(
  new URL('../../../../db/migrations/0030_returned_in_review.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint')

let shop: TestShop
const admin: Staff = { accountId: 'anna', role: 'admin', staffRole: 'owner' }
const partner: Staff = { accountId: 'partner', role: 'partner' }
/** The facts about a return that staff enter: the way, the day and the transaction. */
const SENT = { way: 'crypto', returnedOn: '2026-11-20', proof: '0xabc' } as const

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const view = async (id: string) => (await shop.call('GET', `/api/crypto/payment/${id}/status`)).body
const orderStatus = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const emailsTo = async (to: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)).body.map(
    (one: { subject: string }) => one.subject,
  )

let count = 0
/**
 * Places an order of 300 dollars for a new customer, opens a payment in USDT on TRON, and sends the amount `received`. Unless `expired` is
 * false, the price quote then ends.
 */
async function open(received: string, { expired = true } = {}) {
  count += 1
  const email = `payer${count}@example.com`
  const items = [{ id: 'ganesha', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
  const who = { customerName: 'Anna Iyer', customerEmail: email, paymentMethod: 'crypto' }
  const { body: order } = await shop.call(
    'POST',
    '/api/orders',
    { ...who, items, total: 300 },
    { 'accept-language': 'en' },
  )
  const wanted = { orderId: order.id, currency: 'USDT_TRC20', amountUsd: 300 }
  const { body: payment } = await shop.call('POST', '/api/crypto/payment', wanted)
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address: payment.address, amount: received })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
  if (expired) await sandbox('clock/advance', { seconds: 25 * 60 })
  return { orderId: String(order.id), id: String(payment.id), email, address: String(payment.address) }
}
const decide = async (reference: string, decision: 'accepted' | 'returned' | 'dismissed', by = admin) =>
  await decideReview(shop.payments, by, {
    method: 'crypto',
    reference,
    attention: 'underpaid',
    decision,
    note: 'agreed by phone',
  })

describe('a payment that needs a decision by staff', () => {
  it('is listed up to a limit, the oldest payment first', async () => {
    const before = await listReview(shop.shop, 1000)
    for (const _ of [1, 2]) await open('200')
    const whole = await listReview(shop.shop, 1000)
    expect([whole.length, await listReview(shop.shop, 1)]).toEqual([before.length + 2, whole.slice(0, 1)])
    expect(whole.map(({ createdAt }) => createdAt)).toEqual(
      whole.map(({ createdAt }) => createdAt).toSorted((a, b) => +a - +b),
    )
  })

  it('stays in the list until staff decide, and pays the order when accepted', async () => {
    const { id, orderId } = await open('200')
    expect(await view(id)).toMatchObject({ status: 'review' })
    const listed = (await listReview(shop.shop, 1000)).filter(({ reference }) => reference === id)
    expect(listed).toMatchObject([{ method: 'crypto', attention: 'underpaid', expected: '300', received: '200' }])
    await expect(decide(id, 'accepted', partner)).rejects.toMatchObject({ kind: 'forbidden' })
    await decide(id, 'accepted')
    expect(await orderStatus(orderId)).toBe('completed')
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 2 })
    expect(await view(id)).toMatchObject({ status: 'completed' })
    expect((await listReview(shop.shop, 1000)).map(({ reference }) => reference)).not.toContain(id)
    await expect(decide(id, 'accepted')).rejects.toMatchObject({ code: 'payments.review-changed' })
    const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, orderId))
    expect(audit).toMatchObject([{ actorId: 'anna', action: 'payments.review-accepted' }])
  })

  it('leaves the list when staff return the money, and the order stays unpaid', async () => {
    const { id, orderId } = await open('150')
    await decide(id, 'returned')
    expect(await orderStatus(orderId)).toBe('pending')
    expect((await listReview(shop.shop, 1000)).map(({ reference }) => reference)).not.toContain(id)
    await expect(decide(id, 'dismissed')).rejects.toMatchObject({ code: 'payments.review-changed' })
  })

  it('causes one e-mail to the customer and one e-mail to the staff', async () => {
    const { orderId, email } = await open('120')
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
    const number = `#${orderId.slice(0, 8)}`
    const subjects: string[] = await emailsTo(email)
    expect(subjects.filter((one) => one === `We are checking the payment for order ${number}`)).toHaveLength(1)
    const staff: string[] = await emailsTo('orders@ahuti.example')
    expect(staff.filter((one) => one === `Нужно решение по платежу: заказ ${number}`)).toHaveLength(1)
  })
})

describe('money that staff returned after a review', () => {
  const send = async (address: string, amount: string, blocks = 19) => {
    await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks })
  }
  const listed = async (id: string) => (await listReview(shop.shop, 1000)).filter(({ reference }) => reference === id)

  it('does not pay the order together with later money, and staff must decide again', async () => {
    const { id, orderId, email, address } = await open('150')
    await decide(id, 'returned')
    expect(await view(id)).toMatchObject({ status: 'expired', received: '0' })
    await send(address, '150')
    expect([await orderStatus(orderId), (await view(id)).status]).toEqual(['pending', 'review'])
    expect(await listed(id)).toMatchObject([{ attention: 'underpaid', received: '150' }])
    const reviewEmails = (await emailsTo(email)).filter((one: string) => one.startsWith('We are checking the payment'))
    expect(reviewEmails).toHaveLength(2)
    await decide(id, 'returned')
    expect(await listed(id)).toEqual([])
    const back = await shop.shop.db.select().from(refunds).where(eq(refunds.reference, id))
    expect(back.map(({ status, units }) => [status, units])).toEqual([
      ['done', 150_000_000n],
      ['done', 150_000_000n],
    ])
    expect(await listSurplus(shop.shop.db)).not.toContainEqual(expect.objectContaining({ reference: id }))
  })

  it('becomes a refund in the migration, without the money that came later', async () => {
    const { id, address } = await open('150')
    const { db } = shop.shop
    const decided = { decision: 'returned', note: '', decidedBy: 'anna', decidedAt: shop.shop.now() } as const
    await db.insert(reviewDecisions).values({ method: 'crypto', reference: id, attention: 'underpaid', ...decided })
    expect(await listed(id)).toHaveLength(1)
    for (let times = 0; times < 2; times += 1) for (const statement of UPDATE) await db.execute(sql.raw(statement))
    expect(await view(id)).toMatchObject({ status: 'expired', received: '0' })
    await send(address, '20')
    expect(await listed(id)).toMatchObject([{ attention: 'underpaid', received: '20' }])
    const back = await db.select().from(refunds).where(eq(refunds.reference, id))
    expect(back).toMatchObject([{ status: 'done', units: 150_000_000n, reason: 'review', requestedBy: 'anna' }])
  })

  it('is not part of paid sums, accepted sums or sums to refund', async () => {
    const [paid, accepted] = [await open('150'), await open('150')]
    for (const { id, address } of [paid, accepted]) {
      await decide(id, 'returned')
      await send(address, id === paid.id ? '320' : '200')
    }
    await decide(accepted.id, 'accepted')
    await send(accepted.address, '10')
    expect([await orderStatus(paid.orderId), await orderStatus(accepted.orderId)]).toEqual(['completed', 'completed'])
    const settled = await shop.shop.db
      .select()
      .from(settlements)
      .where(inArray(settlements.orderId, [paid.orderId, accepted.orderId]))
    expect(settled.map((row) => row.paid).toSorted()).toEqual([200_000_000n, 320_000_000n])
    const owed = (await listSurplus(shop.shop.db)).filter(({ reference }) => [paid.id, accepted.id].includes(reference))
    expect(owed.map(({ amount }) => amount)).toEqual(['20', '10'])
    const held = await listHeld(shop.shop.db, [paid.orderId])
    expect(held).toMatchObject([{ came: { units: 320_000_000n }, left: { units: 320_000_000n }, paidTheOrder: true }])
    await markSurplusReturned(shop.payments, admin, { method: 'crypto', reference: paid.id, ...SENT })
    expect(await listHeld(shop.shop.db, [paid.orderId])).toMatchObject([{ left: { units: 300_000_000n } }])
  })

  it('is still part of the received sum, although staff have paid it back', async () => {
    const { id, address } = await open('150')
    await decide(id, 'returned')
    await send(address, '0.5')
    const own = (await listAddresses(shop.shop.db)).filter((one) => one.address === address)
    expect(own).toMatchObject([{ status: 'expired', received: '150.5' }])
  })

  it('needs no second decision if only very little money (dust) comes later', async () => {
    const { id, address } = await open('150')
    await decide(id, 'returned')
    await send(address, '0.5')
    expect([await listed(id), (await view(id)).status]).toEqual([[], 'expired'])
  })

  it('is only the sum that the person saw, without money that came later', async () => {
    const { id, orderId, address } = await open('150')
    const saw = async (received: string, decision: 'accepted' | 'returned' = 'returned') =>
      await decideReview(shop.payments, admin, {
        method: 'crypto',
        reference: id,
        attention: 'underpaid',
        decision,
        note: 'seen by many',
        received,
      })
    await send(address, '50')
    await expect(saw('150')).rejects.toMatchObject({ code: 'payments.review-changed' })
    expect(await listed(id)).toMatchObject([{ received: '200' }])
    await saw('200')
    await send(address, '70')
    // The person pressed the button again, or the browser did not get the answer and sent the request again.
    await expect(saw('200')).rejects.toMatchObject({ code: 'payments.review-changed' })
    await expect(saw('200', 'accepted')).rejects.toMatchObject({ code: 'payments.review-changed' })
    expect([await orderStatus(orderId), await listed(id)]).toMatchObject(['pending', [{ received: '70' }]])
  })

  it('cannot replace a different decision that staff made before', async () => {
    const { id } = await open('150')
    await decide(id, 'dismissed')
    await expect(decide(id, 'returned')).rejects.toMatchObject({ code: 'payments.review-changed' })
    expect(await view(id)).toMatchObject({ status: 'review', received: '150' })
  })
})

describe('the e-mails about received money', () => {
  it('say once how much is still due while the price quote is valid', async () => {
    const { orderId, email } = await open('120', { expired: false })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 3 })
    const { body } = await shop.call('GET', `/api/sandbox/messages?to=${email}`)
    const emails = body.filter((one: { subject: string }) => one.subject.startsWith('Part of the payment'))
    expect(emails).toHaveLength(1)
    expect(emails[0].text).toContain('120 USDT on TRON (TRC-20)')
    expect(emails[0].text).toContain('180 USDT on TRON (TRC-20)')
    expect(emails[0].text).toContain(`/order/${orderId}`)
  })

  it('go to the staff when an order is paid', async () => {
    const { orderId } = await open('300', { expired: false })
    expect(await emailsTo('orders@ahuti.example')).toContain(`Новый заказ #${orderId.slice(0, 8)}`)
  })

  it('are not sent for a surplus of a few cents', async () => {
    const { email } = await open('300.5', { expired: false })
    expect((await emailsTo(email)).join()).not.toContain('More than needed')
  })
})

describe('a surplus', () => {
  it('stays in the list until staff return the money, and causes one e-mail', async () => {
    const { id, orderId, email, address } = await open('340', { expired: false })
    expect(await emailsTo(email)).toContain(`You paid more than was due for order #${orderId.slice(0, 8)}`)
    const mine = async () => (await listSurplus(shop.shop.db)).filter(({ reference }) => reference === id)
    expect(await mine()).toMatchObject([{ method: 'crypto', currency: 'USDT_TRC20', amount: '40' }])
    const returned = { method: 'crypto' as const, reference: id, ...SENT }
    await expect(markSurplusReturned(shop.payments, partner, returned)).rejects.toMatchObject({ kind: 'forbidden' })
    await markSurplusReturned(shop.payments, admin, returned)
    expect(await mine()).toEqual([])
    expect(await shop.shop.db.select().from(refunds).where(eq(refunds.reference, id))).toMatchObject([
      { status: 'done', units: 40_000_000n, providerRef: '0xabc', requestedBy: 'anna' },
    ])
    await expect(markSurplusReturned(shop.payments, admin, returned)).rejects.toMatchObject({ kind: 'not-found' })
    // If more money comes later, the new money must be returned too.
    await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount: '15' })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
    expect(await mine()).toMatchObject([{ amount: '15' }])
    await markSurplusReturned(shop.payments, admin, { ...returned, proof: '0xdef' })
    expect(await mine()).toEqual([])
  })

  it('is returned up to the sum that staff saw, and later money stays due', async () => {
    const { id, address } = await open('340', { expired: false })
    const mine = async () => (await listSurplus(shop.shop.db)).filter(({ reference }) => reference === id)
    await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount: '60' })
    await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
    const sent = { method: 'crypto' as const, reference: id, ...SENT }
    for (const amount of ['40', '140', 'forty'])
      await expect(markSurplusReturned(shop.payments, admin, { ...sent, amount })).rejects.toMatchObject({
        code: 'payments.review-changed',
      })
    expect(await mine()).toMatchObject([{ amount: '100' }])
    await markSurplusReturned(shop.payments, admin, { ...sent, amount: '100' })
    expect(await mine()).toEqual([])
  })
})
