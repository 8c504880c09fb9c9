import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { profiles } from '#features/people/profiles/tables.ts'
import { sessions } from '#features/people/accounts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { limits } from '#server/database/rate-limit-table.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'

/** Data of Boris that only he may see. His address also appears in other spellings. */
const SECRETS = [
  'geheim.boris',
  'Borislav',
  'Tsarevich',
  '03.03.1973',
  '04:56',
  'Uryupinsk',
  'whispered note',
  '9165557788',
  'peace for Zoya',
  'Zoyana',
]
const EMAIL = 'geheim.boris@example.com'
const KEY = { 'idempotency-key': 'boris-key-000001' }
const START = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let anna: Browser
let boris: Browser
let before: unknown
let ids: Record<'account' | 'profile' | 'session' | 'order' | 'guestOrder' | 'payment' | 'card', string>

async function paidOrder(browser: Browser, email: string, name: string): Promise<string> {
  const { body } = await browser.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], named(email, name)))
  await shop.shop.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, body.id))
  return body.id
}
const named = (customerEmail: string, customerName: string) => ({ customerEmail, customerName })
/** Boris's order, which he places with an idempotency key. */
const ordered = makeOrder([GANESHA_BASIC], named(EMAIL, 'Borislav'))
const borisProfile = {
  firstName: 'Borislav',
  lastName: 'Tsarevich',
  email: EMAIL,
  phoneNumber: '+7 9165557788',
  birthDate: '03.03.1973',
  birthTime: '04:56',
  birthPlace: 'Uryupinsk',
  additionalNotes: 'whispered note',
  consent: true,
}
const borisPlan = {
  startDate: START,
  specialWishes: 'peace for Zoya',
  participants: 'Zoyana, Tsarevich, 03.03.1973, 04:56',
  consent: true,
}

/**
 * The data of Boris's account. E-mails and sessions are not included, because anybody can request a sign-in code for Boris's address.
 * Payments are not included, because anybody with an order's link can start and cancel a payment.
 */
async function holdings(): Promise<unknown> {
  const { body } = await boris.call('GET', '/api/account/export')
  const { exportedAt: _at, messages: _emails, sessions: _sessions, knownBrowsers: _known, ...rest } = body
  const placed = body.orders.map(({ payment: _payment, ...order }: Record<string, unknown>) => order)
  return { ...rest, orders: placed, plan: (await boris.call('GET', '/api/ritual-plans')).body }
}

beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  http = await openHttp(shop)
  boris = await signIn(shop, EMAIL)
  const profile = await boris.call('POST', '/api/customer-profiles', borisProfile)
  await paidOrder(boris, EMAIL, 'Borislav Tsarevich')
  await boris.call('POST', '/api/ritual-plans', borisPlan)
  const guest = openBrowser(shop)
  const guestOrder = await paidOrder(guest, EMAIL, 'Borislav Tsarevich')
  const order = (await boris.call('POST', '/api/orders', ordered, KEY)).body.id
  const payment = await boris.call('POST', '/api/crypto/payment', { orderId: order, currency: 'BTC', amountUsd: 164 })
  const card = await boris.call('POST', '/api/card/payment', { orderId: order })
  const accountId = (await boris.call('GET', '/api/auth/me')).body.id
  const [session] = await shop.shop.db.select().from(sessions).where(eq(sessions.accountId, accountId))
  ids = {
    account: accountId,
    profile: profile.body.id,
    session: session?.id ?? '',
    order,
    guestOrder,
    payment: payment.body.id,
    card: card.body.id,
  }
  anna = await signIn(shop, 'anna@example.com')
  await anna.call('POST', '/api/customer-profiles', { firstName: 'Anna', lastName: 'Smirnova' })
  await paidOrder(anna, 'anna@example.com', 'Anna Smirnova')
  before = await holdings()
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

/** Times are removed before the check, because the minutes and seconds of a time can equal Boris's birth time. */
function expectNothingOfBoris(text: string): void {
  const known = text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
  for (const secret of SECRETS) expect(known).not.toContain(secret)
}
const cookiesOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')
const saidBy = ({ body, headers }: { body: unknown; headers: Headers }) => JSON.stringify([body, [...headers]])

