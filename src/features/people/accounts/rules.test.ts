import { describe, expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '#base/time.ts'
import { sessionEnded, sessionHolds } from './rules-sessions.ts'
import { deviceName, ipRange, isToken, sendLimits, wideRange } from './rules.ts'
import { deviceCookie, endCookie, hintCookie, sessionCookie } from './rules-cookies.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const ahead = (ms: number) => new Date(NOW.getTime() + ms)

describe('a session', () => {
  it('ends when the role of the account changes', () => {
    const partner = { role: 'partner', staffRole: null } as const
    const manager = { role: 'admin', staffRole: 'manager' } as const
    const times = { lastSeenAt: NOW, expiresAt: ahead(DAY) }
    expect(sessionHolds({ ...partner, ...times }, partner, NOW)).toBe(true)
    expect(sessionHolds({ ...partner, ...times }, manager, NOW)).toBe(false)
    expect(sessionHolds({ ...partner, ...times }, partner, ahead(DAY))).toBe(false)
    expect(sessionHolds({ ...manager, ...times }, { ...manager, staffRole: 'owner' }, NOW)).toBe(false)
  })

  it('is not looked up in the database if the token has a wrong format', () => {
    expect(isToken('a1'.repeat(32))).toBe(true)
    for (const text of [undefined, '', 'A1'.repeat(32), 'a1'.repeat(33), `${'a1'.repeat(32)}\n`])
      expect(isToken(text)).toBe(false)
  })

  it.each([
    ['a customer who was just active', 'customer', 0, DAY, false],
    ['a customer idle for a week', 'customer', 7 * DAY, DAY, true],
    ['a customer who was idle for a second less than a week', 'customer', 7 * DAY - SECOND, DAY, false],
    ['a customer after thirty days', 'customer', 0, 0, true],
    ['an administrator idle for an hour', 'admin', HOUR, DAY, true],
    ['a partner who was idle for a second less than an hour', 'partner', HOUR - SECOND, DAY, false],
  ] as const)('of %s ends only when its time limit is reached', (_, role, idle, left, ended) => {
    expect(sessionEnded({ role, lastSeenAt: ago(idle), expiresAt: ahead(left) }, NOW)).toBe(ended)
  })
})

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:0:0:1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the rate limits treat the network address %s as %s', (ip, range) => expect(ipRange(ip)).toBe(range))

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff::', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
])('the network address %s belongs to %s, a range that one customer can own', (ip, range) =>
  expect(wideRange(ip)).toBe(range),
)

it('requests by unknown browsers do not use up the limit of a known browser', () => {
  const email = { kind: 'email', value: 'anna@example.com' } as const
  const sending = { whose: 'whose', mailbox: 'mailbox', contact: email, ip: '203.0.113.9' }
  const keysOf = (isKnown: boolean) => sendLimits({ ...sending, isKnown }).map(({ key }) => key)
  expect(keysOf(false)).toContain('send:strangers')
  expect(keysOf(true)).not.toContain('send:strangers')
})

it('text messages have a limit per number prefix and a limit per day', () => {
  const phone = { kind: 'phone', value: '+79161234567' } as const
  const sending = { whose: 'whose', mailbox: 'mailbox', contact: phone, ip: '203.0.113.9', isKnown: true }
  const keys = sendLimits(sending).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['send:prefix:+791612', 'send:sms']))
})

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 YaBrowser/26.1 Safari/537.36',
    'Yandex Browser, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8.0', ''],
  [undefined, ''],
])('the browser %s is shown as "%s"', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))

describe('the cookies of a session', () => {
  it('belong to exactly one host if the shop uses https', () => {
    expect(sessionCookie('token', DAY, { isSecure: true })).toEqual({
      name: '__Host-sid',
      value: 'token',
      lifeMs: DAY,
      isSecure: true,
      isHidden: true,
    })
  })
  it('have names without a prefix if the shop uses http on localhost', () => {
    expect(sessionCookie('token', DAY, { isSecure: false })).toMatchObject({ name: 'sid', isSecure: false })
  })
  it('are hidden from page scripts, except the hint cookie', () => {
    expect(hintCookie({ isSecure: true })).toMatchObject({ name: 'session-hint', value: '1', isHidden: false })
    expect(deviceCookie('token', { isSecure: true }).isHidden).toBe(true)
    expect(endCookie('sid', { isSecure: true })).toMatchObject({ value: '', lifeMs: 0, isHidden: true })
  })
})
