import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { newId } from '#base/ids.ts'
import { DAY } from '#base/time.ts'
import { orders } from '../../orders/orders/tables.ts'
import { partnerOrders } from './tables.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { listPartnerOrders, madeBy } from './queries.ts'

const CLIENT = { firstName: 'Ирина', lastName: 'Соколова', email: 'irina@example.com', phoneNumber: '+7 916 555 20 01' }
const BIRTH = { birthDate: '14.03.1984', birthTime: '06:40', birthPlace: 'Казань' }
const GANESHA = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
const TODAY = new Date().toISOString().slice(0, 10)
const MONTH = TODAY.slice(0, 7)

let shop: TestShop
let partner: Browser
let staff: Browser
let clientId: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  partner = await signIn(shop, 'partner@example.com')
  staff = await signIn(shop, 'admin@example.com')
  clientId = (await partner.call('POST', '/api/partner/clients', CLIENT)).body.id
})
afterAll(() => shop.close())

const order = async (changes: object = {}) =>
  await partner.call('POST', '/api/partner/orders', { clientId, items: GANESHA, ...changes })
const money = (reference: string, amountUsd = 164) => ({ amountUsd, receivedAt: TODAY, reference, note: 'наличными' })
const report = async (id: string, body: object) =>
  await partner.call('POST', `/api/partner/orders/${id}/manual-payment`, body)
const partnerId = async () => (await partner.call('GET', '/api/partner/me')).body.id

describe('a client of a partner', () => {
  it('can have birth data only if the partner confirms that the client consents', async () => {
    const refused = await partner.call('PUT', `/api/partner/clients/${clientId}`, BIRTH)
    expect(refused).toMatchObject({ status: 422, body: { code: 'consent.required' } })
    const unticked = await partner.call('PUT', `/api/partner/clients/${clientId}`, { ...BIRTH, consent: false })
    expect(unticked).toMatchObject({ status: 422, body: { code: 'consent.required' } })
    const kept = await partner.call('PUT', `/api/partner/clients/${clientId}`, { ...BIRTH, consent: true })
    expect(kept).toMatchObject({ status: 200, body: { ...CLIENT, ...BIRTH, consent: { given: true } } })
    const later = await partner.call('PUT', `/api/partner/clients/${clientId}`, { birthPlace: 'Самара' })
    expect(later).toMatchObject({ status: 200, body: { birthPlace: 'Самара' } })
  })

  it('is stored once, with the last values, if the request is repeated', async () => {
    const petr = { clientId: newId(), firstName: 'Пётр', lastName: 'Дважды' }
    const send = async (who: Browser, more: object = {}) =>
      await who.call('POST', '/api/partner/clients', { ...petr, ...more })
    const [first, again] = [await send(partner), await send(partner, { email: 'petr@example.com' })]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toMatchObject({ id: petr.clientId, lastName: 'Дважды', email: 'petr@example.com' })
    const { body } = await partner.call('GET', `/api/partner/clients?q=${encodeURIComponent('Дважды')}`)
    expect(body.items).toHaveLength(1)
    const email = 'other-partner@example.com'
    await staff.call('POST', '/api/admin/partners', { email, name: 'Ева', commission: { percent: 5 } })
    expect((await send(await signIn(shop, email))).body.code).toBe('partners.client-not-found')
  })

  it('is listed without birth data, and is found by part of the name', async () => {
    const { body } = await partner.call('GET', `/api/partner/clients?q=${encodeURIComponent('СОКОЛ')}`)
    expect(body).toMatchObject({
      items: [{ id: clientId, firstName: 'Ирина', phoneNumber: '+7 916 555 20 01' }],
      next: null,
    })
    expect(body.items[0].orders).toBe(0)
    await order()
    const { body: later } = await partner.call('GET', '/api/partner/clients')
    expect(later.items.find(({ id }: { id: string }) => id === clientId).orders).toBe(1)
    expect(JSON.stringify(body)).not.toMatch(/birth|\b1984\b/i)
    expect((await partner.call('GET', '/api/partner/clients?q=nobody')).body.items).toEqual([])
  })

  it('needs a name that follows the rules of the profile form', async () => {
    const { status, body } = await partner.call('POST', '/api/partner/clients', {
      firstName: 'И',
      lastName: 'Соколова',
    })
    expect([status, body.errors[0].path]).toEqual([422, 'firstName'])
  })
})

