import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, type MadeLine, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { calendarDays, performances, priests, schedules } from './tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schedules)
  await shop.shop.db.delete(priests)
  await shop.shop.db.delete(calendarDays)
  await plan({ leadDays: 0, blockedDays: [], capacity: null })
})

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)

async function plan(planning: Record<string, unknown>): Promise<void> {
  const { version } = (await owner.call('GET', '/api/admin/settings')).body
  expect((await owner.call('PUT', '/api/admin/settings', { version, planning })).status).toBe(200)
}

async function pay(customerEmail: string, items: MadeLine[] = [GANESHA_BASIC], wish?: string): Promise<string> {
  const order = { ...makeOrder(items, { customerEmail }), ...(wish && { plan: { startDate: wish } }) }
  const { body } = await openBrowser(shop).call('POST', '/api/orders?lang=en', order)
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  return body.id
}

type Key = { orderId: string; lineId: string; version?: number }
const line = (orderId: string, lineId = '0'): Key => ({ orderId, lineId })
const save = (lines: Key[], more: Record<string, unknown> = {}) =>
  owner.call('POST', '/api/admin/calendar/together?lang=en', { first: day(9), lines, ...more })
const look = (lines: Key[], more: Record<string, string> = {}) => {
  const keys = lines.map(({ orderId, lineId }) => `${orderId}.${lineId}`).join(',')
  const query = new URLSearchParams({ first: day(9), ...more, lines: keys })
  return owner.call('GET', `/api/admin/calendar/together?${query}`)
}
const obstacles = async (...given: Parameters<typeof look>) =>
  (await look(...given)).body.items.map((item: { obstacles: { kind: string }[] }) =>
    item.obstacles.map(({ kind }) => kind),
  )
const countDays = async () => (await shop.shop.db.select().from(performances)).length
const mails = async (to: string) => {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)
  return (body as { subject: string; text: string }[]).filter(({ subject }) => /days of/i.test(subject))
}

it('items scheduled together get one first day, their bought durations and audit entries', async () => {
  const [one, two] = [
    await pay('one@together.example'),
    await pay('two@together.example', [GANESHA_BASIC, GANESHA_PREMIUM]),
  ]
  const lines = [line(one), line(two, '1')]
  expect((await look(lines)).body.items).toMatchObject([
    { orderId: one, lineId: '0', obstacles: [] },
    { orderId: two, lineId: '1', obstacles: [] },
  ])
  const { status, body } = await save(lines)
  expect(status).toBe(200)
  // The tier “basic” takes two weeks, and “premium” takes four weeks.
  expect(body.items.map(({ days }: { days: string[] }) => [days.length, days[0], days.at(-1)])).toEqual([
    [14, day(9), day(22)],
    [28, day(9), day(36)],
  ])
  const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'calendar.schedule'))
  expect(audit.map(({ subjectId }) => subjectId).toSorted()).toEqual([one, two].toSorted())
  expect(await countDays()).toBe(42)
})

it('a customer gets one e-mail about all items that were scheduled together', async () => {
  const [first, second] = [
    await pay('anna@together.example', [GANESHA_BASIC, GANESHA_PREMIUM]),
    await pay('anna@together.example'),
  ]
  const other = await pay('boris@together.example')
  await save([line(first), line(first, '1'), line(second), line(other)])
  const [mail, ...more] = await mails('anna@together.example')
  expect(more).toEqual([])
  expect(mail?.subject).toContain(`#${first.slice(0, 8)}`)
  expect(mail?.subject).toContain(`#${second.slice(0, 8)}`)
  expect(mail?.text.match(/“.+” \(order #/g)).toHaveLength(3)
  expect(await mails('boris@together.example')).toMatchObject([
    { subject: expect.stringContaining('days of “Ganesha') },
  ])
})

it('one item that cannot be scheduled is named in the error; nothing is saved', async () => {
  const [good, done] = [await pay('good@together.example'), await pay('done@together.example')]
  await owner.call('PUT', `/api/admin/calendar/${done}/0`, { days: [day(4)] })
  const had = await countDays()
  expect(await obstacles([line(good), line(done)])).toEqual([[], ['scheduled']])
  expect(await save([line(good), line(done)])).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'lines.1', message: expect.stringContaining('already has days') }] },
  })
  expect(await countDays()).toBe(had)
  expect(await mails('good@together.example')).toEqual([])
})

