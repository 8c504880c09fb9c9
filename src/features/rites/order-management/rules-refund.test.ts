import { expect, it } from 'vitest'
import { amount } from '#base/money.ts'
import { isReturnedByHand, isToReturn } from './rules-refund.ts'

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
