import { describe, expect, it } from 'vitest'
import type { PaymentStatus } from './model.ts'
import { amountDue, isLate, paymentToShow, publicReason, statusFor } from './rules-customer.ts'

const AT = new Date('2026-11-20T10:00:00Z')
const payment = (
  name: string,
  status: PaymentStatus,
  { received = 0n, open = false, credited = null as bigint | null } = {},
) => ({ name, status, received, credited, closedAt: open ? null : AT })

const paid = payment('paid', 'completed', { received: 300n, credited: 300n })
const extra = payment('extra', 'completed', { received: 300n, credited: 0n })
const half = payment('half', 'partial', { received: 100n, open: true })
const empty = payment('empty', 'pending', { open: true })
const asPayment = payment('in review', 'review', { received: 100n })
const wrongCoin = payment('wrong coin', 'review')
const over = payment('over', 'expired')
const dust = payment('dust', 'expired', { received: 1n })

describe('the payment that the customer sees for an order', () => {
  it.each([
    ['the payment that paid the order', [extra, empty, paid], 'paid'],
    ['the open payment with money, not a newer payment without money', [empty, half], 'half'],
    ['the payment in review, not a newer payment without money', [empty, asPayment], 'in review'],
    ['the payment that received another coin', [empty, wrongCoin], 'wrong coin'],
    ['the open payment, not an older payment with dust', [empty, dust, over], 'empty'],
    ['the payment with money if no payment is open', [over, dust], 'dust'],
    ['the latest payment if none has money', [over, payment('older', 'cancelled')], 'over'],
  ])('is %s', (_, payments, name) => {
    expect(paymentToShow(payments)?.name).toBe(name)
  })

  it('does not exist if the order has no payments', () => {
    expect(paymentToShow([])).toBeUndefined()
  })
})

describe('the flag “late” of a payment', () => {
  it('means that the payment has money but its price quote has ended', () => {
    expect(isLate({ status: 'confirming', closedAt: AT, cancelledAt: null })).toBe(true)
    expect(isLate({ status: 'confirming', closedAt: null, cancelledAt: null })).toBe(false)
    expect(isLate({ status: 'expired', closedAt: AT, cancelledAt: null })).toBe(false)
  })

  it('is not set for a cancelled payment, because its quote can still be valid', () => {
    expect(isLate({ status: 'confirming', closedAt: AT, cancelledAt: AT })).toBe(false)
  })
})

it('a customer sees each reason for review except a re-org of the chain', () => {
  expect(publicReason('wrong-asset')).toBe('wrong-asset')
  expect(publicReason('reverted')).toBeUndefined()
  expect(publicReason(null)).toBeUndefined()
})

it('the shop asks for a missing amount only while the address is watched', () => {
  const asked = {
    ...({ status: 'review', attention: 'underpaid', currency: 'USDT_TRC20' } as const),
    expected: 164_000_000n,
    received: 100_000_000n,
    closedAt: AT,
    restAskedAt: AT,
    watchUntil: new Date('2026-11-27T10:00:00Z'),
  }
  const at = (now: string) => {
    const status = statusFor(asked, undefined, new Date(now))
    return [status, amountDue({ ...asked, status }, new Date(now)).units]
  }
  expect(at('2026-11-27T09:59:59Z')).toEqual(['partial', 64_000_000n])
  expect(at('2026-11-27T10:00:00Z')).toEqual(['review', 0n])
  expect(amountDue({ ...asked, status: 'partial' }, asked.watchUntil).units).toBe(0n)
})
