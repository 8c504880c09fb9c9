import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { openHttp } from '../http.ts'
import { consentedPolicy, hasConsent } from './security-headers.ts'

const YES = { cookie: 'theme=dark; consent=analytics' }

type OpenedPage = {
  shop: TestShop
  get: (path: string, headers?: Record<string, string>) => Promise<Headers>
  close: () => Promise<void>
}

async function open(environment: Record<string, string>): Promise<OpenedPage> {
  const shop = await openTestShop(environment)
  const http = await openHttp(shop)
  return {
    shop,
    get: async (path, headers = {}) => (await fetch(`http://127.0.0.1:${http.port}${path}`, { headers })).headers,
    close: async () => {
      await http.close()
      await shop.close()
    },
  }
}

describe('a shop without external analytics', () => {
  let opened: OpenedPage
  beforeAll(async () => {
    opened = await open({})
  })
  afterAll(() => opened.close())

  it('does not let its pages use another host, even if the browser sends cookies', async () => {
    const headers = await opened.get('/?lang=en', YES)
    expect(headers.get('content-security-policy')).not.toMatch(/google|yandex/)
    expect(headers.get('vary')).not.toContain('Cookie')
    expect((await opened.shop.call('GET', '/api/shop')).body).not.toHaveProperty('asksConsent')
  })
})

describe('a shop with external analytics', () => {
  let opened: OpenedPage
  beforeAll(async () => {
    opened = await open({ GA4_ID: 'G-TEST123456' })
  })
  afterAll(() => opened.close())

  it('allows the hosts of analytics only after consent; the page stays the same', async () => {
    const [without, with_] = [await opened.get('/?lang=en'), await opened.get('/?lang=en', YES)]
    expect(without.get('content-security-policy')).not.toContain('google')
    expect(with_.get('content-security-policy')).toContain("script-src 'self' https://*.googletagmanager.com;")
    expect(with_.get('content-security-policy')).not.toContain('yandex')
    expect(with_.get('etag')).toBe(without.get('etag'))
    expect([without.get('vary'), with_.get('vary')]).toEqual([
      expect.stringContaining('Cookie'),
      expect.stringContaining('Cookie'),
    ])
  })

  it('does not allow another host on the page of an order', async () => {
    const headers = await opened.get('/order/0123456789abcdef0123456789abcdef', YES)
    expect(headers.get('content-security-policy')).not.toContain('google')
  })

  it('makes its pages ask visitors for consent', async () => {
    expect((await opened.shop.call('GET', '/api/shop')).body).toMatchObject({ asksConsent: true })
  })
})

/** True if a policy lets a page use an address. It matches hosts as browsers do: `*.` is at least one label (CSP 3, 6.7.2.8). */
function allows(policy: string, directive: string, address: string): boolean {
  const rule = policy.split('; ').find((one) => one.startsWith(`${directive} `)) ?? ''
  const { origin, host } = new URL(address)
  return rule
    .split(' ')
    .slice(1)
    .some((source) => source === origin || (source.startsWith('https://*.') && host.endsWith(source.slice(9))))
}

const GA4_BEACONS = [
  'https://analytics.google.com/g/collect?v=2',
  'https://region1.analytics.google.com/g/collect?v=2',
  'https://www.google-analytics.com/g/collect?v=2',
  'https://region1.google-analytics.com/g/collect?v=2',
  'https://google-analytics.com/g/collect?v=2',
  'https://www.googletagmanager.com/td?id=G-TEST123456',
]

describe('the beacons of GA4', () => {
  const policy = consentedPolicy({ GA4_ID: 'G-TEST123456' }) ?? ''

  it.each(GA4_BEACONS)('are allowed to %s by fetch and as an image', (address) => {
    expect(allows(policy, 'connect-src', address)).toBe(true)
    expect(allows(policy, 'img-src', address)).toBe(true)
  })

  it.each([
    'https://google.com/',
    'https://www.google.com/g/collect',
    'https://evilanalytics.google.com.example/',
    'https://mail.google.com/',
    'https://stats.g.doubleclick.net/g/collect',
    'http://analytics.google.com/g/collect',
  ])('are blocked to %s', (address) => {
    expect(allows(policy, 'connect-src', address)).toBe(false)
    expect(allows(policy, 'img-src', address)).toBe(false)
  })

  it.each(GA4_BEACONS)('are blocked if GA4 is not configured: %s', (address) => {
    expect(allows(consentedPolicy({ METRIKA_ID: '12345678' }) ?? '', 'connect-src', address)).toBe(false)
  })
})

describe('the content policy of pages', () => {
  it('allows only the hosts of the configured services', () => {
    expect(consentedPolicy({ METRIKA_ID: '12345678' })).toContain('https://mc.yandex.ru')
    expect(consentedPolicy({ METRIKA_ID: '12345678' })).not.toContain('google')
    expect(consentedPolicy({})).toBeUndefined()
    expect(consentedPolicy({ GA4_ID: 'G-TEST123456', METRIKA_ID: '12345678' })).not.toMatch(/unsafe|\*(?!\.)/)
  })

  it.each([
    ['consent=analytics', true],
    ['a=b; consent=analytics; c=d', true],
    ['consent=analytics2', false],
    ['noconsent=analytics', false],
    ['consent=', false],
    [undefined, false],
  ])('takes the cookies %j as consent: %s', (cookies, yes) => {
    expect(hasConsent(cookies)).toBe(yes)
  })

  it.each([
    ['GA4_ID', 'UA-1234'],
    ['GA4_ID', 'G-1"; script-src *'],
    ['METRIKA_ID', 'abc'],
    ['METRIKA_ID', '0'],
    ['ANALYTICS_DAYS', '0'],
  ])('requires valid settings: %s with the value %j stops the start', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
