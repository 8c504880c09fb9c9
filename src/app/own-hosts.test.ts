import { type IncomingMessage, request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../test/shop.ts'
import { openHttp } from './http.ts'
import { openHostCheck } from './own-hosts.ts'

const requestTo = (host: string | undefined) => ({ headers: { host } }) as IncomingMessage
const refuses = openHostCheck({ SANDBOX: true }, 'Box.lan')

it.each([
  'localhost',
  'LOCALHOST:3000',
  'localhost.',
  'shop.localhost:3000',
  '127.0.0.1:3000',
  '192.168.1.7',
  '[::1]:3000',
  '[fe80::1]',
  'box',
  'box.lan:3000',
  'box.local',
  undefined,
])('a sandbox accepts requests for the host %s', (host) => expect(refuses(requestTo(host))).toBe(false))

it.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'evillocalhost',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example',
  'box.evil.example',
  '[::1].evil.example',
  '[evil.example]',
  '2130706433',
  '',
  'other.local',
])('a sandbox refuses requests for the host “%s”', (host) => expect(refuses(requestTo(host))).toBe(true))

it('a shop with a public origin accepts any Host header from its proxies', () => {
  const named = openHostCheck({ SANDBOX: true, PUBLIC_ORIGIN: 'https://ahuti.example' }, 'box')
  expect(named(requestTo('shop-1:3000'))).toBe(false)
  expect(openHostCheck({ SANDBOX: false }, 'box')(requestTo('shop-1:3000'))).toBe(false)
})

describe('a sandbox over the network', () => {
  let shop: TestShop
  let http: Awaited<ReturnType<typeof openHttp>>
  beforeAll(async () => {
    shop = await openTestShop()
    http = await openHttp(shop)
  }, 120_000)
  afterAll(async () => {
    await http.close()
    await shop.close()
  })

  type Answered = { status: number; policy: string; features: string }
  const get = async (path: string, host: string): Promise<Answered> =>
    await new Promise((resolve, reject) => {
      const { port } = http
      const call = httpRequest({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        response.resume()
        const { 'content-security-policy': policy = '', 'permissions-policy': features = '' } = response.headers
        resolve({ status: response.statusCode ?? 0, policy: String(policy), features: String(features) })
      })
      call.on('error', reject).end()
    })

  it.each(['/', '/api/sandbox/messages?to=a@example.com', '/api/services', '/sandbox', '/robots.txt'])(
    'does not expose %s to an attack by DNS rebinding',
    async (path) => {
      expect((await get(path, 'evil.example')).status).toBe(421)
      expect((await get(path, `localhost:${http.port}`)).status).toBe(200)
      // A cached response for one host is never sent for another host.
      expect((await get(path, 'evil.example')).status).toBe(421)
    },
  )

  it('sends a strict content policy with API calls, and another policy with pages', async () => {
    const call = await get('/api/services', 'localhost')
    expect(call.policy).toContain("default-src 'none'")
    expect(call.policy).toContain("frame-ancestors 'none'")
    expect(call.policy).not.toContain("'self'")
    expect((await get('/api/no-such-call', 'localhost')).policy).toBe(call.policy)
    expect((await get('/', 'localhost')).policy).toContain("script-src 'self'")
    expect((await get('/api/reference', 'localhost')).policy).toContain("style-src 'self'")
  })

  it('disables every powerful browser feature that the shop does not use', async () => {
    const { features } = await get('/', 'localhost')
    for (const name of 'camera microphone geolocation usb serial hid bluetooth midi payment display-capture'.split(' '))
      expect(features).toContain(`${name}=()`)
    expect(features).toContain('clipboard-write=(self)')
    expect(features).toContain('publickey-credentials-get=(self)')
    expect(features).not.toContain('*')
  })
})
