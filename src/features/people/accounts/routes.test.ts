import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEHIND_PROXY, lastCode, openBrowser, signIn, wrongCode } from '../../../../test/sign-in.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop
let contact = ''
let count = 0
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
})
afterAll(() => shop.close())
beforeEach(() => {
  count += 1
  contact = `anna${count}@example.com`
})

const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const request = (browser = openBrowser(shop), to = contact) =>
  browser.call('POST', '/api/auth/request-login', { contact: to })
const verify = (browser: ReturnType<typeof openBrowser>, code: string, to = contact) =>
  browser.call('POST', '/api/auth/verify-code', { contact: to, code })

describe('the request for a sign-in code', () => {
  it('sends six digits, and the answer does not show whether the account exists', async () => {
    const { status, body } = await request()
    expect(status).toBe(200)
    expect(body).toEqual({ channel: 'email', expiresIn: 600, resendIn: 60 })
    expect(await lastCode(shop, contact)).toMatch(/^\d{6}$/)
  })

  it('sends a text message to a phone number typed in any format', async () => {
    const { body } = await request(openBrowser(shop), '8 (916) 555-01-23')
    expect(body).toMatchObject({ channel: 'sms' })
    expect(await lastCode(shop, '+79165550123')).toMatch(/^\d{6}$/)
  })

  it.each([
    ['two addresses', 'anna@example.com,eve@example.com'],
    ['a second header', 'anna@example.com\r\nBcc: eve@example.com'],
    ['look-alike letters', 'аnna@example.com'],
    ['a name', 'Anna <anna@example.com>'],
    ['a list', ['anna@example.com', 'eve@example.com']],
    ['an object', { $ne: '' }],
    ['nothing', ''],
  ])('with %s as contact is refused', async (_, smuggled) => {
    const { status, body } = await openBrowser(shop).call('POST', '/api/auth/request-login', { contact: smuggled })
    expect(status).toBe(422)
    expect(body.errors[0].path).toBe('contact')
  })

  it('is refused for a phone number of a country that is not supported', async () => {
    const { status, body } = await request(openBrowser(shop), '+850 191 234 5678')
    expect(status).toBe(422)
    expect(body.errors[0].message).toContain('e-mail')
  })

  it('is accepted in a sandbox even for a phone number that does not exist', async () => {
    expect((await request(openBrowser(shop), '+1 555 123 4567')).status).toBe(200)
  })

  it('is accepted once a minute per contact, even from different browsers', async () => {
    expect((await request()).status).toBe(200)
    const second = await request()
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    await advance(61)
    expect((await request()).status).toBe(200)
  })

  it('is accepted five times an hour and ten times a day per contact', async () => {
    const seen: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      seen.push((await request()).status)
      await advance(61)
    }
    expect(seen).toEqual([200, 200, 200, 200, 200, 429])
    await advance(3600)
    for (let turn = 0; turn < 6; turn++) {
      seen.push((await request()).status)
      await advance(61)
    }
    expect(seen.filter((status) => status === 200)).toHaveLength(10)
  })

  it('is accepted twenty times an hour per network address', async () => {
    const browser = openBrowser(shop, '203.0.113.77')
    const seen: number[] = []
    for (let turn = 0; turn < 21; turn++)
      seen.push((await request(browser, `spray${count}-${turn}@example.com`)).status)
    expect(seen.slice(0, 20)).not.toContain(429)
    expect(seen[20]).toBe(429)
  })

  it('has a separate limit for a browser that signed in before', async () => {
    const owner = await signIn(shop, contact)
    await advance(61)
    for (let turn = 0; turn < 6; turn++) {
      await request()
      await advance(61)
    }
    expect((await request()).status).toBe(429)
    expect((await request(owner)).status).toBe(200)
  })

  it('gets the same response for known and unknown contacts', async () => {
    await signIn(shop, contact)
    await advance(61)
    const known = await request()
    const unknown = await request(openBrowser(shop), `nobody${count}@example.com`)
    expect(known.status).toBe(unknown.status)
    expect(known.body).toEqual(unknown.body)
    const names = (headers: Headers) => [...headers.keys()].toSorted()
    expect(names(known.headers)).toEqual(names(unknown.headers))
    expect(known.headers.getSetCookie().map((set) => set.length)).toEqual(
      unknown.headers.getSetCookie().map((set) => set.length),
    )
  })
})

