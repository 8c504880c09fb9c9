import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { BEHIND_PROXY, type Browser, lastCode, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { newId } from '../../../base/ids.ts'
import { messages } from '../../platform/notifications/tables.ts'

let shop: TestShop
let anna: Browser
let contact = ''
let count = 0
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  contact = `anna${count}@example.com`
  anna = await signIn(shop, contact)
})

const NAMES = { firstName: 'Анна', lastName: 'Смирнова' }
const BIRTH = { birthDate: '04.07.1981', birthTime: '06:25', birthPlace: 'Самара', isTimeUncertain: 'true' }
const create = (body: object = NAMES, browser = anna) => browser.call('POST', '/api/customer-profiles', body)
const rowsOf = async (table: string) => JSON.stringify(await shop.shop.db.execute(`select * from ${table}`))

describe('a profile of a customer', () => {
  it('needs only the first and the last name, and is returned as entered', async () => {
    const { status, body } = await create({ ...NAMES, phoneNumber: '916 123 4567', gender: 'Female' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...NAMES,
      phoneNumber: '916 123 4567',
      gender: 'Female',
      birthDate: '',
      isTimeUncertain: '',
    })
    const me = await anna.call('GET', '/api/auth/me')
    expect(me.body).toMatchObject({ ...NAMES, account: { email: contact }, profile: { id: body.id } })
  })

  it('can be created only once per account', async () => {
    await create()
    expect((await create()).status).toBe(409)
  })

  it('is not found before it is created (404)', async () => {
    expect((await anna.call('GET', '/api/customer-profiles/me')).status).toBe(404)
  })

  it.each([
    ['firstName', { ...NAMES, firstName: 'А' }, 'Name must be at least 2 characters'],
    ['lastName', { ...NAMES, lastName: ' С ' }, 'Last name must be at least 2 characters'],
    ['email', { ...NAMES, email: 'anna@' }, 'Enter a valid email'],
    ['gender', { ...NAMES, gender: 'Other' }, 'Choose one from the list'],
    ['maritalStatus', { ...NAMES, maritalStatus: 'x' }, 'Choose one from the list'],
    ['birthDate', { ...NAMES, birthDate: '31.02.1981' }, 'Check the date: day, month and year, dd.mm.yyyy'],
    ['birthDate', { ...NAMES, birthDate: '01.01.2999' }, 'Check the date: day, month and year, dd.mm.yyyy'],
    ['birthTime', { ...NAMES, birthTime: '25:00' }, 'Check the time: hours and minutes, hh:mm'],
    ['phoneNumber', { ...NAMES, phoneNumber: 'call me' }, 'Enter a phone number: digits, with the country code'],
    ['occupation', { ...NAMES, occupation: 'a\nb' }, 'This value is not valid'],
  ])('is refused if the field %s is wrong, with the error at this field', async (path, body, message) => {
    const { status, body: problem } = await create(body)
    expect(status).toBe(422)
    expect(problem.errors.map((error: { path: string }) => error.path)).toEqual([path])
    expect(problem.errors[0].message).toBe(message)
  })

  it('keeps all other fields if one field changes', async () => {
    const { body } = await create({ ...NAMES, occupation: 'Врач' })
    const { status, body: changed } = await anna.call('PUT', `/api/customer-profiles/${body.id}`, { firstName: 'Ася' })
    expect(status).toBe(200)
    expect(changed).toMatchObject({ firstName: 'Ася', lastName: 'Смирнова', occupation: 'Врач' })
  })

  it('can contain only the fields of a profile, and ignores other fields', async () => {
    const smuggled = { ...NAMES, id: '0'.repeat(32), accountId: 'x', role: 'admin', account: { role: 'admin' } }
    const { body } = await create(smuggled)
    expect(body.id).not.toBe(smuggled.id)
    const me = await anna.call('GET', '/api/auth/me')
    expect(me.body.account.role).toBe('customer')
  })

  it('stores birth data and notes only with consent, which is given once', async () => {
    const refused = await create({ ...NAMES, ...BIRTH })
    expect(refused).toMatchObject({ status: 422, body: { code: 'consent.required' } })
    expect((await anna.call('GET', '/api/customer-profiles/me')).status).toBe(404)
    const { status, body } = await create({ ...NAMES, ...BIRTH, consent: true })
    expect(status).toBe(201)
    expect(body).toMatchObject(BIRTH)
    const later = await anna.call('PUT', `/api/customer-profiles/${body.id}`, { additionalNotes: 'Имя с ударением' })
    expect(later.status).toBe(200)
    const me = await anna.call('GET', '/api/auth/me')
    expect(me.body.account.consent).toMatchObject({ given: true, textVersion: '2026-11' })
  })

  it('is saved without consent if no field requires consent', async () => {
    const unticked = { consent: false }
    expect((await create({ ...NAMES, ...BIRTH, ...unticked })).body.code).toBe('consent.required')
    const { status, body } = await create({ ...NAMES, ...unticked })
    expect(status).toBe(201)
    const change = (more: object) => anna.call('PUT', `/api/customer-profiles/${body.id}`, { ...more, ...unticked })
    expect(await change({ birthDate: BIRTH.birthDate })).toMatchObject({
      status: 422,
      body: { code: 'consent.required', errors: [{ path: 'consent' }] },
    })
    expect((await change({ occupation: 'Врач' })).status).toBe(200)
    await anna.call('PUT', `/api/customer-profiles/${body.id}`, { ...BIRTH, consent: true })
    expect((await change({ birthPlace: 'Самара' })).status).toBe(200)
    expect((await anna.call('GET', '/api/auth/me')).body.account.consent.given).toBe(true)
  })

  it('keeps its data if the consent text changes, but requires consent again', async () => {
    const { body } = await create({ ...NAMES, ...BIRTH, consent: true })
    await shop.shop.db.execute("update consent set text_version = '2020-01'")
    const change = (more: object) =>
      anna.call('PUT', `/api/customer-profiles/${body.id}`, { birthPlace: 'Самара-2', ...more })
    expect(await change({})).toMatchObject({ status: 422, body: { code: 'consent.required' } })
    expect((await anna.call('GET', '/api/customer-profiles/me')).body).toMatchObject(BIRTH)
    expect((await change({ consent: true })).status).toBe(200)
    const me = await anna.call('GET', '/api/auth/me')
    expect(me.body.account.consent).toMatchObject({ given: true, textVersion: '2026-11' })
  })

  it('can be emptied one field at a time without consent', async () => {
    const { body } = await create()
    expect((await anna.call('PUT', `/api/customer-profiles/${body.id}`, { birthDate: '' })).status).toBe(200)
  })

  it('is stored encrypted in the database', async () => {
    await create({ ...NAMES, ...BIRTH, phoneNumber: '916 123 4567', additionalNotes: 'тайное', consent: true })
    const rows = await rowsOf('customer_profile')
    for (const secret of [BIRTH.birthDate, BIRTH.birthTime, BIRTH.birthPlace, '916 123 4567', 'тайное'])
      expect(rows).not.toContain(secret)
  })
})

