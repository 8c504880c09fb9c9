import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../test/make-order.ts'
import { openShopOn, storageUnderTest, type TestShop } from '../../../test/shop.ts'
import { readConfig } from '#server/config.ts'
import { openHttp } from '../http.ts'

let shop: TestShop
let http: Awaited<ReturnType<typeof openHttp>>
beforeAll(async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    PUBLIC_ORIGIN: 'https://ahuti.example',
    ...(await storageUnderTest()),
  })
  shop = await openShopOn({ ...config, SANDBOX: false })
  http = await openHttp(shop)
})
afterAll(async () => {
  await http.close()
  await shop.close()
})

describe('a real shop', () => {
  it.each([
    ['GET', '/api/sandbox/messages'],
    ['GET', '/api/sandbox/payments'],
    ['POST', '/api/sandbox/chain/transfer'],
    ['POST', '/api/sandbox/chain/mine'],
    ['POST', '/api/sandbox/chain/reorg'],
    ['POST', '/api/sandbox/chain/outage'],
    ['POST', '/api/sandbox/rates'],
    ['POST', '/api/sandbox/clock/advance'],
  ])('returns 404 for %s %s', async (method, path) => {
    const { status } = await shop.call(method, path, method === 'POST' ? {} : undefined, {
      origin: 'https://ahuti.example',
    })
    expect(status).toBe(404)
  })

  it('has no sandbox page and does not mention a sandbox', async () => {
    const origin = `http://127.0.0.1:${http.port}`
    const [page, home] = await Promise.all([fetch(`${origin}/sandbox?lang=en`), fetch(`${origin}/?lang=en`)])
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Page not found')
    expect(await home.text()).not.toMatch(/sandbox"?:true|href="\/sandbox/i)
  })

  it('accepts changes only from its own origin, with any Host header', async () => {
    const foreign = await shop.call('POST', '/api/orders', {}, { origin: 'http://localhost' })
    expect(foreign.status).toBe(403)
  })

  it('limits how many orders one mailbox can place in an hour', async () => {
    const place = async (customerEmail: string) => {
      const headers = { origin: 'https://ahuti.example' }
      return (await shop.call('POST', '/api/orders', makeOrder(undefined, { customerEmail }), headers)).status
    }
    for (let n = 0; n < 20; n += 1) expect(await place('Victim@example.com')).toBe(201)
    expect(await place('victim@example.com')).toBe(429)
    expect(await place('anna@example.com')).toBe(201)
  })
})
