import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../base/time.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { orders } from '../../orders/orders/tables.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { performances, schedules } from '../calendar/tables.ts'
import { closeLateRequests } from './commands-late.ts'

let shop: TestShop
let owner: Browser
let customer: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
  customer = openBrowser(shop)
})
afterAll(() => shop.close())

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)

/** Creates a paid order whose days are set. */
async function schedule(email: string, ahead: number[], by: Browser = customer): Promise<string> {
  const { body } = await by.call('POST', '/api/orders?lang=en', makeOrder([GANESHA_BASIC], { customerEmail: email }))
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  expect((await owner.call('PUT', `/api/admin/calendar/${body.id}/0`, { days: ahead.map(day) })).status).toBe(200)
  return body.id
}
const ask = (id: string, wanted: string) =>
  customer.call('PUT', `/api/orders/${id}/plan?lang=en`, { days: { 0: wanted } })
const ritualOf = async (id: string) => (await customer.call('GET', `/api/orders/${id}/plan`)).body.rituals[0]
const requestsOf = async (id: string) =>
  (await owner.call('GET', `/api/admin/day-requests?orderId=${id}&lang=en`)).body.items
const reply = async (id: string, body: Record<string, unknown>) => {
  const [request] = await requestsOf(id)
  return await owner.call('POST', `/api/admin/day-requests/${request.id}/answer`, body)
}
const daysOf = async (id: string) => {
  const { items } = (await owner.call('GET', `/api/admin/calendar?from=${day(0)}&to=${day(40)}`)).body
  return items
    .filter(({ performances }: { performances: { orderId: string }[] }) => performances.some((p) => p.orderId === id))
    .map(({ date }: { date: string }) => date)
}
const mailTo = async (email: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body[0]

describe('a customer’s request for another day', () => {
  it('does not change the agreed day until staff answer, and the e-mail says so', async () => {
    const id = await schedule('asks@days.example', [5, 6])
    const saved = await ask(id, day(12))
    expect(saved.status).toBe(200)
    expect(saved.body.rituals[0]).toMatchObject({
      startDate: day(5),
      isAgreed: true,
      hasBegun: false,
      requestedDate: day(12),
    })
    expect(await daysOf(id)).toEqual([day(5), day(6)])
    expect((await mailTo('asks@days.example')).text).toMatch(/is agreed and stays for now\. You ask for/)
    expect(await requestsOf(id)).toMatchObject([{ lineId: '0', day: day(12), days: [day(5), day(6)] }])
  })

  it('replaces the earlier request; a request for the agreed day withdraws the earlier request', async () => {
    const id = await schedule('back@days.example', [5])
    await ask(id, day(12))
    await ask(id, day(13))
    expect((await requestsOf(id)).map((each: { day: string }) => each.day)).toEqual([day(13)])
    await ask(id, day(5))
    expect(await requestsOf(id)).toEqual([])
    expect((await ritualOf(id)).requestedDate).toBeNull()
  })

  it('changes all days when staff accept the request, and the customer gets an e-mail', async () => {
    const id = await schedule('accept@days.example', [5, 6])
    await ask(id, day(20))
    expect((await reply(id, { accept: true })).body.items).toEqual([])
    expect(await daysOf(id)).toEqual([day(20), day(21)])
    expect(await ritualOf(id)).toMatchObject({ startDate: day(20), requestedDate: null })
    const mail = await mailTo('accept@days.example')
    expect(mail.subject).toContain('have changed')
    expect(mail.text).toContain('as you asked')
    expect(mail.text).not.toContain('different days')
    const { items } = (await owner.call('GET', '/api/admin/audit?what=order.day-request')).body
    expect(items[0]).toMatchObject({ subjectId: id, after: { outcome: 'accepted', day: day(20) } })
  })

  it('causes an e-mail without a question when staff accept the requested day', async () => {
    const { body } = await customer.call(
      'POST',
      '/api/orders?lang=en',
      makeOrder([GANESHA_BASIC], { customerEmail: 'moved@days.example' }),
    )
    const id: string = body.id
    await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
    await ask(id, day(12))
    await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(12)] })
    await ask(id, day(5))
    const lineOf = async () => (await customer.call('GET', `/api/orders/${id}/progress`)).body.lines[0]
    expect(await lineOf()).toMatchObject({ days: [day(12)], requestedDay: day(5) })
    await reply(id, { accept: true })
    expect(await lineOf()).toMatchObject({ askedDay: day(5), days: [day(5)], requestedDay: null, mayAnswer: false })
    const mail = await mailTo('moved@days.example')
    expect(mail.subject).toContain('have changed')
    expect(mail.text).not.toContain('You had asked')
  })

  it('can be refused with a message to the customer, and the days stay', async () => {
    const id = await schedule('decline@days.example', [7])
    await ask(id, day(14))
    expect((await reply(id, { accept: false, word: 'The ghat is closed that week.' })).status).toBe(200)
    expect(await daysOf(id)).toEqual([day(7)])
    const mail = await mailTo('decline@days.example')
    expect(mail.subject).toContain('stays as it was')
    expect(mail.text).toContain('The ghat is closed that week.')
    expect((await requestsOf(id)).length).toBe(0)
  })

  it('replaces the earlier reason on the order’s page by the message of the refusal', async () => {
    const id = await schedule('words@days.example', [7])
    const reasonOf = async () => (await shop.call('GET', `/api/orders/${id}/progress`)).body.lines[0].reason
    await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(8)], reason: 'The priest travels that day.' })
    for (const [wished, word] of [
      [14, 'The ghat is closed that week.'],
      [15, ''],
    ] as const) {
      await ask(id, day(wished))
      expect((await reply(id, { accept: false, word })).status).toBe(200)
      expect(await reasonOf()).toBe(word)
    }
    const { timeline } = (await owner.call('GET', `/api/admin/orders/${id}`)).body
    const kinds = timeline.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind.startsWith('day-'))
    expect(kinds).toEqual(['day-asked', 'day-declined', 'day-asked', 'day-declined'])
  })

  it('and the customer’s refusal of the set day are one task on Today', async () => {
    const id = await schedule('both@days.example', [7])
    await ask(id, day(14))
    await shop.shop.db.update(schedules).set({ answer: 'other-day', answeredAt: shop.shop.now() })
    expect(await requestsOf(id)).toMatchObject([{ hasRefused: true }])
    const today = async () => (await owner.call('GET', '/api/admin/today?lang=en')).body
    const tag = `#${id.slice(0, 8)}`
    const ofOrder = ({ items }: { items: { detail: string }[] }) => items.filter(({ detail }) => detail.includes(tag))
    const before = await today()
    expect(ofOrder(before.daysAsked)).toMatchObject([{ detail: expect.stringContaining('does not suit') }])
    expect(ofOrder(before.otherDayAsked)).toEqual([])
    await reply(id, { accept: false })
    const after = await today()
    expect([ofOrder(after.daysAsked), ofOrder(after.otherDayAsked)]).toEqual([[], []])
  })

  it('can be answered only once', async () => {
    const id = await schedule('once@days.example', [7])
    await ask(id, day(14))
    const [request] = await requestsOf(id)
    await reply(id, { accept: false })
    const again = await owner.call('POST', `/api/admin/day-requests/${request.id}/answer`, { accept: true })
    expect([again.status, again.body.code]).toEqual([404, 'day-requests.not-open'])
  })

  it('is closed when staff set the requested day in the calendar', async () => {
    const id = await schedule('calendar@days.example', [7])
    await ask(id, day(14))
    await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(14)] })
    expect(await requestsOf(id)).toEqual([])
  })

  it('is closed on the first day, with one e-mail and a note', async () => {
    const id = await schedule('late@days.example', [1, 2])
    await ask(id, day(14))
    const eve = shop.shop.now()
    await closeLateRequests(shop.shop)
    expect(await requestsOf(id)).toMatchObject([{ day: day(14) }])
    const later = { ...shop.shop, now: () => new Date(eve.getTime() + DAY) }
    await closeLateRequests(later)
    await closeLateRequests(later)
    expect(await requestsOf(id)).toEqual([])
    const { body } = await shop.call('GET', '/api/sandbox/messages?to=late%40days.example')
    const mails = body.filter(({ subject }: { subject: string }) => subject.includes('no longer be moved'))
    expect(mails).toHaveLength(1)
    expect(mails[0].text).toContain('We did not answer you in time')
    await shop.shop.db
      .update(performances)
      .set({ day: sql`${performances.day} - 1` })
      .where(eq(performances.orderId, id))
    const { lines } = (await customer.call('GET', `/api/orders/${id}/progress`)).body
    expect(lines[0]).toMatchObject({ requestedDay: null, notMoved: { day: day(14) }, mayAnswer: false })
  })

  it('is refused after the ritual has begun', async () => {
    const id = await schedule('begun@days.example', [0, 1])
    expect((await ritualOf(id)).hasBegun).toBe(true)
    const refused = await ask(id, day(14))
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'days.0'])
    expect(refused.body.errors[0].message).toContain('has begun')
  })

  it('can also come from the ritual plan in the customer’s account', async () => {
    const anna = await signIn(shop, 'plan@days.example')
    const id = await schedule('plan@days.example', [5], anna)
    const plan = { startDate: day(16), specialWishes: '', participants: '' }
    expect((await anna.call('POST', '/api/ritual-plans', plan)).status).toBe(200)
    expect(await requestsOf(id)).toMatchObject([{ day: day(16) }])
    expect(await daysOf(id)).toEqual([day(5)])
  })
})

it('staff see that a wish on the sheet changed', async () => {
  const id = await schedule('wish@days.example', [3])
  await customer.call('PUT', `/api/orders/${id}/plan`, { days: {}, specialWishes: 'For peace', consent: true })
  expect((await owner.call('GET', `/api/admin/orders/${id}`)).body.namesMark).toMatchObject({ kind: 'after-days' })
})

it('a signed-out visitor cannot read requests for other days', async () => {
  expect((await openBrowser(shop).call('GET', '/api/admin/day-requests')).status).toBe(401)
})
