import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../base/ids.ts'
import type { StaffRole } from '../../../base/role.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, type MadeLine, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { accounts } from '../../people/accounts/tables.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { messages } from '../../platform/notifications/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { openOrderPlans } from '../../orders/plans/queries-orders.ts'
import { remindOfTomorrow } from './commands-reminders.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { nameSpellings, priests, schedules } from './tables.ts'

let shop: TestShop
let owner: Browser
let priest: Browser & { id: string }
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  owner = await signIn(shop, 'admin@example.com')
  const id = await staffMember('priest@example.com', 'priest')
  priest = { ...(await signIn(shop, 'priest@example.com')), id }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.shop.db.delete(schedules)
  await shop.shop.db.delete(priests)
  await shop.shop.db.delete(nameSpellings)
})

async function staffMember(email: string, staffRole: StaffRole): Promise<string> {
  const id = newId()
  const row = { id, email, role: 'admin' as const, staffRole, staffSource: 'invitation' as const, lang: 'ru' as const }
  await shop.shop.db.insert(accounts).values({ ...row, createdAt: new Date() })
  return id
}

/** Creates an order with this status; returns its id. */
async function order(email: string, items: MadeLine[] = [GANESHA_BASIC], status = 'completed' as const) {
  const { body } = await shop.call('POST', '/api/orders?lang=ru', makeOrder(items, { customerEmail: email }))
  await shop.shop.db.update(orders).set({ status, paidAt: new Date() }).where(eq(orders.id, body.id))
  return body.id as string
}

const day = (ahead: number) => {
  const date = new Date(`${dayAtPlace(new Date())}T00:00:00Z`)
  return new Date(date.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
}
const atPlace = (date: string, hour: number) => new Date(Date.parse(`${date}T00:00:00+05:30`) + hour * 3_600_000)
const schedule = (id: string, body: Record<string, unknown>, by: Browser = owner, line = '0') =>
  by.call('PUT', `/api/admin/calendar/${id}/${line}?lang=en`, body)
const read = (by: Browser = owner, from = day(0), to = day(30)) =>
  by.call('GET', `/api/admin/calendar?lang=en&from=${from}&to=${to}`)
const dayOf = async (date: string, by: Browser = owner) => (await read(by, date, date)).body.items[0]
const sheetOf = (date: string, by: Browser = owner) => by.call('GET', `/api/admin/sheets/${date}?lang=en`)
const emailsTo = async (to: string) => {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)
  return (body as { subject: string; text: string }[]).toReversed()
}
const withPlan = async (email: string) => {
  const customer = await signIn(shop, email)
  await customer.call('POST', '/api/ritual-plans', {
    startDate: day(5),
    specialWishes: 'Да будет мир в доме',
    participants: 'Анна, Смирнова, 12.03.1985, 10:30\nСергей, Смирнов, ,',
    consent: true,
  })
}

