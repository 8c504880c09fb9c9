import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amount, formatDecimal } from '#base/money.ts'
import { isReturnedByHand, isToReturn, readRefundPart } from './rules-refund.ts'

const money = { paidTheOrder: true, left: amount('USD', 100n), state: 'owed' as const }

it('money that paid the order is returned once, and not while a bank decides', () => {
  expect(isToReturn(money)).toBe(true)
  expect(isToReturn({ ...money, left: amount('USD', 0n) })).toBe(false)
  expect(isToReturn({ ...money, paidTheOrder: false })).toBe(false)
  expect(isToReturn({ ...money, state: 'disputed' })).toBe(false)
})

it('only a card service returns money by itself', () => {
  expect((['crypto', 'card', 'manual'] as const).map((method) => isReturnedByHand({ method }))).toEqual([
    true,
    false,
    true,
  ])
})

it('a partial refund is above zero, at most the remainder, exact to the cent', () => {
  const left = amount('USD', 16_400n)
  expect(readRefundPart(left, undefined)).toEqual({ kind: 'whole' })
  expect(readRefundPart(left, '164')).toEqual({ kind: 'whole' })
  expect(readRefundPart(left, '82.50')).toEqual({ kind: 'part', part: amount('USD', 8250n) })
  expect(readRefundPart(left, '164.01')).toEqual({ kind: 'fault', code: 'order.refund-beyond' })
  for (const wrong of ['0', '-1', '', '1,5', '0.001', 'all'])
    expect(readRefundPart(left, wrong)).toEqual({ kind: 'fault', code: 'payments.amount-invalid' })
})

it('successive partial refunds never exceed the money', () => {
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
