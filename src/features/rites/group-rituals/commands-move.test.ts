import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#base/time.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { remindOfTomorrow } from '#features/rites/calendar/commands-reminders.ts'
import { en as calendarEn } from '#features/rites/calendar/messages/page.en.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { performances, schedules } from '#features/rites/calendar/tables.ts'
import { isLineProved } from '#features/rites/proofs/queries.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { nameAccount } from '../../../../test/name-account.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const db = () => shop.shop.db
/** An early morning in India, this number of days from today. */
const inDays = (days: number) =>
  new Date(`${dayAtPlace(new Date(shop.shop.now().getTime() + days * DAY))}T01:30:00Z`).toISOString()
const dayOf = (moment: string) => dayAtPlace(new Date(moment))

async function makeGroup(performsAt: string) {
  const group = { serviceId: 'ganesha', performsAt, closesAt: inDays(1), places: 20, price: 25 }
  return (await owner.call('POST', '/api/admin/group-rituals', group)).body
}
const move = async (group: { id: string; places: number; price: number; version: number }, performsAt: string) => {
  const { places, price, version } = group
  const edit = { performsAt, closesAt: inDays(1), places, price, version }
  return (await owner.call('PUT', `/api/admin/group-rituals/${group.id}`, edit)).body
}

let families = 0
async function join(groupId: string, status: 'pending' | 'completed' | 'ready' = 'completed', more = {}) {
  const email = `moved${(families += 1)}@example.com`
  const body = { customerName: 'Анна Смирнова', customerEmail: email, family: 'Анна', consent: true, ...more }
  const { id } = (await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places?lang=ru`, body)).body
  const paidAt = status === 'pending' ? null : shop.shop.now()
  await db().update(orders).set({ status, paidAt }).where(eq(orders.id, id))
  return { id: id as string, email }
}
const schedule = async (id: string, days: string[]) =>
  (await owner.call('PUT', `/api/admin/calendar/${id}/0?lang=en`, { days })).body
const daysOf = async (orderId: string) =>
  await db()
    .select({ day: performances.day, remindedAt: performances.remindedAt })
    .from(performances)
    .where(eq(performances.orderId, orderId))
const emailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body
const movedTo = async (email: string) => (await emailsTo(email)).filter(({ subject }) => /перенес[её]н/.test(subject))

it('a group ritual counts as one ritual for its priest, even with many families', async () => {
  const { body: me } = await owner.call('GET', '/api/auth/me')
  const priestId = me.account.id as string
  await owner.call('PUT', `/api/admin/priests/${priestId}`, { capacity: 1 })
  const [group, other] = [await makeGroup(inDays(5)), await makeGroup(`${dayOf(inDays(5))}T08:30:00.000Z`)]
  const families = [await join(group.id), await join(group.id), await join(other.id)]
  const days = [dayOf(inDays(5))]
  const codes = []
  for (const { id } of families)
    codes.push((await owner.call('PUT', `/api/admin/calendar/${id}/0?lang=en`, { days, priestId })).body.code)
  expect(codes).toEqual([undefined, undefined, 'calendar.over-capacity'])
  const { items } = (await owner.call('GET', `/api/admin/calendar?from=${days[0]}&to=${days[0]}`)).body
  expect(items[0]).toMatchObject({ capacity: [{ priestId, taken: 1, capacity: 1 }], conflicts: [] })
})

it('a place in a group ritual can be scheduled only on the group’s day', async () => {
  const group = await makeGroup(inDays(5))
  const { id } = await join(group.id)
  const [own, other] = [dayOf(inDays(5)), dayOf(inDays(6))]
  const fixed = calendarEn.errors['calendar.line-fixed']
  const put = (days: string[]) => owner.call('PUT', `/api/admin/calendar/${id}/0?lang=en`, { days })
  const faultsOf = async (call: ReturnType<typeof put>) => {
    const { status, body } = await call
    return [status, body.errors?.map(({ path, message }: { path: string; message: string }) => [path, message])]
  }
  expect(await faultsOf(put([other]))).toEqual([422, [['days.0', fixed]]])
  expect(await faultsOf(put([own, other]))).toEqual([422, [['days.1', fixed]]])
  const together = { first: other, lines: [{ orderId: id, lineId: '0' }] }
  expect(await faultsOf(owner.call('POST', '/api/admin/calendar/together?lang=en', together))).toEqual([
    422,
    [['lines.0', fixed]],
  ])
  expect(await daysOf(id)).toEqual([])
  expect((await put([own])).body.days).toEqual([own])
})

describe('a group ritual that staff reschedule', () => {
  it('has the new day in the calendar, and the families get a new reminder', async () => {
    const [from, to] = [inDays(5), inDays(9)]
    const group = await makeGroup(from)
    const [family, late] = [await join(group.id), await join(group.id)]
    const { version } = await schedule(family.id, [dayOf(from)])
    await db().update(performances).set({ remindedAt: shop.shop.now() }).where(eq(performances.orderId, family.id))
    const print = (moment: string) => owner.call('POST', `/api/admin/sheets/${dayOf(moment)}/prints?lang=en`)
    await print(from)
    const moved = await move(group, to)
    expect([await daysOf(family.id), await daysOf(late.id)]).toEqual([[{ day: dayOf(to), remindedAt: null }], []])
    const [row] = await db().select().from(schedules).where(eq(schedules.orderId, family.id))
    expect(row?.version).toBe(version + 1)
    const sheet = async (moment: string) => (await owner.call('GET', `/api/admin/sheets/${dayOf(moment)}?lang=en`)).body
    const momentsOn = async (moment: string) =>
      (await sheet(moment)).performances
        .filter(({ orderId }: { orderId: string }) => orderId === family.id)
        .map(({ performsAt }: { performsAt?: string }) => performsAt)
    expect([await momentsOn(from), await momentsOn(to)]).toEqual([[], [to]])
    const isOutdated = async (moment: string) => (await sheet(moment)).outdatedAt !== null
    await print(to)
    expect([await isOutdated(from), await isOutdated(to)]).toEqual([true, false])
    const later = `${dayOf(to)}T05:00:00.000Z`
    await move(moved, later)
    expect([await momentsOn(to), await isOutdated(to)]).toEqual([[later], true])
    const { timeline } = (await owner.call('GET', `/api/admin/orders/${family.id}`)).body
    const moves = timeline.filter(({ kind }: { kind: string }) => kind === 'group-moved')
    expect(moves.map(({ facts }: { facts: unknown }) => facts)).toEqual([
      { from, to },
      { from: to, to: later },
    ])
    const { namesChanged } = (await owner.call('GET', '/api/admin/today?lang=en')).body
    expect(namesChanged.items.map(({ target }: { target: unknown }) => target)).toEqual([
      { kind: 'sheet', day: dayOf(from) },
      { kind: 'sheet', day: dayOf(to) },
    ])
    await print(to)
    expect(await isOutdated(to)).toBe(false)
    const at = (moment: string) => ({ ...shop.shop, now: () => new Date(new Date(moment).getTime() - 18 * HOUR) })
    const plansOf = async () => new Map()
    await remindOfTomorrow({ shop: at(from), plansOf, isLineProved })
    expect((await emailsTo(family.email)).filter(({ subject }) => subject.includes('завтра'))).toEqual([])
    await remindOfTomorrow({ shop: at(to), plansOf, isLineProved })
    expect((await emailsTo(family.email)).filter(({ subject }) => subject.includes('завтра'))).toHaveLength(1)
  })

  it('causes one e-mail to each family that paid, but only if the time changed', async () => {
    const group = await makeGroup('2027-03-05T01:30:00Z')
    const family = await join(group.id)
    const abroad = await join(group.id, 'completed', { timeZone: 'America/New_York' })
    const [unpaid, performed] = [await join(group.id, 'pending'), await join(group.id, 'ready')]
    const same = await move(group, '2027-03-05T01:30:00Z')
    expect(await movedTo(family.email)).toEqual([])
    const once = await move(same, '2027-03-04T20:00:00Z')
    await move(once, '2027-03-08T20:00:00Z')
    const emails = await movedTo(family.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text).toContain(
      '8 марта в 23:00 по Москве (9 марта 2027 г., 01:30 по времени Индии), прежнее: 4 марта в 23:00 по Москве',
    )
    expect((await movedTo(abroad.email))[0]?.text).toContain('8 марта в 15:00 GMT-5 (9 марта')
    expect([await movedTo(unpaid.email), await movedTo(performed.email)]).toEqual([[], []])
  })

  it('has a page for staff with the families that have no e-mail address', async () => {
    const group = await makeGroup(inDays(5))
    const [written, phoned] = [await join(group.id), await join(group.id)]
    await db().update(orders).set({ customerEmail: '' }).where(eq(orders.id, phoned.id))
    const { body } = await owner.call('GET', `/api/admin/group-rituals/${group.id}?lang=en`)
    expect(body.families).toMatchObject([
      { orderId: written.id, isEmailed: true },
      { orderId: phoned.id, isEmailed: false },
    ])
  })

  it('keeps the old day for families whose ritual was performed', async () => {
    const [from, to] = [inDays(5), inDays(9)]
    const group = await makeGroup(from)
    const performed = await join(group.id)
    await schedule(performed.id, [dayOf(from)])
    await db().update(orders).set({ status: 'ready' }).where(eq(orders.id, performed.id))
    await move(group, to)
    expect((await daysOf(performed.id)).map(({ day }) => day)).toEqual([dayOf(from)])
  })
})

describe('the report of a group ritual', () => {
  let shop: TestShop

  let owner: Browser

  let photo: string

  beforeAll(async () => {
    shop = await openTestShop(BEHIND_PROXY)
    owner = await signIn(shop, 'admin@example.com')
    const picture = await makePicture({ width: 40, height: 30 })
    photo = (await owner.call('POST', '/api/admin/media', mediaForm(picture))).body.id
  })

  afterAll(() => shop.close())

  const inDays = (days: number) => new Date(shop.shop.now().getTime() + days * DAY).toISOString()

  async function makeGroup(): Promise<string> {
    const group = { serviceId: 'ganesha', performsAt: inDays(3), closesAt: inDays(1), places: 20, price: 25 }
    return (await owner.call('POST', '/api/admin/group-rituals', group)).body.id
  }

  /** Creates a family that has paid. Returns the id of its order. */
  async function join(groupId: string): Promise<string> {
    const body = { customerName: 'Анна Смирнова', customerEmail: 'anna@example.com', family: 'Анна', consent: true }
    const { id } = (await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places`, body)).body
    await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
    return id
  }

  async function prove(orderId: string, changes: Record<string, unknown> = {}): Promise<string> {
    const facts = { performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo], ...changes }
    const { id } = (await owner.call('POST', '/api/admin/proofs', { orderId, lineId: '0', ...facts })).body
    await owner.call('POST', `/api/admin/proofs/${id}/publication`)
    return id
  }

  const proveAll = (groupId: string) => owner.call('POST', `/api/admin/group-rituals/${groupId}/proof`)

  const waitingIn = async (groupId: string) => {
    const { families } = (await owner.call('GET', `/api/admin/group-rituals/${groupId}`)).body
    return families.filter((family: { waitsForProof: boolean }) => family.waitsForProof).length
  }

  const pagesOf = async (orderId: string) => (await shop.call('GET', `/api/orders/${orderId}/proofs`)).body.length

  describe('one report for all families', () => {
    it('is not published again for a family whose page staff took offline', async () => {
      const group = await makeGroup()
      const [first, second] = [await join(group), await join(group)]
      await prove(first)
      const misread = await prove(second)
      await owner.call('DELETE', `/api/admin/proofs/${misread}/publication`, { reason: 'Имена прочитаны неверно' })
      const late = await join(group)
      expect(await waitingIn(group)).toBe(1)
      expect((await proveAll(group)).status).toBe(200)
      expect([await pagesOf(second), await pagesOf(late), await waitingIn(group)]).toEqual([0, 1, 0])
    })

    it('is also published for families that paid later, even if the priest left', async () => {
      await signIn(shop, 'priest@example.com')
      const isPriest = eq(accounts.email, 'priest@example.com')
      const { db } = shop.shop
      const [priest] = await db.update(accounts).set({ role: 'admin', staffRole: 'priest' }).where(isPriest).returning()
      await nameAccount(shop, priest?.id ?? '')
      const group = await makeGroup()
      await prove(await join(group), { priestId: priest?.id })
      await db.delete(accounts).where(isPriest)
      const late = await join(group)
      expect([(await proveAll(group)).status, await pagesOf(late)]).toEqual([200, 1])
    })
  })
})
