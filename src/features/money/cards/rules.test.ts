import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { after, HOUR, MINUTE } from '#base/time.ts'
import { CARD_STATUSES, type CardReport, type CardStatus } from './model.ts'
import {
  attentionAfter,
  canBePaid,
  cardWireStatus,
  evaluateCheckout,
  wasJustChecked,
  kopecksFor,
  keepsAttention,
  stillOffered,
} from './rules.ts'
import { nextCheck } from './rules-reconcile.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const attempt = (status: CardStatus = 'open', ref: string | null = 'ref') =>
  ({ id: 'a', orderId: 'o', amountCents: 300_00, currency: 'USD', status, ref }) as const
const report = (changes: Partial<CardReport> = {}): CardReport => {
  return { status: 'paid', amountCents: 300_00, currency: 'USD', orderId: 'o', attemptId: 'a', ...changes }
}
const evaluateWith = (changes: Partial<CardReport> = {}, status: CardStatus = 'open') =>
  evaluateCheckout(attempt(status), 'ref', report(changes))

describe('the effect of the card service’s answer on a payment attempt', () => {
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
  ] as const)('is %s for %j', (evaluation, changes) => {
    expect(evaluateWith(changes)).toBe(evaluation)
  })

  it.each(['declined', 'expired'] as const)('is a paid order even if the attempt was %s before', (status) => {
    expect(evaluateWith({}, status)).toBe('settle')
  })

  it.each(['paid', 'surplus', 'review'] as const)('is nothing if the attempt is %s', (status) => {
    for (const answered of ['open', 'failed', 'expired', 'paid'] as const)
      expect(evaluateWith({ status: answered }, status)).toBe('keep')
  })

  it('is a review by staff if a second checkout of the attempt was paid', () => {
    expect(evaluateCheckout(attempt('open', null), 'ref', report())).toBe('settle')
    expect(evaluateCheckout(attempt('open', 'ref'), 'other', report())).toBe('wrong-checkout')
    expect(evaluateCheckout(attempt('paid', 'ref'), 'other', report())).toBe('wrong-checkout')
    expect(evaluateCheckout(attempt('open', 'ref'), 'other', report({ status: 'expired' }))).toBe('keep')
  })
})

describe('a second request for a card page', () => {
  const live = { priceCents: 300_00, url: '/x', createdAt: NOW, expiresAt: after(NOW, HOUR) } as const

  it('gets the same page while enough time remains to enter card data', () => {
    expect(stillOffered(live, 300_00, NOW)).toBe(true)
    expect(stillOffered(live, 300_00, after(NOW, 56 * MINUTE))).toBe(true)
    expect(stillOffered(live, 300_00, after(NOW, 57 * MINUTE))).toBe(false)
  })

  it('does not get a page with another price', () => {
    expect(stillOffered(live, 301_00, NOW)).toBe(false)
  })

  it('waits at most ten minutes for a page that did not open yet', () => {
    expect(stillOffered({ ...live, url: null }, 300_00, after(NOW, 9 * MINUTE))).toBe(true)
    expect(stillOffered({ ...live, url: null }, 300_00, after(NOW, 10 * MINUTE))).toBe(false)
  })
})

describe('the interval between checks at the card service', () => {
  it('is 1, 2, 4, 8, then 15 minutes, and later six hours', () => {
    const minutes = [0, 1, 2, 3, 4, 5, 99, 100].map(
      (checks) => (nextCheck(checks, NOW).getTime() - NOW.getTime()) / MINUTE,
    )
    expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15, 360])
  })

  it('is never shorter than two seconds', () => {
    expect(wasJustChecked(null, NOW)).toBe(false)
    expect(wasJustChecked(after(NOW, -1999), NOW)).toBe(true)
    expect(wasJustChecked(after(NOW, -2000), NOW)).toBe(false)
  })
})

it('only a card payment that paid its order has the API status “completed”', () => {
  const completed = CARD_STATUSES.filter((status) => cardWireStatus({ status, closedAt: null }) === 'completed')
  expect(completed).toEqual(['paid'])
})

it('a card payment whose page is closed is “expired”, and cannot be paid', () => {
  const open = { status: 'open', expiresAt: after(NOW, HOUR) } as const
  expect(cardWireStatus({ ...open, closedAt: NOW })).toBe('expired')
  expect(canBePaid({ ...open, closedAt: NOW }, NOW)).toBe(false)
  expect(canBePaid({ ...open, closedAt: null }, NOW)).toBe(true)
  expect(canBePaid({ ...open, closedAt: null }, after(NOW, HOUR))).toBe(false)
})

describe('a price in roubles', () => {
  it.each([
    [300_00, 92_50000000n, 27_750_00],
    [1, 92_50000000n, 93],
    [164_00, 78_12340000n, 12_812_24],
    [164_01, 78_12340000n, 12_813_02],
    [0, 78_12340000n, 0],
  ])('for %i cents at the rate %i is %i kopecks, rounded up', (cents, rate, kopecks) => {
    expect(kopecksFor(cents, rate)).toBe(kopecks)
  })

  it('is never too low, and less than one kopeck too high', () => {
    const price = fc.integer({ min: 1, max: 10_000_000_00 })
    const rate = fc.bigInt({ min: 10n ** 9n, max: 10n ** 11n })
    fc.assert(
      fc.property(price, rate, (cents, perUsd) => {
        const owed = BigInt(cents) * perUsd
        const taken = BigInt(kopecksFor(cents, perUsd)) * 10n ** 8n
        expect(taken >= owed && taken - owed < 10n ** 8n).toBe(true)
      }),
    )
  })
})

describe('the reason for review after a message about a dispute', () => {
  it.each<
    [Parameters<typeof attentionAfter>[0], Parameters<typeof attentionAfter>[1], ReturnType<typeof attentionAfter>]
  >([
    [null, 'warning', 'fraud-warning'],
    ['disputed', 'warning', 'disputed'],
    ['dispute-lost', 'warning', 'dispute-lost'],
    ['fraud-warning', 'open', 'disputed'],
    ['dispute-lost', 'open', 'dispute-lost'],
    ['disputed', 'lost', 'dispute-lost'],
    ['disputed', 'won', null],
    ['dispute-lost', 'won', 'dispute-lost'],
    ['refund-failed', 'won', 'refund-failed'],
  ])('changes: the reason %s with the message %s becomes the reason %s', (before, state, now) => {
    expect(attentionAfter(before, state, null)).toBe(now)
  })

  it('is the earlier reason again when the shop wins the dispute', () => {
    expect(attentionAfter('disputed', 'won', 'wrong-amount')).toBe('wrong-amount')
    expect(attentionAfter('dispute-lost', 'won', 'wrong-amount')).toBe('dispute-lost')
  })
})

it('a wrong amount does not replace a review reason about disputed money', () => {
  const stays = (attention: Parameters<typeof keepsAttention>[0]['attention']) =>
    keepsAttention({ status: 'paid', attention })
  expect((['disputed', 'dispute-lost', 'fraud-warning', 'refund-failed'] as const).map(stays)).not.toContain(false)
  expect([stays(null), stays('wrong-amount')]).toEqual([false, false])
  expect(keepsAttention({ status: 'open', attention: 'disputed' })).toBe(false)
})
