import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { calendarDay, DAY } from '#base/time.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { returnedCents } from '#features/money/payment-review/queries-returns.ts'
import { rowsOf } from '#server/database/database.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import { type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let manager: Browser
let count = 0
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
  manager = await signInStaff(shop, 'manager')
})
afterAll(async () => await shop.close())

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const detail = async (id: string) => (await manager.call('GET', `/api/admin/orders/${id}`)).body
const refund = async (id: string, body: object) => await manager.call('POST', `/api/admin/orders/${id}/refund`, body)
const subjects = async (email: string): Promise<string[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body.map(({ subject }: { subject: string }) => subject)
const letterTo = async (email: string, subject: RegExp): Promise<string> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body.find((sent: { subject: string }) =>
    subject.test(sent.subject),
  )?.text ?? ''
const today = () => calendarDay(shop.shop.now())

async function place() {
  count += 1
  const email = `refunded${count}@example.com`
  const { id } = (await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: email }))).body
  return { id: String(id), email }
}

async function payByCoin(orderId: string, sent?: string) {
  const { body } = await shop.call('POST', '/api/crypto/payment', { orderId, currency: 'USDT_TRC20', amountUsd: 164 })
  const { address, expectedAmount } = body
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount: sent ?? expectedAmount })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
}

async function payByCard(orderId: string) {
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  const checkout = new URL(body.url).pathname.split('/').at(-1)
  await sandbox(`card/${checkout}/outcome`, { outcome: 'pay' })
}

