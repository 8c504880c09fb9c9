import { expect, it } from 'vitest'
import { MINUTE } from '#base/time.ts'
import { FRESH_FOR, needsSecondFactor } from './rules-second-factor.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const real = { SANDBOX: false, STAFF_SECOND_FACTOR: false }
const staff = (secondFactorAt: Date | null) => ({ role: 'admin' as const, secondFactorAt })

it('staff of a real shop need a second factor', () => {
  expect(needsSecondFactor(staff(null), { isFresh: false, now: NOW }, real)).toBe(true)
  expect(needsSecondFactor(staff(ago(600 * MINUTE)), { isFresh: false, now: NOW }, real)).toBe(false)
})

it('actions with money need a second factor that is at most five minutes old', () => {
  expect(needsSecondFactor(staff(ago(FRESH_FOR)), { isFresh: true, now: NOW }, real)).toBe(false)
  expect(needsSecondFactor(staff(ago(FRESH_FOR + 1)), { isFresh: true, now: NOW }, real)).toBe(true)
})

it('in a sandbox, the configuration decides whether a second factor is required', () => {
  const session = { isFresh: true, now: NOW }
  expect(needsSecondFactor(staff(null), session, { SANDBOX: true, STAFF_SECOND_FACTOR: false })).toBe(false)
  expect(needsSecondFactor(staff(null), session, { SANDBOX: true, STAFF_SECOND_FACTOR: true })).toBe(true)
})
