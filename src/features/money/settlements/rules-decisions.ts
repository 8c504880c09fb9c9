import { amount, formatDecimal } from '#base/money.ts'
import {
  type Attention,
  type CoinUnits,
  type DecidedUnits,
  isOwnCoinReason,
  STRANGE_REASONS,
} from './model-attention.ts'
import { COINS, CURRENCIES, type Currency } from './model-currencies.ts'

/** A transfer. Its height is null if it is not in a block. */
type Receipt = { currency: Currency; units: bigint; height: number | null; firstSeenAt: Date }
type WatchedPayment = { currency: Currency; decided: DecidedUnits; watchUntil: Date; completedAt: Date | null }

/**
 * Returns the transfers of uncredited money, without the money that staff have already decided about. The oldest money is subtracted first, so
 * unconfirmed money always needs a decision.
 */
export function uncreditedReceipts<T extends Receipt>(payment: WatchedPayment, evidence: T[]): T[] {
  const closed = new Map(Object.entries(decidedUncreditedUnits(payment.decided)))
  return evidence
    .filter((one) => isStrangeTo(payment, one))
    .toSorted((a, b) => (a.height ?? Infinity) - (b.height ?? Infinity))
    .flatMap((one) => {
      const gone = one.height === null ? 0n : least(closed.get(one.currency) ?? 0n, one.units)
      closed.set(one.currency, (closed.get(one.currency) ?? 0n) - gone)
      return one.units > gone ? [{ ...one, units: one.units - gone }] : []
    })
}

/**
 * Returns true if staff must decide about money because no rule credits it. Money in another coin needs a decision only if it came before
 * the order was paid. After that, the owner may have sent the other coin to pay the fee for moving a token.
 */
function isStrangeTo({ currency, watchUntil, completedAt }: WatchedPayment, one: Receipt): boolean {
  const until = completedAt && completedAt < watchUntil ? completedAt : watchUntil
  if (one.units === 0n) return false
  return one.currency === currency ? one.firstSeenAt > watchUntil : one.height !== null && one.firstSeenAt <= until
}

/**
 * Returns the sum that a decision about uncredited money would cover now. It contains only money in blocks, because unconfirmed money may
 * never come.
 */
export function uncreditedUnits(payment: WatchedPayment, evidence: Receipt[]): CoinUnits {
  const mined = uncreditedReceipts(payment, evidence).filter(({ height }) => height !== null)
  return mined.reduce<CoinUnits>((sums, { currency, units }) => addUnits(sums, { [currency]: units }), {})
}

/**
 * Returns the sums of uncredited money that staff have already decided about. If both reasons for review have a sum for a coin, the result has the
 * larger sum.
 */
export function decidedUncreditedUnits(decided: DecidedUnits): CoinUnits {
  return STRANGE_REASONS.reduce<CoinUnits>((most, reason) => {
    return joined(most, decided[reason] ?? {}, (a, b) => (a > b ? a : b))
  }, {})
}

export function addUnits(some: CoinUnits, more: CoinUnits): CoinUnits {
  return joined(some, more, (a, b) => a + b)
}

/** Returns true if staff have decided about this sum, which is in the payment's own coin. */
export function isDecided(
  { currency, decided }: Pick<WatchedPayment, 'currency' | 'decided'>,
  attention: Attention,
  confirmed: bigint,
): boolean {
  const about = isOwnCoinReason(attention) ? decided[attention]?.[currency] : undefined
  return about !== undefined && confirmed <= about
}

export type CoinSum = { currency: Currency; amount: string }

/**
 * Returns the money in the payment's own coin that came after the watching time and that staff can still credit to the order. `strange`: the
 * money that needs a decision. The result is zero after an earlier decision about such money, because staff may have returned that money.
 */
export function creditableLate(
  { currency, decided, completedAt }: Omit<WatchedPayment, 'watchUntil'>,
  strange: CoinUnits,
): bigint {
  if (completedAt !== null || decidedUncreditedUnits(decided)[currency] !== undefined) return 0n
  return strange[currency] ?? 0n
}

/**
 * Returns the end of the watching time that makes all late money in blocks ordinary money of the payment. So the sum of the payment counts
 * this money once, and no question about it remains. Undefined if no late money can be credited.
 */
export function watchUntilCredited(payment: WatchedPayment, evidence: Receipt[]): Date | undefined {
  if (creditableLate(payment, uncreditedUnits(payment, evidence)) === 0n) return undefined
  const late = evidence.filter(
    (one) => one.currency === payment.currency && one.height !== null && isStrangeTo(payment, one),
  )
  return new Date(Math.max(...late.map(({ firstSeenAt }) => firstSeenAt.getTime())))
}

/** Lists each coin with its sum as a decimal string. */
export function toCoinSums(units: CoinUnits): CoinSum[] {
  return CURRENCIES.flatMap((currency) => {
    const one = units[currency]
    return one ? [{ currency, amount: formatDecimal(amount(COINS[currency].asset, one)) }] : []
  })
}

function joined(some: CoinUnits, others: CoinUnits, join: (a: bigint, b: bigint) => bigint): CoinUnits {
  const known = CURRENCIES.filter((coin) => some[coin] !== undefined || others[coin] !== undefined)
  return Object.fromEntries(known.map((coin) => [coin, join(some[coin] ?? 0n, others[coin] ?? 0n)]))
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
