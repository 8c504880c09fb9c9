import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BEHIND_PROXY, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { sweepSessions } from './commands-session.ts'
import { knownDevices } from './tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())

const request = (contact: string, browser = openBrowser(shop)) =>
  browser.call('POST', '/api/auth/request-login', { contact })
const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const DAY = 86_400

describe('the rate limit for requests', () => {
  it('applies to a mailbox with all its tags, and separately to other mailboxes', async () => {
    const seen: number[] = []
    for (let turn = 0; turn < 12; turn++) seen.push((await request(`victim+${turn}@example.com`)).status)
    expect(seen.filter((status) => status === 200)).toHaveLength(10)
    expect(seen.slice(10)).toEqual([429, 429])
    expect((await request('victims@example.com')).status).toBe(200)
  })

  it('per day applies to all spellings of one mailbox together', async () => {
    const spellings = ['vi.ctim', 'v.ictim', 'victim+a', 'v.i.c.t.i.m', 'vict.im+b']
    const seen: number[] = []
    for (let turn = 0; turn < 25; turn++) {
      const spelling = spellings[turn % spellings.length] ?? ''
      const domain = turn % 2 === 0 ? 'gmail.com' : 'googlemail.com'
      seen.push((await request(`${spelling}@${domain}`)).status)
      await advance(3601)
    }
    // One request per hour reaches only the limit per day.
    expect(seen.slice(0, 24).filter((status) => status === 200)).toHaveLength(20)
    expect(seen.slice(20, 24)).toEqual([429, 429, 429, 429])
    expect(seen[24]).toBe(200)
  })

  it('applies to a network address, whatever port a proxy adds to the address', async () => {
    const seen: number[] = []
    for (let turn = 0; turn < 21; turn++)
      seen.push((await request(`ported${turn}@example.com`, openBrowser(shop, `203.0.113.9:${40_000 + turn}`))).status)
    expect(seen.at(-1)).toBe(429)
  })

  it('stops an account that makes too many changes, but no other account', async () => {
    const eager = await signIn(shop, 'eager@example.com')
    const other = await signIn(shop, 'other@example.com')
    let answer = await eager.call('POST', '/api/account/consent', {})
    for (let turn = 0; turn < 300 && answer.status === 200; turn++)
      answer = await eager.call('POST', '/api/account/consent', {})
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await eager.call('GET', '/api/auth/me')).status).toBe(200)
    expect((await other.call('POST', '/api/account/consent', {})).status).toBe(200)
    await advance(61)
    expect((await eager.call('POST', '/api/account/consent', {})).status).toBe(200)
  })
})

it('the shop knows a browser for one year after a sign-in', async () => {
  const owner = await signIn(shop, 'owner@example.com')
  const device = owner.cookies.get('device') ?? ''
  const back = openBrowser(shop)
  const seen: number[] = []
  const exhaust = async () => {
    for (let turn = 0; turn < 6; turn++) {
      seen.push((await request('owner@example.com')).status)
      await advance(61)
    }
  }
  await advance(364 * DAY)
  await exhaust()
  back.cookies.set('device', device)
  expect((await request('owner@example.com', back)).status).toBe(200)
  await advance(2 * DAY)
  await exhaust()
  expect((await request('owner@example.com', back)).status).toBe(429)
  await sweepSessions(shop.shop)
  expect(await shop.shop.db.select().from(knownDevices)).toHaveLength(0)
})

it.each([
  ['POST', '/api/auth/logout'],
  ['POST', '/api/account/consent'],
  ['DELETE', '/api/account/consent'],
])('the call %s %s refuses every content type except JSON', async (method, path) => {
  const browser = await signIn(shop, `body${path.length}${method.toLowerCase()}@example.com`)
  const send = (body: string, type: string) => browser.call(method, path, body, { 'content-type': type })
  expect((await send('consent=true', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await send('{}', 'text/plain')).status).toBe(415)
  expect((await send('{', 'application/json')).status).toBe(400)
  const large = await send(`"${'x'.repeat(70_000)}"`, 'application/json')
  expect([large.status, large.headers.get('connection')]).toEqual([413, 'close'])
  expect((await send('{}', 'application/json')).status).toBeLessThan(300)
})
