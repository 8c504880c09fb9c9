import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '#base/time.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { refunds, surpluses } from '#features/money/settlements/tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { notice, openYookassaServer, payRoubles, yookassaSettings } from '../../../../test/yookassa-server.ts'
import { orders } from '../../orders/orders/tables.ts'
import type { PlaceReturn } from './schemas.ts'

const COIN = { currency: 'USDT_TRC20' }
/** 25 dollars in roubles, at a rate of 100 roubles per dollar. */
const ROUBLES = { amount: '2500', currency: 'RUB' }
const TETHER = { amount: '25', currency: 'USDT_TRC20' }

let shop: TestShop
let server: Awaited<ReturnType<typeof openYookassaServer>>
let owner: Browser
let manager: Browser
beforeAll(async () => {
  server = await openYookassaServer()
  shop = await openTestShop({ ...BEHIND_PROXY, ...yookassaSettings(server.url) })
  await Promise.all(shop.jobs.map((job) => job.work()))
  owner = await signIn(shop, 'admin@example.com')
  for (const role of ['manager', 'viewer'])
    await owner.call('POST', '/api/admin/staff', { email: `${role}@example.com`, role })
  manager = await signIn(shop, 'manager@example.com')
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(() => {
  server.setState('well')
  server.refundAs('succeeded')
})

const db = () => shop.shop.db
const inHours = (hours: number) => new Date(shop.shop.now().getTime() + hours * HOUR).toISOString()

async function makeGroup() {
  const group = { serviceId: 'ganesha', performsAt: inHours(50), closesAt: inHours(48), places: 20, price: 25 }
  return (await owner.call('POST', '/api/admin/group-rituals', group)).body
}
const callOff = async ({ id, version }: { id: string; version: number }) =>
  await insist(() => owner.call('POST', `/api/admin/group-rituals/${id}/cancellation`, { version }))

let families = 0
async function join(groupId: string, lang = 'ru') {
  const customerEmail = `returned${(families += 1)}@example.com`
  const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
  const path = `/api/group-rituals/${groupId}/places?lang=${lang}`
  return { email: customerEmail, id: (await openBrowser(shop).call('POST', path, body)).body.id as string }
}

async function byCard(groupId: string, lang = 'ru') {
  const order = await join(groupId, lang)
  const { body } = await shop.call('POST', '/api/card/payment', { orderId: order.id })
  const payment = server.paymentAt(body.url)
  payRoubles(payment)
  await shop.call('POST', '/api/webhooks/yookassa', notice(payment.id))
  return { ...order, attemptId: body.id as string, payment }
}

async function send(address: string, amount: string) {
  await shop.call('POST', '/api/sandbox/chain/transfer', { ...COIN, address, amount })
  await shop.call('POST', '/api/sandbox/chain/mine', { ...COIN, blocks: 19 })
}

async function byCoin(groupId: string, amount = '25') {
  const order = await join(groupId)
  const { body } = await shop.call('POST', '/api/crypto/payment', { ...COIN, orderId: order.id, amountUsd: 25 })
  await send(body.address, amount)
  return { ...order, address: body.address as string, paymentId: body.id as string }
}

const listOf = async (groupId: string): Promise<PlaceReturn[]> =>
  (await owner.call('GET', `/api/admin/group-rituals/${groupId}/returns`)).body.items
const giveBack = async (groupId: string, orderId: string, by = owner) =>
  await insist(() => by.call('POST', `/api/admin/group-rituals/${groupId}/returns/${orderId}?lang=ru`))
/** Makes a call, and repeats the call while the shop refuses it because another transaction locks a row for over a second. */
async function insist(call: () => ReturnType<Browser['call']>): ReturnType<Browser['call']> {
  const answer = await call()
  if (answer.body?.code !== 'http.unavailable') return answer
  await pause(200)
  return await insist(call)
}
const statusOf = async (id: string) => (await shop.call('GET', `/api/orders/${id}`)).body.status
const subjectsTo = async (email: string): Promise<string[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body.map(
    ({ subject }: { subject: string }) => subject,
  )
const countOf = (subjects: string[], pattern: RegExp) => subjects.filter((subject) => pattern.test(subject)).length
const givenBack = (payment: { id: string }) =>
  server.refunds.filter(({ payment_id, status }) => payment_id === payment.id && status !== 'canceled').length
const actionsOf = async (id: string) =>
  (await db().select().from(auditEntries).where(eq(auditEntries.subjectId, id))).map(({ action }) => action).toSorted()

describe('the payments of families for a cancelled group ritual', () => {
  it('are refunded by the card service, and payments in coins by hand', async () => {
    const group = await makeGroup()
    const [card, coin, unpaid] = [await byCard(group.id, 'en'), await byCoin(group.id), await join(group.id)]
    await callOff(group)
    expect(await listOf(group.id)).toMatchObject([
      { orderId: card.id, state: 'owed', came: [ROUBLES], owed: [ROUBLES], names: ['Анна'] },
      { orderId: coin.id, state: 'owed', came: [TETHER], owed: [TETHER], paymentId: null },
    ])
    expect((await giveBack(group.id, card.id)).body).toMatchObject({ state: 'returned', status: 'refunded', owed: [] })
    expect((await giveBack(group.id, coin.id)).body).toMatchObject({
      state: 'byHand',
      status: 'cancelled',
      owed: [TETHER],
      paymentId: coin.paymentId,
    })
    expect([givenBack(card.payment), await statusOf(unpaid.id)]).toEqual([1, 'cancelled'])
    const { body: toSend } = await owner.call('GET', '/api/admin/surpluses')
    expect(toSend.items).toContainEqual(
      expect.objectContaining({ id: coin.paymentId, surplus: { amount: '25', underWay: '0' } }),
    )
    const [toCard, toCoin] = [await subjectsTo(card.email), await subjectsTo(coin.email)]
    expect([countOf(toCard, /is cancelled$/), countOf(toCard, /^Money returned/)]).toEqual([1, 1])
    expect([countOf(toCoin, /отменён$/), countOf(toCoin, /Возврат|больше, чем/)]).toEqual([1, 0])
    expect([await actionsOf(card.id), await actionsOf(coin.id), await actionsOf(group.id)]).toEqual([
      ['order.status', 'payments.refund'],
      ['order.status', 'payments.owed'],
      ['group.cancel', 'group.create', 'group.return', 'group.return'],
    ])
  })

  it('are refunded only once, even if two staff members click at the same time', async () => {
    const group = await makeGroup()
    const cards = [await byCard(group.id), await byCard(group.id), await byCard(group.id)]
    const coins = [await byCoin(group.id), await byCoin(group.id)]
    await callOff(group)
    const all = [...cards, ...coins].map(({ id }) => id)
    const askForAll = async (by: Browser) => await Promise.all(all.map(async (id) => await giveBack(group.id, id, by)))
    const answers = (await Promise.all([askForAll(owner), askForAll(manager), askForAll(manager)])).flat()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await askForAll(owner)
    const rows = await db().select().from(refunds).where(inArray(refunds.orderId, all))
    expect(rows.map(({ status, units }) => [status, units])).toEqual(cards.map(() => ['done', 250_000n]))
    expect(cards.map(({ payment }) => givenBack(payment))).toEqual([1, 1, 1])
    const listed = await db().select().from(surpluses).where(inArray(surpluses.orderId, all))
    expect(listed.map(({ units, returnedAt }) => [units, returnedAt])).toEqual(coins.map(() => [25_000_000n, null]))
    expect((await listOf(group.id)).map(({ state }) => state)).toEqual([
      ...cards.map(() => 'returned'),
      ...coins.map(() => 'byHand'),
    ])
    for (const { id, email } of [...cards, ...coins]) {
      expect(countOf(await subjectsTo(email), /отменён$/)).toBe(1)
      expect((await actionsOf(id)).length).toBe(2)
    }
  })

  it('are listed if the card service refused a refund, and staff can try again', async () => {
    const group = await makeGroup()
    const [refused, other] = [await byCard(group.id), await byCard(group.id)]
    await callOff(group)
    server.refundAs('canceled')
    expect((await giveBack(group.id, refused.id)).body).toMatchObject({
      state: 'failed',
      status: 'cancelled',
      owed: [ROUBLES],
      fault: expect.stringContaining('insufficient_funds'),
    })
    server.refundAs('succeeded')
    expect((await giveBack(group.id, other.id)).body.state).toBe('returned')
    expect((await giveBack(group.id, refused.id)).body).toMatchObject({ state: 'returned', fault: null, owed: [] })
    expect([givenBack(refused.payment), await statusOf(refused.id)]).toEqual([1, 'refunded'])
    expect(countOf(await subjectsTo(refused.email), /отменён$/)).toBe(1)
  })

  it('can be refunded after an outage without repeating a refund in progress', async () => {
    const group = await makeGroup()
    const { id, payment } = await byCard(group.id)
    await callOff(group)
    server.setState('down')
    expect((await giveBack(group.id, id)).body.code).toBe('payments.card-unavailable')
    expect(await listOf(group.id)).toMatchObject([{ state: 'owed', status: 'cancelled', owed: [ROUBLES] }])
    server.setState('well')
    server.refundAs('pending')
    expect((await giveBack(group.id, id)).body).toMatchObject({ state: 'underWay', owed: [ROUBLES] })
    expect((await giveBack(group.id, id)).body.state).toBe('underWay')
    expect(givenBack(payment)).toBe(1)
  })

  it('in coins are refunded by staff, like money that arrives later', async () => {
    const group = await makeGroup()
    const { id, email, paymentId, address } = await byCoin(group.id, '30')
    await callOff(group)
    expect((await giveBack(group.id, id)).body.owed).toEqual([{ ...TETHER, amount: '30' }])
    await send(address, '2')
    expect(await listOf(group.id)).toMatchObject([{ state: 'byHand', owed: [{ ...TETHER, amount: '32' }] }])
    const sent = { way: 'crypto', returnedOn: '2026-11-20' }
    const note = async (proof: string) =>
      await owner.call('POST', `/api/admin/payments/${paymentId}/return`, { ...sent, proof })
    expect([(await note('0xabc')).status, (await note('0xabc')).status]).toEqual([200, 404])
    expect(await listOf(group.id)).toMatchObject([{ state: 'returned', status: 'refunded', owed: [] }])
    await send(address, '1')
    expect(await listOf(group.id)).toMatchObject([{ state: 'byHand', owed: [{ ...TETHER, amount: '1' }] }])
    expect((await note('0xdef')).status).toBe(200)
    expect(countOf(await subjectsTo(email), /^Деньги за заказ .* возвращены$/)).toBe(1)
    const [row] = await db().select().from(payments).where(eq(payments.id, paymentId))
    expect([row?.credited, row?.attention]).toEqual([0n, null])
  })

  it('are not refunded during a dispute, after the ritual, or twice', async () => {
    const group = await makeGroup()
    const [disputed, performed, marked] = [await byCard(group.id), await byCard(group.id), await byCoin(group.id)]
    await db().update(cardAttempts).set({ attention: 'disputed' }).where(eq(cardAttempts.id, disputed.attemptId))
    await db().update(orders).set({ status: 'ready' }).where(eq(orders.id, performed.id))
    await db().update(orders).set({ status: 'refunded' }).where(eq(orders.id, marked.id))
    await callOff(group)
    const answers = [
      (await giveBack(group.id, disputed.id)).body,
      (await giveBack(group.id, performed.id)).body,
      (await giveBack(group.id, marked.id)).body,
    ]
    expect(answers).toMatchObject([
      { state: 'disputed', owed: [ROUBLES], paymentId: disputed.attemptId },
      { code: 'groups.performed' },
      { state: 'returned', owed: [] },
    ])
    expect((await listOf(group.id)).map(({ state }) => state)).toEqual(['disputed', 'performed', 'returned'])
    expect([givenBack(disputed.payment), givenBack(performed.payment)]).toEqual([0, 0])
    expect(await db().select().from(surpluses).where(eq(surpluses.orderId, marked.id))).toEqual([])
  })

  it('can be refunded only by authorised staff, and only for this ritual', async () => {
    const [group, other] = [await makeGroup(), await makeGroup()]
    const [paid, unpaid] = [await byCard(group.id), await join(group.id)]
    expect((await giveBack(group.id, paid.id)).body.code).toBe('groups.not-called-off')
    await callOff(group)
    await callOff(other)
    const viewer = await signIn(shop, 'viewer@example.com')
    const codes = [
      (await giveBack(group.id, paid.id, viewer)).body.code,
      (await giveBack(group.id, paid.id, openBrowser(shop))).status,
      (await giveBack(other.id, paid.id)).body.code,
      (await giveBack(group.id, unpaid.id)).body.code,
      (await giveBack('0'.repeat(32), paid.id)).body.code,
    ]
    expect(codes).toEqual(['http.forbidden', 401, 'orders.not-found', 'groups.not-paid', 'groups.not-found'])
    expect([givenBack(paid.payment), await statusOf(paid.id)]).toEqual([0, 'completed'])
    expect((await viewer.call('GET', `/api/admin/group-rituals/${group.id}/returns`)).body.items).toHaveLength(1)
  })
})
