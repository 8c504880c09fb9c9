import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BEHIND_PROXY, lastCode, openBrowser, signIn } from '../../../../test/sign-in.ts'
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
  contact = `boris${count}@example.com`
})

const advance = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })
const DAY = 86_400

describe('a session', () => {
  it('gives the user’s identity only to the signed-in browser', async () => {
    const browser = await signIn(shop, contact)
    const { status, body, headers } = await browser.call('GET', '/api/auth/me')
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: contact, firstName: '', account: { role: 'customer', email: contact } })
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await openBrowser(shop).call('GET', '/api/auth/me')).status).toBe(401)
  })

  it.each(['', 'x', '0'.repeat(64), `${'0'.repeat(63)}'`])('is not found if the cookie is %j', async (sid) => {
    expect((await shop.call('GET', '/api/auth/me', undefined, { cookie: `sid=${sid}` })).status).toBe(401)
  })

  it('is not found if the browser sends the session cookie twice', async () => {
    const browser = await signIn(shop, contact)
    const sid = browser.cookies.get('sid')
    const twice = { cookie: `sid=${sid}; sid=${sid}` }
    expect((await shop.call('GET', '/api/auth/me', undefined, twice)).status).toBe(401)
  })

  it('is stored in a cookie that page scripts cannot read', async () => {
    const browser = openBrowser(shop)
    const cookies: string[] = []
    await signIn(shop, contact, {
      ...browser,
      call: async (...rest) => {
        const answer = await browser.call(...rest)
        cookies.push(...answer.headers.getSetCookie())
        return answer
      },
    })
    const open = cookies.filter((cookie) => !cookie.includes('HttpOnly')).map((cookie) => cookie.split('=')[0])
    expect(open).toEqual(['session-hint'])
    expect(cookies.every((cookie) => cookie.includes('SameSite=Lax'))).toBe(true)
  })

  it('gets a new token at each sign-in; the old token stops working', async () => {
    const browser = await signIn(shop, contact)
    const before = browser.cookies.get('sid')
    await advance(61)
    await signIn(shop, contact, browser)
    expect(browser.cookies.get('sid')).not.toBe(before)
    expect((await shop.call('GET', '/api/auth/me', undefined, { cookie: `sid=${before}` })).status).toBe(401)
  })

  it('ends after seven days without use, and always after thirty days', async () => {
    const idle = await signIn(shop, contact)
    const used = await signIn(shop, `second${count}@example.com`)
    await advance(7 * DAY - 60)
    expect((await used.call('GET', '/api/auth/me')).status).toBe(200)
    await advance(61)
    expect((await idle.call('GET', '/api/auth/me')).status).toBe(401)
    for (let week = 0; week < 3; week++) {
      await advance(6 * DAY)
      expect((await used.call('GET', '/api/auth/me')).status).toBe(200)
    }
    await advance(6 * DAY)
    expect((await used.call('GET', '/api/auth/me')).status).toBe(401)
  })

  it('of an owner ends after an hour without use', async () => {
    const browser = await signIn(shop, 'admin@example.com')
    expect((await browser.call('GET', '/api/auth/me')).body.account.role).toBe('admin')
    await advance(3600)
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401)
  })

  it.each(['admin@example.com', 'partner@example.com'])(
    'of %s is not extended by automatic checks of a page',
    async (who) => {
      const [left, used] = [await signIn(shop, who), openBrowser(shop)]
      await advance(61)
      await signIn(shop, who, used)
      const statusOf = async (browser: typeof used) => {
        await advance(30 * 60)
        return (await browser.call('GET', '/api/auth/me')).status
      }
      expect(await statusOf(left)).toBe(200)
      expect((await used.call('GET', '/api/auth/sessions')).status).toBe(200)
      expect(await statusOf(left)).toBe(401)
      expect((await used.call('GET', '/api/auth/me')).status).toBe(200)
    },
  )

  it('ends when the account’s role changes', async () => {
    const browser = await signIn(shop, contact)
    await shop.shop.db.execute(`update account set role = 'partner' where email = '${contact}'`)
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(401)
  })

  it('is deleted on the server at sign-out; a second sign-out causes no error', async () => {
    const browser = await signIn(shop, contact)
    const sid = browser.cookies.get('sid')
    expect((await browser.call('POST', '/api/auth/logout')).status).toBe(204)
    expect(browser.cookies.has('sid')).toBe(false)
    expect(browser.cookies.has('session-hint')).toBe(false)
    expect((await shop.call('GET', '/api/auth/me', undefined, { cookie: `sid=${sid}` })).status).toBe(401)
    expect((await browser.call('POST', '/api/auth/logout')).status).toBe(204)
  })

  it('can be ended in another browser, but only by the same person', async () => {
    const phone = await signIn(shop, contact)
    await advance(61)
    const laptop = await signIn(shop, contact)
    const { body: list } = await laptop.call('GET', '/api/auth/sessions')
    expect(list).toHaveLength(2)
    const other = list.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id
    const stranger = await signIn(shop, `eve${count}@example.com`)
    expect((await stranger.call('DELETE', `/api/auth/sessions/${other}`)).status).toBe(404)
    expect((await phone.call('GET', '/api/auth/me')).status).toBe(200)
    expect((await laptop.call('DELETE', `/api/auth/sessions/${other}`)).status).toBe(204)
    expect((await phone.call('GET', '/api/auth/me')).status).toBe(401)
  })
})

