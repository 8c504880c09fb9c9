import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { markOrderPaid } from '../orders/commands.ts'
import { orders } from '../orders/tables.ts'
import { pruneOrderPlans } from './commands.ts'
import { textRows } from '../plans/emails.ts'
import { dayRows } from './emails.ts'
import { findOrderPlan, listPlannedLines } from './queries.ts'
import { orderPlans } from './tables.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const PLAN = { participants: 'Анна, дочь Ивана, ,\nПётр, Смирнов, ,', specialWishes: 'О мире в доме' }
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

const place = async (email: string, plan?: Record<string, unknown>, by: Pick<TestShop, 'call'> = shop) =>
  await by.call('POST', '/api/orders?lang=ru', {
    ...makeOrder([GANESHA_BASIC, GANESHA_PREMIUM], { customerEmail: email }),
    ...(plan && { plan }),
  })

async function paid(email: string, plan?: Record<string, unknown>, by?: Pick<TestShop, 'call'>): Promise<string> {
  const { body } = await place(email, plan, by)
  const { keys, db } = shop.shop
  const rowsOf = async (tx: typeof db, id: string, lang: 'ru' | 'en') => {
    const found = await findOrderPlan(tx, keys, id)
    return found
      ? [...textRows(found, lang), ...dayRows({ ...found, lines: await listPlannedLines(tx, id) }, lang)]
      : []
  }
  await db.transaction((tx) => markOrderPaid(tx, shop.shop, body.id, { rowsOf, paymentMethod: 'card' }))
  return body.id
}

const stranger: TestShop['call'] = (method, path, body) => openBrowser(shop).call(method, path, body)
const messagesTo = async (email: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body as {
    subject: string
    text: string
  }[]

it('names and a wish require consent; e-mails to a verified address repeat these texts', async () => {
  const refused = await place('one@way.example', PLAN)
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ code: 'consent.required', errors: [{ path: 'plan.consent' }] })
  const owner = await signIn(shop, 'one@way.example')
  const id = await paid('one@way.example', { ...PLAN, consent: true }, owner)
  const [paidEmail, received] = await messagesTo('one@way.example')
  expect(received?.text).toContain('Имена: Анна дочь Ивана; Пётр Смирнов')
  expect(paidEmail?.text).toContain('Пожелание: О мире в доме')
  expect(paidEmail?.text).toContain(`/order/${id}/plan`)
})

it('an order can set the first day of all its rituals without consent', async () => {
  const wrong = async (startDate: string) => (await place('days@way.example', { startDate })).body
  expect((await wrong(day(-3))).errors).toMatchObject([{ path: 'plan.startDate' }])
  expect((await wrong('2027-02-30')).errors).toMatchObject([{ path: 'plan.startDate' }])
  const id = await paid('days@way.example', { startDate: day(9) })
  const { body } = await stranger('GET', `/api/orders/${id}/plan?lang=ru`)
  expect(body.rituals.map((ritual: { startDate: string }) => ritual.startDate)).toEqual([day(9), day(9)])
  expect(body).toMatchObject({ participantCount: 0, consentGiven: false })
})

it('an account that withdrew its consent must consent again before the shop stores names', async () => {
  const owner = await signIn(shop, 'anew@way.example')
  const order = (plan: Record<string, unknown>) =>
    owner.call('POST', '/api/orders?lang=ru', { ...makeOrder([GANESHA_BASIC]), plan })
  expect((await order({ ...PLAN, consent: true })).status).toBe(201)
  await owner.call('DELETE', '/api/account/consent')
  const { status, body } = await order(PLAN)
  expect([status, body.code, body.errors?.[0].path]).toEqual([422, 'consent.required', 'plan.consent'])
  expect((await owner.call('GET', '/api/auth/me')).body.account.consent.given).toBe(false)
})

