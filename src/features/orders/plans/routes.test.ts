import { emailDay } from '#features/platform/notifications/emails.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../base/ids.ts'
import { GANESHA_BASIC, GANESHA_PREMIUM, type MadeLine, makeOrder } from '../../../../test/make-order.ts'
import { type Answer, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { messages } from '../../platform/notifications/tables.ts'
import { plans } from './tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())

type Customer = { email: string; id: string; call: TestShop['call'] }

/** Signs in a customer with orders of these rituals, paid or not. */
async function customer(
  email: string,
  items: MadeLine[] = [GANESHA_BASIC],
  status = 'completed' as const,
): Promise<Customer> {
  const browser = await signIn(shop, email)
  const { body } = await browser.call('GET', '/api/auth/me')
  if (items.length > 0) await orderOf(email, items, status)
  return { email, id: body.id, call: browser.call }
}

async function orderOf(
  email: string,
  items: MadeLine[],
  status: (typeof orders.$inferSelect)['status'],
): Promise<void> {
  const { body } = await shop.call('POST', '/api/orders', makeOrder(items, { customerEmail: email }))
  await shop.shop.db.update(orders).set({ status }).where(eq(orders.id, body.id))
}

const anonymous: TestShop['call'] = (method, path, body) => openBrowser(shop).call(method, path, body)
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const START = day(30)
const WISH = 'Да будет мир в доме'
const PEOPLE = 'Анна, Смирнова, 12.03.1985, 10:30\nПётр, Смирнов, ,'
const plan = (who: { email: string }, changes: Record<string, unknown> = {}) => ({
  customerEmail: who.email,
  startDate: START,
  specialWishes: '',
  participants: '',
  ...changes,
})
const save = (who: Customer, changes?: Record<string, unknown>) =>
  who.call('POST', '/api/ritual-plans?lang=en', plan(who, changes))
const read = (who: Customer, email = who.email) =>
  who.call('GET', `/api/ritual-plans?lang=en&customerEmail=${encodeURIComponent(email)}`)
const faults = ({ body }: Answer) => body.errors.map((error: { path: string; message: string }) => error)

describe('a ritual plan', () => {
  it('is not found before the first save, and then contains each ritual’s end', async () => {
    const anna = await customer('anna@plan.example', [GANESHA_BASIC, GANESHA_PREMIUM])
    expect(await read(anna)).toMatchObject({ status: 404, body: { code: 'plans.none' } })
    const saved = await save(anna, { specialWishes: `  ${WISH}\r\n`, participants: `\n${PEOPLE}\n\n`, consent: true })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        startDate: START,
        endDate: day(58),
        specialWishes: WISH,
        participants: PEOPLE,
        rituals: [
          { name: expect.stringMatching(/Ganesha.* - Basic/), weeks: 2, startDate: START, endDate: day(44) },
          { name: expect.stringMatching(/Ganesha.* - Premium/), weeks: 4, startDate: START, endDate: day(58) },
        ],
      },
    })
    expect((await read(anna)).body).toEqual(saved.body)
  })

  it('exists only once per account, even after many saves at the same time', async () => {
    const ivan = await customer('ivan@plan.example')
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(ivan)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await save(ivan, { startDate: day(40) })
    const rows = await shop.shop.db.select().from(plans).where(eq(plans.accountId, ivan.id))
    expect(rows.map(({ startDate }) => startDate)).toEqual([day(40)])
  })

  it('leads to one encrypted e-mail per change, with names but without birth data', async () => {
    const olga = await customer('olga@plan.example')
    await save(olga, { specialWishes: WISH, participants: PEOPLE, consent: true })
    await save(olga, { specialWishes: WISH, participants: PEOPLE })
    const { body } = await shop.call('GET', `/api/sandbox/messages?to=${olga.email}`)
    const emails = body.filter(({ subject }: { subject: string }) => subject === 'Your ritual plan is saved')
    expect(emails).toHaveLength(1)
    expect(emails[0].text).toContain(`Wish: ${WISH}`)
    expect(emails[0].text).not.toMatch(/1985|10:30/)
    const kept = await shop.shop.db.select().from(messages).where(eq(messages.recipient, olga.email))
    expect(JSON.stringify(kept)).not.toMatch(/мир в доме|Пётр/)
  })

  it('leads to one e-mail with the last version after several quick saves', async () => {
    const nina = await customer('nina@plan.example')
    const emails = async (): Promise<string[]> => {
      const { body } = await shop.call('GET', `/api/sandbox/messages?to=${nina.email}`)
      const sent: { subject: string; text: string }[] = body
      return sent.filter(({ subject }) => subject === 'Your ritual plan is saved').map(({ text }) => text)
    }
    for (const start of [day(30), day(31), day(32)]) await save(nina, { startDate: start })
    expect(await emails()).toEqual([expect.stringContaining(emailDay(day(32), 'en'))])
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
    await save(nina, { startDate: day(33) })
    expect(await emails()).toHaveLength(2)
  })

  it('is encrypted in the database', async () => {
    const vera = await customer('vera@plan.example')
    await save(vera, { specialWishes: WISH, participants: PEOPLE, consent: true })
    const [row] = await shop.shop.db.select().from(plans).where(eq(plans.accountId, vera.id))
    expect([row?.specialWishes, row?.participants].map((text) => text?.slice(0, 3))).toEqual(['s1.', 's1.'])
    expect(JSON.stringify(row)).not.toMatch(/мир|Смирнов|1985/)
  })

  it('can be saved again with its old day after that day has passed', async () => {
    const lev = await customer('lev@plan.example')
    await save(lev)
    await shop.shop.db.update(plans).set({ startDate: '2026-01-01' }).where(eq(plans.accountId, lev.id))
    const kept = await save(lev, { startDate: '2026-01-01', specialWishes: WISH, consent: true })
    expect(kept).toMatchObject({ status: 200, body: { startDate: '2026-01-01', specialWishes: WISH } })
    expect((await save(lev, { startDate: '2026-01-02' })).status).toBe(422)
  })
})

