import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { type Answer, openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, lastCode, openBrowser, signIn } from '../../test/sign-in.ts'

/** Pasted variants of `anna@пример.рф` and other addresses with this name. */
const EMAILS: Record<string, (name: string) => string> = {
  'a zero-width space behind it': (name) => `${name}@example.com\u200b`,
  'no-break spaces around it': (name) => `\u00a0${name}@example.com\u202f`,
  'direction marks': (name) => `\u202d${name}@example.com\u202c\u200e`,
  'a byte order mark and a soft hyphen': (name) => `\ufeff${name}@exam\u00adple.com`,
  'spaces beside the @': (name) => `${name} @\u2009example.com`,
  'the beginning of a link': (name) => `mailto:${name}@example.com`,
  'full-width signs': (name) => `${name}＠example．com`,
  capitals: (name) => `${name.toUpperCase()}@Example.COM`,
  'a domain of its own letters': (name) => `${name}@пример.рф`,
}
const addressOf = (kind: string, name: string) =>
  kind === 'a domain of its own letters' ? `${name}@xn--e1afmkfd.xn--p1ai` : `${name}@example.com`

const PHONES = {
  '+7\u00a0916\u00a0123\u201145\u201167': '+79161234567',
  '\u202d+7 916 123-45-67\u202c': '+79161234567',
  '+79161234567\u200b': '+79161234567',
  '(8) 916 123-45-67': '+79161234567',
  '＋７ ９１６ １２３４５６７': '+79161234567',
  'tel:+7-916-123-45-67': '+79161234567',
  '0049 151 23456789': '+4915123456789',
  '00 49 151/23456789': '+4915123456789',
  '+49 151/234.567.89': '+4915123456789',
  '+49 (0) 151 23456789': '+4915123456789',
}

const CODES: ((code: string) => string)[] = [
  (code) => `\u200e${code}`,
  (code) => `${code}\u200b`,
  (code) => `\u00a0${code.slice(0, 3)}\u00a0${code.slice(3)}`,
  (code) => `${code.slice(0, 3)}\u2011${code.slice(3)}`,
  (code) => `Code: ${code}`,
  (code) => `Ваш код: ${code}`,
  (code) => `${code} — код входа в Ahuti, 10 минут. Никому его не сообщайте.`,
  (code) => Array.from(code, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
]

let shop: TestShop
let staff: Browser
let partner: Browser
let customer: Browser
let groupId: string
let profileId: string
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
  partner = await signIn(shop, 'partner@example.com')
  customer = await signIn(shop, 'customer@example.com')
  const { body } = await customer.call('POST', '/api/customer-profiles', { firstName: 'Анна', lastName: 'Смирнова' })
  profileId = body.id
  const hours = (count: number) => new Date(shop.shop.now().getTime() + count * 3_600_000).toISOString()
  const group = { serviceId: 'ganesha', performsAt: hours(50), closesAt: hours(48), places: 50, price: 25 }
  groupId = (await staff.call('POST', '/api/admin/group-rituals', group)).body.id
}, 120_000)
afterAll(() => shop.close())

type ContactForm = {
  send: (email: string) => Promise<Answer>
  /** The stored value, read back from the shop's own calls, or from the sandbox's inbox if no call returns it. */
  kept: (answer: Answer, email: string) => Promise<string>
}

const ITEMS = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
const inbox = async (_: Answer, email: string): Promise<string> => {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)
  return body[0]?.to
}
const answered = async ({ body }: Answer): Promise<string> => body.email
const settings = async (browser: Browser) => (await browser.call('GET', '/api/admin/settings')).body

