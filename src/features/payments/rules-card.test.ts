import { describe, expect, it } from 'vitest'
import { after, HOUR, MINUTE } from '#base/time.ts'
import { CARD_STATUSES, type CardReport, type CardStatus } from './model-card.ts'
import { cardWireStatus, judgeCard, justChecked, nextCheck, stillOffered } from './rules-card.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const attempt = (status: CardStatus = 'open', ref: string | null = 'ref') =>
  ({ id: 'a', orderId: 'o', amountCents: 300_00, currency: 'USD', status, ref }) as const
const report = (changes: Partial<CardReport> = {}): CardReport => {
  return { status: 'paid', amountCents: 300_00, currency: 'USD', orderId: 'o', attemptId: 'a', ...changes }
}
const judge = (changes: Partial<CardReport> = {}, status: CardStatus = 'open') =>
  judgeCard(attempt(status), 'ref', report(changes))

describe('what a provider’s answer makes of an attempt', () => {
  it.each([
    ['settle', {}],
    ['settle', { attemptId: undefined }],
    ['keep', { status: 'open' }],
    ['declined', { status: 'failed' }],
    ['expired', { status: 'expired' }],
    ['wrong-amount', { amountCents: 300_01 }],
    ['wrong-amount', { amountCents: 299_99 }],
    ['wrong-amount', { amountCents: 300 }],
    ['wrong-currency', { currency: 'RUB' }],
    ['wrong-order', { orderId: 'p' }],
    ['wrong-order', { orderId: undefined }],
    ['wrong-order', { attemptId: 'b' }],
  ] as const)('%s for %j', (verdict, changes) => {
    expect(judge(changes)).toBe(verdict)
  })

  it.each(['declined', 'expired'] as const)('money counts although the attempt was %s before', (status) => {
    expect(judge({}, status)).toBe('settle')
  })

  it.each(['paid', 'surplus', 'review'] as const)('an attempt that is %s is left as it is', (status) => {
    for (const said of ['open', 'failed', 'expired', 'paid'] as const)
      expect(judge({ status: said }, status)).toBe('keep')
  })

  it('takes the checkout that the attempt does not know yet, and no other one for it', () => {
    expect(judgeCard(attempt('open', null), 'ref', report())).toBe('settle')
    expect(judgeCard(attempt('open', 'ref'), 'other', report())).toBe('wrong-checkout')
    expect(judgeCard(attempt('paid', 'ref'), 'other', report())).toBe('wrong-checkout')
    expect(judgeCard(attempt('open', 'ref'), 'other', report({ status: 'expired' }))).toBe('keep')
  })
})

describe('a second press', () => {
  const live = { amountCents: 300_00, url: '/x', createdAt: NOW, expiresAt: after(NOW, HOUR) }

  it('gets the same checkout while there is time to type a card', () => {
    expect(stillOffered(live, 300_00, NOW)).toBe(true)
    expect(stillOffered(live, 300_00, after(NOW, 56 * MINUTE))).toBe(true)
    expect(stillOffered(live, 300_00, after(NOW, 57 * MINUTE))).toBe(false)
  })

  it('does not get a checkout of another price', () => {
    expect(stillOffered(live, 301_00, NOW)).toBe(false)
  })

  it('asks again for one that the provider has not given, for ten minutes', () => {
    expect(stillOffered({ ...live, url: null }, 300_00, after(NOW, 9 * MINUTE))).toBe(true)
    expect(stillOffered({ ...live, url: null }, 300_00, after(NOW, 10 * MINUTE))).toBe(false)
  })
})

describe('asking again', () => {
  it('happens after one minute, two, four, eight, and then every quarter of an hour', () => {
    const minutes = [0, 1, 2, 3, 4, 5, 60].map((checks) => (nextCheck(checks, NOW).getTime() - NOW.getTime()) / MINUTE)
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15])
  })

  it('is not done twice within two seconds', () => {
    expect(justChecked(null, NOW)).toBe(false)
    expect(justChecked(after(NOW, -1999), NOW)).toBe(true)
    expect(justChecked(after(NOW, -2000), NOW)).toBe(false)
  })
})

it('only a payment that paid its order is completed on the wire', () => {
  expect(CARD_STATUSES.filter((status) => cardWireStatus(status) === 'completed')).toEqual(['paid'])
})