describe('a ritual of an order', () => {
  it('is shown on its days with the almanac, the participants and the priest', async () => {
    const id = await order('days@calendar.example')
    const put = await schedule(id, { days: [day(4), day(3)], priestId: priest.id })
    expect(put).toMatchObject({ status: 200, body: { days: [day(3), day(4)], priestId: priest.id, version: 1 } })
    const found = await dayOf(day(4))
    expect(found).toMatchObject({
      date: day(4),
      tithi: { name: expect.any(String) },
      nakshatra: expect.any(String),
      capacity: [{ priestId: priest.id, taken: 1, capacity: 3 }],
      conflicts: [],
      performances: [
        {
          orderId: id,
          lineId: '0',
          number: `#${id.slice(0, 8)}`,
          tier: 'basic',
          people: { count: 1, initials: ['А. С.'], names: ['Анна Смирнова'] },
          // The account has no name. The calendar does not show the e-mail address instead of a name.
          priest: { id: priest.id, name: 'Priest (name not given)' },
          k: 2,
          n: 2,
        },
      ],
    })
  })

  it('stores why other days were set, and the e-mail contains this reason', async () => {
    const id = await order('reason@calendar.example')
    const reason = 'Пандит вернётся только к этому дню.'
    const put = await schedule(id, { days: [day(3), day(4), day(5)], reason })
    expect(put).toMatchObject({ status: 200, body: { reason } })
    expect((await dayOf(day(4))).performances).toMatchObject([{ reason, answer: null, fireDays: 3 }])
    const email = (await emailsTo('reason@calendar.example')).at(-1)
    expect(email?.text).toContain(`Почему так: ${reason}`)
    expect(email?.text).toContain('3\u00a0дня')
    expect(email?.text).toContain('Из них с огнём: 3')
    expect((await schedule(id, { days: [day(3), day(4), day(5)], version: 1 })).body.reason).toBe(reason)
    expect((await schedule(id, { days: [day(6)], version: 2 })).body.reason).toBe('')
  })

  it('is listed as unscheduled with the days that are still paid after a refund', async () => {
    const id = await order('refunded@calendar.example')
    await schedule(id, { days: [day(3)] })
    await schedule(id, { days: [] })
    await shop.shop.db.update(schedules).set({ paidDays: 3 }).where(eq(schedules.orderId, id))
    const { body } = await owner.call('GET', '/api/admin/calendar/unscheduled?limit=100')
    expect(body.items.find(({ orderId }: { orderId: string }) => orderId === id)).toMatchObject({ paidDays: 3 })
  })

  it('is listed as unscheduled at first, and again after its days are removed', async () => {
    const id = await order('waits@calendar.example', [GANESHA_BASIC, GANESHA_PREMIUM])
    const waiting = async () => {
      const { body } = await owner.call('GET', '/api/admin/calendar/unscheduled?limit=100')
      return body.items.filter((line: { orderId: string }) => line.orderId === id)
    }
    expect(await waiting()).toMatchObject([{ lineId: '0', version: 0 }, { lineId: '1' }])
    await schedule(id, { days: [day(2)] })
    expect(await waiting()).toMatchObject([{ lineId: '1' }])
    await schedule(id, { days: [], version: 1 })
    expect(await waiting()).toMatchObject([{ lineId: '0', version: 2 }, { lineId: '1' }])
  })

  it('cannot be scheduled on a past, repeated or invalid day', async () => {
    const id = await order('past@calendar.example')
    expect(await schedule(id, { days: [day(-1), day(2), day(2)] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'days.0' }, { path: 'days.2', message: 'This day is already in the list.' }] },
    })
    expect((await schedule(id, { days: ['2026-02-30'] })).status).toBe(422)
    expect((await schedule(id, { days: [day(2)] }, owner, '7')).body.code).toBe('calendar.line-unknown')
  })

  it('cannot be scheduled if the order is unpaid', async () => {
    const { body } = await shop.call(
      'POST',
      '/api/orders',
      makeOrder([GANESHA_BASIC], { customerEmail: 'u@c.example' }),
    )
    expect(await schedule(body.id, { days: [day(2)] })).toMatchObject({
      status: 409,
      body: { code: 'calendar.not-paid', status: 409 },
    })
  })

  it('disappears from the calendar and the priest’s load when the order is cancelled', async () => {
    const id = await order('gone@calendar.example')
    await schedule(id, { days: [day(6)], priestId: priest.id })
    await shop.shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
    expect(await dayOf(day(6))).toMatchObject({ performances: [], capacity: [] })
  })

  it('is not overwritten if somebody else has changed the ritual', async () => {
    const id = await order('both@calendar.example')
    await schedule(id, { days: [day(2)], version: 0 })
    expect(await schedule(id, { days: [day(3)], version: 0 })).toMatchObject({
      status: 409,
      body: { code: 'conflict.version', version: 1, present: { days: [day(2)], version: 1 } },
    })
  })

  it('is refused for a priest who is fully booked, and accepted without a priest', async () => {
    await owner.call('PUT', `/api/admin/priests/${priest.id}`, { capacity: 1 })
    const [one, two] = [await order('one@calendar.example'), await order('two@calendar.example')]
    await schedule(one, { days: [day(2), day(3)], priestId: priest.id })
    expect(await schedule(two, { days: [day(3), day(4)], priestId: priest.id })).toMatchObject({
      status: 409,
      body: { code: 'calendar.over-capacity', days: [{ day: day(3), taken: 1, capacity: 1 }] },
    })
    expect((await schedule(two, { days: [day(3), day(4)] })).status).toBe(200)
    expect((await dayOf(day(3))).conflicts).toEqual([{ kind: 'no-priest', orderId: two }])
  })

  it('can be assigned to a priest’s last free place only once, even simultaneously', async () => {
    await owner.call('PUT', `/api/admin/priests/${priest.id}`, { capacity: 1 })
    const ids = [await order('race1@calendar.example'), await order('race2@calendar.example')]
    const answers = await Promise.all(ids.map((id) => schedule(id, { days: [day(9)], priestId: priest.id })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('can be assigned only to staff who perform rituals', async () => {
    const id = await order('editor@calendar.example')
    const editor = await staffMember('editor@calendar.example', 'editor')
    expect((await schedule(id, { days: [day(2)], priestId: editor })).body.errors).toMatchObject([{ path: 'priestId' }])
    expect((await schedule(id, { days: [day(2)], priestId: newId() })).status).toBe(422)
  })

  it('has recommended days of the ritual’s deity, each with a reason', async () => {
    const { body } = await read(owner, '2026-11-20', '2026-12-20')
    const days = body.items.filter((each: { recommended: { serviceId: string }[] }) =>
      each.recommended.some(({ serviceId }) => serviceId === 'ganesha'),
    )
    expect(days.map(({ date }: { date: string }) => date)).toContain('2026-11-28')
    expect(JSON.stringify(days)).toContain('by tradition this lunar day is dedicated to Ganesha')
  })
})

describe('a customer whose ritual has days', () => {
  it('gets an e-mail with names and wish only if days change', async () => {
    const to = 'anna@calendar.example'
    const id = await order(to)
    await withPlan(to)
    await schedule(id, { days: [day(7)] })
    await schedule(id, { days: [day(7)], priestId: priest.id })
    await schedule(id, { days: [day(8)] })
    await schedule(id, { days: [] })
    const emails = (await emailsTo(to)).filter(({ subject }) => /дни ритуала/i.test(subject))
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('назначены'),
      expect.stringContaining('изменились'),
      expect.stringContaining('назначаются заново'),
    ])
    expect(emails[0]?.text).toContain('Анна Смирнова, Сергей Смирнов')
    expect(emails[0]?.text).toContain('Да будет мир в доме')
    expect(emails[0]?.text).toMatch(
      /Ошибка в имени\? Исправьте её до начала ритуала, не позже .+\/order\/[0-9a-f]{32}\/plan\?lang=ru/su,
    )
    const kept = await shop.shop.db.select().from(messages).where(eq(messages.recipient, to))
    expect(JSON.stringify(kept)).not.toContain('Да будет мир')
  })

  it('gets one reminder the day before each series of consecutive days', async () => {
    const to = 'eve@calendar.example'
    const subjects = async () => (await emailsTo(to)).filter(({ subject }) => subject.includes('завтра'))
    const id = await order(to)
    await schedule(id, { days: [day(3), day(4), day(8)] })
    const plansOf = openOrderPlans(shop.shop.keys, async () => new Map())
    const isLineProved = sql`false`
    const at = (ahead: number, hour = 11) => ({
      shop: { ...shop.shop, now: () => atPlace(day(ahead), hour) },
      plansOf,
      isLineProved,
    })
    await remindOfTomorrow(at(1))
    await remindOfTomorrow(at(2, 10))
    expect(await subjects()).toHaveLength(0)
    await Promise.all([remindOfTomorrow(at(2)), remindOfTomorrow(at(2))])
    await remindOfTomorrow(at(3))
    await remindOfTomorrow(at(7))
    expect(await subjects()).toHaveLength(2)
  })

  it('gets a reminder even if another customer’s reminder fails', async () => {
    const [broken, whole] = ['broken@calendar.example', 'whole@calendar.example']
    const id = await order(broken)
    await schedule(id, { days: [day(12)] })
    await schedule(await order(whole), { days: [day(12)] })
    const plansOf: ReturnType<typeof openOrderPlans> = async (_, ordered) => {
      if (ordered.some(({ orderId }) => orderId === id)) throw new Error('a plan cannot be opened')
      return new Map()
    }
    const eve = { ...shop.shop, now: () => atPlace(day(11), 11) }
    await expect(remindOfTomorrow({ shop: eve, plansOf, isLineProved: sql`false` })).rejects.toThrow(
      'a plan cannot be opened',
    )
    const reminded = async (to: string) => (await emailsTo(to)).some(({ subject }) => subject.includes('завтра'))
    expect([await reminded(broken), await reminded(whole)]).toEqual([false, true])
  })
})

