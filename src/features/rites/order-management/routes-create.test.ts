import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
let staff: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const PETR = { firstName: 'Пётр', lastName: 'Орлов', email: 'petr@example.com', lang: 'ru' }
const ITEMS = [{ id: 'ganesha-basic', duration: 0.5, quantity: 2 }]
const create = async (customer: unknown, items: unknown = ITEMS, more = {}) =>
  await staff.call('POST', '/api/admin/orders?lang=en', { customer, items, ...more })

describe('an order that staff create', () => {
  it('has the shop’s price and the source “staff”, and the customer gets the link', async () => {
    const { status, body } = await create(PETR, ITEMS, { note: 'По телефону' })
    expect([status, body.total, body.status]).toEqual([201, 328, 'pending'])
    const { body: order } = await staff.call('GET', `/api/admin/orders/${body.id}`)
    expect(order).toMatchObject({ source: 'staff', customer: { name: 'Пётр Орлов' }, notes: [{ text: 'По телефону' }] })
    expect(order.timeline[0]).toMatchObject({ kind: 'created-by-staff', actor: 'admin@example.com' })
    const { body: emails } = await shop.call('GET', '/api/sandbox/messages?to=petr@example.com')
    expect(emails).toMatchObject([{ text: expect.stringContaining(body.link) }])
  })

  it('is created once, with one e-mail, even if the request is repeated', async () => {
    const headers = { 'idempotency-key': 'kept-by-the-panel' }
    const send = async (items: unknown) =>
      await staff.call(
        'POST',
        '/api/admin/orders',
        { customer: { ...PETR, email: 'twice@example.com' }, items },
        headers,
      )
    const [first, again] = [await send(ITEMS), await send(ITEMS)]
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
    expect((await shop.call('GET', '/api/sandbox/messages?to=twice@example.com')).body).toHaveLength(1)
    const other = await send([{ id: 'ganesha-premium', duration: 1, quantity: 1 }])
    expect([other.status, other.body.code]).toEqual([409, 'orders.key-reused'])
    const { body: moved } = await staff.call('PUT', `/api/orders/${first.body.id}/status`, {
      status: 'cancelled',
      version: 1,
      reason: 'По просьбе',
    })
    expect((await send(ITEMS)).body).toMatchObject({ id: first.body.id, status: 'cancelled', version: moved.version })
  })

  it('stores names, wish and day with consent; the e-mail contains the number of names', async () => {
    const plan = {
      participants: 'Мария, Орлова, 12.03.1985,',
      specialWishes: 'Здоровья всей семье',
      startDate: '2099-03-14',
      readings: [{ name: 'Мария Орлова', devanagari: 'मारिया' }],
      consent: true,
    }
    const { body } = await create({ ...PETR, email: 'plan@example.com' }, ITEMS, { plan })
    const { body: order } = await staff.call('GET', `/api/admin/orders/${body.id}`)
    expect(order).toMatchObject({
      plan: { startDate: '2099-03-14', priestChooses: false, specialWishes: 'Здоровья всей семье' },
      namesRead: ['Мария Орлова'],
      readings: [{ name: 'Мария Орлова', devanagari: 'मारिया', by: 'staff' }],
    })
    expect(order.plan.participants.join()).toContain('Мария')
    const { body: emails } = await shop.call('GET', '/api/sandbox/messages?to=plan@example.com')
    expect(emails).toMatchObject([{ text: expect.stringContaining('Имена: 1') }])
    const { body: audit } = await staff.call('GET', '/api/admin/audit?what=order.create')
    expect(audit.items[0]).toMatchObject({ subjectId: body.id, after: { consent: true } })
  })

  it('is refused without consent or with wrong names, and nothing is stored', async () => {
    const customer = { ...PETR, email: 'no-consent@example.com' }
    const without = await create(customer, ITEMS, { plan: { specialWishes: 'Здоровья' } })
    expect([without.status, without.body.code, without.body.errors[0].path]).toEqual([
      422,
      'consent.required',
      'plan.consent',
    ])
    const wrong = { participants: 'Мария, Орлова, 31.02.1985,', startDate: '2001-01-01', consent: true }
    const { body } = await create(customer, ITEMS, { plan: wrong })
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'plan.participants.0.birthDate',
      'plan.startDate',
    ])
    expect((await staff.call('GET', '/api/admin/orders?q=no-consent')).body.items).toEqual([])
  })

  it('can be a gift, and the priest reads the recipient’s name', async () => {
    const gift = { name: 'Ольга Белова', note: 'С днём рождения' }
    const { body } = await create({ ...PETR, email: 'giver@example.com' }, ITEMS, { gift })
    const { body: order } = await staff.call('GET', `/api/admin/orders/${body.id}`)
    expect(order).toMatchObject({ gift, namesRead: ['Ольга Белова'] })
    const { body: emails } = await shop.call('GET', '/api/sandbox/messages?to=giver@example.com')
    expect(emails).toMatchObject([{ text: expect.stringContaining('Имена: 1') }])
  })

  it('can be paid like every other order', async () => {
    const { body } = await create(PETR)
    const { status } = await shop.call('POST', '/api/crypto/payment', {
      orderId: body.id,
      currency: 'BTC',
      amountUsd: 328,
    })
    expect(status).toBe(201)
  })

  it('belongs to the account that has the same e-mail address', async () => {
    const anna = await signIn(shop, 'anna@example.com')
    const { body } = await create({ ...PETR, email: 'Anna@Example.com' })
    expect((await anna.call('GET', '/api/orders')).body).toMatchObject([{ id: body.id }])
  })

  it('requires first name and last name, with an error for each field', async () => {
    const { status, body } = await create({ firstName: ' ', email: 'x@example.com', lang: 'en' })
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['customer.firstName', 'customer.lastName'],
    ])
  })

  it('without an e-mail address can be found by its phone number', async () => {
    const { body } = await create({ firstName: 'Ирина', lastName: 'Белова', phone: '8 916 555 22 33', lang: 'ru' })
    const { body: found } = await staff.call('GET', '/api/admin/orders?q=%2B79165552233')
    expect(found.items).toMatchObject([{ id: body.id, customer: { email: null } }])
    expect((await staff.call('GET', `/api/admin/orders/${body.id}`)).body.customer.phone).toBe('+79165552233')
  })

  it('belongs to the account with its phone number, whether older or newer', async () => {
    const irina = { firstName: 'Ирина', lastName: 'Белова', phone: '8 916 555 22 44', lang: 'ru' }
    const { body: earlier } = await create(irina)
    const browser = await signIn(shop, '+79165552244')
    const own = async () => (await browser.call('GET', '/api/orders')).body.map(({ id }: { id: string }) => id)
    await shop.jobs.find(({ name }) => name === 'claim-orders-by-phone')?.work(new AbortController().signal)
    expect(await own()).toEqual([earlier.id])
    const { body: later } = await create(irina)
    expect((await own()).toSorted()).toEqual([earlier.id, later.id].toSorted())
  })

  it('is refused with an invalid phone number or with unknown items', async () => {
    expect((await create({ ...PETR, phone: '12345' })).body.errors).toMatchObject([{ path: 'customer.phone' }])
    const unknown = await create(PETR, [{ id: 'no-such-ritual', duration: 1, quantity: 1 }])
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([422, 'items.0.id'])
  })

  it('shows its total with the discount before staff create it', async () => {
    await staff.call('POST', '/api/admin/discounts', { code: 'PHONE-25', percent: 25 })
    const quoted = await staff.call('POST', '/api/admin/orders/quote?lang=en', {
      items: ITEMS,
      discountCode: 'phone-25',
    })
    expect([quoted.status, quoted.body.total, quoted.body.discount]).toEqual([
      200,
      246,
      { code: 'PHONE-25', amountUsd: 82 },
    ])
    const refused = await staff.call('POST', '/api/admin/orders/quote?lang=en', {
      items: ITEMS,
      discountCode: 'NOBODY',
    })
    expect([refused.status, refused.body.code, refused.body.total]).toEqual([409, 'discounts.unknown', 328])
  })

  it('shows its price before staff create it', async () => {
    const { status, body } = await staff.call('POST', '/api/admin/orders/quote?lang=en', { items: ITEMS })
    expect([status, body.total, body.items[0]]).toEqual([
      200,
      328,
      { id: 'ganesha-basic', name: expect.stringContaining('Basic'), price: 164, total: 328 },
    ])
  })
})