describe('the plan of another person', () => {
  it('cannot be read or changed by giving that person’s e-mail address', async () => {
    const [mine, theirs] = [await customer('mine@plan.example'), await customer('theirs@plan.example')]
    await save(theirs)
    expect((await read(mine, theirs.email)).status).toBe(403)
    expect((await save(mine, { customerEmail: theirs.email })).status).toBe(403)
    expect((await read(mine, ' Mine@PLAN.example ')).status).toBe(404)
  })

  it('cannot be read or changed without a sign-in', async () => {
    const who = { email: 'mine@plan.example' }
    const answers = [
      await anonymous('GET', `/api/ritual-plans?customerEmail=${who.email}`),
      await anonymous('POST', '/api/ritual-plans', plan(who)),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })
})

describe('a plan without a paid ritual', () => {
  it.each(['pending', 'cancelled', 'refunded', 'ready'] as const)(
    'is stored if the order is %s, but no e-mail is sent',
    async (status) => {
      const who = await customer(`${status}@plan.example`, [])
      await orderOf(who.email, [GANESHA_BASIC], status)
      const saved = await save(who, { specialWishes: WISH, consent: true })
      const { startDate } = saved.body
      expect(saved).toMatchObject({ status: 200, body: { rituals: [], endDate: startDate, specialWishes: WISH } })
      expect((await read(who)).body).toEqual(saved.body)
      await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 120 })
      const { body: sent } = await shop.call('GET', `/api/sandbox/messages?to=${who.email}`)
      expect(sent.filter(({ text }: { text: string }) => text.includes(WISH))).toEqual([])
    },
  )

  it('includes a ritual as soon as the ritual is paid', async () => {
    const who = await customer('later@plan.example', [])
    await save(who)
    await orderOf(who.email, [GANESHA_BASIC], 'completed')
    expect((await read(who)).body.rituals).toMatchObject([{ weeks: 2 }])
  })

  it('follows the same rules as a plan with paid rituals', async () => {
    const who = await customer('nothing@plan.example', [])
    expect(await save(who, { startDate: '2020-01-01' })).toMatchObject({ status: 422, body: { code: 'http.invalid' } })
    expect(await save(who, { specialWishes: WISH })).toMatchObject({ status: 422, body: { code: 'consent.required' } })
  })
})

describe('the consent for a plan', () => {
  it('is required for a wish and participants, but only the first time', async () => {
    const who = await customer('consent@plan.example')
    expect((await save(who)).status).toBe(200)
    const refused = [
      await save(who, { specialWishes: WISH }),
      await save(who, { participants: PEOPLE, consent: false }),
    ]
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'consent.required'],
      [422, 'consent.required'],
    ])
    expect((await read(who)).body).toMatchObject({ specialWishes: '', participants: '' })
    expect((await save(who, { specialWishes: WISH, consent: true })).status).toBe(200)
    expect((await save(who, { participants: PEOPLE })).status).toBe(200)
  })
})

it('a plan lists at most two hundred rituals, from the newest orders', async () => {
  const who = await customer('many@plan.example')
  const [oldest, newest] = [newId(), newId()]
  const common = { customerName: 'Anna', customerEmail: who.email, lang: 'en' as const, totalCents: 16_400 }
  const paid = { ...common, accountId: who.id, paymentMethod: 'crypto', status: 'completed' as const }
  await shop.shop.db.insert(orders).values([
    { id: oldest, ...paid, createdAt: new Date('2026-01-01') },
    { id: newest, ...paid, createdAt: new Date('2026-01-02') },
  ])
  const names = { ru: 'Ганеша-ягья', en: 'Ganesha yagya' }
  const line = { itemId: 'ganesha-basic', serviceId: 'ganesha', names, unitCents: 100, quantity: 1 }
  const lines = [oldest, newest].flatMap((orderId, at) =>
    Array.from({ length: 150 }, (_, position) => ({ ...line, orderId, position, weeks: 30 + at })),
  )
  await shop.shop.db.insert(orderLines).values(lines)
  await save(who)
  const weeks: number[] = (await read(who)).body.rituals.map((ritual: { weeks: number }) => ritual.weeks)
  const counts = Map.groupBy(weeks, (each) => each)
  expect([...counts].map(([each, all]) => [each, all.length])).toEqual([
    [2, 1],
    [31, 150],
    [30, 49],
  ])
})