describe('the profile of another person', () => {
  it('is not found, like a profile that does not exist', async () => {
    const { body } = await create()
    const eve = await signIn(shop, `eve${count}@example.com`)
    await create({ firstName: 'Ева', lastName: 'Чужая' }, eve)
    const foreign = await eve.call('PUT', `/api/customer-profiles/${body.id}`, { firstName: 'Взлом' })
    const unknown = await eve.call('PUT', `/api/customer-profiles/${'0'.repeat(32)}`, { firstName: 'Взлом' })
    const without = (answer: typeof foreign) => ({ ...answer.body, requestId: '' })
    expect(foreign.status).toBe(404)
    expect(without(foreign)).toEqual(without(unknown))
    expect((await anna.call('GET', '/api/customer-profiles/me')).body.firstName).toBe('Анна')
  })

  it.each([
    ['GET', '/api/customer-profiles/me'],
    ['POST', '/api/customer-profiles'],
    ['PUT', `/api/customer-profiles/${'0'.repeat(32)}`],
    ['GET', '/api/auth/sessions'],
    ['GET', '/api/account/export'],
    ['POST', '/api/account/consent'],
    ['DELETE', '/api/account/consent'],
    ['DELETE', '/api/account'],
    ['GET', '/api/orders'],
  ])('cannot be reached without a sign-in: %s %s', async (method, path) => {
    expect((await openBrowser(shop).call(method, path, method === 'GET' ? undefined : {})).status).toBe(401)
  })
})