it('an item that somebody else has changed is refused', async () => {
  const id = await pay('stale@together.example')
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(4)] })
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [], version: 1 })
  expect((await save([{ ...line(id), version: 0 }])).body.errors).toMatchObject([{ path: 'lines.0' }])
  expect((await save([{ ...line(id), version: 2 }])).status).toBe(200)
})

it('blocked days, full days, lead time and booked priests are checked before saving', async () => {
  const [one, two] = [await pay('b1@together.example'), await pay('b2@together.example')]
  const lines = [line(one), line(two)]
  await plan({ blockedDays: [{ day: day(12), reason: { ru: '', en: '' } }] })
  expect((await look(lines)).body.items[0].obstacles).toEqual([{ kind: 'day-blocked', days: [day(12)] }])
  expect((await save(lines)).status).toBe(422)
  await plan({ blockedDays: [], capacity: 1 })
  expect(await obstacles(lines)).toEqual([[], ['day-full']])
  await plan({ capacity: null, leadDays: 20 })
  expect(await obstacles(lines)).toEqual([['day-soon'], ['day-soon']])
  await plan({ leadDays: 0 })
  const { body } = await owner.call('GET', '/api/admin/priests')
  const priestId = body.items[0].id as string
  await owner.call('PUT', `/api/admin/priests/${priestId}`, { capacity: 1 })
  expect(await obstacles(lines, { priestId })).toEqual([[], ['priest-full']])
  expect((await save(lines, { priestId })).body.errors).toMatchObject([{ path: 'lines.1' }])
  expect(await countDays()).toBe(0)
  expect((await save([line(one)], { priestId })).body.items).toMatchObject([{ priestId }])
})

it('only one of two people who take the last place simultaneously gets the place', async () => {
  await plan({ capacity: 1 })
  const ids = [await pay('r1@together.example'), await pay('r2@together.example')]
  const answers = await Promise.all(ids.map((id) => save([line(id)])))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

it('a day that was not requested needs a reason, which only this customer receives', async () => {
  const [wished, free] = [
    await pay('wish@together.example', [GANESHA_BASIC], day(11)),
    await pay('free@together.example'),
  ]
  const lines = [line(wished), line(free)]
  expect((await look(lines)).body.items[0].obstacles).toEqual([{ kind: 'other-day', days: [day(11)] }])
  expect((await save(lines)).body.errors).toMatchObject([{ path: 'lines.0' }])
  const saved = await save(lines, { reason: 'The priest travels until then.' })
  expect(saved.body.items.map(({ reason }: { reason: string }) => reason)).toEqual([
    'The priest travels until then.',
    '',
  ])
  expect((await mails('wish@together.example'))[0]?.text).toContain('The priest travels')
  expect((await mails('free@together.example'))[0]?.text).not.toContain('The priest travels')
})

it('days without a place get the chosen place, and days with another place are reported', async () => {
  const id = await pay('place@together.example')
  await owner.call('PUT', `/api/admin/calendar-days/${day(10)}`, { place: 'Haridwar', note: '' })
  expect((await look([line(id)], { place: 'Rishikesh' })).body.items[0].obstacles).toEqual([
    { kind: 'place-other', days: [day(10)] },
  ])
  expect((await save([line(id)], { place: 'Rishikesh' })).status).toBe(422)
  expect((await save([line(id)], { place: 'Haridwar' })).status).toBe(200)
  const places = await shop.shop.db.select().from(calendarDays)
  expect(places.map(({ place }) => place)).toEqual(Array.from({ length: 14 }, () => 'Haridwar'))
  expect((await mails('place@together.example'))[0]?.text).toContain('Haridwar')
})

it('customers may not schedule rituals, and unknown items and priests are refused', async () => {
  const id = await pay('anna@rights.example')
  const anna = await signIn(shop, 'anna@rights.example')
  expect((await anna.call('POST', '/api/admin/calendar/together', { first: day(9), lines: [line(id)] })).status).toBe(
    403,
  )
  expect((await save([line('0'.repeat(32))])).status).toBe(404)
  expect((await save([line(id)], { priestId: '0'.repeat(32) })).body.errors).toMatchObject([{ path: 'priestId' }])
  expect((await save([])).body.errors).toMatchObject([{ path: 'lines', message: 'Choose at least one ritual.' }])
})
