import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, BEHIND_PROXY, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { newId } from '../../../base/ids.ts'
import { orders } from '../../orders/orders/tables.ts'
import { proofs } from '../../rites/proofs/tables.ts'
import { partnerOrders } from './tables.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const DAY = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
const ITEMS = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
const PLAN = { startDate: DAY, specialWishes: 'Мир в доме', participants: 'Анна, Орлова, , \nПётр, Орлов, , ' }

let shop: TestShop
let partner: Browser
let staff: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  partner = await signIn(shop, 'partner@example.com')
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const client = async (fields: object) =>
  (await partner.call('POST', '/api/partner/clients?lang=ru', { lastName: 'Орлова', ...fields })).body.id as string
const order = async (clientId: string, fields: object = {}) =>
  (await partner.call('POST', '/api/partner/orders', { clientId, items: ITEMS, ...fields })).body.id as string
async function paidOrder(fields: object, plan: object = {}): Promise<string> {
  const id = await order(await client(fields), plan)
  const money = { amountUsd: 164, receivedAt: TODAY, reference: id, note: '' }
  await partner.call('POST', `/api/partner/orders/${id}/manual-payment`, money)
  return id
}
const schedule = async (id: string) => await staff.call('PUT', `/api/admin/calendar/${id}/0`, { days: [DAY] })
const sheetOf = async (id: string) =>
  (await staff.call('GET', `/api/admin/sheets/${DAY}`)).body.performances.find(
    ({ orderId }: { orderId: string }) => orderId === id,
  )
