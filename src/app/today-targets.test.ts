import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_ROLES, type StaffRole } from '#base/role.ts'
import { DAY } from '#base/time.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { performances } from '#features/rites/calendar/tables.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { makeOrder } from '../../test/make-order.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../test/sign-in.ts'
import { signInStaff } from '../../test/sign-in-staff.ts'
import { makePaidOrder, makeStaffRecords } from '../../test/staff-records.ts'
import { openHttp } from './http.ts'

const TIMEOUT = 120_000

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
const staff = new Map<StaffRole, Browser>()

beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, ADMIN_PATH: '/my-own-path' })
  http = await openHttp(shop)
  const owner = await signIn(shop, 'admin@example.com')
  staff.set('owner', owner)
  for (const role of STAFF_ROLES) if (role !== 'owner') staff.set(role, await signInStaff(shop, role))
  await makeStaffRecords(shop, owner)
  const { db, now } = shop.shop
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY)
  await openBrowser(shop).call('POST', '/api/orders', makeOrder())
  await db
    .update(orders)
    .set({ createdAt: daysAgo(3) })
    .where(eq(orders.status, 'pending'))
  const performed = await makePaidOrder(shop)
  const yesterday = dayAtPlace(daysAgo(1))
  await owner.call('PUT', `/api/admin/calendar/${performed}/0`, { days: [dayAtPlace(now())] })
  await db.update(performances).set({ day: yesterday }).where(eq(performances.orderId, performed))
  const led = await makePaidOrder(shop)
  const { body: priests } = await owner.call('GET', '/api/admin/priests')
  const priestId = priests.items[0].id
  await owner.call('PUT', `/api/admin/calendar/${led}/0`, { days: [dayAtPlace(now())], priestId })
  const { body: disputed } = await openBrowser(shop).call('POST', '/api/orders', makeOrder())
  const { body: attempt } = await openBrowser(shop).call('POST', '/api/card/payment', { orderId: disputed.id })
  await db.update(cardAttempts).set({ attention: 'disputed' }).where(eq(cardAttempts.id, attempt.id))
  await db
    .update(messages)
    .set({ failedAt: now(), lastFault: 'mailbox full' })
    .where(eq(messages.recipient, 'anna@example.com'))
  const words = { name: 'Имя', intro: 'Вступление', description: 'Описание', content: 'Текст' }
  await owner.call('POST', '/api/admin/articles', { id: 'half', ru: words, en: { ...words, name: '' } })
}, TIMEOUT)
afterAll(async () => {
  await http.close()
  await shop.close()
})

/** The first API call of the page that an entry of the Today page opens. */
function callBehind(target: ReadableBody): string {
  const day = `from=${target.day}&to=${target.day}`
  return {
    order: `/api/admin/orders/${target.id}`,
    review: `/api/admin/reviews/${target.id}`,
    payment: `/api/admin/payments/${target.id}`,
    ritual: `/api/admin/service-cards/${target.id}`,
    article: `/api/admin/articles/${target.id}`,
    proof: `/api/admin/missing-proofs/${target.orderId}/${target.lineId}`,
    sheet: `/api/admin/sheets/${target.day}`,
    calendar: `/api/admin/calendar?${day}`,
    operations: '/api/admin/system',
    messages: `/api/admin/messages?state=${target.state}`,
    'proof-page': `/api/admin/proofs/${target.id}`,
    partner: `/api/admin/partners/${target.id}`,
    surpluses: '/api/admin/surpluses',
  }[target.kind as string] as string
}

describe.each(STAFF_ROLES)('a member of staff with the role %s', (role) => {
  it(
    'can open every link on the Today page, and the data behind each link',
    async () => {
      const browser = staff.get(role)
      const cookie = [...(browser?.cookies ?? [])].map((pair) => pair.join('=')).join('; ')
      const parts: Record<string, { items: ReadableBody[] }> = (await browser?.call('GET', '/api/admin/today'))?.body
      const items = Object.values(parts).flatMap((part) => part.items)
      expect(items.length).toBeGreaterThan(0)
      for (const { link, target } of items) {
        expect([target, (await browser?.call('GET', callBehind(target)))?.status]).toEqual([target, 200])
        for (const root of ['/admin-panel', '/my-own-path']) {
          const address = `http://127.0.0.1:${http.port}${link.replace('/admin-panel', root)}`
          const page = await fetch(address, { headers: { cookie } })
          await page.text()
          expect([link, page.status]).toEqual([link, 200])
        }
      }
    },
    TIMEOUT,
  )
})

it('the test data contains every kind of link target', async () => {
  const kinds = new Set<string>()
  for (const browser of staff.values()) {
    const parts: Record<string, { items: ReadableBody[] }> = (await browser.call('GET', '/api/admin/today')).body
    for (const { items } of Object.values(parts)) for (const { target } of items) kinds.add(target.kind)
  }
  const all = ['article', 'calendar', 'messages', 'order', 'payment', 'proof', 'proof-page', 'review', 'sheet']
  expect([...kinds].toSorted()).toEqual(expect.arrayContaining(all))
})