it('a customer can see and withdraw a consent that was given by an order’s link', async () => {
  const id = await paid('guest-consent@way.example')
  expect((await stranger('PUT', `/api/orders/${id}/plan`, { ...PLAN, days: {}, consent: true })).status).toBe(200)
  const owner = await signIn(shop, 'guest-consent@way.example')
  const { body } = await owner.call('GET', '/api/account/consents')
  expect(body).toMatchObject([{ with: 'order', orderId: id, textVersion: '2026-11', givenAt: expect.any(String) }])
  const exported = async () => (await owner.call('GET', '/api/account/export')).body
  expect((await exported()).consents).toMatchObject([{ orderId: id, textVersion: '2026-11', withdrawnAt: null }])
  expect((await owner.call('DELETE', '/api/account/consent')).status).toBe(204)
  expect((await owner.call('GET', '/api/account/consents')).body).toEqual([])
  const { consents, orderPlans: plans } = await exported()
  expect(consents).toMatchObject([{ textVersion: '2026-11', withdrawnAt: expect.any(String) }])
  expect(plans).toMatchObject([{ orderId: id, participants: '', specialWishes: '' }])
})

it('the account lists an order whose names staff entered without the customer’s consent', async () => {
  const id = await paid('entered@way.example', { ...PLAN, consent: true })
  const none = { consentVersion: null, consentLang: null, consentAt: null }
  await shop.shop.db.update(orderPlans).set(none).where(eq(orderPlans.id, id))
  const owner = await signIn(shop, 'entered@way.example')
  expect((await owner.call('GET', '/api/account/consents')).body).toMatchObject([{ orderId: id, givenAt: null }])
})

it('the e-mail about an unpaid order repeats no text that could be a link', async () => {
  await place('two@way.example', { participants: '', specialWishes: 'Зайдите на evil.example', consent: true })
  const [received] = await messagesTo('two@way.example')
  expect(received?.text).toContain('Пожелание: получено')
  expect(received?.text).not.toContain('evil')
})

it('anyone with an order’s link sees the number of participants, but no names', async () => {
  const id = await paid('three@way.example', { ...PLAN, consent: true })
  const { body } = await stranger('GET', `/api/orders/${id}/plan?lang=ru`)
  expect(body).toMatchObject({ isOpen: true, participantCount: 2, hasWishes: true })
  expect(body.texts).toBeUndefined()
  expect(JSON.stringify(body)).not.toMatch(/Анна|мире/)
  const owner = await signIn(shop, 'three@way.example')
  const own = await owner.call('GET', `/api/orders/${id}/plan?lang=ru`)
  expect(own.body.texts).toEqual({ ...PLAN, readings: [] })
})

it('the plan of an order says whether the order has an e-mail address', async () => {
  const id = await paid('phone@way.example')
  const isEmailed = async () => (await stranger('GET', `/api/orders/${id}/plan`)).body.isEmailed
  expect(await isEmailed()).toBe(true)
  await shop.shop.db.update(orders).set({ customerEmail: '' }).where(eq(orders.id, id))
  expect(await isEmailed()).toBe(false)
})

it('anyone with an order’s link can set the days; omitted names stay stored', async () => {
  const id = await paid('four@way.example', { ...PLAN, consent: true })
  const saved = await stranger('PUT', `/api/orders/${id}/plan?lang=ru`, { days: { 0: day(10), 1: day(20) } })
  expect(saved.status).toBe(200)
  expect(saved.body.rituals).toMatchObject([
    { line: '0', startDate: day(10), endDate: day(24) },
    { line: '1', startDate: day(20) },
  ])
  expect(await findOrderPlan(shop.shop.db, shop.shop.keys, id)).toMatchObject(PLAN)
})

it('an empty day removes the day of one ritual and no other day', async () => {
  const id = await paid('nine@way.example')
  const path = `/api/orders/${id}/plan?lang=ru`
  await stranger('PUT', path, { days: { 0: day(10), 1: day(20) } })
  const taken = await stranger('PUT', path, { days: { 0: '' } })
  expect(taken.status).toBe(200)
  expect(taken.body.rituals).toMatchObject([
    { line: '0', startDate: null, endDate: null },
    { line: '1', startDate: day(20) },
  ])
  expect((await findOrderPlan(shop.shop.db, shop.shop.keys, id))?.days).toEqual({ 1: day(20) })
  const wrong = await stranger('PUT', path, { days: { 0: 'завтра' } })
  expect(wrong.body.errors).toMatchObject([{ path: 'days.0' }])
})