describe('a sign-in code', () => {
  it('works once, and the response says whether the customer is new', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    const code = await lastCode(shop, contact)
    const first = await verify(browser, code)
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true } })
    expect((await verify(browser, code)).status).toBe(401)
    await advance(61)
    await request(browser)
    expect((await verify(browser, await lastCode(shop, contact))).body).toEqual({ isNewUser: false })
  })

  it('is refused in another browser', async () => {
    await request()
    const stranger = openBrowser(shop)
    await request(stranger, `eve${count}@example.com`)
    expect((await verify(stranger, await lastCode(shop, contact))).status).toBe(401)
    expect((await verify(openBrowser(shop), await lastCode(shop, contact))).status).toBe(401)
  })

  it('is refused for another contact in the same browser', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    await request(browser, `eve${count}@example.com`)
    const hers = await lastCode(shop, `eve${count}@example.com`)
    expect((await verify(browser, wrongCode(hers))).status).toBe(401)
    expect((await verify(browser, await lastCode(shop, contact), `eve${count}@example.com`)).status).toBe(401)
  })

  it('stops working when another code is sent', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    const first = await lastCode(shop, contact)
    await advance(61)
    await request(browser)
    const second = await lastCode(shop, contact)
    expect((await verify(browser, first)).status).toBe(first === second ? 200 : 401)
    expect((await verify(browser, second)).status).toBe(first === second ? 401 : 200)
  })

  it('expires after ten minutes by the shop’s clock', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    await advance(600)
    expect((await verify(browser, await lastCode(shop, contact))).status).toBe(401)
  })

  it('stops working after five wrong attempts, and a new code does not help', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    const code = await lastCode(shop, contact)
    for (let turn = 0; turn < 3; turn++) expect((await verify(browser, wrongCode(code))).status).toBe(401)
    await advance(61)
    await request(browser)
    const next = await lastCode(shop, contact)
    for (let turn = 0; turn < 2; turn++) expect((await verify(browser, wrongCode(next))).status).toBe(401)
    expect((await verify(browser, next)).status).toBe(401)
    await advance(61)
    const refused = await request(browser)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(600 - 61)
    await advance(600 - 61 + 1)
    await request(browser)
    expect((await verify(browser, await lastCode(shop, contact))).status).toBe(200)
  })

  it.each(['12345', '1234567', '12345a', '', '1234567890', '123456 654321'])(
    '%j is refused because of its format',
    async (code) => {
      expect((await verify(openBrowser(shop), code)).status).toBe(422)
    },
  )

  it('is never stored as plain text in the database', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    const code = await lastCode(shop, contact)
    const rows = await shop.shop.db.execute('select * from sign_in_challenge')
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
  })

  it('can be tried twenty times a minute from one network address', async () => {
    const browser = openBrowser(shop)
    const seen: number[] = []
    for (let turn = 0; turn < 21; turn++) seen.push((await verify(browser, '000000')).status)
    expect(new Set(seen.slice(0, 20))).toEqual(new Set([401]))
    expect(seen[20]).toBe(429)
  })
})

describe('sign-in calls at the same time', () => {
  it('check at most five of 300 wrong codes', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    const code = await lastCode(shop, contact)
    const cookie = `sign-in=${browser.cookies.get('sign-in')}`
    // Each call has a different IP address, so only the limit of wrong attempts for one sign-in code applies.
    const guesses = Array.from({ length: 300 }, (_, turn) =>
      shop.call(
        'POST',
        '/api/auth/verify-code',
        { contact, code: wrongCode(code) },
        {
          cookie,
          'x-forwarded-for': `192.0.2.${turn % 250}`,
        },
      ),
    )
    const answers = await Promise.all(guesses)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    const found = await shop.shop.db.execute(
      `select max(attempts) as attempts from sign_in_challenge where used_at is null`,
    )
    expect(JSON.stringify(found)).toContain('"attempts":5')
    expect((await verify(browser, code)).status).toBe(401)
  })

  it('open only one session if 30 calls send the correct code', async () => {
    const browser = openBrowser(shop)
    await request(browser)
    const code = await lastCode(shop, contact)
    const cookie = `sign-in=${browser.cookies.get('sign-in')}`
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        shop.call('POST', '/api/auth/verify-code', { contact, code }, { cookie, 'x-forwarded-for': `192.0.3.${turn}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
