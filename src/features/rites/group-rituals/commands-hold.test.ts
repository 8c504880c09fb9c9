import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { after, HOUR, MINUTE } from '#base/time.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { groupPlaces, groupRituals } from './tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

const COIN = { currency: 'USDT_TRC20' }

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  await Promise.all(shop.jobs.map((job) => job.work()))
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const now = () => shop.shop.now()

let families = 0
/** Takes a place in a new group and returns the id of its order. */
async function join() {
  const [performsAt, closesAt] = [after(now(), 50 * HOUR).toISOString(), after(now(), 48 * HOUR).toISOString()]
  const group = { serviceId: 'ganesha', performsAt, closesAt, places: 3, price: 25 }
  const { id } = (await owner.call('POST', '/api/admin/group-rituals', group)).body
  const customerEmail = `held${(families += 1)}@example.com`
  const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
  return (await openBrowser(shop).call('POST', `/api/group-rituals/${id}/places?lang=ru`, body)).body.id as string
}
const quote = async (orderId: string, currency = COIN.currency) =>
  await shop.call('POST', '/api/crypto/payment', { orderId, currency, amountUsd: 25 })
const openCard = async (orderId: string) => await shop.call('POST', '/api/card/payment', { orderId })
const passTwoHours = async (orderId: string) =>
  await shop.shop.db
    .update(orders)
    .set({ createdAt: after(now(), -2.1 * HOUR) })
    .where(eq(orders.id, orderId))
const begin = async (orderId: string) => {
  const its = shop.shop.db.select({ id: groupPlaces.groupId }).from(groupPlaces).where(eq(groupPlaces.id, orderId))
  await shop.shop.db
    .update(groupRituals)
    .set({ performsAt: now(), closesAt: now() })
    .where(inArray(groupRituals.id, its))
}
/** Runs the job that frees unpaid places. Returns the order's status after the job. */
async function statusOf(orderId: string) {
  await shop.jobs.find(({ name }) => name === 'free-group-places')?.work()
  return (await shop.call('GET', `/api/orders/${orderId}`)).body.status
}

describe('an unpaid place in a group ritual after two hours', () => {
  it('stays reserved while an earlier price quote can still be paid', async () => {
    const orderId = await join()
    const { body } = await quote(orderId)
    await passTwoHours(orderId)
    expect(await statusOf(orderId)).toBe('pending')
    expect((await quote(orderId)).body.id).toBe(body.id)
    const { address } = body
    await shop.call('POST', '/api/sandbox/chain/transfer', { ...COIN, address, amount: '25' })
    await shop.call('POST', '/api/sandbox/chain/mine', { ...COIN, blocks: 19 })
    expect(await statusOf(orderId)).toBe('completed')
  })

  it('is freed when its last price quote is cancelled; new quotes are refused', async () => {
    const orderId = await join()
    const { body } = await quote(orderId)
    await passTwoHours(orderId)
    const refused = [await quote(orderId, 'USDT_ERC20'), await openCard(orderId)]
    expect(refused.map(({ body: { code } }) => code)).toEqual(Array(2).fill('payments.order-not-payable'))
    await shop.call('POST', `/api/crypto/payment/${body.id}/cancellation`)
    expect((await quote(orderId)).body.code).toBe('payments.order-not-payable')
    expect(await statusOf(orderId)).toBe('cancelled')
  })

  it('stays reserved while an earlier card page can still be paid', async () => {
    const orderId = await join()
    const { body } = await openCard(orderId)
    await passTwoHours(orderId)
    expect(await statusOf(orderId)).toBe('pending')
    expect((await openCard(orderId)).body.id).toBe(body.id)
    const ref = new URL(body.url).pathname.split('/').at(-1)
    await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay' })
    expect(await statusOf(orderId)).toBe('completed')
  })

  it('stays reserved until the card service is queried after its payment page expired', async () => {
    const orderId = await join()
    const { body } = await openCard(orderId)
    await passTwoHours(orderId)
    const look = async (expiresAt: Date, checkedAt: Date | null) => {
      await shop.shop.db.update(cardAttempts).set({ expiresAt, checkedAt }).where(eq(cardAttempts.id, body.id))
      return await statusOf(orderId)
    }
    const ended = after(now(), -HOUR)
    expect([await look(ended, null), await look(ended, after(ended, MINUTE))]).toEqual(['pending', 'pending'])
    expect(await look(ended, after(ended, 16 * MINUTE))).toBe('cancelled')
    const another = await join()
    const page = (await openCard(another)).body.id
    await passTwoHours(another)
    await shop.shop.db
      .update(cardAttempts)
      .set({ expiresAt: after(now(), -25 * HOUR) })
      .where(eq(cardAttempts.id, page))
    // The shop has not reached the card service for a day, so it assumes that the connection to this service was removed.
    expect(await statusOf(another)).toBe('cancelled')
  })
})

describe('an unpaid place in a group ritual that has begun', () => {
  it('gets no new price quote or card page, and is freed immediately', async () => {
    const orderId = await join()
    await begin(orderId)
    const refused = [await quote(orderId), await openCard(orderId)]
    expect(refused.map(({ body: { code } }) => code)).toEqual(Array(2).fill('payments.order-not-payable'))
    expect(await statusOf(orderId)).toBe('cancelled')
  })

  it('stays reserved while an earlier price quote can be paid', async () => {
    const orderId = await join()
    const { body } = await quote(orderId)
    await begin(orderId)
    expect(await statusOf(orderId)).toBe('pending')
    await shop.call('POST', `/api/crypto/payment/${body.id}/cancellation`)
    expect(await statusOf(orderId)).toBe('cancelled')
  })
})
