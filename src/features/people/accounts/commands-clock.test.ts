import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { after, HOUR, MINUTE } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, lastCode, openBrowser } from '../../../../test/sign-in.ts'
import { isFreshFactor } from './rules-second-factor.ts'
import { sessions } from './tables.ts'

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

it('after the clock is set back, a new code is sent at once and signs in; the old code does not', async () => {
  const browser = openBrowser(shop)
  expect((await browser.call('POST', '/api/auth/request-login', { contact: CONTACT })).status).toBe(200)
  const early = await lastCode(shop, CONTACT)
  setClockBack()
  expect((await browser.call('POST', '/api/auth/verify-code', { contact: CONTACT, code: early })).status).not.toBe(200)
  expect((await browser.call('POST', '/api/auth/request-login', { contact: CONTACT })).status).toBe(200)
  const inbox = (await shop.call('GET', `/api/sandbox/messages?to=${CONTACT}`)).body as { code: string }[]
  const codes = inbox.map(({ code }) => code).filter((code) => code !== early)
  expect(codes).toHaveLength(1)
  expect((await browser.call('POST', '/api/auth/verify-code', { contact: CONTACT, code: codes[0] })).status).toBe(200)
  expect((await browser.call('GET', '/api/auth/me')).status).toBe(200)
})

it('an older session continues and expires by the current clock', async () => {
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

it('a second factor that was passed before the clock was set back is not fresh', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(isFreshFactor(after(now, -4 * MINUTE), now)).toBe(true)
  expect(isFreshFactor(after(now, HOUR), now)).toBe(false)
})
