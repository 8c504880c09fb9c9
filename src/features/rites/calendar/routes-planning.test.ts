import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())
beforeEach(() => plan({ leadDays: 0, blockedDays: [], capacity: null }))

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)

async function plan(planning: Record<string, unknown>): Promise<void> {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  const saved = await owner.call('PUT', '/api/admin/settings', { version, planning })
  expect([saved.status, saved.body.errors]).toEqual([200, undefined])
}
const place = (more: Record<string, unknown> = {}) =>
  openBrowser(shop).call('POST', '/api/orders?lang=en', { ...makeOrder([GANESHA_BASIC]), ...more })
async function pay(): Promise<string> {
  const { body } = await place()
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  return body.id
}
const schedule = (id: string, days: string[]) =>
  owner.call('PUT', `/api/admin/calendar/${id}/0?lang=en`, { days, reason: 'as agreed' })
const wish = (id: string, wanted: string) =>
  openBrowser(shop).call('PUT', `/api/orders/${id}/plan?lang=en`, { days: { 0: wanted } })
const said = ({ status, body }: Awaited<ReturnType<typeof wish>>) => [
  status,
  body.errors?.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
]

describe('a day that the shop has blocked', () => {
  it('is refused, with the reason, on every page where a day is chosen', async () => {
    const id = await pay()
    await plan({ blockedDays: [{ day: day(9), reason: { ru: 'Праздник', en: 'a day of rest' } }] })
    const why = 'No ritual begins on this day: a day of rest. Please choose another one.'
    expect(said(await wish(id, day(9)))).toEqual([422, [`days.0: ${why}`]])
    expect(said(await place({ plan: { startDate: day(9) } }))).toEqual([422, [`plan.startDate: ${why}`]])
    const anna = await signIn(shop, 'anna@planning.example')
    const own = { startDate: day(9), specialWishes: '', participants: '' }
    expect(said(await anna.call('POST', '/api/ritual-plans?lang=en', own))).toEqual([422, [`startDate: ${why}`]])
    const client = { firstName: 'Ira', lastName: 'Orlova', email: 'ira@planning.example' }
    const partner = await signIn(shop, 'partner@example.com')
    const { body } = await partner.call('POST', '/api/partner/clients', client)
    const order = { clientId: body.id, items: [GANESHA_BASIC], plan: { startDate: day(9) } }
    const refused = await partner.call('POST', '/api/partner/orders?lang=en', order)
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'plan.startDate'])
  })

  it('is not recommended to staff', async () => {
    const read = async () => (await owner.call('GET', `/api/admin/calendar?from=${day(1)}&to=${day(30)}`)).body.items
    type Item = { date: string; recommended: { serviceId: string }[] }
    const known: Item = (await read()).find(({ recommended }: Item) => recommended.length > 0)
    await plan({ blockedDays: [known.date] })
    const blocked: Item[] = (await read()).filter(({ date }: Item) => date === known.date)
    expect(blocked).toMatchObject([{ date: known.date, recommended: [] }])
  })

  it('cannot be newly set by staff, but days set before the block stay', async () => {
    const id = await pay()
    expect((await schedule(id, [day(5)])).status).toBe(200)
    await plan({ blockedDays: [day(5), day(6)] })
    expect(said(await schedule(id, [day(5), day(6)]))).toEqual([
      422,
      ['days.1: This day is blocked in the settings: nothing is performed on it.'],
    ])
    expect((await schedule(id, [day(5), day(7)])).status).toBe(200)
  })
})

it('customers must respect the minimum lead time before a ritual, but staff need not', async () => {
  await plan({ leadDays: 4 })
  const id = await pay()
  const [status, [why]] = said(await wish(id, day(2))) as [number, string[]]
  expect([status, why]).toEqual([422, expect.stringMatching(/^days\.0: The first day that can be chosen is /)])
  expect((await wish(id, day(4))).status).toBe(200)
  expect((await schedule(id, [day(1)])).status).toBe(200)
})

describe('the capacity of a day', () => {
  it('limits how many rituals begin that day, for customers and for staff', async () => {
    const [first, second] = [await pay(), await pay()]
    await schedule(first, [day(10), day(11)])
    await plan({ capacity: 1 })
    expect(said(await wish(second, day(10)))).toEqual([
      422,
      ['days.0: This day is fully booked. Please choose another one.'],
    ])
    expect((await wish(second, day(11))).status).toBe(200)
    expect(said(await schedule(second, [day(10)]))).toEqual([
      422,
      ['days.0: As many rituals as the settings allow already begin on this day.'],
    ])
    expect((await schedule(first, [day(10), day(12)])).status).toBe(200)
    expect((await schedule(second, [day(11)])).status).toBe(200)
  })

  it('allows only one of two people to take the last place simultaneously', async () => {
    const ids = [await pay(), await pay()]
    await plan({ capacity: 1 })
    const answers = await Promise.all(ids.map((id) => schedule(id, [day(20)])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

it('anybody can read which days cannot be chosen', async () => {
  await plan({ leadDays: 2, blockedDays: [{ day: day(9), reason: { ru: 'Праздник', en: '' } }] })
  const { status, body } = await openBrowser(shop).call('GET', `/api/planning?from=${day(0)}&to=${day(30)}&lang=en`)
  expect([status, body.closed]).toEqual([200, [{ day: day(9), kind: 'blocked', reason: 'Праздник' }]])
  expect(body.earliest >= day(1)).toBe(true)
})

it('the settings refuse to block a date that does not exist', async () => {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  const blockedDays = [{ day: '2026-02-30', reason: { ru: '', en: '' } }]
  const refused = await owner.call('PUT', '/api/admin/settings?lang=en', { version, planning: { blockedDays } })
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'planning.blockedDays.0.day'])
})