async function prove(orderId: string): Promise<void> {
  const [id, now] = [newId(), new Date()]
  const by = { priestId: 'priest', createdBy: 'priest', place: 'Варанаси', textRu: '', textEn: '' }
  await shop.shop.db
    .insert(proofs)
    .values({ id, orderId, position: 0, state: 'published', performedAt: now, createdAt: now, ...by })
}
const emailsTo = async (to: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${to}`)).body as { subject: string; text: string; lang: string }[]

describe('the names, wish and day that a partner enters with an order', () => {
  it('are printed on the priest’s sheet for that day', async () => {
    const id = await paidOrder({ firstName: 'Анна', email: 'sheet@example.com' }, { plan: PLAN, consent: true })
    const waiting = await staff.call('GET', '/api/admin/calendar/unscheduled')
    expect(waiting.body.items.find((line: { orderId: string }) => line.orderId === id)).toMatchObject({
      startDate: DAY,
      people: { names: ['Анна Орлова', 'Пётр Орлов'] },
    })
    await schedule(id)
    expect(await sheetOf(id)).toMatchObject({
      sankalpa: 'Мир в доме',
      people: [{ name: 'Анна Орлова' }, { name: 'Пётр Орлов' }],
    })
    const whole = await staff.call('GET', `/api/admin/orders/${id}`)
    expect(whole.body.plan).toEqual({
      startDate: DAY,
      specialWishes: 'Мир в доме',
      participants: ['Анна Орлова', 'Пётр Орлов'],
      priestChooses: false,
    })
  })

  it('are completed by the client’s name and birth data if no participant is entered', async () => {
    const birth = { birthDate: '12.03.1985', birthTime: '10:30', consent: true }
    const id = await paidOrder({ firstName: 'Вера', ...birth })
    await schedule(id)
    const { people } = await sheetOf(id)
    expect(people).toMatchObject([{ name: 'Вера Орлова', rashi: { latin: expect.any(String) } }])
  })

  it('are printed with the client’s birth data, not the birth data of another account', async () => {
    const email = 'family@example.com'
    const ivan = { firstName: 'Иван', lastName: 'Орлов', birthDate: '15.03.1985', birthTime: '10:30', consent: true }
    const account = await signIn(shop, email)
    expect((await account.call('POST', '/api/customer-profiles', ivan)).status).toBe(201)
    const birth = { birthDate: '12.03.1985', birthTime: '10:30', consent: true }
    const ids = [
      await paidOrder({ firstName: 'Мария', email, ...birth }),
      await paidOrder({ firstName: 'Елена', email }),
      await paidOrder({ firstName: 'Иван', lastName: 'Орлов', email }),
    ]
    const rashis = []
    for (const id of ids) {
      await schedule(id)
      rashis.push((await sheetOf(id)).people[0].rashi?.latin)
    }
    expect(rashis).toEqual(['vṛścika', undefined, 'dhanu'])
  })

  it('are printed without a moon sign if the birth time is uncertain', async () => {
    const birth = { birthDate: '12.03.1985', birthTime: '10:30', isTimeUncertain: 'true', consent: true }
    const email = 'unsure@example.com'
    const vera = { firstName: 'Вера', lastName: 'Орлова', ...birth }
    const account = await signIn(shop, email)
    expect((await account.call('POST', '/api/customer-profiles', vera)).status).toBe(201)
    for (const id of [await paidOrder(vera), await paidOrder({ firstName: 'Вера', email })]) {
      await schedule(id)
      expect((await sheetOf(id)).people).toMatchObject([{ name: 'Вера Орлова', rashi: null }])
    }
  })

  it('are not in e-mails to an address that nobody has confirmed', async () => {
    const id = await paidOrder({ firstName: 'Анна', email: 'unproved@example.com' }, { plan: PLAN, consent: true })
    await schedule(id)
    const [scheduled] = await emailsTo('unproved@example.com')
    expect(scheduled?.text).toMatch(/: А\.\sО\./)
    expect(scheduled?.text).not.toMatch(/Анна|Орлова|Мир в доме/)
  })

  it('are shown as recorded to anyone with the order’s link, but without the texts', async () => {
    const email = 'recorded@example.com'
    const id = await paidOrder({ firstName: 'Анна', email }, { plan: PLAN, consent: true })
    const { body } = await shop.call('GET', `/api/orders/${id}/plan?lang=ru`)
    expect(body).toMatchObject({ participantCount: 2, hasWishes: true, isErasable: false })
    expect(JSON.stringify(body)).not.toMatch(/Орлов|Мир в доме/)
    const anna = await signIn(shop, email)
    const shown = async () => (await anna.call('GET', `/api/orders/${id}/plan?lang=ru`)).body
    const participants = 'Анна, Орлова, ,\nПётр, Орлов, ,'
    const atPartner = async () => (await partner.call('GET', `/api/partner/orders/${id}`)).body.plan
    expect((await atPartner()).hasNewNames).toBe(false)
    expect((await shown()).texts).toMatchObject({ specialWishes: 'Мир в доме', participants })
    await anna.call('PUT', `/api/orders/${id}/plan`, { days: {}, participants: 'Вера, Орлова, ,', consent: true })
    expect(await shown()).toMatchObject({
      participantCount: 1,
      isErasable: true,
      texts: { specialWishes: 'Мир в доме', participants: 'Вера, Орлова, ,' },
    })
    expect(await atPartner()).toMatchObject({ hasNewNames: true, participants })
  })

  it('are shown to the client after sign-in, until the client enters another plan', async () => {
    const email = 'later@example.com'
    const id = await paidOrder({ firstName: 'Анна', email }, { plan: PLAN, consent: true })
    await schedule(id)
    const anna = await signIn(shop, email)
    expect((await anna.call('GET', `/api/orders/${id}`)).body.owner).toMatchObject({
      startDate: DAY,
      specialWishes: 'Мир в доме',
    })
    const own = { startDate: DAY, specialWishes: 'Здоровье', participants: 'Анна, Орлова, , ', consent: true }
    expect((await anna.call('POST', '/api/ritual-plans', own)).status).toBeLessThan(300)
    expect(await sheetOf(id)).toMatchObject({ sankalpa: 'Здоровье', people: [{ name: 'Анна Орлова' }] })
    expect((await partner.call('GET', `/api/partner/orders/${id}`)).body.plan.specialWishes).toBe('Мир в доме')
  })
})

describe('the wish and the names that a partner entered', () => {
  const textsOf = async (id: string) => {
    const [row] = await shop.shop.db.select().from(partnerOrders).where(eq(partnerOrders.id, id))
    return [row?.specialWishes, row?.participants, row?.note]
  }
  const given = { plan: PLAN, consent: true, note: 'Просила позвонить' }

  it('are deleted when the customer withdraws consent, even with a changed e-mail address', async () => {
    const email = 'moved@example.com'
    const clientId = await client({ firstName: 'Анна', email })
    const id = await order(clientId, given)
    const renamed = { firstName: 'Анна', lastName: 'Орлова', email: 'corrected@example.com' }
    expect((await partner.call('PUT', `/api/partner/clients/${clientId}`, renamed)).status).toBe(200)
    const anna = await signIn(shop, email)
    const { body } = await anna.call('GET', '/api/account/export')
    expect(body.atPartners.orders).toMatchObject([{ orderId: id, specialWishes: 'Мир в доме' }])
    expect((await anna.call('DELETE', '/api/account/consent')).status).toBe(204)
    expect(await textsOf(id)).toEqual([null, null, null])
  })

  it('are deleted when the client deletes the account, even after the partner left', async () => {
    const olga = { email: 'olga@example.com', name: 'Ольга', commission: { percent: 10 } }
    await staff.call('POST', '/api/admin/partners', olga)
    const leaver = await signIn(shop, olga.email)
    const email = 'stays@example.com'
    const anna = { firstName: 'Анна', lastName: 'Орлова', email }
    const { body: hers } = await leaver.call('POST', '/api/partner/clients', anna)
    const { body } = await leaver.call('POST', '/api/partner/orders', { clientId: hers.id, items: ITEMS, ...given })
    await shop.shop.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, body.id))
    expect((await leaver.call('DELETE', '/api/account', { confirm: true })).status).toBe(204)
    expect((await textsOf(body.id))[0]).not.toBeNull()
    expect((await (await signIn(shop, email)).call('DELETE', '/api/account', { confirm: true })).status).toBe(204)
    expect(await textsOf(body.id)).toEqual([null, null, null])
  })

  it('are deleted when the order becomes anonymous', async () => {
    const id = await order(await client({ firstName: 'Анна', email: 'unpaid@example.com' }), given)
    await shop.shop.db.update(orders).set({ customerName: '', customerEmail: '' }).where(eq(orders.id, id))
    const prune = shop.jobs.find(({ name }) => name === 'prune-partner-texts')
    await prune?.work(new AbortController().signal)
    expect(await textsOf(id)).toEqual([null, null, null])
  })
})

describe('a partner of the shop', () => {
  it('gets one e-mail with the commission after payment, and one after the rituals', async () => {
    const id = await paidOrder({ firstName: 'Мила', email: 'mila@example.com' })
    const partnerEmails = async () => (await emailsTo('partner@example.com')).filter(({ text }) => text.includes(id))
    const [paid, ...more] = await partnerEmails()
    expect([paid?.subject, more]).toEqual([`Order #${id.slice(0, 8)} is paid`, []])
    expect(paid?.text).toContain('Your commission: $16.40')
    expect(paid?.text).toMatch(/\/partner-dashboard\/\w+\?tab=orders&order=\w+&lang=en/)
    await prove(id)
    const step = async (status: string, reason?: string) => {
      const { version } = (await staff.call('GET', `/api/admin/orders/${id}`)).body
      return (await staff.call('PUT', `/api/orders/${id}/status`, { status, reason, version })).status
    }
    expect([await step('processing'), await step('ready')]).toEqual([200, 200])
    expect([await step('processing', 'an error'), await step('ready')]).toEqual([200, 200])
    expect((await partnerEmails()).map(({ subject }) => subject)).toEqual([
      `The rituals of order #${id.slice(0, 8)} have been performed`,
      paid?.subject,
    ])
  })

  it('is named in the e-mails to a client, in the client’s language', async () => {
    const id = await order(await client({ firstName: 'Anand', email: 'anand-en@example.com', lang: 'en' }))
    const [email] = await emailsTo('anand-en@example.com')
    expect(email).toMatchObject({ subject: expect.stringContaining('was made for you') })
    expect(email?.text).toContain('Maria Lebedeva, a partner of our shop')
    expect(email?.text).toContain(`/order/${id}?lang=en`)
    const { body } = await partner.call('GET', `/api/partner/orders/${id}?lang=ru`)
    expect(body).toMatchObject({ lang: 'en', link: expect.stringMatching(/lang=en$/) })
  })

  it('cannot read the data of an account whose e-mail address the partner enters', async () => {
    const victim = await signIn(shop, 'victim@example.com')
    const profile = { firstName: 'Виктор', lastName: 'Тайный', birthDate: '02.02.1972', consent: true }
    await victim.call('POST', '/api/customer-profiles', profile)
    const clientId = await client({ firstName: 'Чужой', email: 'victim@example.com' })
    const id = await order(clientId)
    const seen = [
      (await partner.call('GET', `/api/partner/clients/${clientId}`)).body,
      (await partner.call('GET', `/api/partner/orders/${id}`)).body,
      (await partner.call('GET', `/api/orders/${id}`)).body,
    ]
    expect(JSON.stringify(seen)).not.toMatch(/Виктор|Тайный|1972/)
    expect(seen[2]).not.toHaveProperty('owner')
    expect((await victim.call('GET', `/api/orders/${id}`)).body.owner.customerName).toBe('Чужой Орлова')
  })

  it('cannot put HTML, a spreadsheet formula or a second recipient into an e-mail', async () => {
    const name = { firstName: '=HYPERLINK("http://evil")', lastName: '<img src=x onerror=alert(1)>' }
    const id = await paidOrder({ ...name, email: 'markup@example.com' })
    const cookie = [...partner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const csv = await shop.api.request('http://localhost/api/partner/statement.csv', { headers: { cookie } })
    expect(await csv.text()).toMatch(new RegExp(`${id.slice(0, 8)}.*"'=HYPERLINK`))
    const rows = (await shop.shop.db.execute('select html from message')) as { rows: { html: string | null }[] }
    expect(rows.rows.map(({ html }) => html).join('')).not.toContain('<img src=x')
    const second = { firstName: 'Анна', lastName: 'Орлова', email: 'a@example.com?bcc=b@example.com' }
    expect((await partner.call('POST', '/api/partner/clients', second)).status).toBe(422)
  })

  it('who reports a payment in two windows pays the order only once', async () => {
    const id = await order(await client({ firstName: 'Двое' }))
    const report = async (reference: string) =>
      await partner.call('POST', `/api/partner/orders/${id}/manual-payment`, {
        amountUsd: 164,
        receivedAt: TODAY,
        reference,
      })
    const answers = await Promise.all([report(`${id} a`), report(`${id} b`)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([-164, 0, 0.001, 1e9, null])('cannot report a payment of %j dollars', async (amountUsd) => {
    const id = await order(await client({ firstName: 'Сумма' }))
    const report = { amountUsd, receivedAt: TODAY, reference: id }
    const { status, body } = await partner.call('POST', `/api/partner/orders/${id}/manual-payment`, report)
    expect([status, body.errors[0].path]).toEqual([422, 'amountUsd'])
  })
})
