import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CATALOGUE_CHANGED } from '#features/catalogue/catalogue/commands.ts'
import { openHttp } from '../../../app/http.ts'
import { BEHIND_PROXY, signIn } from '../../../../test/sign-in.ts'
import { eventually } from '../../../../test/wait-until.ts'
import { openTestShop, type ReadableBody, type TestShop } from '../../../../test/shop.ts'
import { DURATIONS, INTENTION_DURATIONS } from '#base/ritual-terms.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { INTENTION_GROUPS } from '#features/catalogue/catalogue-lists/model.ts'
import { AGENT_TOOLS } from './model.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
let address: string
beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_ORIGIN: 'https://ahuti.example', ...BEHIND_PROXY })
  http = await openHttp(shop)
  address = `http://127.0.0.1:${http.port}/mcp`
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

/**
 * The client of the protocol's own library. `legacy` starts with a handshake. `auto` asks for the versions of the server and uses the
 * current revision.
 */
async function connect(mode: 'legacy' | 'auto', ip = '192.0.2.1') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { 'x-forwarded-for': ip } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}?lang=en`), { requestInit }))
  return client
}

async function callTool(client: Client, name: string, input: Record<string, unknown> = {}): Promise<ReadableBody> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
  const [first] = content
  return isError ? { refused: first?.type === 'text' && first.text } : structuredContent
}

/** Sends a message without the client library, as a simple program does. */
async function send(message: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : text }
}

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

describe.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
] as const)('a client of the protocol for agents (%s)', (mode, version) => {
  let client: Client
  beforeAll(async () => {
    client = await connect(mode)
  })
  afterAll(() => client.close())

  it('finds the shop and its tools, which cannot change any data', async () => {
    const { tools } = await client.listTools()
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()).toMatchObject({ name: 'ahuti', title: 'Ahuti' })
    expect(client.getInstructions()).toContain('promise no result')
    expect(tools.map(({ name }) => name)).toEqual([...AGENT_TOOLS])
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true)
  })

  it('can search, read texts and the calendar, and get a cart’s price', async () => {
    const found = await callTool(client, 'search_rituals', { query: 'препятствия в карьере', lang: 'en' })
    const ritual = await callTool(client, 'get_ritual', { id: 'ganesha' })
    const articles = await callTool(client, 'list_articles')
    const article = await callTool(client, 'get_article', { id: 'sankalpa', lang: 'ru' })
    const calendar = await callTool(client, 'panchang', { from: '2026-11-20', to: '2026-11-22' })
    const priced = await callTool(client, 'quote', { items: [{ id: 'ganesha-premium', duration: 2, quantity: 2 }] })
    expect(found.rituals[0]).toMatchObject({
      id: 'ganesha',
      name: 'Ganesha yagya',
      priceUsd: 300,
      from: { duration: 0.25, weeks: 1, priceUsd: 82 },
    })
    expect(ritual.offers.map((offer: ReadableBody) => [offer.itemId, offer.priceUsd])).toEqual([
      ['ganesha-basic', 164],
      ['ganesha-enhanced', 300],
      ['ganesha-premium', 436],
    ])
    expect(ritual.text.length).toBeGreaterThan(3000)
    expect(articles.articles.length).toBeGreaterThan(10)
    expect(article.text).toMatch(/санкальп/i)
    expect(calendar).toMatchObject({ place: 'Varanasi', days: [{ date: '2026-11-20' }, {}, { date: '2026-11-22' }] })
    expect(priced).toMatchObject({ totalUsd: 1744, currency: 'USD', lines: [{ priceUsd: 872, sumUsd: 1744 }] })
  })

  it('gets the list of texts from a cache that follows catalogue changes', async () => {
    await client.listResources()
    const selects = vi.spyOn(shop.shop.readDb, 'select')
    const { resources } = await client.listResources()
    const reads = selects.mock.calls.length
    selects.mockRestore()
    expect([resources.length > 50, reads]).toEqual([true, 0])
    await shop.shop.db.execute(sql`update ritual set published = false where id = 'hanuman'`)
    await shop.shop.db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
    await eventually(async () =>
      expect((await client.listResources()).resources.map(({ uri }) => uri)).not.toContain(
        'ahuti://rituals/hanuman/en',
      ),
    )
    await shop.shop.db.execute(sql`update ritual set published = true where id = 'hanuman'`)
    await shop.shop.db.execute(sql`select pg_notify(${CATALOGUE_CHANGED}, '')`)
    await eventually(async () =>
      expect((await client.listResources()).resources.map(({ uri }) => uri)).toContain('ahuti://rituals/hanuman/en'),
    )
  })

  it('can read every ritual and article in both languages as a resource', async () => {
    const { resources } = await client.listResources()
    const { body: catalogue } = await shop.call('GET', '/api/articles-catalog')
    const { body: services } = await shop.call('GET', '/api/services')
    const articles = catalogue.filter(({ source }: ReadableBody) => source === 'articles')
    expect(resources).toHaveLength(2 * (services.length + articles.length))
    const texts = await Promise.all(resources.map(async ({ uri }) => (await client.readResource({ uri })).contents[0]))
    expect(texts.every((text) => text && 'text' in text && text.text.length > 500)).toBe(true)
    expect(texts.filter((text) => text?.uri.endsWith('/ru')).length).toBe(resources.length / 2)
  })

  it.each([
    ['get_ritual', { id: 'nothing', lang: 'ru' }, 'Такого ритуала нет.'],
    ['get_ritual', { id: '%00/../x' }, 'There is no such ritual.'],
    ['get_article', { id: 'ganesha', lang: 'ru' }, 'Такой статьи нет.'],
    ['panchang', { from: '2026-02-30', lang: 'ru' }, /from: Укажите день/],
    ['panchang', { from: '2026-01-01', to: '2026-03-01' }, /At most 31 days/],
    ['quote', { items: [{ id: 'ganesha', duration: 7 }], lang: 'ru' }, /items\.0\.duration: /],
    ['quote', { items: [{ id: 'z-special-intention-riches', duration: 0.75 }] }, /items\.0\.id: /],
  ])('gets an error in the requested language after calling %s with %j', async (name, input, sentence) => {
    expect((await callTool(client, name, input)).refused).toMatch(sentence)
  })

  it('gets an error code that says why the shop refused the call', async () => {
    const { isError, content } = await client.callTool({
      name: 'quote',
      arguments: { items: [{ id: 'ganesha', duration: 1 }], discountCode: 'NO-SUCH-CODE' },
    })
    expect(isError).toBe(true)
    const reason = content[1]
    expect(reason?.type === 'text' && JSON.parse(reason.text)).toMatchObject({ code: 'discounts.unknown' })
  })

  it('gets an error for a resource that does not exist', async () => {
    await expect(client.readResource({ uri: 'ahuti://rituals/nothing/ru' })).rejects.toThrow('Такого ритуала нет.')
    await expect(client.readResource({ uri: 'ahuti://rituals/ganesha/de' })).rejects.toThrow('nothing at this address')
  })
})

describe('the search tool', () => {
  it('finds every ritual that contains a word, also within one category', async () => {
    const client = await connect('legacy')
    const found = await callTool(client, 'search_rituals', { query: 'yagya', limit: 50 })
    const all = await callTool(client, 'search_rituals', { limit: 50 })
    expect(found.rituals).toHaveLength(all.rituals.length)
    for (const { category } of all.rituals) {
      const ofIt = await callTool(client, 'search_rituals', { query: 'yagya', category: category.id, limit: 50 })
      const there = all.rituals.filter((ritual: ReadableBody) => ritual.category.id === category.id)
      expect(ofIt.rituals).toHaveLength(there.length)
    }
    await client.close()
  })
})

describe('a price from the tool “quote”', () => {
  const quoteAndOrder = async (client: Client, items: { id: string; duration: number; quantity: number }[]) => {
    const quoted = await callTool(client, 'quote', { items })
    const order = {
      customerName: 'Anna Petrova',
      customerEmail: 'anna@example.com',
      paymentMethod: 'crypto',
      items: quoted.lines.map(({ id, duration, quantity, priceUsd }: ReadableBody) => ({
        id,
        duration,
        quantity,
        price: priceUsd,
      })),
      total: quoted.totalUsd,
    }
    const placed = await shop.call('POST', '/api/orders', order)
    return { quoted: quoted.totalUsd, placed: [placed.status, placed.body.total] }
  }

  it('equals the price of an order, for every ritual, tier and duration', async () => {
    const client = await connect('auto', '192.0.2.2')
    const { rituals } = await callTool(client, 'search_rituals', { limit: 50 })
    const ids: string[] = rituals.map(({ id }: { id: string }) => id).filter((id: string) => !id.startsWith('z-'))
    const ordinary = ids.flatMap((id) => ['', ...TIERS.map((tier) => `-${tier}`)].map((tier) => `${id}${tier}`))
    const items = [
      ...ordinary.flatMap((id) => DURATIONS.map((duration) => ({ id, duration, quantity: 1 }))),
      ...Object.values(INTENTION_GROUPS)
        .flat()
        .flatMap((id) =>
          INTENTION_DURATIONS.map((duration) => ({ id: `z-special-intention-${id}`, duration, quantity: 3 })),
        ),
    ]
    const carts = Array.from({ length: Math.ceil(items.length / 50) }, (_, n) => items.slice(n * 50, n * 50 + 50))
    expect(items.length).toBeGreaterThan(400)
    for (const cart of carts) {
      const { quoted, placed } = await quoteAndOrder(client, cart)
      expect(placed).toEqual([201, quoted])
    }
  })

  it('equals the price on the ritual’s page, for every tier and duration', async () => {
    const client = await connect('legacy', '192.0.2.3')
    const { rituals } = await callTool(client, 'search_rituals', { limit: 50 })
    for (const { id } of rituals) {
      const { offers, intentions } = await callTool(client, 'get_ritual', { id })
      const { terms: offered } = (await shop.call('GET', `/api/services/${id}`)).body
      expect(offers.map(({ terms }: ReadableBody) => terms.map(({ duration }: ReadableBody) => duration))).toEqual(
        Object.values(offered),
      )
      const items = offers.flatMap(({ itemId, terms }: ReadableBody) =>
        terms.map(({ duration }: ReadableBody) => ({
          id: itemId.replace('z-special-intention-{intention}', intentions[0]?.itemId),
          duration,
        })),
      )
      const { lines } = await callTool(client, 'quote', { items })
      const prices = offers.flatMap(({ terms }: ReadableBody) => terms.map(({ priceUsd }: ReadableBody) => priceUsd))
      expect(lines.map(({ priceUsd }: ReadableBody) => priceUsd)).toEqual(prices)
    }
  })
})

describe('the server’s endpoint for agents', () => {
  it('responds to pages of any other site, but only with public data', async () => {
    const anna = await signIn(shop, 'anna@example.com')
    const cookie = [...anna.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const plain = await send(listTools)
    const foreign = await send(listTools, { origin: 'https://evil.example', cookie })
    expect(foreign.status).toBe(200)
    expect(foreign.body).toEqual(plain.body)
    expect(foreign.headers.get('access-control-allow-origin')).toBe('*')
    expect(foreign.headers.has('access-control-allow-credentials')).toBe(false)
    expect(foreign.headers.has('set-cookie')).toBe(false)
    expect(foreign.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('responds to CORS preflight requests', async () => {
    const response = await fetch(address, { method: 'OPTIONS', headers: { origin: 'https://agent.example' } })
    expect([response.status, response.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
  })

  it.each(['GET', 'DELETE', 'PUT'])('refuses the HTTP method %s', async (method) => {
    const response = await fetch(address, { method, headers: { accept: 'text/event-stream' } })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each([
    ['not JSON', '{', 400, -32700],
    ['not JSON-RPC', '{"hello":1}', 400, -32600],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'orders/place' }, 200, -32601],
    ['too large a batch', Array.from({ length: 21 }, (_, id) => ({ ...listTools, id })), 400, -32600],
    ['a subscription', { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' }, 400, -32600],
  ])('returns a protocol error if the message is %s', async (_, message, status, code) => {
    const answer = await send(message)
    expect(answer.status).toBe(status)
    expect(answer.body.error.code).toBe(code)
  })

  it('returns one response with several answers if a request has several messages', async () => {
    const { body } = await send([
      listTools,
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { ...listTools, id: 2 },
    ])
    expect(body.map(({ id }: ReadableBody) => id)).toEqual([1, 2])
  })

  it('refuses other media types, a large body and the key `__proto__`', async () => {
    const large = { ...listTools, params: { cursor: 'x'.repeat(70_000) } }
    expect((await send(listTools, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(large)).status).toBe(413)
    expect((await send('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"__proto__":{}}}')).status).toBe(400)
  })

  it('has a rate limit that counts every message of a request', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.10' }
    const batch = Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', method: 'notifications/initialized', id }))
    const statuses = []
    for (let times = 0; times < 30; times += 1) statuses.push((await send(batch, headers)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses).toContain(429)
  })

  it('limits how often a caller can send requests', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9' }
    const refused: Response[] = []
    // The limit allows more calls each second, so on a slow machine one round may not reach the limit.
    for (let round = 0; refused.length <= 10 && round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 450 }, () => fetch(address, { headers })))
      refused.push(...answers.filter(({ status }) => status === 429))
    }
    expect(refused.length).toBeGreaterThan(10)
    expect(refused.every((answer) => Number(answer.headers.get('retry-after')) > 0)).toBe(true)
  })
})