describe('an order that a partner places for a client', () => {
  it('has the shop’s price, and the response contains a link for the client', async () => {
    const { status, body } = await order()
    expect(status).toBe(201)
    expect(body).toMatchObject({ total: 164, state: 'link-ready', status: 'pending', client: { id: clientId } })
    expect(body.link).toContain(`/order/${body.id}`)
    expect((await shop.call('GET', `/api/orders/${body.id}`)).body.total).toBe(164)
  })

  it('is placed once, with one e-mail, even if the request is repeated', async () => {
    const key = { 'idempotency-key': 'kept-by-the-form' }
    const email = 'twice@example.com'
    const twice = { ...CLIENT, email }
    const { id } = (await partner.call('POST', '/api/partner/clients', twice)).body
    const send = async (items: object[]) =>
      await partner.call('POST', '/api/partner/orders', { clientId: id, items }, key)
    const [first, again] = [await send(GANESHA), await send(GANESHA)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body).toHaveLength(1)
    const other = await send([{ id: 'ganesha-premium', duration: 1, quantity: 1 }])
    expect([other.status, other.body.code]).toEqual([409, 'orders.key-reused'])
  })

  it('costs exactly the sum that the price quote stated', async () => {
    const items = [...GANESHA, { id: 'ganesha-premium', duration: 1, quantity: 2 }]
    const quote = await partner.call('POST', '/api/partner/quote', { items })
    expect((await order({ items })).body.total).toBe(quote.body.total)
  })

  it('must contain at least one ritual, and only existing rituals', async () => {
    expect((await order({ items: [] })).status).toBe(422)
    expect((await order({ items: [{ id: 'nothing', duration: 1, quantity: 1 }] })).body.errors[0].path).toBe(
      'items.0.id',
    )
  })

  it('can have a wish and participants, encrypted and only with the client’s consent', async () => {
    const other = (await partner.call('POST', '/api/partner/clients', { firstName: 'Павел', lastName: 'Орлов' })).body
      .id
    const plan = { startDate: '2098-01-05', specialWishes: 'Мир в доме', participants: 'Анна, Орлова, , ' }
    expect(await order({ clientId: other, plan })).toMatchObject({ status: 422, body: { code: 'consent.required' } })
    const { body } = await order({ clientId: other, plan, consent: true, note: 'звонил' })
    expect((await partner.call('GET', `/api/partner/orders/${body.id}`)).body).toMatchObject({
      plan: { ...plan, participants: 'Анна, Орлова, ,' },
      note: 'звонил',
    })
    const rows = JSON.stringify(((await shop.shop.db.execute('select * from partner_order')) as { rows: unknown }).rows)
    expect(rows).toContain('2098-01-05')
    expect(rows).not.toMatch(/Мир в доме|Орлова|звонил/)
  })

  it('is marked as sent once, when the partner first confirms the sending', async () => {
    const { id } = (await order()).body
    const sent = await partner.call('POST', `/api/partner/orders/${id}/sent`)
    expect(sent).toMatchObject({ status: 200, body: { state: 'link-sent' } })
    expect((await partner.call('POST', `/api/partner/orders/${id}/sent`)).body.sentAt).toBe(sent.body.sentAt)
    const { body } = await partner.call('GET', '/api/partner/orders?state=link-sent')
    expect(body.items.map((item: { id: string }) => item.id)).toEqual([id])
  })

  it('can be found by number, client’s name and day', async () => {
    const { id } = (await order()).body
    const found = async (query: string) => (await partner.call('GET', `/api/partner/orders?${query}`)).body.items
    expect((await found(`q=%23${id.slice(0, 8)}`))[0].id).toBe(id)
    expect((await found(`q=${encodeURIComponent('ирина')}&from=${TODAY}&to=${TODAY}`))[0].id).toBe(id)
    expect(await found('to=2020-01-01')).toEqual([])
  })

  it('is listed under its day in UTC, whatever time zone the database has', async () => {
    const { id } = (await order()).body
    const createdAt = new Date('2025-10-27T00:30:00Z')
    await shop.shop.db.update(partnerOrders).set({ createdAt }).where(eq(partnerOrders.id, id))
    const own = await partnerId()
    const until = async (to: string) =>
      await shop.shop.db.transaction(async (tx) => {
        await tx.execute(sql`set local timezone = 'Europe/Berlin'`)
        return (await listPartnerOrders({ ...shop.shop, db: tx }, own, { to, limit: 5, lang: 'ru' })).items
      })
    expect(await until('2025-10-26')).toEqual([])
    expect(await until('2025-10-27')).toMatchObject([{ id }])
  })

  it('belongs to the client after sign-in, and the partner cannot read later additions', async () => {
    const { id } = (await order()).body
    const irina = await signIn(shop, CLIENT.email)
    const list = await irina.call('GET', `/api/orders?email=${CLIENT.email}`)
    expect(list.body.map((row: { id: string }) => row.id)).toContain(id)
    const profile = { firstName: 'Ирина', lastName: 'Соколова', birthDate: '15.05.1985', consent: true }
    await irina.call('POST', '/api/customer-profiles', profile)
    const seen = await partner.call('GET', `/api/partner/orders/${id}`)
    const client = await partner.call('GET', `/api/partner/clients/${clientId}`)
    expect(seen.status).toBe(200)
    expect(JSON.stringify([seen.body, client.body])).not.toMatch(/\b1985\b/)
  })
})