describe('a priest in the panel', () => {
  it('can read but not change days and sheets, and sees only scheduled orders', async () => {
    const id = await order('rights@calendar.example')
    await schedule(id, { days: [day(2)], priestId: priest.id })
    expect((await dayOf(day(2), priest)).performances).toMatchObject([{ people: { names: ['Анна Смирнова'] } }])
    expect((await sheetOf(day(2), priest)).status).toBe(200)
    expect((await schedule(id, { days: [day(3)] }, priest)).status).toBe(403)
    expect((await priest.call('GET', '/api/admin/calendar/unscheduled')).status).toBe(403)
    expect((await priest.call('POST', `/api/admin/priests/${priest.id}/feed`)).status).toBe(403)
  })

  it('has a calendar feed without names, and a new link disables the old link', async () => {
    const id = await order('feed@calendar.example')
    await schedule(id, { days: [day(2)], priestId: priest.id })
    const link = async () => (await owner.call('POST', `/api/admin/priests/${priest.id}/feed`)).body.url as string
    const get = (url: string) => shop.api.request(url.replace(/^https?:\/\/[^/]+/, 'http://localhost'))
    const first = await link()
    const feed = await get(first)
    const text = await feed.text()
    expect(feed.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(2).replaceAll('-', '')}\r\n`)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text).not.toContain('Смирнова')
    expect(text).not.toContain(id)
    const second = await link()
    expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200])
    await owner.call('DELETE', `/api/admin/priests/${priest.id}/feed`)
    expect((await get(second)).status).toBe(404)
    const kept = await shop.shop.db.select().from(priests)
    expect(JSON.stringify(kept)).not.toContain(second.slice(-47, -4))
  })
})

describe('the printed sheet of a day', () => {
  it('contains almanac, wish and names; the audit log lists who read the sheet', async () => {
    const to = 'sheet@calendar.example'
    const id = await order(to)
    await withPlan(to)
    await schedule(id, { days: [day(9), day(10)], priestId: priest.id })
    const { body } = await sheetOf(day(10))
    expect(body).toMatchObject({ date: day(10), place: 'Varanasi', sunrise: expect.stringMatching(/^0\d:\d\d$/) })
    expect(body.almanac.map(({ part }: { part: string }) => part).join(' ')).toBe(
      'samvatsara ayana ritu masa paksha tithi vara nakshatra yoga',
    )
    expect(body.performances).toMatchObject([
      {
        orderId: id,
        k: 2,
        n: 2,
        sankalpa: 'Да будет мир в доме',
        people: [
          { name: 'Анна Смирнова', latin: 'Anna Smirnova', devanagari: 'अन्ना स्मिर्नोवा', gotra: '' },
          { name: 'Сергей Смирнов', devanagari: 'सेर्गेय् स्मिर्नोव्', nakshatra: null, rashi: null },
        ],
      },
    ])
    const [entry] = await shop.shop.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, day(10)))
    expect(entry).toMatchObject({ action: 'sheet.read', after: { performances: 1 } })
  })

  it('has the corrected spelling of a name until staff restore the automatic spelling', async () => {
    const id = await order('spelling@calendar.example')
    await schedule(id, { days: [day(11)] })
    const write = (changes: Record<string, unknown>) => owner.call('PUT', '/api/admin/name-spellings', changes)
    const spelt = async () => (await sheetOf(day(11))).body.performances[0].people[0].devanagari
    await write({ name: 'Анна', latin: '', devanagari: 'आन्ना', version: 0 })
    expect(await spelt()).toBe('आन्ना स्मिर्नोवा')
    expect((await write({ name: 'Анна', latin: 'A', devanagari: 'अ', version: 0 })).body.code).toBe('conflict.version')
    await write({ name: 'Анна', latin: '', devanagari: '' })
    expect(await spelt()).toBe('अन्ना स्मिर्नोवा')
    const english = await write({ name: 'Nicholas', latin: '', devanagari: '' })
    expect(english.body).toEqual({ name: 'Nicholas', latin: 'Nicholas', devanagari: 'निकोलस', version: 0 })
  })
})

it('a day can have a place and a note; too long ranges are refused', async () => {
  await owner.call('PUT', `/api/admin/calendar-days/${day(3)}`, { place: 'Ассигхат', note: 'Купить топлёное масло' })
  expect(await dayOf(day(3))).toMatchObject({ place: 'Ассигхат', note: 'Купить топлёное масло', version: 1 })
  expect((await read(owner, day(0), day(62))).status).toBe(422)
})