/** All calls except two kinds: sandbox calls, which are open on purpose, and calls that end Anna's own session or account. */
const OWN_END = /^(?:POST \/api\/auth\/logout|DELETE \/api\/account)$/
const callsOf = () =>
  shop.routes.filter(
    ({ access, method, path }) => access !== 'sandbox' && !OWN_END.test(`${method.toUpperCase()} ${path}`),
  )

describe('the signed-in customer Anna', () => {
  it('is tested against complete data of the customer Boris', () => {
    expect(JSON.stringify(before)).toContain('Zoyana')
    expect(Object.values(ids).every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  })

  it('does not see Boris’s data in any call with Boris’s id in the path', async () => {
    const values = [...Object.values(ids), EMAIL, encodeURIComponent(EMAIL), 'me', '..%2fme', '0']
    for (const { method, path, access } of callsOf().filter((route) => route.path.includes('{'))) {
      // An input of the wrong format is refused before the ownership check.
      const refusal = access === 'signedIn' ? / (?:40[34]|422)$/ : / [234]\d\d$/
      for (const value of values) {
        const body = method === 'get' ? undefined : { firstName: 'Taken' }
        const answer = await anna.call(method.toUpperCase(), path.replace(/\{\w+\}/, value), body)
        expect(`${method} ${path} ${value} ${answer.status}`).toMatch(refusal)
        expectNothingOfBoris(saidBy(answer))
      }
    }
  })

  it('does not see Boris’s data in any call with Boris’s data as parameters', async () => {
    const addresses = [EMAIL, EMAIL.toUpperCase(), `${EMAIL},anna@example.com`, '*', '%']
    const queries = [
      ...['email', 'customerEmail', 'customerEmail[]', 'email.$ne', 'to', 'q'].map((name) => ({
        name,
        values: addresses,
      })),
      ...['accountId', 'id', 'orderId', 'to', 'q'].map((name) => ({ name, values: Object.values(ids) })),
    ].flatMap(({ name, values }) => values.map((value) => [name, value] as const))
    const reading = callsOf().filter(({ method, path }) => method === 'get' && !path.includes('{'))
    // Staff calls refuse a customer before they read the query.
    const open = reading.filter(({ access, query }) => access === 'signedIn' || (access !== 'staff' && query))
    for (const { path } of open) {
      for (const [name, value] of queries) {
        // A call that a limit refuses would prove nothing, so the counts of the limits are reset before each call.
        await shop.shop.db.delete(limits)
        const answer = await anna.call('GET', `${path}?${name}=${encodeURIComponent(value)}`)
        expect(`${path} ${name} ${answer.status}`).toMatch(/ (?!429)[24]\d\d$/)
        // The response of the search repeats the query, which Anna herself has sent.
        expectNothingOfBoris(saidBy(answer).replaceAll(value, ''))
      }
    }
  })

  it.each(['/api/orders?email=', '/api/ritual-plans?customerEmail='])(
    'gets a refusal from %s for Boris’s e-mail address',
    async (path) => {
      for (const email of [EMAIL, EMAIL.toUpperCase(), ` ${EMAIL} `, `anna@example.com,${EMAIL}`])
        expect((await anna.call('GET', path + encodeURIComponent(email))).status).toBe(403)
      const unreadable = await anna.call('GET', path + encodeURIComponent(`${EMAIL}\u0000`))
      const twice = await anna.call('GET', `${path}anna@example.com&${path.split('?')[1]}${EMAIL}`)
      expect([unreadable.status, twice.status]).toEqual([400, 400])
    },
  )

  it('cannot see or change Boris’s data by sending Boris’s ids and addresses', async () => {
    const mine = {
      id: ids.profile,
      accountId: ids.account,
      account: { id: ids.account },
      role: 'admin',
      sessionId: ids.session,
    }
    const his = { email: EMAIL, customerEmail: EMAIL, contact: EMAIL, orderId: ids.order, paymentId: ids.payment }
    const order = makeOrder([GANESHA_BASIC], { customerName: 'Anna Smirnova' })
    const bodies = [
      { ...mine, ...his },
      { ...order, ...mine, ...his },
      { ...mine, ...his, startDate: START, code: '000000', currency: 'BTC', amountUsd: 164 },
      { ...mine, ...his, firstName: 'Taken', lastName: 'Taken' },
    ]
    const withBody = callsOf().filter(({ method, path }) => method !== 'get' && !path.includes('{'))
    for (const { method, path } of withBody) {
      for (const body of bodies) {
        const answer = await anna.call(method.toUpperCase(), path, body)
        expect(`${method} ${path} ${answer.status}`).toMatch(/ [24]\d\d$/)
        expectNothingOfBoris(saidBy(answer))
      }
    }
    const plan = { customerEmail: EMAIL, startDate: START }
    expect((await anna.call('POST', '/api/ritual-plans', plan)).status).toBe(403)
  })

  it('owns her order with Boris’s e-mail address, and Boris gets no message', async () => {
    const changed = makeOrder([GANESHA_BASIC], named(EMAIL, 'Anna Smirnova'))
    const { status, body } = await anna.call('POST', '/api/orders', changed)
    expect(status).toBe(201)
    const [row] = await shop.shop.db.select().from(orders).where(eq(orders.id, body.id))
    expect(row?.customerEmail).toBe('anna@example.com')
    expect((await boris.call('GET', '/api/orders')).body.map(({ id }: { id: string }) => id)).not.toContain(body.id)
  })

  it('can read through the link of Boris’s order only what every visitor can read', async () => {
    for (const id of [ids.order, ids.guestOrder]) {
      const [toAnna, toNobody] = await Promise.all(
        [anna, openBrowser(shop)].map((browser) => browser.call('GET', `/api/orders/${id}`)),
      )
      expect(toAnna).toMatchObject({ status: 200, body: { id } })
      expect(toAnna?.body).toEqual(toNobody?.body)
      expect(Object.keys(toAnna?.body)).not.toContain('owner')
      expect((await boris.call('GET', `/api/orders/${id}`)).body.owner).toMatchObject({ customerEmail: EMAIL })
    }
  })

  it('gets a new order if her idempotency key equals another person’s key', async () => {
    const hers = await anna.call('POST', '/api/orders', ordered, KEY)
    const other = await anna.call('POST', '/api/orders', makeOrder(), KEY)
    expect([hers.status, other.status]).toEqual([201, 409])
    expect(hers.body.id).not.toBe(ids.order)
    for (const answer of [hers, other]) expectNothingOfBoris(saidBy(answer))
    expect((await anna.call('POST', '/api/orders', ordered, KEY)).body.id).toBe(hers.body.id)
    expect((await boris.call('POST', '/api/orders', ordered, KEY)).body.id).toBe(ids.order)
  })

  it('sees no data of Boris on any page, and private pages are not cached', async () => {
    const open = ['/', '/rituals']
    const hidden = ['/user-profile', '/admin-panel', '/sirius22', '/partner-login', `/user-profile/${ids.profile}`]
    for (const id of Object.values(ids)) hidden.push(`/order/${id}`, `/checkout/${id}`, `/partner-dashboard/${id}`)
    for (const path of [...open, ...hidden]) {
      const caching = open.includes(path) ? /^public/ : /^no-store$/
      for (const cookie of [cookiesOf(anna), cookiesOf(boris), '']) {
        const address = `http://127.0.0.1:${http.port}${path}?email=${EMAIL}&customerEmail=${EMAIL}`
        const response = await fetch(address, { headers: { cookie }, redirect: 'manual' })
        expect(response.headers.get('cache-control')).toMatch(caching)
        expectNothingOfBoris(await response.text())
      }
    }
  })

  it('has not changed Boris’s data by any call of this test', async () => {
    expect(await holdings()).toEqual(before)
    const [profile] = await shop.shop.db.select().from(profiles).where(eq(profiles.id, ids.profile))
    expect(profile?.firstName).toBe('Borislav')
    expect((await boris.call('GET', '/api/auth/me')).status).toBe(200)
    expect((await anna.call('GET', '/api/auth/me')).body.account.role).toBe('customer')
  })
})

it('calls without sign-in are refused before the shop reads their input', async () => {
  for (const { method, path, access } of shop.routes.filter((route) => route.access === 'signedIn')) {
    for (const value of Object.values(ids)) {
      const address = `${path.replace(/\{\w+\}/, value)}?email=${EMAIL}&customerEmail=${EMAIL}`
      const stranger = await openBrowser(shop).call(method.toUpperCase(), address, method === 'get' ? undefined : '{')
      expect(`${access} ${method} ${path} ${stranger.status}`).toMatch(/ 401$/)
      expectNothingOfBoris(saidBy(stranger))
    }
  }
})