describe('a partner’s report of a payment outside the shop', () => {
  it('pays an order only once', async () => {
    const { id } = (await order()).body
    expect(await report(id, money('cash-1'))).toMatchObject({
      status: 200,
      body: { status: 'completed', state: 'completed' },
    })
    expect((await report(id, money('cash-2'))).status).toBe(409)
    expect((await partner.call('POST', `/api/partner/orders/${id}/sent`)).status).toBe(409)
    const audited = await shop.shop.db.execute(`select action from audit_entry where subject_id = '${id}'`)
    expect(audited).toMatchObject({ rows: [{ action: 'payments.manual-settle' }] })
  })

  it('needs a confirmation by staff if the sum is above the limit', async () => {
    const { id } = (await order({ items: [{ id: 'ganesha-premium', duration: 1, quantity: 3 }] })).body
    const { body } = await report(id, money('bank-1', 1308))
    expect(body).toMatchObject({ state: 'awaiting-confirmation', status: 'pending', reported: { amountUsd: 1308 } })
    expect((await partner.call('GET', '/api/partner/orders?state=awaiting-confirmation')).body.items[0].id).toBe(id)
  })

  it('has a day in UTC, like a confirmation by staff', async () => {
    const { id } = (await order()).body
    const { body } = await report(id, { ...money('cash-by-night'), receivedAt: `${TODAY}T00:30:00+03:00` })
    const yesterday = new Date(Date.parse(TODAY) - DAY).toISOString().slice(0, 10)
    expect(body.reported.receivedAt).toBe(yesterday)
  })

  it('is refused if the sum is too small or the day is impossible', async () => {
    const { id } = (await order()).body
    expect((await report(id, money('cash-3', 100))).body.errors[0].path).toBe('amountUsd')
    expect((await report(id, { ...money('cash-3'), receivedAt: '2099-01-01' })).body.errors[0].path).toBe('receivedAt')
  })
})

describe('an order for a client who has only a phone number', () => {
  it('is given within a minute to the account that confirms the phone number', async () => {
    const phone = '+79165552003'
    const natalya = { firstName: 'Наталья', lastName: 'Громова', phoneNumber: '+7 916 555 20 03' }
    const { id: hers } = (await partner.call('POST', '/api/partner/clients', natalya)).body
    const { id } = (await order({ clientId: hers })).body
    const browser = await signIn(shop, phone)
    await shop.jobs.find(({ name }) => name === 'claim-orders-by-phone')?.work(new AbortController().signal)
    const list = await browser.call('GET', '/api/orders')
    expect(list.body.map((row: { id: string }) => row.id)).toEqual([id])
  })
})

describe('a client who deletes the account', () => {
  it('is also deleted from the partner’s records', async () => {
    const client = { firstName: 'Забытый', lastName: 'Человек', email: 'forget@example.com' }
    const { id } = (await partner.call('POST', '/api/partner/clients', client)).body
    const person = await signIn(shop, client.email)
    const kept = await person.call('GET', '/api/account/export')
    expect(kept.body.atPartners.records[0]).toMatchObject(client)
    await person.call('DELETE', '/api/account', { confirm: true })
    expect((await partner.call('GET', `/api/partner/clients/${id}`)).status).toBe(404)
  })
})

