import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#base/ids.ts'
import { calendarDay } from '#base/time.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
let manager: Browser
let viewer: Browser
let orderId: string
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
  owner = await signInStaff(shop, 'owner')
  manager = await signInStaff(shop, 'manager')
  viewer = await signInStaff(shop, 'viewer')
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  orderId = await placeOrder()
})

const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id
const orderStatus = async () => (await shop.call('GET', `/api/orders/${orderId}`)).body.status
const confirmation = (changes: object = {}) => ({
  orderId,
  amountUsd: 164,
  receivedAt: calendarDay(shop.shop.now()),
  reference: `bank ${newId()}`,
  note: '',
  ...changes,
})
const confirm = async (browser: Browser, changes: object = {}) =>
  await browser.call('POST', '/api/admin/payments/manual', confirmation(changes))
const act = async (browser: Browser, path: string, body?: object) =>
  await browser.call('POST', `/api/admin/payments/${path}`, body)

async function setSecondPersonFrom(cents: number) {
  const { version } = (await owner.call('GET', '/api/admin/payment-policy')).body
  await owner.call('PUT', '/api/admin/payment-policy', { version, policy: { secondPersonFromCents: cents } })
}

describe('a payment that staff confirm by hand', () => {
  it('pays the order once, and the payment list shows who confirmed', async () => {
    const { status, body } = await confirm(manager, { note: 'seen in the account' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      method: 'manual',
      status: 'completed',
      received: '164',
      note: 'seen in the account',
      confirmedBy: { email: 'manager@staff.example' },
      approvedBy: null,
    })
    expect(body.events).toMatchObject([{ action: 'payments.manual-settle', by: { email: 'manager@staff.example' } }])
    expect(await orderStatus()).toBe('completed')
    const again = await confirm(owner)
    expect([again.status, again.body.code]).toEqual([409, 'payments.manual-done'])
  })

  it('may have an exact time instead of a day', async () => {
    const { status, body } = await confirm(manager, { receivedAt: shop.shop.now().toISOString() })
    expect([status, body.receivedOn]).toEqual([201, calendarDay(shop.shop.now())])
  })

  it('is refused with an error for each wrong field', async () => {
    const { status, body } = await confirm(manager, { amountUsd: 163.99, receivedAt: '2999-01-01' })
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([422, ['amountUsd', 'receivedAt']])
    const nameless = await confirm(manager, { reference: ' ' })
    expect([nameless.status, nameless.body.errors[0].path]).toEqual([422, 'reference'])
    expect((await confirm(manager, { orderId: newId() })).status).toBe(404)
    expect(await orderStatus()).toBe('pending')
  })

  it('waits for a second person if the sum is above the limit', async () => {
    await setSecondPersonFrom(100_00)
    const { status, body } = await confirm(manager)
    expect([status, body.status, body.attention]).toEqual([202, 'awaiting', 'second-person'])
    expect(await orderStatus()).toBe('pending')
    const same = await act(manager, `manual/${body.id}/approval`)
    expect([same.status, same.body.code]).toEqual([409, 'manual.same-person'])
    expect((await act(viewer, `manual/${body.id}/approval`)).status).toBe(403)
    const agreed = await act(owner, `manual/${body.id}/approval`)
    expect([agreed.status, agreed.body.status, agreed.body.approvedBy.email]).toEqual([
      200,
      'completed',
      'owner@staff.example',
    ])
    expect(await orderStatus()).toBe('completed')
    expect((await act(owner, `manual/${body.id}/approval`)).status).toBe(409)
    await setSecondPersonFrom(1000_00)
  })

  it('can be withdrawn while the payment waits', async () => {
    await setSecondPersonFrom(100_00)
    const { body } = await confirm(manager)
    expect((await act(manager, `manual/${body.id}/withdrawal`)).body.status).toBe('cancelled')
    await setSecondPersonFrom(1000_00)
    expect((await confirm(manager)).status).toBe(201)
  })

  it('is refused if a viewer or a visitor sends the request', async () => {
    expect((await confirm(viewer)).status).toBe(403)
    expect((await shop.call('POST', '/api/admin/payments/manual', confirmation())).status).toBe(401)
    expect(await orderStatus()).toBe('pending')
  })
})

