import { describe, expect, it } from 'vitest'
import { after, SECOND } from '#base/time.ts'
import { agreedPrice, midPrice, parsePrice } from './rules-rates.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const quotes = (...rates: bigint[]) => rates.map((usdRate) => ({ usdRate, at: NOW }))

describe('a price that is calculated from several exchanges', () => {
  it('is the median of their prices', () => {
    expect(agreedPrice(quotes(100_00n, 101_00n, 100_50n), NOW)).toBe(100_50n)
    expect(agreedPrice(quotes(100_00n, 100_01n), NOW)).toBe(100_00n)
    expect(agreedPrice(quotes(100_00n, 100_03n), NOW)).toBe(100_01n)
  })

  it('does not exist with fewer than two exchange prices', () => {
    expect(agreedPrice(quotes(100n), NOW)).toBeUndefined()
    expect(agreedPrice([], NOW)).toBeUndefined()
  })

  it('ignores only exchange prices more than 1.5 % away from the median', () => {
    expect(agreedPrice(quotes(1000n, 1000n, 1015n), NOW)).toBe(1000n)
    expect(agreedPrice(quotes(1000n, 1002n, 1030n), NOW)).toBe(1001n)
    expect(agreedPrice(quotes(1000n, 1002n, 970n), NOW)).toBe(1001n)
  })

  it('does not exist if two exchanges give very different prices', () => {
    expect(agreedPrice(quotes(1000n, 1030n), NOW)).toBeUndefined()
    expect(agreedPrice(quotes(1000n, 2000n, 3000n), NOW)).toBeUndefined()
  })

  it('uses only exchange prices that are at most 120 seconds old', () => {
    const old = { usdRate: 1000n, at: after(NOW, -120 * SECOND) }
    expect(agreedPrice([...quotes(1000n), old], NOW)).toBe(1000n)
    expect(agreedPrice([...quotes(1000n), old], after(NOW, 1))).toBeUndefined()
  })
})

describe('a price that one exchange reports', () => {
  it('is read exactly with 8 decimals, rounded down', () => {
    expect(parsePrice('95000.12')).toBe(9_500_012_000_000n)
    expect(parsePrice('0.99980000123456789')).toBe(99_980_000n)
    for (const text of ['', '0', '-1', '1e5', 'NaN', '1.', ' 1']) expect(parsePrice(text)).toBeUndefined()
  })

  it('is the mean of bid and ask, and bid must be lower than ask', () => {
    expect(midPrice('94999', '95001')).toBe(9_500_000_000_000n)
    expect(midPrice('95001', '94999')).toBeUndefined()
  })
})
