import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { orderLines, orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)

async function paid(customerEmail: string, changes: Record<string, unknown> = {}): Promise<string> {
  const order = makeOrder([GANESHA_BASIC], { customerEmail, ...changes })
  const { body } = await openBrowser(shop).call('POST', '/api/orders?lang=en', order)
  const set = { status: 'completed' as const, paidAt: shop.shop.now() }
  await shop.shop.db.update(orders).set(set).where(eq(orders.id, body.id))
  return body.id
}

const progressOf = async (id: string, by: Pick<Browser, 'call'> = openBrowser(shop)) =>
  (await by.call('GET', `/api/orders/${id}/progress?lang=en`)).body
const savePlan = async (id: string, body: Record<string, unknown>) =>
  await openBrowser(shop).call('PUT', `/api/orders/${id}/plan?lang=en`, { days: {}, ...body })

it('a visitor with the order’s link sees initials, and the customer full names', async () => {
  const id = await paid('names@progress.example')
  const plan = { participants: 'Dorothy, Ellis, ,', specialWishes: 'Peace at home', consent: true }
  expect((await savePlan(id, { ...plan, days: { 0: day(9) } })).status).toBe(200)
  const seen = await progressOf(id)
  expect(seen).toMatchObject({
    names: { areGiven: true, initials: ['D. E.'] },
    wish: { isGiven: true },
    missing: [],
    next: { kind: 'schedule', day: day(9) },
    lines: [{ askedDay: day(9), priestChooses: false, days: [], recordingBy: null }],
  })
  expect(JSON.stringify(seen)).not.toMatch(/Dorothy|Peace/)
  const owner = await signIn(shop, 'names@progress.example')
  expect(await progressOf(id, owner)).toMatchObject({
    names: { full: ['Dorothy Ellis'] },
    wish: { text: 'Peace at home' },
  })
})

it('the hash of a text changes only if the text changes', async () => {
  const plan = { participants: 'Dorothy, Ellis, ,', specialWishes: 'Peace at home', consent: true }
  const id = await paid('marks@progress.example')
  const marks = async () => (await progressOf(id)).textMarks
  expect(await marks()).toEqual({ names: '', wish: '' })
  const saved = (await savePlan(id, plan)).body.textMarks
  expect(await marks()).toEqual(saved)
  await savePlan(id, { days: { 0: day(9) } })
  expect(await marks()).toEqual(saved)
  await savePlan(id, { specialWishes: 'Health' })
  expect(await marks()).toEqual({ names: saved.names, wish: expect.not.stringMatching(saved.wish) })
  await savePlan(id, { specialWishes: 'Peace at home' })
  expect(await marks()).toEqual(saved)
  const other = await paid('others@progress.example')
  expect((await savePlan(other, plan)).body.textMarks.wish).not.toBe(saved.wish)
})

it('the response to an order contains the hashes of names and wish', async () => {
  const plan = { participants: 'Dorothy, Ellis, ,', specialWishes: 'Peace at home', consent: true }
  const order = makeOrder([GANESHA_BASIC], { customerEmail: 'placed@progress.example', plan })
  const { body: placed } = await openBrowser(shop).call('POST', '/api/orders?lang=en', order)
  expect(placed.textMarks.wish).toMatch(/^[0-9a-f]{16}$/)
  expect((await progressOf(placed.id)).textMarks).toEqual(placed.textMarks)
})

it('a gift order has no missing names, because the recipient’s name is known', async () => {
  const id = await paid('gift@progress.example', { gift: { name: 'Olga Petrova' } })
  expect(await progressOf(id)).toMatchObject({
    names: { areGiven: true, initials: ['O. P.'] },
    missing: ['day', 'wish'],
  })
})

it('the customer can leave the day to the priest until choosing a day', async () => {
  const id = await paid('priest@progress.example')
  expect((await progressOf(id)).missing).toContain('day')
  expect((await savePlan(id, { priestChooses: true })).body.priestChooses).toBe(true)
  const left = await progressOf(id)
  expect([left.lines[0].priestChooses, left.lines[0].askedDay, left.missing]).toEqual([true, null, ['names', 'wish']])
  const { items } = (await admin.call('GET', '/api/admin/calendar/unscheduled?limit=100')).body
  expect(items.find(({ orderId }: { orderId: string }) => orderId === id)).toMatchObject({ priestChooses: true })
  await savePlan(id, { priestChooses: false })
  expect((await progressOf(id)).missing).toContain('day')
  await savePlan(id, { priestChooses: true })
  const given = await savePlan(id, { days: { 0: day(4) } })
  expect([given.body.priestChooses, given.body.rituals[0].startDate]).toEqual([false, day(4)])
})

it('the customer can leave the day to the priest even before the payment', async () => {
  const id = await paid('before@progress.example', { plan: { priestChooses: true } })
  expect((await progressOf(id)).lines).toMatchObject([{ priestChooses: true, askedDay: null }])
})