async function payShort(): Promise<string> {
  const input = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
  const { body } = await shop.call('POST', '/api/crypto/payment', input)
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address: body.address, amount: '100' })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
  await sandbox('clock/advance', { seconds: 21 * 60 })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 1 })
  await Promise.all(shop.jobs.map((job) => job.work()))
  return body.id
}

describe('a staff decision about a payment', () => {
  it('accepts a sum that is too small, only once, and stores the note', async () => {
    const id = await payShort()
    const { status, body } = await act(manager, `${id}/review`, { decision: 'accepted', note: 'agreed by mail' })
    expect([status, body.status, body.attention]).toEqual([200, 'completed', null])
    expect(body.decisions).toMatchObject([{ attention: 'underpaid', decision: 'accepted', note: 'agreed by mail' }])
    expect(await orderStatus()).toBe('completed')
    const again = await act(owner, `${id}/review`, { decision: 'returned', note: 'late' })
    expect([again.status, again.body.code]).toEqual([409, 'payments.review-changed'])
  })

  it('needs a note, a known decision, and a payment in review', async () => {
    const id = await payShort()
    expect((await act(manager, `${id}/review`, { decision: 'accepted', note: '' })).status).toBe(422)
    expect((await act(manager, `${id}/review`, { decision: 'forgotten', note: 'x' })).status).toBe(422)
    expect((await act(viewer, `${id}/review`, { decision: 'returned', note: 'x' })).status).toBe(403)
    expect((await act(manager, `${newId()}/review`, { decision: 'returned', note: 'x' })).status).toBe(404)
    const other = { decision: 'returned', note: 'x', attention: 'late' }
    expect((await act(manager, `${id}/review`, other)).status).toBe(409)
  })
})

describe('a refund by staff', () => {
  async function payCard(): Promise<string> {
    const { id, url } = (await shop.call('POST', '/api/card/payment', { orderId })).body
    const ref = new URL(url).pathname.split('/').at(-1)
    await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay' })
    return id
  }

  it('goes to the bank card in parts, and only once for each request', async () => {
    const id = await payCard()
    const part = { amountUsd: 64.5, reason: 'asked for it', refundId: newId() }
    const first = await act(manager, `${id}/refund`, part)
    expect([first.status, first.body.status, first.body.amount]).toEqual([201, 'done', '64.5'])
    expect((await act(manager, `${id}/refund`, part)).body.id).toBe(first.body.id)
    const much = await act(manager, `${id}/refund`, { amountUsd: 100, reason: 'x' })
    expect([much.status, much.body.code]).toEqual([409, 'payments.refund-too-much'])
    await act(manager, `${id}/refund`, { amount: '99.50', reason: 'the rest' })
    expect(await orderStatus()).toBe('refunded')
    const { body } = await viewer.call('GET', '/api/admin/refunds?limit=2')
    expect(body.items.map(({ amount }: { amount: string }) => amount)).toEqual(['99.5', '64.5'])
    expect(body.items[0].requestedBy.email).toBe('manager@staff.example')
  })

  it('needs a sum, a reason, a card payment, and a person with the right', async () => {
    const id = await payCard()
    expect((await act(manager, `${id}/refund`, { reason: 'x' })).status).toBe(422)
    expect((await act(manager, `${id}/refund`, { amountUsd: 0.001, reason: 'x' })).status).toBe(422)
    expect((await act(manager, `${id}/refund`, { amountUsd: 1, reason: ' ' })).status).toBe(422)
    const nothing = await act(manager, `${id}/refund`, { amount: '0.00', reason: 'x' })
    expect(nothing.body.errors[0].path).toBe('amount')
    expect((await act(viewer, `${id}/refund`, { amountUsd: 1, reason: 'x' })).status).toBe(403)
    orderId = await placeOrder()
    const manual = (await confirm(manager)).body.id
    const byHand = await act(manager, `${manual}/refund`, { amountUsd: 1, reason: 'x' })
    expect([byHand.status, byHand.body.code]).toEqual([409, 'payments.refund-by-hand'])
    expect((await act(manager, `${newId()}/refund`, { amountUsd: 1, reason: 'x' })).status).toBe(404)
  })

  it('is recorded once with its reference if staff sent the money outside the shop', async () => {
    const { body } = await confirm(manager, { amountUsd: 200 })
    expect(body.surplus).toEqual({ amount: '36', underWay: '0' })
    const sent = { way: 'transfer', returnedOn: '2026-11-20', proof: 'transfer 17' }
    const noted = await act(manager, `${body.id}/return`, sent)
    expect([noted.status, noted.body.surplus]).toEqual([200, null])
    expect(noted.body.refunds).toMatchObject([{ amount: '36', status: 'done', providerRef: 'transfer 17' }])
    expect((await act(manager, `${body.id}/return`, sent)).status).toBe(404)
  })

  it('needs method, day and reference if staff sent the money outside the shop', async () => {
    const { id } = (await confirm(manager, { amountUsd: 200 })).body
    const sent = { way: 'cash', returnedOn: '2026-11-20', proof: 'transfer 18' }
    for (const path of ['way', 'returnedOn', 'proof'] as const) {
      const { status, body } = await act(manager, `${id}/return`, { ...sent, [path]: undefined })
      expect([status, body.errors.map((fault: { path: string }) => fault.path)]).toEqual([422, [path]])
    }
    const left = await manager.call('GET', `/api/admin/payments/${id}`)
    expect(left.body.surplus.amount).toBe('36')
  })
})

