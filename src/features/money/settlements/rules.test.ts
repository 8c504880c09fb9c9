import { describe, expect, it } from 'vitest'
import { formatSum } from './rules.ts'

describe('a sum of money', () => {
  it.each([
    ['1440', 'USD', 'ru', '$1\u00a0440'],
    ['1440.5', 'USD', 'en', '$1,440.50'],
    ['95000', 'RUB', 'ru', '95\u00a0000\u00a0₽'],
    ['95000.5', 'RUB', 'en', '95,000.50\u00a0₽'],
    ['0.00015', 'BTC', 'ru', '0,00015\u00a0BTC'],
    ['0.00015', 'BTC', 'en', '0.00015\u00a0BTC'],
    ['12.50', 'USDT_TRC20', 'en', '12.50\u00a0USDT\u00a0TRC-\u206020'],
    ['-50', 'USD', 'en', '−$50'],
    ['-218.5', 'USDT_TRC20', 'ru', '−218,5\u00a0USDT\u00a0TRC-\u206020'],
    ['7', 'a currency of later', 'en', '7\u00a0a currency of later'],
  ] as const)('is written for %s %s in %s as %s', (amount, currency, lang, text) => {
    expect(formatSum(amount, currency, lang)).toBe(text)
  })
})