describe('a partner’s monthly statement', () => {
  it('lists the payments, each with the commission rule that was valid on its day', async () => {
    const id = await partnerId()
    const rule = { commission: { percent: 12.5 }, overrides: [{ serviceId: 'durga', fixedUsd: 40 }] }
    expect((await staff.call('PUT', `/api/admin/partners/${id}`, rule)).status).toBe(200)
    const { body: before } = await partner.call('GET', `/api/partner/statement?month=${MONTH}`)
    const items = [...GANESHA, { id: 'durga-premium', duration: 1, quantity: 1 }]
    const made = (await order({ items })).body
    await report(made.id, money('cash-4', made.total))
    await staff.call('PUT', `/api/admin/partners/${id}`, { commission: { percent: 50 } })
    const { body } = await partner.call('GET', `/api/partner/statement?month=${MONTH}`)
    expect(body.lines.at(-1)).toMatchObject({ orderId: made.id, commissionUsd: 60.5 })
    expect(body.lines.at(-1).items.map((item: { commissionUsd: number }) => item.commissionUsd)).toEqual([20.5, 40])
    expect(body.commissionUsd).toBeCloseTo(before.commissionUsd + 60.5)
    expect(body.payout).toMatchObject({ state: 'due', dueUsd: body.commissionUsd })
    const payOut = async (more: object = {}) =>
      await staff.call('POST', `/api/admin/partners/${id}/payouts`, { month: MONTH, ...more })
    // A call that is repeated after a lost response gets the same payout.
    const part = { amountUsd: 20, payoutId: newId() }
    const [first, again] = [await payOut(part), await payOut(part)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await payOut({ ...part, amountUsd: 21 })).body.code).toBe('partners.payout-changed')
    expect(await payOut()).toMatchObject({ status: 201, body: { amountUsd: body.commissionUsd - 20 } })
    expect((await payOut()).status).toBe(409)
    expect((await partner.call('GET', '/api/partner/statement')).body.payout.state).toBe('paid')
  })

  it('deducts the commission of orders that were refunded after the payout', async () => {
    const { body: made } = await staff.call('POST', '/api/admin/partners', {
      email: 'olga@example.com',
      name: 'Ольга',
      commission: { fixedUsd: 10 },
    })
    const olga = await signIn(shop, 'olga@example.com')
    const client = { ...CLIENT, email: 'olgas-client@example.com' }
    const { body: hers } = await olga.call('POST', '/api/partner/clients', client)
    const paidIn = async (month: string, quantity: number) => {
      const items = [{ id: 'ganesha-basic', duration: 0.5, quantity }]
      const { body } = await olga.call('POST', '/api/partner/orders', { clientId: hers.id, items })
      await olga.call('POST', `/api/partner/orders/${body.id}/manual-payment`, money(`olga-${month}`, body.total))
      const paidAt = new Date(`${month}-15T12:00:00Z`)
      await shop.shop.db.update(orders).set({ paidAt }).where(eq(orders.id, body.id))
      return body.id
    }
    const payOut = async (month: string, amountUsd?: number) =>
      await staff.call('POST', `/api/admin/partners/${made.id}/payouts`, { month, amountUsd })

    const givenBack = await paidIn('2026-01', 3)
    expect(await payOut('2026-01')).toMatchObject({ status: 201, body: { amountUsd: 30 } })
    await shop.shop.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, givenBack))
    await paidIn('2026-02', 2)
    const refused = await payOut('2026-02')
    expect(refused).toMatchObject({ status: 409, body: { code: 'partners.all-deducted', dueUsd: 0, deductedUsd: 20 } })
    await paidIn('2026-03', 2)
    const { body: statement } = await olga.call('GET', '/api/partner/statement?month=2026-03')
    expect(statement.payout).toMatchObject({ state: 'due', dueUsd: 10, deductedUsd: 10 })
    expect(await payOut('2026-03', 10.01)).toMatchObject({ status: 422, body: { errors: [{ path: 'amountUsd' }] } })
    expect(await payOut('2026-03')).toMatchObject({ status: 201, body: { amountUsd: 10 } })
    const { body: detail } = await staff.call('GET', `/api/admin/partners/${made.id}`)
    expect(detail).toMatchObject({ commissionUsd: 40, payoutsUsd: 40, dueUsd: 0 })
    expect(detail.months).toMatchObject([
      { month: '2026-03', dueUsd: 0, deductedUsd: 10, state: 'paid' },
      { month: '2026-02', dueUsd: 0, deductedUsd: 20, state: 'none' },
      { month: '2026-01', dueUsd: 0, deductedUsd: 0, state: 'paid' },
    ])
  })

  it('can be downloaded as a table without contacts and birth data', async () => {
    const cookie = [...partner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await shop.api.request(`http://localhost/api/partner/statement.csv?month=${MONTH}&lang=en`, {
      headers: { cookie },
    })
    const text = await response.text()
    expect(response.headers.get('content-type')).toContain('text/csv')
    expect(text).toContain('Commission, USD')
    expect(text).toContain('Ирина Соколова')
    expect(text).not.toMatch(/irina@example|\+7|\b(?:916|1984)\b/)
    const workbook = await shop.api.request(`http://localhost/api/partner/statement.xlsx?month=${MONTH}`, {
      headers: { cookie },
    })
    expect(workbook.headers.get('content-disposition')).toBe(`attachment; filename="ahuti-statement-${MONTH}.xlsx"`)
    expect(
      Buffer.from(await workbook.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  it('is refused for an invalid month', async () => {
    expect((await partner.call('GET', '/api/partner/statement?month=2026-13')).status).toBe(422)
  })
})

describe('a staff member who manages partners', () => {
  it('can create a partner, who can use partner calls until staff deactivate the partner', async () => {
    const input = { email: 'new-partner@example.com', name: 'Олег', commission: { fixedUsd: 25 } }
    const made = await staff.call('POST', '/api/admin/partners', input)
    expect(made).toMatchObject({ status: 201, body: { commission: { fixedUsd: 25 }, active: true, dueUsd: 0 } })
    expect((await staff.call('POST', '/api/admin/partners', input)).status).toBe(409)
    const oleg = await signIn(shop, input.email)
    expect((await oleg.call('GET', '/api/partner/me')).body.name).toBe('Олег')
    await staff.call('PUT', `/api/admin/partners/${made.body.id}`, { active: false })
    expect((await oleg.call('GET', '/api/partner/me')).status).toBe(401)
    const found = await shop.shop.db.execute(`select role from account where email = '${input.email}'`)
    expect(found).toMatchObject({ rows: [{ role: 'customer' }] })
  })

  it('gets 409 if somebody else has changed the agreement first', async () => {
    const id = await partnerId()
    const late = await staff.call('PUT', `/api/admin/partners/${id}`, { commission: { percent: 5 }, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict.version' } })
  })

  it('must enter one kind of commission, and only for rituals that exist', async () => {
    const address = `/api/admin/partners/${await partnerId()}`
    expect((await staff.call('PUT', address, { commission: { percent: 5, fixedUsd: 5 } })).status).toBe(422)
    expect((await staff.call('PUT', address, { commission: {} })).status).toBe(422)
    const unknown = { overrides: [{ serviceId: 'nothing', percent: 5 }] }
    expect((await staff.call('PUT', address, unknown)).body.errors[0].path).toBe('overrides.0.serviceId')
  })

  it('can read each partner’s total sums and the sums of each month', async () => {
    const { body } = await staff.call('GET', '/api/admin/partners?q=partner@example')
    expect(body.items.find(({ name }: { name: string }) => name === 'Мария Лебедева').paidOrders).toBeGreaterThan(1)
    const detail = await staff.call('GET', `/api/admin/partners/${await partnerId()}`)
    expect(detail.body.months[0]).toMatchObject({ month: MONTH, state: 'paid' })
    expect((await staff.call('GET', '/api/admin/partners/unknown')).status).toBe(404)
  })

  it('can find the orders of a partner', async () => {
    const { id } = (await order()).body
    const mine = await partnerId()
    const ofHers = await shop.shop.db.select({ id: orders.id }).from(orders).where(madeBy(mine))
    expect(ofHers.map((row) => row.id)).toContain(id)
    expect(await shop.shop.db.select().from(orders).where(madeBy('nobody'))).toEqual([])
  })

  it('cannot use partner calls, and neither can customers or visitors', async () => {
    const customer = await signIn(shop, 'somebody@example.com')
    const statuses = [staff, customer, openBrowser(shop)].map(
      async (who) => (await who.call('GET', '/api/partner/clients')).status,
    )
    expect(await Promise.all(statuses)).toEqual([403, 403, 401])
  })
})
