import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { type Answer, openTestShop, type TestShop } from '../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../test/sign-in.ts'

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
  profileId = (await customer.call('POST', '/api/customer-profiles', { firstName: 'Анна', lastName: 'Орлова' })).body.id
  const hours = (count: number) => new Date(shop.shop.now().getTime() + count * 3_600_000).toISOString()
  const group = { serviceId: 'ganesha', performsAt: hours(50), closesAt: hours(48), places: 500, price: 25 }
  groupId = (await staff.call('POST', '/api/admin/group-rituals', group)).body.id
}, 120_000)
afterAll(() => shop.close())

let count = 0
const newEmail = () => `name${(count += 1)}@example.com`
const ITEMS = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
const orderOf = async (id: string) => (await staff.call('GET', `/api/admin/orders/${id}`)).body

type NameForm = {
  send: (name: string) => Promise<Answer>
  kept: (answer: Answer) => string | Promise<string>
}

/** Every call that accepts a person's name. */
const TAKERS: Record<string, NameForm> = {
  'an order': {
    send: async (customerName) =>
      await openBrowser(shop).call(
        'POST',
        '/api/orders',
        makeOrder(undefined, { customerName, customerEmail: newEmail() }),
      ),
    kept: async ({ body }) => (await orderOf(body.id)).customer.name,
  },
  'the recipient of a gift': {
    send: async (name) =>
      await openBrowser(shop).call(
        'POST',
        '/api/orders',
        makeOrder(undefined, { gift: { name, note: '' }, customerEmail: newEmail() }),
      ),
    kept: async ({ body }) => (await orderOf(body.id)).gift.name,
  },
  'a participant of an order': {
    send: async (name) =>
      await openBrowser(shop).call(
        'POST',
        '/api/orders',
        makeOrder(undefined, { plan: { participants: `${name}, , ,`, consent: true }, customerEmail: newEmail() }),
      ),
    kept: async ({ body }) => (await orderOf(body.id)).plan.participants[0],
  },
  'a place in a group ritual': {
    send: async (customerName) =>
      await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places`, {
        customerName,
        customerEmail: newEmail(),
        family: customerName,
        consent: true,
      }),
    kept: async ({ body }) => {
      const { name } = (await orderOf(body.id)).customer
      const { families } = (await staff.call('GET', `/api/admin/group-rituals/${groupId}`)).body
      const family = families.find(({ orderId }: { orderId: string }) => orderId === body.id)
      return family.names[0] === name ? name : `${family.names[0]}, not ${name}`
    },
  },
  'a profile': {
    send: async (name) =>
      await customer.call('PUT', `/api/customer-profiles/${profileId}`, { firstName: name, lastName: name }),
    kept: ({ body: { firstName, lastName } }) => (firstName === lastName ? firstName : 'two names'),
  },
  'a partner’s client': {
    send: async (name) => await partner.call('POST', '/api/partner/clients', { firstName: name, lastName: name }),
    kept: ({ body: { firstName, lastName } }) => (firstName === lastName ? firstName : 'two names'),
  },
  'an order by hand': {
    send: async (name) =>
      await staff.call('POST', '/api/admin/orders', {
        customer: { firstName: name, lastName: name, email: newEmail(), lang: 'ru' },
        items: ITEMS,
      }),
    kept: async ({ body }) => {
      const { name } = (await orderOf(body.id)).customer
      const half = name.slice(0, (name.length - 1) / 2)
      return name === `${half} ${half}` ? half : name
    },
  },
  'a partner': {
    send: async (name) =>
      await staff.call('POST', '/api/admin/partners', { email: newEmail(), name, commission: { percent: 5 } }),
    kept: ({ body }) => body.name,
  },
}

/** Names in Arabic, Sinhala, Tamil, Malayalam, Hindi and decomposed letters use joiners and marks. */
const WRITTEN = [
  'علی\u200cرضا',
  'ක්\u200dරිෂ්ණ',
  'ஸ்ரீ',
  'അന്\u200dവര്\u200d',
  'क्\u200dषितिज',
  'र्\u200dया',
  'An\u200dna',
  'Ан\u200cна',
  'Nguye\u0302\u0303n',
  'מֹשֶׁה',
  'مُحَمَّد',
]

it.each(Object.entries(TAKERS))(
  '%s does not change joiners and combining marks in a name',
  async (_, { send, kept }) => {
    const found: string[] = []
    for (const name of WRITTEN) found.push(await kept(await send(name)))
    expect(found).toEqual(WRITTEN)
  },
)

it.each(Object.entries(TAKERS))(
  '%s removes invisible characters that change the text direction',
  async (_, { send, kept }) => {
    expect(await kept(await send('\u202eAnna\u202c \u2066Smirnova\u2069'))).toBe('Anna Smirnova')
  },
)

const SHORT = ['王', '明', '김', 'あ', 'ア', 'श्री']

it.each(Object.entries(TAKERS))(
  '%s accepts a name of one character if that character is a whole word',
  async (_, { send, kept }) => {
    const found: string[] = []
    for (const name of SHORT) found.push(await kept(await send(name)))
    expect(found).toEqual(SHORT)
  },
)

const EMPTY = ['', ' \u00a0', '\u200d\u200c', '\u0301\u0302', '\u3164\u3164', '\u200b\u2800']

it.each(Object.entries(TAKERS).filter(([taker]) => taker !== 'a participant of an order'))(
  '%s refuses a name that contains only spaces and combining marks',
  async (_, { send }) => {
    for (const name of EMPTY) expect([name, (await send(name)).status]).toEqual([name, 422])
  },
)

it.each(['an order', 'a place in a group ritual', 'a profile', 'a partner’s client', 'a partner'])(
  '%s refuses a name of one letter, with or without an accent',
  async (taker) => {
    for (const name of ['A', 'Я', 'e\u0301', 'A\u200b', '🙏'])
      expect([name, (await TAKERS[taker]?.send(name))?.status]).toEqual([name, 422])
  },
)

it('the participants of a plan are stored and returned as typed', async () => {
  const email = 'plans@example.com'
  const owner = await signIn(shop, email)
  const participants = WRITTEN.map((name) => `${name}, ${name}, 01.02.1985, 10:30`).join('\n')
  const input = makeOrder(undefined, { customerEmail: email, plan: { participants, consent: true } })
  const { body } = await owner.call('POST', '/api/orders', input)
  const plan = await owner.call('GET', `/api/orders/${body.id}/plan`)
  expect(plan.body.texts.participants).toBe(participants)
})
