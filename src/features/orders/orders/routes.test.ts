import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, GANESHA_PREMIUM, INTENTION, makeOrder } from '../../../../test/make-order.ts'
import { signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { orders } from './tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const place = (body: unknown, headers?: Record<string, string>) => shop.call('POST', '/api/orders', body, headers)

describe('an order of a customer', () => {
  it('is placed at catalogue prices, and the response contains the order’s number', async () => {
    const { status, body, headers } = await place(makeOrder([GANESHA_BASIC, GANESHA_PREMIUM, INTENTION]))
    expect(status).toBe(201)
    expect(headers.get('location')).toBe(`/api/orders/${body.id}`)
    expect(body).toMatchObject({
      number: `Order #${body.id.slice(0, 8)}`,
      status: 'pending',
      total: 1080,
      currency: 'USD',
    })
    expect(body.items.map((item: { duration: number; price: number }) => [item.duration, item.price])).toEqual([
      [2, 164],
      [4, 436],
      [3, 480],
    ])
  })

  it('is visible to everybody with the order’s link, but without customer data', async () => {
    const { body: placed } = await place(makeOrder())
    const { status, body } = await shop.call('GET', `/api/orders/${placed.id}?lang=ru`)
    expect(status).toBe(200)
    expect(body.items[0].name).toMatch(/Ганеша.* - Базовая/)
    expect(JSON.stringify(body)).not.toMatch(/anna|Анна/i)
  })

  it('contains the category of each ritual, which sets the colour of the drawing', async () => {
    const { body: placed } = await place(makeOrder([GANESHA_BASIC, INTENTION]))
    const { body } = await shop.call('GET', `/api/orders/${placed.id}`)
    expect(body.items.map((item: { category: string }) => item.category)).toEqual(['careerSuccess', 'spiritualWisdom'])
  })

  it('is confirmed by an e-mail in the customer’s language', async () => {
    const { body } = await place(makeOrder([GANESHA_BASIC], { customerEmail: 'email@example.com' }), {
      'accept-language': 'ru',
    })
    const { body: messages } = await shop.call('GET', '/api/sandbox/messages?to=email@example.com')
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({
      channel: 'email',
      to: 'email@example.com',
      subject: `Заказ #${body.id.slice(0, 8)} записан и ждёт оплаты`,
    })
  })

  it('stores the time zone of the customer; an unknown time zone is refused', async () => {
    const { body } = await place(makeOrder([GANESHA_BASIC], { timeZone: 'Asia/Yekaterinburg' }))
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, body.id))
    expect(row?.timeZone).toBe('Asia/Yekaterinburg')
    const refused = await place(makeOrder([GANESHA_BASIC], { timeZone: 'Mars/Olympus' }))
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'timeZone'])
  })

  it('is not found if the id is unknown (404)', async () => {
    const answers = await Promise.all(
      ['0'.repeat(32), 'x', '%00', '1'].map((id) => shop.call('GET', `/api/orders/${id}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})

describe('an order request with wrong prices', () => {
  it('is refused, and the response contains the correct prices', async () => {
    const { status, body } = await place(makeOrder([{ ...GANESHA_BASIC, price: 1 }]))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'orders.price-changed',
      total: 164,
      currency: 'USD',
      items: [{ id: 'ganesha-basic', price: 164, duration: 0.5, quantity: 1 }],
    })
  })

  it('is refused even if only the total is wrong', async () => {
    const { status } = await place(makeOrder([GANESHA_BASIC], { total: 163.99 }))
    expect(status).toBe(409)
  })
})

describe('the idempotency key of an order request', () => {
  it('returns the same order for the same request, and refuses a different request', async () => {
    const headers = { 'idempotency-key': 'key-of-one-order' }
    const [first, again] = [await place(makeOrder(), headers), await place(makeOrder(), headers)]
    const other = await place(makeOrder([GANESHA_PREMIUM]), headers)
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
    expect(other).toMatchObject({ status: 409, body: { code: 'orders.key-reused' } })
  })

  it('makes only one order from thirty requests at the same time', async () => {
    const headers = { 'idempotency-key': 'key-of-thirty-at-once' }
    const answers = await Promise.all(Array.from({ length: 30 }, () => place(makeOrder(), headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  })

  it('belongs to one customer: the same key from another customer makes another order', async () => {
    const headers = { 'idempotency-key': 'key-seen-by-another' }
    const [anna, boris] = [await signIn(shop, 'anna.key@example.com'), await signIn(shop, 'boris.key@example.com')]
    const first = await anna.call('POST', '/api/orders', makeOrder(), headers)
    const others = [await boris.call('POST', '/api/orders', makeOrder(), headers), await place(makeOrder(), headers)]
    const again = await anna.call('POST', '/api/orders', makeOrder(), headers)
    expect(others.map(({ status }) => status)).toEqual([201, 201])
    expect(others.map(({ body }) => body.id)).not.toContain(first.body.id)
    expect(again.body.id).toBe(first.body.id)
  })

  it('can be used again if the shop refused the order', async () => {
    const headers = { 'idempotency-key': 'key-used-after-a-refusal' }
    await place(makeOrder([{ ...GANESHA_BASIC, price: 1 }]), headers)
    expect(await place(makeOrder(), headers)).toMatchObject({ status: 201 })
  })

  it('is refused if the format is wrong', async () => {
    expect(await place(makeOrder(), { 'idempotency-key': 'a b' })).toMatchObject({ status: 400 })
    expect(await place(makeOrder(), { 'idempotency-key': '1' })).toMatchObject({ status: 201 })
  })
})

describe('an order request with wrong input', () => {
  const line = (changes: Record<string, unknown>) => makeOrder([{ ...GANESHA_BASIC, ...changes }])
  const tooMany = Array.from({ length: 51 }, () => GANESHA_BASIC)

  it.each([
    ['an unknown ritual', line({ id: 'nothing' }), 'items.0.id'],
    ['an unknown tier', line({ id: 'ganesha-gold' }), 'items.0.id'],
    ['an unknown intention', line({ id: 'z-special-intention-nothing', duration: 0.75 }), 'items.0.id'],
    ['a duration between the steps', line({ duration: 0.6 }), 'items.0.duration'],
    ['a duration of a day', line({ duration: 1 / 30 }), 'items.0.duration'],
    ['a negative duration', line({ duration: -1 }), 'items.0.duration'],
    ['a quantity of zero', line({ quantity: 0 }), 'items.0.quantity'],
    ['a negative quantity', line({ quantity: -1 }), 'items.0.quantity'],
    ['a quantity of one hundred', line({ quantity: 100 }), 'items.0.quantity'],
    ['a quantity of one half', line({ quantity: 0.5 }), 'items.0.quantity'],
    ['a quantity in words', line({ quantity: '1' }), 'items.0.quantity'],
    ['a negative price', line({ price: -164 }), 'items.0.price'],
    ['a price above every limit', line({ price: 1e300 }), 'items.0.price'],
    ['no items', makeOrder([]), 'items'],
    ['too many lines', makeOrder(tooMany), 'items'],
    ['no name', makeOrder(undefined, { customerName: '  ' }), 'customerName'],
    ['a name of one letter', makeOrder(undefined, { customerName: 'A' }), 'customerName'],
    ['no e-mail', makeOrder(undefined, { customerEmail: undefined }), 'customerEmail'],
    ['two addresses', makeOrder(undefined, { customerEmail: 'a@example.com,b@example.com' }), 'customerEmail'],
    [
      'an address with a line break',
      makeOrder(undefined, { customerEmail: 'a@example.com\nbcc:b@example.com' }),
      'customerEmail',
    ],
    ['an unknown payment method', makeOrder(undefined, { paymentMethod: 'barter' }), 'paymentMethod'],
  ])('is refused with an error at the wrong field: %s', async (_, body, path) => {
    const { status, body: problem } = await place(body)
    expect(status).toBe(422)
    expect(problem.errors.map((error: { path: string }) => error.path)).toContain(path)
  })

  it('gets an error message in the language of the page', async () => {
    const body = makeOrder(undefined, { customerName: '', customerEmail: 'x' })
    const [ru, en] = [
      await shop.call('POST', '/api/orders?lang=ru', body),
      await shop.call('POST', '/api/orders?lang=en', body),
    ]
    expect(ru.body.errors[0].message).toBe('Введите полное имя')
    expect(en.body.errors.map((error: { message: string }) => error.message)).toEqual([
      'Enter your full name',
      'Invalid email format',
    ])
  })

  it('is refused for a wrong content type, JSON, field name or length', async () => {
    const type = (value: string) => ({ 'content-type': value })
    const answers = [
      await place('customerName=A', type('application/x-www-form-urlencoded')),
      await place(JSON.stringify(makeOrder()), type('text/plain')),
      await place('{"customerName":'),
      await place('{"__proto__": {"admin": true}}'),
      await place(`"${'x'.repeat(1_000_000)}"`),
      await place('['.repeat(50_000)),
      await place('null'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 400, 400, 413, 400, 422])
  })

  it('is refused if it comes from another site, with or without a cookie', async () => {
    const foreign = await place(makeOrder(), { origin: 'https://evil.example' })
    const opaque = await place(makeOrder(), { origin: 'null' })
    expect([foreign.status, opaque.status]).toEqual([403, 403])
  })
})