it('the order’s progress shows set days, place, and the promised recording day', async () => {
  const id = await paid('set@progress.example')
  await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(2), day(3)] })
  expect((await progressOf(id)).lines).toMatchObject([
    { days: [day(2), day(3)], place: 'Varanasi', priest: null, recordingBy: day(10) },
  ])
  const { version } = (await admin.call('GET', '/api/admin/settings')).body
  await admin.call('PUT', '/api/admin/settings', { version, recording: { days: 14 } })
  const { recordingDays, lines } = await progressOf(id)
  expect([recordingDays, lines[0].recordingBy]).toEqual([14, day(17)])
  await admin.call('PUT', '/api/admin/settings', { version: version + 1, recording: { days: 7 } })
})

it('the place of a group ritual is shown only after its day is scheduled', async () => {
  const id = await paid('group@progress.example')
  const performsAt = new Date(`${day(2)}T06:00:00+05:30`)
  await shop.shop.db.update(orderLines).set({ performsAt }).where(eq(orderLines.orderId, id))
  const placeOf = async () => (await progressOf(id)).lines[0].place
  expect(await placeOf()).toBeNull()
  await admin.call('PUT', `/api/admin/calendar-days/${day(2)}`, { place: 'Ayodhya', note: '' })
  expect(await placeOf()).toBeNull()
  await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(2)] })
  expect(await placeOf()).toBe('Ayodhya')
  await admin.call('PUT', `/api/admin/calendar-days/${day(2)}`, { place: '', note: '' })
})

it('if another day was set, the customer can answer, and Today shows the answer', async () => {
  const id = await paid('answer@progress.example')
  await savePlan(id, { days: { 0: day(9) } })
  const term = Array.from({ length: 14 }, (_, place) => day(5 + place))
  const set = { days: term, reason: 'The priest is travelling' }
  const { version } = (await admin.call('PUT', `/api/admin/calendar/${id}/0`, set)).body
  const say = async (body: Record<string, unknown>) =>
    await openBrowser(shop).call('PUT', `/api/orders/${id}/lines/0/day-answer?lang=en`, body)
  expect((await progressOf(id)).lines).toMatchObject([
    { days: term, daysBought: 14, fireDays: 3, reason: set.reason, answer: null, mayAnswer: true, version },
  ])
  expect((await say({ answer: 'suits', version: version - 1 })).body.code).toBe('conflict.version')
  expect((await say({ answer: 'never', version })).status).toBe(422)
  expect((await say({ answer: 'other-day', version })).body.lines).toMatchObject([{ answer: 'other-day' }])
  const days = (await admin.call('GET', `/api/admin/orders/${id}?lang=en`)).body.days
  expect(days).toMatchObject([{ lineId: '0', days: term, reason: set.reason, answer: 'other-day' }])
  const onToday = async () => {
    const { items } = (await admin.call('GET', '/api/admin/today?lang=en')).body.otherDayAsked
    return items.filter(({ link }: { link: string }) => link.includes(day(5)))
  }
  expect(await onToday()).toMatchObject([{ action: 'set-days' }])
  await say({ answer: 'suits', version })
  expect(await onToday()).toEqual([])
  const changed = await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: term.slice(1), version })
  expect((await progressOf(id)).lines).toMatchObject([{ answer: null, reason: '', version: changed.body.version }])
})

it('the shop refuses an answer if the set day is the requested day', async () => {
  const id = await paid('no-answer@progress.example')
  await savePlan(id, { days: { 0: day(3) } })
  const { version } = (await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(3)] })).body
  const say = { answer: 'other-day', version }
  const told = await openBrowser(shop).call('PUT', `/api/orders/${id}/lines/0/day-answer?lang=en`, say)
  expect([told.status, told.body.code]).toEqual([409, 'calendar.answer-closed'])
})

it('the progress of an order that does not exist returns 404', async () => {
  expect((await shop.call('GET', `/api/orders/${'f'.repeat(32)}/progress`)).status).toBe(404)
})

it('an order for a fixed time reports a past day and a late recording', async () => {
  const id = await paid('fixed@progress.example')
  const performAgo = async (days: number) => {
    const performsAt = new Date(`${day(-days)}T09:00:00+05:30`)
    await shop.shop.db.update(orderLines).set({ performsAt }).where(eq(orderLines.orderId, id))
    return await progressOf(id)
  }
  expect((await performAgo(-3)).next).toMatchObject({ kind: 'give', day: day(2) })
  expect(await performAgo(2)).toMatchObject({
    next: { kind: 'recording', day: day(5) },
    lines: [{ recordingBy: day(5) }],
  })
  expect((await performAgo(10)).next).toEqual({ kind: 'overdue', day: day(-3) })
})
