import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, compare, formatDecimal } from '#base/money.ts'
import { DAY, MINUTE } from '#base/time.ts'
import { COINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { DEFAULT_POLICY, requiredConfirmations } from '#features/money/settlements/rules-policy.ts'
import {
  addressKey,
  coinToCents,
  minimumFor,
  offer,
  parseUsdRate,
  qrText,
  quote,
  sourceHealthy,
  toleranceCents,
  wireStatus,
  centsToCoin,
} from './rules.ts'

const rate = (dollars: string) => parseUsdRate(dollars) ?? 0n
const coin = fc.constantFrom(...CURRENCIES)
const cents = fc.integer({ min: 1, max: 100_000_00 })
const anyRate = fc.bigInt({ min: 1_000_000n, max: 10n ** 14n })

describe('the coin amount of a price quote', () => {
  it('is exact if the division has no remainder', () => {
    expect(formatDecimal(quote(480_00, 'USDT_TRC20', rate('1')))).toBe('480')
    expect(formatDecimal(quote(950_00, 'BTC', rate('95000')))).toBe('0.01')
    expect(formatDecimal(quote(480_00, 'ETH', rate('3200')))).toBe('0.15')
  })

  it('is rounded up to 1 sat, 1e-6 ETH and 0.01 USDT', () => {
    expect(formatDecimal(quote(480_00, 'BTC', rate('95000')))).toBe('0.00505264')
    expect(formatDecimal(quote(100_00, 'ETH', rate('3333.33')))).toBe('0.030001')
    expect(formatDecimal(quote(100_00, 'USDT_ERC20', rate('0.9998')))).toBe('100.03')
  })

  it('is never worth less than the price in dollars', () => {
    fc.assert(
      fc.property(cents, coin, anyRate, (price, currency, usd) => {
        expect(coinToCents(quote(price, currency, usd), usd)).toBeGreaterThanOrEqual(price)
      }),
    )
  })

  it('is less than one smallest step above the price', () => {
    fc.assert(
      fc.property(cents, coin, anyRate, (price, currency, usd) => {
        const over = quote(price, currency, usd).units - centsToCoin(price, currency, usd).units
        expect(over).toBeLessThan(COINS[currency].step)
      }),
    )
  })

  it('is valid for 20 minutes, and its address is watched for 7 more days', () => {
    const now = new Date('2026-11-20T10:00:00Z')
    const { expiresAt, watchUntil } = offer(480_00, 'BTC', rate('95000'), now, DEFAULT_POLICY)
    expect(expiresAt.getTime() - now.getTime()).toBe(20 * MINUTE)
    expect(watchUntil.getTime() - expiresAt.getTime()).toBe(7 * DAY)
  })
})

describe('the amount by which a coin payment may be too small', () => {
  it('is half a percent of a small price, rounded down', () => {
    expect(toleranceCents(100_00, DEFAULT_POLICY)).toBe(50)
    expect(toleranceCents(199, DEFAULT_POLICY)).toBe(0)
  })

  it('is at most one dollar', () => {
    expect(toleranceCents(200_00, DEFAULT_POLICY)).toBe(1_00)
    expect(toleranceCents(20_000_00, DEFAULT_POLICY)).toBe(1_00)
  })

  it('makes 479 USDT enough for a price of 480 dollars', () => {
    expect(minimumFor(amount('USDT', 480_000_000n), 480_00, DEFAULT_POLICY)).toEqual(amount('USDT', 479_000_000n))
  })

  it('is never more than half a percent and never more than one dollar', () => {
    fc.assert(
      fc.property(cents, coin, anyRate, (price, currency, usd) => {
        const expected = quote(price, currency, usd)
        const minimum = minimumFor(expected, price, DEFAULT_POLICY)
        const forgiven = expected.units - minimum.units
        expect(forgiven * 200n).toBeLessThanOrEqual(expected.units)
        expect(forgiven * BigInt(price)).toBeLessThanOrEqual(expected.units * 100n)
        expect(compare(minimum, expected)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('the number of confirmations that a payment needs', () => {
  it('grows with the price of a Bitcoin payment', () => {
    const counts = [299_99, 300_00, 2_999_99, 3_000_00, 19_999_99, 20_000_00].map(
      (price) => requiredConfirmations('bitcoin', price, DEFAULT_POLICY).count,
    )
    expect(counts).toEqual([1, 2, 2, 3, 3, 6])
  })

  it('is 12 on Ethereum, but from $1,000 the block must be final', () => {
    expect(requiredConfirmations('ethereum', 999_99, DEFAULT_POLICY)).toEqual({ count: 12, final: false })
    expect(requiredConfirmations('ethereum', 1_000_00, DEFAULT_POLICY)).toEqual({ count: 64, final: true })
  })

  it('always requires a final block on TRON', () => {
    expect(requiredConfirmations('tron', 1, DEFAULT_POLICY)).toEqual({ count: 19, final: true })
  })
})

describe('an exchange rate in text form', () => {
  it('is read to the eighth decimal place', () => {
    expect(parseUsdRate('95000')).toBe(9_500_000_000_000n)
    expect(parseUsdRate('0.00000001')).toBe(1n)
  })

  it.each(['0', '-1', '', 'NaN', '1e5', '1.123456789', '1,5', ' 1', '0.0'])('is refused in the form %j', (text) => {
    expect(parseUsdRate(text)).toBeUndefined()
  })
})

describe('the payment values in API responses', () => {
  it('have a name for every internal state', () => {
    expect(wireStatus('pending')).toBe('waiting')
    expect(wireStatus('partial')).toBe('underpaid')
    expect(wireStatus('confirming')).toBe('detected')
    expect(wireStatus('completed')).toBe('completed')
  })

  it('include the amount in the QR code only for Bitcoin', () => {
    expect(qrText('BTC', 'tb1qexample', '0.01')).toBe('bitcoin:tb1qexample?amount=0.01')
    expect(qrText('ETH', '0xAbC', '0.15')).toBe('0xAbC')
    expect(qrText('USDT_ERC20', '0xAbC', '480')).toBe('0xAbC')
    expect(qrText('USDT_TRC20', 'Texample', '480')).toBe('Texample')
  })

  it('do not depend on upper or lower case in an Ethereum address', () => {
    expect(addressKey('ethereum', '0xAbC')).toBe('0xabc')
    expect(addressKey('tron', 'TAbC')).toBe('TAbC')
  })
})

describe('the newest answer of a node', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)

  it('is required: a node that never answered is not trusted', () => {
    expect(sourceHealthy(undefined, now, DEFAULT_POLICY)).toBe(false)
    expect(sourceHealthy({ polledAt: null, failedAt: ago(0) }, now, DEFAULT_POLICY)).toBe(false)
  })

  it('is trusted if the answer came a moment ago', () => {
    expect(sourceHealthy({ polledAt: ago(2000), failedAt: null }, now, DEFAULT_POLICY)).toBe(true)
  })

  it('is not trusted if the last poll failed', () => {
    expect(sourceHealthy({ polledAt: ago(2000), failedAt: ago(1000) }, now, DEFAULT_POLICY)).toBe(false)
  })

  it('is not trusted if the answer is two minutes old', () => {
    expect(sourceHealthy({ polledAt: ago(2 * MINUTE), failedAt: null }, now, DEFAULT_POLICY)).toBe(false)
  })
})