const TAKERS: Record<string, ContactForm> = {
  'signing in': {
    send: async (contact) => await openBrowser(shop).call('POST', '/api/auth/request-login', { contact }),
    kept: inbox,
  },
  'an order': {
    send: async (customerEmail) =>
      await openBrowser(shop).call('POST', '/api/orders', makeOrder(undefined, { customerEmail })),
    kept: async ({ body }) => (await staff.call('GET', `/api/admin/orders/${body.id}`)).body.customer.email,
  },
  'a place in a group ritual': {
    send: async (customerEmail) =>
      await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places`, {
        customerName: 'Анна Смирнова',
        customerEmail,
        family: 'Анна',
        consent: true,
      }),
    kept: async ({ body }) => (await staff.call('GET', `/api/admin/orders/${body.id}`)).body.customer.email,
  },
  'a profile': {
    send: async (email) => await customer.call('PUT', `/api/customer-profiles/${profileId}`, { email }),
    kept: answered,
  },
  'a partner’s client': {
    send: async (email) =>
      await partner.call('POST', '/api/partner/clients', { firstName: 'Ирина', lastName: 'Соколова', email }),
    kept: answered,
  },
  'an order by hand': {
    send: async (email) =>
      await staff.call('POST', '/api/admin/orders', {
        customer: { firstName: 'Пётр', lastName: 'Орлов', email, lang: 'ru' },
        items: ITEMS,
      }),
    kept: async ({ body }) => (await staff.call('GET', `/api/admin/orders/${body.id}`)).body.customer.email,
  },
  'an invitation': {
    send: async (email) => await staff.call('POST', '/api/admin/staff', { email, role: 'viewer' }),
    kept: answered,
  },
  'a partner': {
    send: async (email) =>
      await staff.call('POST', '/api/admin/partners', { email, name: 'Ева', commission: { percent: 5 } }),
    kept: answered,
  },
  'the shop’s contacts': {
    send: async (email) => {
      const { version, contacts } = await settings(staff)
      const changed = { ...contacts, providerEmail: email, ordersEmail: email }
      return await staff.call('PUT', '/api/admin/settings', { version, contacts: changed })
    },
    kept: async ({ body: { contacts } }) =>
      contacts.providerEmail === contacts.ordersEmail ? contacts.ordersEmail : 'two addresses',
  },
  'the legal pages’ address': {
    send: async (email) => {
      const { version, legal } = await settings(staff)
      return await staff.call('PUT', '/api/admin/settings', { version, legal: { ...legal, email } })
    },
    kept: async ({ body }) => body.legal.email,
  },
  'a conversation handed to a person': {
    send: async (email) =>
      await openBrowser(shop).call('POST', '/api/consultant/handoff', { email, lang: 'ru', turns: [], consent: true }),
    kept: inbox,
  },
}

it.each(Object.entries(TAKERS))(
  '%s accepts a pasted e-mail address and stores the address in one form',
  async (taker, { send, kept }) => {
    const outcomes: [string, number, string][] = []
    const expected: [string, boolean, string][] = []
    for (const [place, [kind, paste]] of Object.entries(EMAILS).entries()) {
      const name = `anna${Object.keys(TAKERS).indexOf(taker)}-${place}`
      const answer = await send(paste(name))
      const address = addressOf(kind, name)
      outcomes.push([kind, answer.status, answer.status < 300 ? await kept(answer, address) : ''])
      expected.push([kind, true, address])
    }
    expect(outcomes.map(([kind, status, address]) => [kind, status < 300, address])).toEqual(expected)
  },
  120_000,
)

it.each(Object.entries(TAKERS))(
  '%s refuses two e-mail addresses, and an e-mail address with a name',
  async (_, { send }) => {
    for (const pasted of ['Anna <anna@example.com>', 'anna@example.com,\u200beve@example.com', 'anna@exаmple.com'])
      expect([pasted, (await send(pasted)).status]).toEqual([pasted, 422])
  },
)

it('a manual order stores a pasted phone number in one form', async () => {
  for (const [pasted, number] of Object.entries(PHONES)) {
    const customer = { firstName: 'Пётр', lastName: 'Орлов', phone: pasted, lang: 'ru' }
    const { body } = await staff.call('POST', '/api/admin/orders', { customer, items: ITEMS })
    const { body: order } = await staff.call('GET', `/api/admin/orders/${body.id}`)
    expect([pasted, order.customer.phone]).toEqual([pasted, number])
  }
})

it('a profile and a partner’s client keep every digit of a pasted phone number', async () => {
  for (const pasted of Object.keys(PHONES)) {
    const digits = pasted.normalize('NFKC').replace(/\D/g, '').replace(/^00/, '')
    const { body: profile } = await customer.call('PUT', `/api/customer-profiles/${profileId}`, { phoneNumber: pasted })
    const name = { firstName: 'Ирина', lastName: 'Соколова' }
    const { body: client } = await partner.call('POST', '/api/partner/clients', { ...name, phoneNumber: pasted })
    expect([pasted, profile.phoneNumber?.replace(/\D/g, '')]).toEqual([pasted, digits])
    expect(client.phoneNumber).toBe(profile.phoneNumber)
    expect(profile.phoneNumber).toMatch(/^\+?\d(?: ?\d)*$/)
  }
})

it.each(Object.entries(PHONES))(
  'a sign-in code is sent to a phone number that was pasted as %j',
  async (pasted, number) => {
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3700 })
    const browser = openBrowser(shop)
    const answer = await browser.call('POST', '/api/auth/request-login', { contact: pasted })
    expect([answer.status, answer.body.channel]).toEqual([200, 'sms'])
    const code = await lastCode(shop, number)
    expect((await browser.call('POST', '/api/auth/verify-code', { contact: number, code })).status).toBe(200)
    expect((await browser.call('GET', '/api/auth/me')).body.phone).toBe(number)
  },
)

it.each(CODES.map((paste) => [paste('561268'), paste] as const))(
  'a sign-in code that was pasted as %j signs the customer in',
  async (_, paste) => {
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3700 })
    const browser = openBrowser(shop)
    const contact = `code${CODES.indexOf(paste)}@пример.рф`
    await browser.call('POST', '/api/auth/request-login', { contact })
    const code = await lastCode(shop, contact)
    expect(code).toMatch(/^\d{6}$/)
    const { status } = await browser.call('POST', '/api/auth/verify-code', { contact, code: paste(code) })
    expect(status).toBe(200)
  },
)

it('two spellings of one e-mail address share one limit and one account', async () => {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3700 })
  const [first, second] = [openBrowser(shop), openBrowser(shop)]
  const ask = async (browser: Browser, contact: string) =>
    (await browser.call('POST', '/api/auth/request-login', { contact })).status
  expect(await ask(first, 'olga@пример.рф')).toBe(200)
  expect(await ask(second, 'mailto:Olga\u200b@xn--e1afmkfd.xn--p1ai')).toBe(429)
  const code = await lastCode(shop, 'olga@xn--e1afmkfd.xn--p1ai')
  const contact = '\u200eolga@ПРИМЕР.рф'
  expect((await first.call('POST', '/api/auth/verify-code', { contact, code })).status).toBe(200)
  const me = await first.call('GET', '/api/auth/me')
  expect(me.body.email).toBe('olga@xn--e1afmkfd.xn--p1ai')
  const own = await first.call('GET', `/api/orders?email=${encodeURIComponent('olga@пример.рф\u200b')}`)
  expect(own.status).toBe(200)
})