it('after sign-out the browser deletes the shop’s data but remains a known browser', async () => {
  const browser = await signIn(shop, contact)
  const { headers } = await browser.call('POST', '/api/auth/logout')
  expect(headers.get('clear-site-data')).toBe('"cache", "storage"')
  expect(browser.cookies.has('device')).toBe(true)
})

it('a sign-in code does not work with a cookie that an attacker has set', async () => {
  const planted = 'ab'.repeat(32)
  const browser = openBrowser(shop)
  browser.cookies.set('sign-in', planted)
  await browser.call('POST', '/api/auth/request-login', { contact })
  const code = await lastCode(shop, contact)
  expect(browser.cookies.get('sign-in')).toMatch(/^[0-9a-f]{64}$/)
  expect(browser.cookies.get('sign-in')).not.toBe(planted)
  const thief = openBrowser(shop)
  thief.cookies.set('sign-in', planted)
  expect((await thief.call('POST', '/api/auth/verify-code', { contact, code })).status).toBe(401)
  expect((await browser.call('POST', '/api/auth/verify-code', { contact, code })).status).toBe(200)
})

it('a new sign-in code replaces the earlier code, even with the earlier cookie', async () => {
  const browser = openBrowser(shop)
  await browser.call('POST', '/api/auth/request-login', { contact })
  const code = await lastCode(shop, contact)
  const earlier = openBrowser(shop)
  earlier.cookies.set('sign-in', browser.cookies.get('sign-in') ?? '')
  await advance(61)
  await browser.call('POST', '/api/auth/request-login', { contact })
  expect((await earlier.call('POST', '/api/auth/verify-code', { contact, code })).status).toBe(401)
})

it('a page of another site can neither sign a customer in nor out', async () => {
  const browser = await signIn(shop, contact)
  for (const path of ['/api/auth/request-login', '/api/auth/verify-code', '/api/auth/logout']) {
    const { status } = await browser.call('POST', path, { contact, code: '000000' }, { origin: 'https://evil.example' })
    expect(status).toBe(403)
  }
  expect((await browser.call('GET', '/api/auth/me')).status).toBe(200)
})

it('if the shop uses https, every cookie belongs to exactly one host', async () => {
  const secure = await openTestShop({ ...BEHIND_PROXY, PUBLIC_ORIGIN: 'https://shop.example' })
  try {
    const { headers } = await openBrowser(secure).call('POST', '/api/auth/request-login', { contact })
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-sign-in=[0-9a-f]{64}; .*Path=\/; HttpOnly; Secure/)
  } finally {
    await secure.close()
  }
})
