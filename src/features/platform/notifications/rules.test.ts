import { describe, expect, it } from 'vitest'
import { after, MINUTE } from '#base/time.ts'
import { isDelivered, isOutOfDate, MAX_TRIES, nextTry } from './rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const seconds = (tries: number, chance = 0.5) => {
  const next = nextTry({ tries, expiresAt: null }, now, chance)
  return next && (next.getTime() - now.getTime()) / 1000
}

describe('the next try to deliver a message', () => {
  it('comes later after each failure', () => {
    expect([1, 2, 3, 4, 5, 6].map((tries) => seconds(tries))).toEqual([10, 30, 120, 600, 3600, 10800])
  })

  it('is up to a fifth earlier or later, at random', () => {
    expect([seconds(2, 0), seconds(2, 1)]).toEqual([24, 36])
  })

  it('does not happen after the maximum number of tries', () => {
    expect(seconds(MAX_TRIES - 1)).toBeGreaterThan(0)
    expect(seconds(MAX_TRIES)).toBeUndefined()
  })

  it('is not made if the message expires before the next try', () => {
    const expiresAt = after(now, 10 * MINUTE)
    expect(nextTry({ tries: 3, expiresAt }, now, 0.5)).toEqual(after(now, 2 * MINUTE))
    expect(nextTry({ tries: 4, expiresAt }, now, 0.5)).toBeUndefined()
  })
})

describe('a message to a person', () => {
  it('expires at the stated time', () => {
    expect(isOutOfDate({ expiresAt: now }, now)).toBe(true)
    expect(isOutOfDate({ expiresAt: after(now, 1) }, now)).toBe(false)
    expect(isOutOfDate({ expiresAt: null }, now)).toBe(false)
  })

  it('is sent only through configured channels', () => {
    expect(isDelivered('email', {})).toBe(false)
    expect(isDelivered('email', { SMTP_URL: 'smtp://mail' })).toBe(true)
    expect(isDelivered('sms', { SMTP_URL: 'smtp://mail' })).toBe(false)
    expect(isDelivered('sms', { SMS_PROVIDER: 'generic' })).toBe(true)
  })
})
