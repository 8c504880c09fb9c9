import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { after, HOUR } from '#base/time.ts'
import { limits } from '#server/database/rate-limit-table.ts'
import { BEHIND_PROXY, lastCode, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { solveProof } from './web/solve-proof-of-work.ts'

let shop: TestShop
let count = 0
let contact = ''
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())
beforeEach(async () => {
  count += 1
  contact = `anna${count}@example.com`
  await shop.shop.db.delete(limits)
})

const request = (browser: ReturnType<typeof openBrowser>, body: object) =>
  browser.call('POST', '/api/auth/request-login?lang=en', body)
/** Records that this number of codes was sent to unknown browsers within the hour. */
const flood = (sent: number) =>
  shop.shop.db.insert(limits).values({ key: 'send:strangers', count: sent, endsAt: after(shop.shop.now(), HOUR) })
/** Requests sign-in codes. `addressOf` returns the network address of each request. */
async function requestFrom(addressOf: (turn: number) => string, turns: number): Promise<number[]> {
  const seen: number[] = []
  for (let turn = 0; turn < turns; turn++)
    seen.push((await request(openBrowser(shop, addressOf(turn)), { contact: `s${count}-${turn}@example.com` })).status)
  return seen
}

describe('the limit for a range of network addresses', () => {
  it.each([
    ['an IPv6 /48', (turn: number) => `2001:db8:7:${turn.toString(16)}::1`, '2001:db8:8::1'],
    ['an IPv4 /24', (turn: number) => `203.0.113.${turn % 250}`, '203.0.114.1'],
  ])(
    'applies to all addresses of %s together, but not to another range',
    async (_, addressOf, other) => {
      const seen = await requestFrom(addressOf, 203)
      expect(seen.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => 200))
      expect(seen.slice(200)).toEqual([429, 429, 429])
      expect((await request(openBrowser(shop, other), { contact })).status).toBe(200)
    },
    60_000,
  )
})

describe('after unknown browsers have requested 1,000 codes in an hour', () => {
  it('a browser gets a puzzle (proof of work), solves the puzzle and signs in', async () => {
    await flood(1000)
    const browser = openBrowser(shop)
    const refused = await request(browser, { contact })
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'accounts.proof-required', challenge: { token: expect.any(String), bits: 13, parts: 8 } },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await lastCode(shop, contact)).toBe('')
    const proof = await solveProof(refused.body.challenge)
    expect((await request(browser, { contact, proof })).status).toBe(200)
    const code = await lastCode(shop, contact)
    expect((await browser.call('POST', '/api/auth/verify-code', { contact, code })).status).toBe(200)
  })

  it('a solution is refused for another contact, a second time, or after 30 minutes', async () => {
    await flood(1000)
    const browser = openBrowser(shop)
    const { body } = await request(browser, { contact })
    const proof = await solveProof(body.challenge)
    expect((await request(openBrowser(shop), { contact: `eve${count}@example.com`, proof })).body.code).toBe(
      'accounts.proof-required',
    )
    expect((await request(browser, { contact, proof })).status).toBe(200)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
    const again = await request(browser, { contact, proof })
    expect([again.status, again.body.code]).toEqual([429, 'accounts.proof-required'])
    const late = await solveProof(again.body.challenge)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 1800 })
    expect((await request(browser, { contact, proof: late })).status).toBe(429)
  })

  it.each([
    ['an easier challenge', (token: string) => token.replace(/\.13\./, '.1.')],
    ['a self-made challenge', () => '9999999999999.1.00.00'],
    ['nothing', () => ''],
  ])('a solution of %s is refused', async (_, tokenOf) => {
    await flood(1000)
    const { body } = await request(openBrowser(shop), { contact })
    const token = tokenOf(body.challenge.token)
    const proof = await solveProof({ token, bits: 1, parts: 8 })
    const { status } = await request(openBrowser(shop), { contact, proof })
    expect(status).toBe(429)
    expect(await lastCode(shop, contact)).toBe('')
  })

  it('the puzzle becomes harder with more requests', async () => {
    await flood(4000)
    expect((await request(openBrowser(shop), { contact })).body.challenge.bits).toBe(15)
  })

  it('a browser that signed in before gets no puzzle', async () => {
    const owner = await signIn(shop, contact)
    await shop.shop.db.delete(limits)
    await flood(5000)
    expect((await request(owner, { contact })).status).toBe(200)
  })

  it('a solved puzzle does not lift the other rate limits', async () => {
    await request(openBrowser(shop), { contact })
    await shop.shop.db.update(limits).set({ count: 1000 }).where(eq(limits.key, 'send:strangers'))
    const browser = openBrowser(shop)
    const { body } = await request(browser, { contact })
    const again = await request(browser, { contact, proof: await solveProof(body.challenge) })
    expect([again.status, again.body.code]).toEqual([429, 'http.too-many'])
  })

  it('an hour later no puzzle is needed', async () => {
    await flood(1000)
    expect((await request(openBrowser(shop), { contact })).status).toBe(429)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 3601 })
    expect((await request(openBrowser(shop), { contact })).status).toBe(200)
  })
})

it('the shop ignores the solution of a puzzle that the shop did not require', async () => {
  const proof = { token: 'any', answers: [1, 2, 3, 4, 5, 6, 7, 8] }
  expect((await request(openBrowser(shop), { contact, proof })).status).toBe(200)
})
