import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../test/make-order.ts'
import { openShopOn, storageUnderTest, type TestShop } from '../../../test/shop.ts'
import { readConfig } from '#server/config.ts'
import type { Database, Db } from '#server/database/database.ts'
import { llmsFull } from '../seo/llms.ts'
import { readSiteContent } from '../seo/site-content.ts'

/** Public read calls. The shop makes no decision with their results, so they may be read from the replica. */
const PUBLIC = [
  '/api/services',
  '/api/services/ganesha',
  '/api/services/ganesha/text?lang=ru',
  '/api/services/ganesha/reviews',
  '/api/service-cards?lang=en',
  '/api/articles-catalog',
  '/api/articles/vastu',
  '/api/articles/vastu/text?lang=en',
  '/api/categories',
  '/api/intentions',
  '/api/home-texts?lang=en',
  '/api/group-rituals',
  '/api/search?q=ganesha',
]

describe('a shop with a replica', () => {
  let shop: TestShop
  const unavailable = { primary: false, replica: false }
  beforeAll(async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', ...(await storageUnderTest()) })
    shop = await openShopOn(config, (database: Database) => ({
      ...database,
      db: switched(database.db, 'primary'),
      readDb: switched(database.db, 'replica'),
    }))
  })
  afterAll(async () => {
    Object.assign(unavailable, { primary: false, replica: false })
    await shop.close()
  })

  function switched(db: Db, which: keyof typeof unavailable): Db {
    return new Proxy(db, {
      get(target, name) {
        if (unavailable[which]) throw Object.assign(new Error(`the ${which} is unavailable`), { code: 'ECONNREFUSED' })
        return Reflect.get(target, name) as unknown
      },
    })
  }
  const statusOf = async (path: string) => (await shop.call('GET', path)).status

  it('sends public reads only to the replica', async () => {
    Object.assign(unavailable, { primary: true, replica: false })
    for (const path of PUBLIC) expect([path, await statusOf(path)]).toEqual([path, 200])
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_articles', arguments: {} } }
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    const response = await shop.api.request('/mcp', { method: 'POST', headers, body: JSON.stringify(call) })
    const { result } = (await response.json()) as {
      result: { isError?: boolean; structuredContent: { articles: unknown[] } }
    }
    expect([result.isError ?? false, result.structuredContent.articles.length > 10]).toEqual([false, true])
    expect((await readSiteContent(shop.shop, shop.legal)).items.length).toBeGreaterThan(20)
    expect((await llmsFull(shop.shop)).length).toBeGreaterThan(10_000)
    // An order is not public data, so it is read from the primary, which is unavailable here.
    expect(await statusOf(`/api/orders/${'0'.repeat(32)}`)).toBe(503)
  })

  it('sends reads that must be up to date only to the primary', async () => {
    Object.assign(unavailable, { primary: false, replica: true })
    const placed = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]), {
      'idempotency-key': randomUUID(),
    })
    expect(placed.status).toBe(201)
    expect(await statusOf(`/api/orders/${placed.body.id}`)).toBe(200)
    const wanted = { orderId: placed.body.id, currency: 'USDT_TRC20', amountUsd: GANESHA_BASIC.price }
    expect((await shop.call('POST', '/api/crypto/payment', wanted)).status).toBeLessThan(300)
    expect(await statusOf('/api/payment-methods')).toBe(200)
    expect(await statusOf(`/api/group-rituals/${'0'.repeat(32)}`)).toBe(404)
    const login = { contact: 'anna@example.com' }
    expect((await shop.call('POST', '/api/auth/request-login', login)).status).toBeLessThan(300)
    expect(await statusOf('/api/categories')).toBe(503)
  })
})