it('an outdated form does not replace what somebody else saved in the meantime', async () => {
  const id = await paid('both@way.example', { ...PLAN, consent: true })
  const path = `/api/orders/${id}/plan?lang=ru`
  const { textMarks } = (await admin.call('GET', path)).body
  const seen = { textMarks, days: { 0: null, 1: null } }
  const participants = `${PLAN.participants}\nЛилия, , ,`
  const hers = await stranger('PUT', path, { days: { 0: day(10) }, participants, consent: true, seen })
  expect(hers.status).toBe(200)
  const late = await admin.call('PUT', path, { days: {}, participants: 'Анна, , ,', consent: true, seen })
  const present = { textMarks: hers.body.textMarks, days: { 0: day(10), 1: null } }
  expect([late.status, late.body]).toMatchObject([409, { code: 'conflict.version', present }])
  const stored = async () => (await findOrderPlan(shop.shop.db, shop.shop.keys, id))?.participants
  expect(await stored()).toContain('Лилия')
  expect((await stranger('PUT', path, { days: {}, specialWishes: 'Мир', consent: true, seen })).status).toBe(409)
  const again = { days: { 1: day(12) }, participants: 'Анна, , ,', consent: true, seen: present }
  const over = await admin.call('PUT', path, again)
  expect([over.status, await stored()]).toEqual([200, 'Анна, , ,'])
  const opened = { textMarks: over.body.textMarks, days: present.days }
  expect((await stranger('PUT', path, { days: { 1: day(14) }, seen: opened })).status).toBe(409)
  expect((await stranger('PUT', path, { days: { 0: day(14) }, seen: opened })).status).toBe(200)
})

it('if one ritual gets its own day, the other rituals follow the customer’s plan', async () => {
  const to = 'ten@way.example'
  const customer = await signIn(shop, to)
  const id = await paid(to)
  await customer.call('POST', '/api/ritual-plans', { startDate: day(20), specialWishes: '', participants: '' })
  await stranger('PUT', `/api/orders/${id}/plan?lang=ru`, { days: { 0: day(10) } })
  const { items } = (await admin.call('GET', '/api/admin/calendar/unscheduled?limit=100')).body
  const own = items.filter(({ orderId }: { orderId: string }) => orderId === id)
  expect(own.map(({ startDate }: { startDate: string }) => startDate)).toEqual([day(10), day(20)])
  // The page of the order shows only one day: the earliest day of its rituals.
  const whole = [await customer.call('GET', `/api/orders/${id}`), await admin.call('GET', `/api/admin/orders/${id}`)]
  expect(whole.map(({ body }) => (body.owner ?? body.plan).startDate)).toEqual([day(10), day(10)])
})

it('the shop refuses a past day, an unknown item and an unpaid order', async () => {
  const id = await paid('five@way.example')
  const wrong = await stranger('PUT', `/api/orders/${id}/plan?lang=ru`, { days: { 0: day(-3), 7: day(3) } })
  expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual(['days.0', 'days.7'])
  const { body } = await place('six@way.example')
  expect((await stranger('PUT', `/api/orders/${body.id}/plan`, { days: {} })).status).toBe(409)
  expect((await stranger('GET', `/api/orders/${'0'.repeat(32)}/plan`)).status).toBe(404)
})

it('a guest can add names later with consent, and can delete the names', async () => {
  const id = await paid('seven@way.example')
  const path = `/api/orders/${id}/plan?lang=ru`
  expect((await stranger('PUT', path, { days: {}, ...PLAN })).body.code).toBe('consent.required')
  expect((await stranger('PUT', path, { days: {}, ...PLAN, consent: true })).body.participantCount).toBe(2)
  expect((await stranger('PUT', path, { days: {}, participants: '' })).body).toMatchObject({
    participantCount: 0,
    hasWishes: true,
  })
})

it('the plan of an anonymized order is deleted', async () => {
  const id = await paid('eight@way.example', { ...PLAN, consent: true })
  const { db } = shop.shop
  await db.update(orders).set({ customerName: '', customerEmail: '' }).where(eq(orders.id, id))
  await pruneOrderPlans(shop.shop)
  expect(await db.select().from(orderPlans).where(eq(orderPlans.id, id))).toEqual([])
})

it('each recommended day of a ritual has a reason', async () => {
  const { body } = await shop.call('GET', '/api/panchang?from=2026-12-01&to=2026-12-31&lang=ru&ritual=ganesha')
  const reasons = body.flatMap(({ reason }: { reason?: string }) => reason ?? [])
  expect(reasons.join(' ')).toMatch(/Ганеш/)
  expect(reasons.length).toBeLessThan(20)
})
