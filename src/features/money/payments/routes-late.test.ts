import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

let shop: TestShop
let manager: Browser
let orderId: string
let count = 0
let owners = 0
beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())
beforeEach(async () => {
  count += 1
  await signInOwner()
  const customer = { customerEmail: `late${count}@example.com` }
  orderId = (await shop.call('POST', '/api/orders', makeOrder(undefined, customer))).body.id
})

/** Signs in a new owner. The tests move the clock by days, so earlier sessions have expired. */
async function signInOwner() {
  owners += 1
  manager = await signInStaff(shop, 'owner', `owner${owners}`)
}
const sandbox = async (path: string, body: object) => (await shop.call('POST', `/api/sandbox/${path}`, body)).body
const statusOfOrder = async () => (await shop.call('GET', `/api/orders/${orderId}`)).body.status
const shown = async (id: string) => (await manager.call('GET', `/api/admin/payments/${id}`)).body
const review = async (id: string, decision: string) =>
  await manager.call('POST', `/api/admin/payments/${id}/review`, { decision, note: 'agreed by phone' })

async function send(address: string, amount: string) {
  await sandbox('chain/transfer', { currency: 'USDT_TRC20', address, amount })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
}

async function wait(seconds: number) {
  await sandbox('clock/advance', { seconds })
  await sandbox('chain/mine', { currency: 'USDT_TRC20', blocks: 1 })
  await Promise.all(shop.jobs.map((job) => job.work()))
}

/** Opens a payment of 164 USDT. Pays half of it in time, and the sum `rest` after the shop has stopped watching the address. */
async function payTooLate({ decision, rest }: { decision?: string; rest: string }) {
  const input = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
  const { body } = await shop.call('POST', '/api/crypto/payment', input)
  await send(body.address, '82')
  await wait(21 * 60)
  const { status } = decision ? await review(body.id, decision) : { status: 200 }
  expect(status).toBe(200)
  await wait(12 * 24 * 3600)
  await signInOwner()
  await send(body.address, rest)
  return String(body.id)
}

it.each([undefined, 'rest', 'dismissed'])(
  'late money pays the order together with the first half (%s)',
  async (first) => {
    const id = await payTooLate({ ...(first !== undefined && { decision: first }), rest: '82' })
    expect(await shown(id)).toMatchObject({
      attention: 'after-watch',
      received: '82',
      strange: [{ currency: 'USDT_TRC20', amount: '82' }],
      choices: ['accepted', 'returned', 'dismissed'],
    })
    const { status, body } = await review(id, 'accepted')
    expect([status, body.status, body.attention]).toEqual([200, 'completed', null])
    expect(body).toMatchObject({ received: '164', strange: [], surplus: null, choices: [] })
    expect(await statusOfOrder()).toBe('completed')
    expect((await review(id, 'accepted')).body.code).toBe('payments.review-changed')
  },
)

it.each(['dismissed', 'returned'])(
  'a decision about late money does not decide about the first half (%s)',
  async (late) => {
    const id = await payTooLate({ decision: 'rest', rest: '82' })
    const { body } = await review(id, late)
    expect(body).toMatchObject({ status: 'review', attention: 'underpaid', received: '82', strange: [] })
    expect(body.choices).toEqual(['accepted', 'returned', 'dismissed'])
    expect(
      (await manager.call('GET', `/api/admin/payments?orderId=${orderId}&attention=true`)).body.items,
    ).toHaveLength(1)
    // Staff may have returned this late money, so later money is not credited together with it.
    await send(body.address, '20')
    expect(await shown(id)).toMatchObject({ attention: 'after-watch', strange: [{ amount: '20' }], received: '82' })
    expect((await shown(id)).choices).toEqual(['returned', 'dismissed'])
  },
)

it('late money that is too little is added to the first half, and staff decide about the sum', async () => {
  const id = await payTooLate({ decision: 'rest', rest: '50' })
  const { body } = await review(id, 'accepted')
  expect(body).toMatchObject({ status: 'review', attention: 'underpaid', received: '132', strange: [] })
  expect(body.choices).toEqual(['accepted', 'returned', 'dismissed'])
  expect((await review(id, 'accepted')).body).toMatchObject({ status: 'completed', received: '132', surplus: null })
})

it('late money above the price is a surplus', async () => {
  const id = await payTooLate({ rest: '100' })
  expect((await review(id, 'accepted')).body).toMatchObject({ status: 'completed', surplus: { amount: '18' } })
})

it('late money for an order that is already paid cannot be credited', async () => {
  const id = await payTooLate({ rest: '82' })
  const { body: card } = await shop.call('POST', '/api/card/payment', { orderId })
  await sandbox(`card/${new URL(card.url).pathname.split('/').at(-1)}/outcome`, { outcome: 'pay' })
  await shop.call('POST', `/api/card/payment/${card.id}/confirmation`)
  expect(await statusOfOrder()).toBe('completed')
  expect((await shown(id)).choices).toEqual(['returned', 'dismissed'])
  expect((await review(id, 'accepted')).body.code).toBe('payments.order-not-payable')
})

it('the customer gets one e-mail that says that the rest has not arrived', async () => {
  const input = { orderId, currency: 'USDT_TRC20', amountUsd: 164 }
  const { body } = await shop.call('POST', '/api/crypto/payment', input)
  await send(body.address, '82')
  await wait(21 * 60)
  await review(body.id, 'rest')
  const told = async () =>
    (await shop.call('GET', `/api/sandbox/messages?to=late${count}%40example.com`)).body
      .map(({ subject }: { subject: string }) => subject)
      .filter((subject: string) => subject.includes('has not arrived'))
  await wait(7 * 24 * 3600)
  expect(await told()).toEqual([])
  await wait(24 * 3600)
  await wait(24 * 3600)
  expect(await told()).toEqual([`The rest for order #${orderId.slice(0, 8)} has not arrived`])
  await signInOwner()
  expect((await shown(body.id)).choices).toEqual(['accepted', 'returned', 'dismissed'])
})
