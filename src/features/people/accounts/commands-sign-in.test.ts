import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { after, HOUR, MINUTE } from '#base/time.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import type { Config } from '#server/config.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, lastCode, openBrowser } from '../../../../test/sign-in.ts'
import { requestLogin } from './commands-sign-in.ts'
import { isFreshFactor } from './rules-second-factor.ts'
import { sessions } from './tables.ts'

let test: TestShop

beforeAll(async () => {
  test = await openTestShop()
})
afterAll(async () => await test.close())

const visitor = {
  ip: '203.0.113.7',
  lang: 'ru',
  userAgent: undefined,
  browser: undefined,
  device: undefined,
  session: undefined,
} as const
const request = async (changes: Partial<Config>) =>
  await requestLogin(
    { ...test.shop, config: { ...test.shop.config, ...changes } },
    { contact: '+79165550123' },
    visitor,
  )

describe('the sign-in to a real shop', () => {
  it('refuses phone numbers if no service for text messages is configured', async () => {
    await expect(request({ SANDBOX: false })).rejects.toMatchObject({
      details: { faults: [{ path: 'contact', code: 'accounts.phone-not-served' }] },
    })
    expect(await test.shop.db.select().from(messages)).toEqual([])
  })

  it('sends codes by text message if a service for text messages is configured', async () => {
    await request({ SANDBOX: false, SMS_PROVIDER: 'smsru' })
    expect(await test.shop.db.select().from(messages)).toMatchObject([
      { channel: 'sms', recipient: '+79165550123', nextTryAt: expect.any(Date) },
    ])
  })
})

describe('the sign-in after the server’s clock was set back', () => {
  const CONTACT = 'vera@example.com'

  let shop: TestShop

  beforeAll(async () => {
    shop = await openTestShop(BEHIND_PROXY)
  })

  afterAll(() => shop.close())

  afterEach(() => void vi.useRealTimers())

  function setClockBack(): void {
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(now - HOUR)
  }

  it('sends a new code immediately, and then only the new code works', async () => {
    const browser = openBrowser(shop)
    expect((await browser.call('POST', '/api/auth/request-login', { contact: CONTACT })).status).toBe(200)
    const early = await lastCode(shop, CONTACT)
    setClockBack()
    expect((await browser.call('POST', '/api/auth/verify-code', { contact: CONTACT, code: early })).status).not.toBe(
      200,
    )
    expect((await browser.call('POST', '/api/auth/request-login', { contact: CONTACT })).status).toBe(200)
    const inbox = (await shop.call('GET', `/api/sandbox/messages?to=${CONTACT}`)).body as { code: string }[]
    const codes = inbox.map(({ code }) => code).filter((code) => code !== early)
    expect(codes).toHaveLength(1)
    expect((await browser.call('POST', '/api/auth/verify-code', { contact: CONTACT, code: codes[0] })).status).toBe(200)
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(200)
  })

  it('keeps earlier sessions, which expire by the corrected clock', async () => {
    const browser = openBrowser(shop)
    await browser.call('POST', '/api/auth/request-login', { contact: 'anna@example.com' })
    const code = await lastCode(shop, 'anna@example.com')
    await browser.call('POST', '/api/auth/verify-code', { contact: 'anna@example.com', code })
    setClockBack()
    expect((await browser.call('GET', '/api/auth/me')).status).toBe(200)
    const rows = await shop.shop.db.select({ lastSeenAt: sessions.lastSeenAt }).from(sessions)
    const newest = Math.min(...rows.map(({ lastSeenAt }) => Math.abs(lastSeenAt.getTime() - Date.now())))
    expect(newest).toBeLessThan(MINUTE)
  })

  it('does not treat a second factor with a future time as fresh', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    expect(isFreshFactor(after(now, -4 * MINUTE), now)).toBe(true)
    expect(isFreshFactor(after(now, HOUR), now)).toBe(false)
  })
})