describe('the refund of an order', () => {
  it('returns a card payment through the card service, and the customer gets one e-mail', async () => {
    const { id, email } = await place()
    await payByCard(id)
    expect((await detail(id)).refundable).toEqual([{ method: 'card', currency: 'USD', amount: '164', byHand: false }])
    const { status, body } = await refund(id, { reason: 'Asked by phone' })
    expect([status, body.status, body.refundable]).toEqual([200, 'refunded', []])
    expect((await subjects(email)).filter((subject) => /returned|refund/i.test(subject))).toHaveLength(1)
    expect((await refund(id, { reason: 'Again' })).body.code).toBe('order.nothing-to-refund')
    const { body: view } = await shop.call('GET', `/api/orders/${id}`)
    expect(view.refunds).toEqual([{ currency: 'USD', amount: '164', day: today(), way: 'card' }])
    const letter = await letterTo(email, /returned/)
    for (const part of ['$164', 'Ganesha yagya', '2 weeks']) expect(letter).toContain(part)
  })

  it('needs the method, day and transaction if the customer paid in coins', async () => {
    const { id, email } = await place()
    const customer = await signIn(shop, email)
    await payByCoin(id)
    const without = await refund(id, { reason: 'Asked by phone' })
    expect([without.status, without.body.errors[0].path]).toEqual([422, 'returned'])
    const tomorrow = calendarDay(new Date(shop.shop.now().getTime() + 3 * DAY))
    const early = await refund(id, { reason: 'x', returned: { way: 'crypto', returnedOn: tomorrow, proof: '0xabc' } })
    expect([early.status, early.body.errors[0].path]).toEqual([422, 'returnedOn'])
    expect((await detail(id)).status).toBe('completed')

    const returned = { way: 'crypto', returnedOn: today(), proof: `0x${newId()}` }
    const { status, body } = await refund(id, { reason: 'Asked by phone', returned })
    expect([status, body.status, body.surplus]).toEqual([200, 'refunded', []])
    expect(body.refunds).toMatchObject([{ method: 'crypto', currency: 'USDT_TRC20', amount: '164', status: 'done' }])
    expect(body.timeline.filter(({ kind }: { kind: string }) => kind === 'refund')).toMatchObject([
      {
        actor: (await manager.call('GET', '/api/auth/me')).body.email,
        facts: { amount: '164', way: 'crypto', day: today(), reference: returned.proof, reason: 'Asked by phone' },
      },
    ])
    expect((await subjects(email)).filter((subject) => subject.includes('returned'))).toHaveLength(1)
    const { body: view } = await shop.call('GET', `/api/orders/${id}`)
    const transactionHash = returned.proof
    expect(view.refunds).toEqual([
      { currency: 'USDT_TRC20', amount: '164', day: today(), way: 'crypto', transactionHash },
    ])
    const { body: data } = await customer.call('GET', '/api/account/export')
    expect(data.orders).toMatchObject([{ refunds: view.refunds }])
    const letter = await letterTo(email, /returned/)
    const sent = `${transactionHash.slice(0, 10)}…${transactionHash.slice(-8)}`
    for (const part of ['164 USDT', 'in cryptocurrency', sent, 'Ganesha yagya']) expect(letter).toContain(part)
  })

  it('can be partial, up to the unreturned sum, and the order then stays paid', async () => {
    const { id, email } = await place()
    await payByCard(id)
    const refundId = newId()
    for (const _ of ['first', 'repeated']) {
      const { status, body } = await refund(id, { reason: 'Half of the term', amount: '82', refundId })
      expect([status, body.status, body.refundable[0].amount]).toEqual([200, 'completed', '82'])
    }
    const beyond = await refund(id, { reason: 'x', amount: '82.01' })
    expect([beyond.status, beyond.body.errors[0].path]).toEqual([422, 'amount'])
    expect(await letterTo(email, /returned/)).toContain('$82')
    const rest = await refund(id, { reason: 'The rest', amount: '82' })
    expect([rest.status, rest.body.status, rest.body.refundable]).toEqual([200, 'refunded', []])
  })

  it('can return a part of the coins, and lowers the order’s income', async () => {
    const { id, email } = await place()
    // The transfer is six dollars more than the price.
    await payByCoin(id, '170')
    const returned = { way: 'crypto', returnedOn: today(), proof: `0x${newId()}` }
    expect((await refund(id, { reason: 'Half of the term', amount: '41' })).body.errors[0].path).toBe('returned')
    const { status, body } = await refund(id, { reason: 'Half of the term', amount: '41', returned })
    expect([status, body.status, body.refundable[0].amount]).toEqual([200, 'completed', '129'])
    expect(body.refunds).toMatchObject([{ method: 'crypto', amount: '41', status: 'done' }])
    // The surplus is still owed.
    expect(body.surplus).toEqual([{ currency: 'USDT_TRC20', amount: '6' }])
    const letter = await letterTo(email, /returned/)
    expect(letter).toContain('41 USDT')
    expect(letter).not.toContain('your card')
    const [sums] = rowsOf<{ cents: number }>(
      await shop.shop.db.execute(
        sql`select ${returnedCents(sql`customer_order`)} as cents from customer_order where id = ${id}`,
      ),
    )
    // 41 of the 164 dollars were returned.
    expect(sums?.cents).toBe(4100)
    const later = { ...returned, proof: `0x${newId()}` }
    const whole = await refund(id, { reason: 'The rest', returned: later })
    expect([whole.body.status, whole.body.refunds[0].amount, whole.body.surplus]).toEqual(['refunded', '129', []])
    expect((await shop.call('GET', `/api/orders/${id}`)).body.refunds).toHaveLength(2)
  })

  describe('for the weeks that have not begun', () => {
    /** Creates an order of two weeks for $164. Its second week has not begun. Returns the days of the order. */
    async function begin() {
      const order = await place()
      await payByCard(order.id)
      const first = dayAtPlace(shop.shop.now())
      const days = Array.from({ length: 14 }, (_, n) => addDays(first, n))
      await manager.call('PUT', `/api/admin/calendar/${order.id}/0`, { days })
      return { ...order, days }
    }
    const setOf = async (id: string) => (await detail(id)).days[0]
    const unpaidOnToday = async (id: string) =>
      (await manager.call('GET', '/api/admin/today')).body.daysUnpaid.items.filter((item: { id: string }) =>
        item.id.startsWith(id),
      ).length

    it('removes the days of these weeks, and the customer reads the reason', async () => {
      const { id, email, days } = await begin()
      expect((await refund(id, { reason: 'Asked', amount: '82', refundId: newId(), endDays: true })).status).toBe(200)
      expect(await setOf(id)).toMatchObject({ days: days.slice(0, 7), unpaidDays: [] })
      expect(await unpaidOnToday(id)).toBe(0)
      expect(await letterTo(email, /days of “/)).toContain('returned the money for the weeks')
      // The refunded days do not count as missing, because the customer no longer pays for them.
      expect((await shop.call('GET', `/api/orders/${id}/progress`)).body.lines[0].daysBought).toBe(7)
    })

    it('can keep the days, and Today lists these days until staff decide', async () => {
      const { id, days } = await begin()
      await refund(id, { reason: 'Asked', amount: '82', endDays: false })
      expect(await setOf(id)).toMatchObject({ days, unpaidDays: days.slice(7) })
      expect(await unpaidOnToday(id)).toBe(1)
      const settle = (areKept: boolean) => manager.call('POST', `/api/admin/calendar/${id}/0/unpaid-days`, { areKept })
      expect((await settle(false)).status).toBe(204)
      expect((await setOf(id)).days).toEqual(days.slice(0, 7))
      expect(await unpaidOnToday(id)).toBe(0)

      const other = await begin()
      await refund(other.id, { reason: 'Asked', amount: '82' })
      expect(await unpaidOnToday(other.id)).toBe(1)
      await manager.call('POST', `/api/admin/calendar/${other.id}/0/unpaid-days`, { areKept: true })
      expect([await unpaidOnToday(other.id), (await setOf(other.id)).days.length]).toEqual([0, 14])
    })

    it('does not change the days if the sum is smaller', async () => {
      const { id } = await begin()
      await refund(id, { reason: 'Goodwill', amount: '81.99' })
      expect([(await setOf(id)).unpaidDays, await unpaidOnToday(id)]).toEqual([[], 0])
    })
  })

  it('is refused for an unpaid order', async () => {
    const { id } = await place()
    expect((await refund(id, { reason: 'x' })).body.code).toBe('order.nothing-to-refund')
    expect((await refund(newId(), { reason: 'x' })).status).toBe(404)
  })
})

