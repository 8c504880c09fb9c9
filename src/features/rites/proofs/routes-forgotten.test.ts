import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../../test/wait-until.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { orders } from '../../orders/orders/tables.ts'

let shop: TestShop
let admin: Browser
let customer: Browser
let token: string
let people = 0
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
}, 120_000)
afterAll(() => shop.close())

/** Each test has a new customer, whose certificate shows names and is cached in both formats. */
beforeEach(async () => {
  await drawForNewCustomer()
}, 120_000)

async function drawForNewCustomer(): Promise<void> {
  people += 1
  const customerEmail = `forgotten${people}@example.com`
  customer = await signIn(shop, customerEmail)
  await customer.call('POST', '/api/account/consent', { consent: true })
  token = await publishFor(customerEmail)
  await customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility: 'names' })
  await eventually(() => expect(shop.certificates.size()).toBe(0))
  for (const kind of ['png', 'pdf']) expect((await certificate(kind)).status).toBe(200)
  expect(shop.certificates.size()).toBeGreaterThan(10_000)
}

async function publishFor(customerEmail: string): Promise<string> {
  const { body: order } = await shop.call('POST', '/api/orders?lang=ru', makeOrder([GANESHA_BASIC], { customerEmail }))
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, order.id))
  const picture = mediaForm(await makePicture({ width: 40, height: 30 }))
  const photo = await admin.call('POST', '/api/admin/media', picture)
  const { body: draft } = await admin.call('POST', '/api/admin/proofs', {
    orderId: order.id,
    lineId: '0',
    performedAt: '2026-01-14T02:10:00Z',
    place: 'Варанаси',
    media: [photo.body.id],
    text: { ru: 'Слово', en: '' },
  })
  return (await admin.call('POST', `/api/admin/proofs/${draft.id}/publication`)).body.token
}

async function certificate(kind: string): Promise<Response> {
  const response = await shop.api.request(`http://localhost/proof/${token}/certificate.${kind}?lang=en`)
  await response.clone().arrayBuffer()
  return response
}

describe('the certificate cache', () => {
  it('is empty after the customer deletes the account', async () => {
    await customer.call('DELETE', '/api/account', { confirm: true })
    await eventually(() => expect(shop.certificates.size()).toBe(0))
    expect((await certificate('png')).status).toBe(404)
  }, 120_000)

  it('is empty after the customer withdraws consent', async () => {
    expect((await customer.call('DELETE', '/api/account/consent')).status).toBe(204)
    await eventually(() => expect(shop.certificates.size()).toBe(0))
  }, 120_000)

  it('is empty after staff erase the customer', async () => {
    const { body } = await admin.call('GET', `/api/admin/customers?q=forgotten${people}@example.com`)
    const { status } = await admin.call('DELETE', `/api/admin/customers/${body.items[0].id}`, { confirm: true })
    expect(status).toBe(204)
    await eventually(() => expect(shop.certificates.size()).toBe(0))
  }, 120_000)

  it.each(['initials', 'withdrawn'])(
    'is empty after the customer changes the page’s visibility to “%s”',
    async (visibility) => {
      await customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility })
      await eventually(() => expect(shop.certificates.size()).toBe(0))
    },
    120_000,
  )

  it('keeps the certificates of other customers', async () => {
    const kept = shop.certificates.size()
    const stays = token
    const leaver = await signIn(shop, `leaver${people}@example.com`)
    token = await publishFor(`leaver${people}@example.com`)
    await certificate('png')
    expect(shop.certificates.size()).toBeGreaterThan(kept)
    await leaver.call('DELETE', '/api/account', { confirm: true })
    await eventually(() => expect(shop.certificates.size()).toBe(kept))
    token = stays
    await customer.call('PUT', `/api/proofs/${token}/visibility`, { visibility: 'withdrawn' })
  }, 120_000)
})
