import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, formatDecimal } from '#base/money.ts'
import { coversOpenWeeks, isReturnedByHand, isToReturn, notBegunPart, readRefundPart } from './rules-refund.ts'

const money = { paidTheOrder: true, left: amount('USD', 100n), state: 'owed' as const }

it('money that paid the order can be returned once, except during a dispute', () => {
  expect(isToReturn(money)).toBe(true)
  expect(isToReturn({ ...money, left: amount('USD', 0n) })).toBe(false)
  expect(isToReturn({ ...money, paidTheOrder: false })).toBe(false)
  expect(isToReturn({ ...money, state: 'disputed' })).toBe(false)
})

it('only a card service returns money by itself, without staff', () => {
  expect((['crypto', 'card', 'manual'] as const).map((method) => isReturnedByHand({ method }))).toEqual([
    true,
    false,
    true,
  ])
})

it('a partial refund must be positive, whole cents, and no more than the remainder', () => {
  const left = amount('USD', 16_400n)
  expect(readRefundPart(left, undefined)).toEqual({ kind: 'whole' })
  expect(readRefundPart(left, '164')).toEqual({ kind: 'whole' })
  expect(readRefundPart(left, '82.50')).toEqual({ kind: 'part', part: amount('USD', 8250n) })
  expect(readRefundPart(left, '164.01')).toEqual({ kind: 'fault', code: 'order.refund-beyond' })
  for (const wrong of ['0', '-1', '', '1,5', '0.001', 'all'])
    expect(readRefundPart(left, wrong)).toEqual({ kind: 'fault', code: 'payments.amount-invalid' })
})

it('the sum of partial refunds is never more than the received money', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.array(fc.bigInt(1n, 10n ** 9n)), (came, wishes) => {
      let left = came
      for (const wish of wishes) {
        const isBeyond = wish > left
        const read = readRefundPart(amount('USD', left), formatDecimal(amount('USD', wish)))
        if (read.kind === 'part') left -= read.part.units
        if (read.kind === 'whole') left = 0n
        expect(read.kind === 'fault').toBe(isBeyond)
      }
      expect(left >= 0n && left <= came).toBe(true)
    }),
  )
})

describe('the sum for the weeks that have not begun', () => {
  /** The 28 days from 1 to 28 November. */
  const days = Array.from({ length: 28 }, (_, place) => `2026-11-${String(place + 1).padStart(2, '0')}`)
  const four = { weeks: 4, total: 164, days }

  it.each([
    ['before the first day', '2026-10-31', '164'],
    ['on the first day', '2026-11-01', '123'],
    ['on the last day of the first week', '2026-11-07', '123'],
    ['on the first day of the second week', '2026-11-08', '82'],
    ['in the last week', '2026-11-22', '0'],
    ['after the last day', '2026-12-05', '0'],
  ])('is correct %s', (_, today, part) => {
    expect(formatDecimal(notBegunPart(amount('USD', 16_400n), [four], today))).toBe(part)
  })

  it('is the whole sum if no days are set', () => {
    expect(notBegunPart(amount('USD', 16_400n), [{ ...four, days: [] }], '2026-11-08').units).toBe(16_400n)
  })

  it('adds up several items in proportion to the paid amount and its currency', () => {
    // The first line costs $164, and one of its four weeks has begun: $123 can be returned. The second line costs $82 and has no days yet.
    // Together that is $205 of $246.
    const lines = [four, { weeks: 3, total: 82, days: [] }]
    expect(notBegunPart(amount('USD', 24_600n), lines, '2026-11-01').units).toBe(20_500n)
    // The customer had a discount of 10 %: $221.40 x 205 / 246.
    expect(notBegunPart(amount('USD', 22_140n), lines, '2026-11-01').units).toBe(18_450n)
    expect(formatDecimal(notBegunPart(amount('USDT', 246_000_000n), lines, '2026-11-01'))).toBe('205')
  })

  it('is calculated per day for a ritual that is performed weekly', () => {
    const weekly = { weeks: 4, total: 100, days: ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'] }
    expect(notBegunPart(amount('USD', 10_000n), [weekly], '2026-11-09').units).toBe(5000n)
  })

  it('is covered by a sufficient part if a week has not begun', () => {
    const covers = (cents: bigint, today: string) =>
      coversOpenWeeks(amount('USD', 16_400n), amount('USD', cents), [four], today)
    expect([covers(12_299n, '2026-11-01'), covers(12_300n, '2026-11-01'), covers(16_000n, '2026-11-01')]).toEqual([
      false,
      true,
      true,
    ])
    expect(covers(16_000n, '2026-11-22')).toBe(false)
  })

  it('is rounded down', () => {
    const third = { weeks: 3, total: 100, days: ['2026-11-01', '2026-11-08', '2026-11-15'] }
    expect(notBegunPart(amount('USD', 10_000n), [third], '2026-11-08').units).toBe(3333n)
  })
})
