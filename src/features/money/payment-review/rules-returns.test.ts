import { describe, expect, it } from 'vitest'
import { amount } from '#base/money.ts'
import { isCardToRefund, mostUrgent, returnProgress } from './rules-returns.ts'

const card = { method: 'card' as const, came: amount('USD', 2500n) }
const coin = { method: 'crypto' as const, came: amount('USDT', 2500n) }
const NOTHING = { attention: null, listed: undefined, refunds: [], isDecided: false }
const back = (status: 'requested' | 'done' | 'failed', units: bigint, lastFault: string | null = null) => ({
  status,
  units,
  lastFault,
})

describe('money that was paid by card', () => {
  it.each([
    ['is owed before a refund is requested', [], 'owed', 2500n, 0n],
    ['is under way when the whole sum was requested', [back('requested', 2500n)], 'underWay', 0n, 2500n],
    [
      'is partly owed if only a part was requested',
      [back('done', 1000n), back('requested', 500n)],
      'owed',
      1000n,
      500n,
    ],
    ['is failed when the card service refused', [back('failed', 2500n, 'no')], 'failed', 2500n, 0n],
    ['is returned when a later try succeeded', [back('failed', 2500n, 'no'), back('done', 2500n)], 'returned', 0n, 0n],
  ] as const)('has the right state: %s', (_, refunds, state, left, underWay) => {
    const held = returnProgress(card, { ...NOTHING, refunds })
    expect([held.state, held.left.units, held.underWay.units]).toEqual([state, left, underWay])
    expect(held.fault).toBe(state === 'failed' ? 'no' : null)
    expect(isCardToRefund({ ...card, ...held })).toBe(state === 'owed' || state === 'failed')
  })

  it('is marked as disputed in a dispute, and as returned after a staff decision', () => {
    expect(returnProgress(card, { ...NOTHING, attention: 'disputed' }).state).toBe('disputed')
    expect(returnProgress(card, { ...NOTHING, isDecided: true }).state).toBe('returned')
  })
})

describe('money that was paid in coins', () => {
  it('is due until its whole sum is listed for a refund', () => {
    const listed = (units: bigint) => ({ units, returnedAt: null })
    const stateOf = (units: bigint) => returnProgress(coin, { ...NOTHING, listed: listed(units) }).state
    expect([returnProgress(coin, NOTHING).state, stateOf(100n), stateOf(2500n)]).toEqual(['owed', 'owed', 'byHand'])
    const sent = returnProgress(coin, { ...NOTHING, listed: listed(2500n), refunds: [back('done', 2500n)] })
    expect([sent.state, isCardToRefund({ ...coin, ...sent })]).toEqual(['returned', false])
  })
})

it('the shop shows the most urgent state if money has several states', () => {
  expect(mostUrgent(['returned', 'byHand', 'owed'])).toBe('owed')
  expect(mostUrgent([])).toBe('returned')
})
