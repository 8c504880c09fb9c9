import { type Amount, amount, DECIMALS, divide, parseUnits, roundUpTo, subtract } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { after } from '#base/time.ts'
import { type Chain, COINS, type Currency, type UsdRate } from '#features/money/settlements/model-currencies.ts'
import type { Policy } from '#features/money/settlements/rules-policy.ts'
import type { PaymentStatus, WireStatus } from './model.ts'

const RATE_DECIMALS = 8

const RATE_UNIT = 10n ** 8n

/** The upper limit for rates: twelve digits before the decimal point. */
const RATE_BOUND = 10n ** 12n * RATE_UNIT

const CENTS = 100n

/** Parses dollars for one coin, such as `95000` or `0.9998`. Undefined if the text is not a positive price with at most 8 decimals. */
export function parseUsdRate(text: string): UsdRate | undefined {
  const rate = parseUnits(text, RATE_DECIMALS)
  return rate !== undefined && rate > 0n && rate < RATE_BOUND ? rate : undefined
}

/** Converts a price to a coin. The result is rounded up to the last unit of the coin, to the shop's advantage. */
export function centsToCoin(cents: number, currency: Currency, rate: UsdRate): Amount {
  const { asset } = COINS[currency]
  const units = divide(BigInt(cents) * RATE_UNIT * 10n ** BigInt(DECIMALS[asset]), CENTS * rate, 'up')
  return amount(asset, units)
}

/** Returns the amount that a customer is asked to send: `centsToCoin`, rounded up to the coin's step. */
export function quote(cents: number, currency: Currency, rate: UsdRate): Amount {
  const { asset, units } = centsToCoin(cents, currency, rate)
  return amount(asset, roundUpTo(units, COINS[currency].step))
}

/** Returns the value of an amount of a coin in whole cents. The result is rounded down, so that the shop never credits more than came. */
export function coinToCents({ asset, units }: Amount, rate: UsdRate): number {
  return Number(divide(units * rate * CENTS, RATE_UNIT * 10n ** BigInt(DECIMALS[asset]), 'down'))
}

/** Returns how many cents of a price may be missing when an order is paid. */
export function toleranceCents(priceCents: number, policy: Policy): number {
  const share = divide(BigInt(priceCents) * BigInt(policy.toleranceBasisPoints), 10_000n, 'down')
  return Math.min(Number(share), policy.toleranceCents)
}

/** Returns the smallest amount that pays a quote. The tolerance (what may be missing) is rounded down, to the shop's advantage. */
export function minimumFor(expected: Amount, priceCents: number, policy: Policy): Amount {
  const forgiven = divide(expected.units * BigInt(toleranceCents(priceCents, policy)), BigInt(priceCents), 'down')
  return subtract(expected, amount(expected.asset, forgiven))
}

export type Offer = { expected: Amount; minimum: Amount; expiresAt: Date; watchUntil: Date }

export function offer(priceCents: number, currency: Currency, rate: UsdRate, now: Date, policy: Policy): Offer {
  const expected = quote(priceCents, currency, rate)
  const expiresAt = after(now, policy.lockMs)
  return {
    expected,
    minimum: minimumFor(expected, priceCents, policy),
    expiresAt,
    watchUntil: after(expiresAt, policy.watchMs),
  }
}

/** Normalises an address for comparison and storage. Ethereum addresses may have letters in either case. */
export function addressKey(chain: Chain, address: string): string {
  return chain === 'ethereum' ? address.toLowerCase() : address
}

/**
 * Returns the text of the QR code. Only the code for Bitcoin contains the amount. For tokens a code with an amount must be a link, and
 * some wallets that read such a link sent the money to the token's contract.
 */
export function qrText(currency: Currency, address: string, decimalAmount: string): string {
  return currency === 'BTC' ? `bitcoin:${address}?amount=${decimalAmount}` : address
}

const ON_THE_WIRE: Record<PaymentStatus, WireStatus> = {
  pending: 'waiting',
  partial: 'underpaid',
  confirming: 'detected',
  completed: 'completed',
  expired: 'expired',
  review: 'review',
  cancelled: 'cancelled',
}

export function wireStatus(status: PaymentStatus): WireStatus {
  return ON_THE_WIRE[status]
}

/** Returns true if the shop may still ask the customer to pay to this address. */
export function awaitsMoney(status: PaymentStatus): boolean {
  return status === 'pending' || status === 'partial'
}

/** The number of seconds after which a customer should try an unavailable coin again. */
const COIN_BACK_AFTER = 30

export function coinUnavailable(retryAfter: number = COIN_BACK_AFTER): Refusal {
  return new Refusal('unavailable', 'payments.coin-unavailable', { retryAfter })
}

/** Returns true if the shop can rely on a chain's node to see a new payment: the last successful poll is recent. */
export function sourceHealthy(
  watch: { polledAt: Date | null; failedAt: Date | null } | undefined,
  now: Date,
  policy: Policy,
): boolean {
  if (!watch?.polledAt || now.getTime() - watch.polledAt.getTime() > policy.staleMs) return false
  return watch.failedAt === null || watch.failedAt < watch.polledAt
}