describe('the personal data of an account', () => {
  it('is exported completely, without data of other people', async () => {
    await create({ ...NAMES, ...BIRTH, consent: true })
    await anna.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: contact }))
    const eve = await signIn(shop, `eve${count}@example.com`)
    await create({ firstName: 'Ева', lastName: 'Чужая' }, eve)
    const { status, body, headers } = await anna.call('GET', '/api/account/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ahuti-\d{4}-\d\d-\d\d\.json"$/)
    expect(body).toMatchObject({ account: { email: contact }, profile: BIRTH, consents: [{ textVersion: '2026-11' }] })
    expect(body).toMatchObject({ orders: [{ customerEmail: contact, payment: null }], sessions: [{ device: '' }] })
    expect(body.knownBrowsers).toHaveLength(1)
    expect(body.messages).toHaveLength(2)
    expect(body.messages[0].text).toContain(body.orders[0].id)
    expect(JSON.stringify(body)).not.toContain(await lastCode(shop, contact))
    expect(JSON.stringify(body)).not.toContain('Ева')
  })

  it('contains every e-mail once in the export, even if there are many e-mails', async () => {
    const ids = Array.from({ length: 45 }, newId).toSorted()
    const email = { channel: 'email' as const, recipient: contact, lang: 'en' as const, body: '' }
    const createdAt = new Date('2026-01-01')
    await shop.shop.db.insert(messages).values(ids.map((id) => ({ ...email, id, subject: id, createdAt })))
    const { body } = await anna.call('GET', '/api/account/export')
    const subjects = body.messages.map(({ subject }: { subject: string }) => subject)
    expect(subjects.slice(-45)).toEqual(ids.toReversed())
  })

  it('is deleted when the consent to the storage is withdrawn', async () => {
    await create({ ...NAMES, ...BIRTH, additionalNotes: 'x', consent: true })
    expect((await anna.call('DELETE', '/api/account/consent')).status).toBe(204)
    const me = await anna.call('GET', '/api/auth/me')
    expect(me.body.profile).toMatchObject({
      ...NAMES,
      birthDate: '',
      birthTime: '',
      birthPlace: '',
      additionalNotes: '',
    })
    expect(me.body.account.consent.given).toBe(false)
    const { body } = await anna.call('GET', '/api/account/export')
    expect(body.consents[0].withdrawnAt).not.toBeNull()
  })

  it('is also deleted from undelivered e-mails when the consent is withdrawn', async () => {
    const email = { channel: 'email' as const, recipient: contact, lang: 'en' as const, createdAt: new Date() }
    const failed = { ...email, subject: '', body: 's1.x.y', isPrivate: true, failedAt: new Date() }
    const ids = [newId(), newId(), newId()] as const
    await shop.shop.db.insert(messages).values([
      { ...failed, id: ids[0] },
      { ...failed, id: ids[1], isPrivate: false },
      { ...failed, id: ids[2], recipient: `not-${contact}` },
    ])
    await anna.call('DELETE', '/api/account/consent')
    const kept = await shop.shop.db
      .select({ id: messages.id })
      .from(messages)
      .where(inArray(messages.id, [...ids]))
    expect(kept.map(({ id }) => id).toSorted()).toEqual([ids[1], ids[2]].toSorted())
  })

  it('is deleted on request, except the data that accounting needs', async () => {
    await create({ ...NAMES, consent: true, ...BIRTH })
    const { body: order } = await anna.call('POST', '/api/orders', makeOrder(undefined, { customerEmail: contact }))
    expect((await anna.call('DELETE', '/api/account', {})).status).toBe(422)
    expect((await anna.call('DELETE', '/api/account', { confirm: true })).status).toBe(204)
    expect((await anna.call('GET', '/api/auth/me')).status).toBe(401)
    expect((await anna.call('GET', `/api/orders/${order.id}`)).status).toBe(404)
    for (const table of ['account', 'customer_profile', 'customer_order', 'message', 'session', 'known_device'])
      expect(await rowsOf(table)).not.toContain(contact)
  })
})