describe('the personal data in a ritual plan', () => {
  it('is deleted, except the day, when the customer withdraws consent', async () => {
    const who = await customer('withdraws@plan.example')
    await save(who, { specialWishes: WISH, participants: PEOPLE, consent: true })
    expect((await who.call('DELETE', '/api/account/consent')).status).toBe(204)
    expect((await read(who)).body).toMatchObject({ startDate: START, specialWishes: '', participants: '' })
    expect((await save(who, { specialWishes: WISH })).body.code).toBe('consent.required')
  })

  it('is exported, and is deleted with the account', async () => {
    const who = await customer('leaves@plan.example')
    await save(who, { specialWishes: WISH, participants: PEOPLE, consent: true })
    const { body } = await who.call('GET', '/api/account/export')
    expect(body.plan).toMatchObject({ startDate: START, specialWishes: WISH, participants: PEOPLE })
    expect((await who.call('DELETE', '/api/account', { confirm: true })).status).toBe(204)
    expect(await shop.shop.db.select().from(plans).where(eq(plans.accountId, who.id))).toEqual([])
  })
})

describe('a ritual plan with wrong input', () => {
  const long = 'а'.repeat(4001)
  const crowd = Array.from({ length: 51 }, (_, at) => `Анна ${at}`).join('\n')

  it.each([
    ['no start date', { startDate: undefined }, 'startDate', 'Please select ritual start date'],
    ['an empty start date', { startDate: ' ' }, 'startDate', 'Please select ritual start date'],
    ['a null start date', { startDate: null }, 'startDate', 'Please select ritual start date'],
    ['a day that does not exist', { startDate: '2027-02-30' }, 'startDate', expect.stringContaining('no such day')],
    ['a past day', { startDate: day(-1) }, 'startDate', expect.stringContaining('no longer')],
    ['a wish that is too long', { specialWishes: long }, 'specialWishes', expect.stringContaining('4,000')],
    ['a list that is too long', { participants: long }, 'participants', expect.stringContaining('4,000')],
    ['a crowd', { participants: crowd }, 'participants', 'Fifty participants at most'],
    [
      'a wrong birth date',
      { participants: 'a, b, 31.02.1985, ' },
      'participants.0.birthDate',
      expect.stringMatching(/^Participant 1: /),
    ],
    ['a wish that is not a text', { specialWishes: {} }, 'specialWishes', expect.anything()],
    ['a control character', { specialWishes: 'a\u0001b' }, 'specialWishes', expect.anything()],
  ])('is refused with an error at the wrong field: %s', async (_, changes, path, message) => {
    const who = await customer(`${newId()}@plan.example`)
    const refused = await save(who, { consent: true, ...changes })
    expect(refused.status).toBe(422)
    expect(faults(refused)).toEqual([{ path, message }])
    expect((await read(who)).status).toBe(404)
  })

  it('is accepted if only unknown fields are added, which the shop ignores', async () => {
    const who = await customer('unknown@plan.example')
    const { status, body } = await save(who, { endDate: '2099-01-01', accountId: 'x', rituals: [], id: 'y' })
    expect(status).toBe(200)
    expect(body.endDate).toBe(day(44))
  })
})

describe('the calendar of lunar days', () => {
  const request = (query: string) => anonymous('GET', `/api/panchang?${query}`)

  it('contains each day in the page’s language and may be cached for a day', async () => {
    const { status, headers, body } = await request('from=2026-11-01&to=2026-12-12&lang=ru')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    expect(body).toHaveLength(42)
    expect(body[7]).toEqual({
      date: '2026-11-08',
      tithi: { number: 29, paksha: 'krishna', name: 'Чатурдаши' },
      nakshatra: 'Свати',
      isPurnima: false,
      isAmavasya: false,
      isEkadashi: false,
      festival: 'Дивали',
    })
    expect(body[23]).toMatchObject({ tithi: { number: 15, paksha: 'shukla', name: 'Пурнима' }, isPurnima: true })
  })

  it('is available in English too', async () => {
    const { body } = await request('from=2027-03-06&to=2027-03-06&lang=en')
    expect(body[0]).toMatchObject({ tithi: { name: 'Trayodashi' }, festival: 'Maha Shivaratri' })
  })

  it.each([
    'from=2026-11-01',
    'from=2026-11-01&to=2026-02-30',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-11-01&to=2027-01-02',
    'from=1999-12-31&to=2000-01-01',
    'from=x&to=y',
  ])('refuses the request %s', async (query) => {
    expect((await request(query)).status).toBe(422)
  })
})
