import { expect, it } from 'vitest'
import { numbersOfLine } from './rules-numbers.ts'

const BASIC = { id: 'basic' as const, recitations: 11_000, priests: 2, hours: 2, days: 3 }
const PREMIUM = { id: 'premium' as const, recitations: 54_000, priests: 5, hours: 4, days: 11 }

it('an order’s item of the standard duration shows numbers of priests, days and hours', () => {
  expect(numbersOfLine({ tier: 'basic', weeks: 2 }, [BASIC, PREMIUM])).toBe(BASIC)
  expect(numbersOfLine({ tier: 'premium', weeks: 4 }, [BASIC, PREMIUM])).toBe(PREMIUM)
})

it('an order’s item of another duration, or without a tier, shows no numbers', () => {
  expect(numbersOfLine({ tier: 'basic', weeks: 1 }, [BASIC])).toBeUndefined()
  expect(numbersOfLine({ tier: 'premium', weeks: 8 }, [PREMIUM])).toBeUndefined()
  expect(numbersOfLine({ tier: null, weeks: 3 }, [BASIC])).toBeUndefined()
  expect(numbersOfLine({ tier: 'basic', weeks: 2, performsAt: new Date(0) }, [BASIC])).toBeUndefined()
})