it('returned money is listed with the refunds, and later money needs a new decision', async () => {
  const id = await payShort()
  const returned = async () => (await act(manager, `${id}/review`, { decision: 'returned', note: 'sent back' })).body
  expect(await returned()).toMatchObject({ attention: null, received: '0', choices: [], status: 'expired' })
  const { address } = (await owner.call('GET', `/api/admin/payments/${id}`)).body
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount: '70' })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  const { body } = await owner.call('GET', `/api/admin/payments/${id}`)
  expect(body).toMatchObject({ attention: 'underpaid', received: '70', choices: expect.arrayContaining(['accepted']) })
  const stale = { decision: 'returned', note: 'sent back', attention: 'underpaid', received: '100' }
  expect((await act(manager, `${id}/review`, stale)).status).toBe(409)
  const { decisions, refunds } = await returned()
  expect(decisions).toMatchObject([{ attention: 'underpaid', decision: 'returned' }])
  expect(refunds.map(({ amount, reason }: Record<string, string>) => [amount, reason])).toEqual([
    ['100', 'review'],
    ['70', 'review'],
  ])
})

describe('the payment policy', () => {
  it('can be changed only by the owner, immediately, and omitted fields stay unchanged', async () => {
    const { version, holds } = (await viewer.call('GET', '/api/admin/payment-policy')).body
    const change = { version, policy: { lockMinutes: 33 } }
    expect((await manager.call('PUT', '/api/admin/payment-policy', change)).status).toBe(403)
    const { status, body } = await owner.call('PUT', '/api/admin/payment-policy', change)
    expect([status, body.holds]).toEqual([200, { ...holds, lockMinutes: 33 }])
    expect(shop.payments.policy().lockMs).toBe(33 * 60_000)
    const stale = await owner.call('PUT', '/api/admin/payment-policy', change)
    expect([stale.status, stale.body.code, stale.body.present.holds.lockMinutes]).toEqual([409, 'conflict.version', 33])
  })

  it('refuses values outside the limits, with an error for each wrong field', async () => {
    const { version } = (await owner.call('GET', '/api/admin/payment-policy')).body
    const { status, body } = await owner.call('PUT', '/api/admin/payment-policy', {
      version,
      policy: { bitcoinMost: 0 },
    })
    expect([status, body.errors[0].path]).toEqual([422, 'policy.bitcoinMost'])
  })
})