it('the customer gets the refund e-mail when the money is returned, not before', async () => {
  const { id, email } = await place()
  await payByCoin(id)
  const { version } = await detail(id)
  const before = await subjects(email)
  await manager.call('PUT', `/api/orders/${id}/status`, { status: 'refunded', reason: 'Agreed', version })
  expect(await subjects(email)).toEqual(before)
  const returned = { way: 'crypto', returnedOn: today(), proof: `0x${newId()}` }
  expect((await refund(id, { reason: 'Agreed', returned })).status).toBe(200)
  const after = await subjects(email)
  expect(after.filter((subject) => !before.includes(subject))).toEqual([expect.stringContaining('returned')])
})

it('Today lists a refunded customer without e-mail until staff have telephoned the customer', async () => {
  const { body: order } = await manager.call('POST', '/api/admin/orders', {
    customer: { firstName: 'Tamara', lastName: 'Orlova', phone: '+79161234567' },
    items: [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }],
  })
  const id = String(order.id)
  const task = async () =>
    (await manager.call('GET', '/api/admin/today')).body.toTelephone.items.find(
      (item: { id: string }) => item.id === id,
    )?.detail
  const told = async (at: string) => (await manager.call('POST', `/api/admin/orders/${id}/told`, { at })).status
  const payment = { orderId: id, amountUsd: 164, receivedAt: today(), reference: newId(), note: '', way: 'cash' }
  expect((await manager.call('POST', '/api/admin/payments/manual', payment)).status).toBe(201)
  expect(await task()).toBeUndefined()

  await manager.call('PUT', `/api/admin/calendar/${id}/0`, { days: [addDays(today(), 3)] })
  expect(await task()).toBe('the days were set or changed')
  const { at: first } = (await detail(id)).call
  const returned = { way: 'cash', returnedOn: today(), proof: newId() }
  await refund(id, { reason: 'Asked', amount: '20', returned })
  expect(await task()).toBe('the days were set or changed, money was returned')
  const { call } = await detail(id)
  expect(call.reasons).toEqual(['days', 'refund'])

  // If a staff member has not seen the newest change, the task for this change stays.
  expect([await told(first), await task()]).toEqual([204, 'money was returned'])
  expect([await told(call.at), await task()]).toEqual([204, undefined])
  const { timeline, call: after } = await detail(id)
  expect([after, timeline.filter(({ kind }: { kind: string }) => kind === 'customer-told').length]).toEqual([null, 2])
})
