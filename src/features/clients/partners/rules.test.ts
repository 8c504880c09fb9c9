import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  earn,
  keptByMonth,
  keptCents,
  lineCommission,
  monthSpan,
  needsConfirmation,
  payoutDue,
  payoutState,
  partnerOrderState,
} from './rules.ts'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const quantity = fc.integer({ min: 1, max: 99 })
const line = fc.record({ serviceId: fc.constantFrom('ganesha', 'durga', 'vishnu'), unitCents: cents, quantity })
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ kind: 'percent' as const, hundredths }))
const fixed = fc.integer({ min: 0, max: 1_000_000 }).map((sum) => ({ kind: 'fixed' as const, cents: sum }))
const rule = fc.oneof(percent, fixed)

describe('a partner’s commission', () => {
  it('is rounded up from half a cent, to the partner’s advantage', () => {
    expect(lineCommission({ kind: 'percent', hundredths: 12_50 }, { unitCents: 4, quantity: 1 })).toBe(1)
    expect(lineCommission({ kind: 'percent', hundredths: 12_50 }, { unitCents: 3, quantity: 1 })).toBe(0)
    expect(lineCommission({ kind: 'percent', hundredths: 33_33 }, { unitCents: 164_00, quantity: 1 })).toBe(54_66)
  })

  it('as a percentage, differs from the exact value by at most half a cent', () => {
    fc.assert(
      fc.property(percent, cents, quantity, (share, unitCents, count) => {
        const got = BigInt(lineCommission(share, { unitCents, quantity: count })) * 10_000n
        const exact = BigInt(unitCents) * BigInt(count) * BigInt(share.hundredths)
        expect(got - exact).toBeLessThanOrEqual(5_000n)
        expect(got - exact).toBeGreaterThan(-5_000n)
      }),
    )
  })

  it('is never above the item’s price and never below zero', () => {
    fc.assert(
      fc.property(rule, cents, quantity, (any, unitCents, count) => {
        const got = lineCommission(any, { unitCents, quantity: count })
        expect(Number.isSafeInteger(got)).toBe(true)
        expect(got).toBeGreaterThanOrEqual(0)
        expect(got).toBeLessThanOrEqual(unitCents * count)
      }),
    )
  })

  it('for an order is the sum of the commissions for its items', () => {
    fc.assert(
      fc.property(rule, rule, fc.array(line, { minLength: 1, maxLength: 5 }), (usual, own, lines) => {
        const { earned, earnedCents } = earn({ usual, rituals: { ganesha: own } }, lines)
        expect(earned.map(({ rule: used }) => used)).toEqual(
          lines.map(({ serviceId }) => (serviceId === 'ganesha' ? own : usual)),
        )
        expect(earnedCents).toBe(earned.reduce((sum, { cents: part }) => sum + part, 0))
      }),
    )
  })
})

