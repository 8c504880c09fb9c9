import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Browser, BEHIND_PROXY, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

const UNKNOWN = '0'.repeat(32)
const GANESHA = [{ id: 'ganesha-basic', duration: 0.5, quantity: 1 }]
const TODAY = new Date().toISOString().slice(0, 10)

/** A valid body for every call with an id in its path, and for the call with a client id in its body. */
const BODIES: Record<string, object | undefined> = {
  'put /api/partner/clients/{id}': { firstName: 'Чужой' },
  'post /api/partner/orders/{id}/manual-payment': { amountUsd: 164, receivedAt: TODAY, reference: 'theft', note: '' },
}

let shop: TestShop
let anna: Browser
let boris: Browser
const his = { client: '', order: '' }
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  const staff = await signIn(shop, 'admin@example.com')
  await staff.call('POST', '/api/admin/partners', {
    email: 'boris@example.com',
    name: 'Boris',
    commission: { percent: 10 },
  })
  anna = await signIn(shop, 'partner@example.com')
  boris = await signIn(shop, 'boris@example.com')
  const client = { firstName: 'Secretive', lastName: 'Person', email: 'secretive@example.com' }
  his.client = (await boris.call('POST', '/api/partner/clients', client)).body.id
  his.order = (await boris.call('POST', '/api/partner/orders', { clientId: his.client, items: GANESHA })).body.id
})
afterAll(() => shop.close())

const callsWithId = () =>
  shop.routes
    .filter(({ access, path }) => access === 'partner' && path.includes('{id}'))
    .map(({ method, path }) => ({ method, path }))

const withoutRequest = ({ requestId: _, ...body }: Record<string, unknown>) => body

it('the list of partner calls with an id is not empty', () => {
  expect(callsWithId().length).toBeGreaterThanOrEqual(5)
})

it('every call answers 404 for another partner’s client or order, as for unknown ids', async () => {
  const answers = callsWithId().flatMap(({ method, path }) =>
    [his.client, his.order, UNKNOWN].map(async (id) => {
      const body = BODIES[`${method} ${path}`]
      const answer = await anna.call(method.toUpperCase(), path.replace('{id}', id), body)
      return { call: `${method} ${path}`, status: answer.status, body: withoutRequest(answer.body) }
    }),
  )
  const all = await Promise.all(answers)
  expect(all.filter(({ status }) => status !== 404)).toEqual([])
  expect(new Set(all.map(({ call, body }) => JSON.stringify({ call, body }))).size).toBe(callsWithId().length)
})

it('a partner cannot place an order for another partner’s client', async () => {
  const made = async (clientId: string) => await anna.call('POST', '/api/partner/orders', { clientId, items: GANESHA })
  const [foreign, unknown] = [await made(his.client), await made(UNKNOWN)]
  expect([foreign.status, unknown.status]).toEqual([404, 404])
  expect(withoutRequest(foreign.body)).toEqual(withoutRequest(unknown.body))
})

it('no list, statement or search contains another partner’s data', async () => {
  const lists = ['clients', 'clients?q=secretive', 'orders', `orders?q=${his.order.slice(0, 8)}`, 'statement', 'me']
  const answers = await Promise.all(lists.map(async (list) => await anna.call('GET', `/api/partner/${list}`)))
  const said = JSON.stringify(answers.map(({ body }) => body))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(said).not.toMatch(/[Ss]ecretive/)
  expect(said).not.toContain(his.order)
})

it('the other partner’s data is unchanged after all calls of these tests', async () => {
  expect((await boris.call('GET', `/api/partner/orders/${his.order}`)).body).toMatchObject({
    state: 'link-ready',
    reported: null,
  })
  expect((await boris.call('GET', `/api/partner/clients/${his.client}`)).body.firstName).toBe('Secretive')
})
