import { expect, it } from 'vitest'
import { toLocalClock } from './local-clock.ts'

it('a price quote lasts twenty minutes even if the customer’s clock is slow', () => {
  const answer = { expiresAt: '2026-11-20T10:20:00.000Z', now: '2026-11-20T10:00:00.000Z' }
  expect(toLocalClock(answer, Date.parse('2026-11-20T09:00:00Z')).expiresAt).toBe('2026-11-20T09:20:00.000Z')
})

it('the end of the watching time is converted to the customer’s clock', () => {
  const answer = {
    expiresAt: '2026-11-20T10:20:00.000Z',
    now: '2026-11-20T10:00:00.000Z',
    watchedUntil: '2026-11-27T10:20:00.000Z',
  }
  expect(toLocalClock(answer, Date.parse('2026-11-20T09:00:00Z')).watchedUntil).toBe('2026-11-27T09:20:00.000Z')
})