describe('a partner’s commission after a partial refund', () => {
  const part = fc
    .record({
      totalCents: fc.integer({ min: 1, max: 1_000_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ totalCents, share }) => ({ totalCents, givenBackCents: Math.floor(totalCents * share) }))

  it('is proportional to the remaining price, and half a cent is rounded up', () => {
    expect(keptCents(60_00, { totalCents: 600_00, givenBackCents: 550_00 })).toBe(5_00)
    expect(keptCents(1, { totalCents: 2, givenBackCents: 1 })).toBe(1)
    expect(keptCents(1, { totalCents: 3, givenBackCents: 2 })).toBe(0)
    expect(keptCents(0, { totalCents: 0, givenBackCents: 0 })).toBe(0)
  })

  it('is rounded to the nearest cent, and is zero after a full refund', () => {
    fc.assert(
      fc.property(cents, part, (earned, { totalCents, givenBackCents }) => {
        const got = BigInt(keptCents(earned, { totalCents, givenBackCents })) * BigInt(totalCents) * 2n
        const exact = BigInt(earned) * BigInt(totalCents - givenBackCents) * 2n
        expect(got - exact).toBeLessThanOrEqual(BigInt(totalCents))
        expect(got - exact).toBeGreaterThan(-BigInt(totalCents))
        expect(keptCents(earned, { totalCents, givenBackCents: 0 })).toBe(earned)
        expect(keptCents(earned, { totalCents, givenBackCents: totalCents })).toBe(0)
      }),
    )
  })

  it('never becomes larger when the refund becomes larger', () => {
    fc.assert(
      fc.property(cents, part, part, (earned, { totalCents, givenBackCents }, other) => {
        const more = Math.min(totalCents, givenBackCents + other.givenBackCents)
        const before = keptCents(earned, { totalCents, givenBackCents })
        expect(keptCents(earned, { totalCents, givenBackCents: more })).toBeLessThanOrEqual(before)
      }),
    )
  })
})

it('an order whose payment was reported waits until its status changes', () => {
  const pending = { status: 'pending', sentAt: null, isReported: false } as const
  expect(partnerOrderState(pending)).toBe('link-ready')
  expect(partnerOrderState({ ...pending, sentAt: new Date() })).toBe('link-sent')
  expect(partnerOrderState({ ...pending, sentAt: new Date(), isReported: true })).toBe('awaiting-confirmation')
  expect(partnerOrderState({ status: 'completed', sentAt: null, isReported: true })).toBe('completed')
})

it('the payout for a month is due until the whole sum is paid out', () => {
  expect([payoutState(0, 0), payoutState(100, 0), payoutState(60, 40), payoutState(0, 100)]).toEqual([
    'none',
    'due',
    'partly',
    'paid',
  ])
})

describe('the sum of a payout to a partner', () => {
  it('is reduced by the commission for orders refunded after an earlier payout', () => {
    const months = [
      { month: '2026-11', earnedCents: 50_00, payoutCents: 0 },
      { month: '2026-10', earnedCents: 0, payoutCents: 30_00 },
    ]
    expect(payoutDue('2026-11', months)).toEqual({ dueCents: 20_00, deductedCents: 30_00 })
    expect(payoutDue('2026-10', months)).toEqual({ dueCents: 0, deductedCents: 0 })
    expect(payoutDue('2026-09', months)).toEqual({ dueCents: 0, deductedCents: 0 })
  })

  it('adds up over all months to the unpaid commission, and is never negative', () => {
    const sums = fc.array(fc.record({ earnedCents: cents, payoutCents: cents }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(sums, (found) => {
        const months = found.map((sum, at) => ({ ...sum, month: `2026-0${at + 1}` }))
        const due = months.reduce((all, { month }) => all + payoutDue(month, months).dueCents, 0)
        const owed = months.reduce((all, month) => all + month.earnedCents - month.payoutCents, 0)
        expect(due).toBe(Math.max(0, owed))
      }),
    )
  })

  it('makes the sum of all payouts equal to the total commission', () => {
    const sums = fc.array(fc.record({ earnedCents: cents, payoutCents: cents }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(sums, (found) => {
        const months = found.map((sum, at) => ({ ...sum, month: `2026-0${at + 1}` }))
        const total = (key: 'earnedCents' | 'payoutCents') => months.reduce((all, month) => all + month[key], 0)
        const before = total('payoutCents')
        for (const month of months) month.payoutCents += payoutDue(month.month, months).dueCents
        expect(total('payoutCents')).toBe(Math.max(before, total('earnedCents')))
      }),
    )
  })
})

it('the month of December ends at the start of January', () => {
  expect(monthSpan('2026-12')).toEqual({ from: new Date('2026-12-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z') })
})

it('staff confirm partners’ reports of real money unless the partner’s setting says otherwise', () => {
  expect([
    needsConfirmation({ confirmsReports: null }, false),
    needsConfirmation({ confirmsReports: null }, true),
  ]).toEqual([true, false])
  expect(needsConfirmation({ confirmsReports: false }, false)).toBe(false)
  expect(needsConfirmation({ confirmsReports: true }, true)).toBe(true)
})

describe('the commission that a partner takes from received cash', () => {
  const months = [
    { month: '2026-11', earnedCents: 3000, payoutCents: 0 },
    { month: '2026-10', earnedCents: 2240, payoutCents: 0 },
  ]

  it('pays the oldest month first, as long as the cash is enough', () => {
    expect(keptByMonth(months, 5240)).toEqual([
      { month: '2026-10', cents: 2240 },
      { month: '2026-11', cents: 3000 },
    ])
    expect(keptByMonth(months, 2500)).toEqual([
      { month: '2026-10', cents: 2240 },
      { month: '2026-11', cents: 260 },
    ])
    expect(keptByMonth(months, -100)).toEqual([])
  })

  it('is never more than the cash, and never more than the due commission', () => {
    const month = fc.record({ earnedCents: cents, payoutCents: cents })
    fc.assert(
      fc.property(fc.array(month, { maxLength: 6 }), fc.integer({ min: -1000, max: 20_000_000 }), (sums, held) => {
        const each = sums.map((one, at) => ({ ...one, month: `2026-0${at + 1}` }))
        const kept = keptByMonth(each, held).reduce((sum, one) => sum + one.cents, 0)
        const due = each.reduce((sum, one) => sum + one.earnedCents - one.payoutCents, 0)
        expect(kept).toBeLessThanOrEqual(Math.max(0, held))
        expect(kept).toBeLessThanOrEqual(Math.max(0, due))
      }),
    )
  })
})
