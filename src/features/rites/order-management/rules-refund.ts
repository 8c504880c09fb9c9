import { type Amount, amount, divide, parseDecimal } from '#base/money.ts'
import { weekBeginnings } from '#features/rites/calendar/rules-days.ts'
import type { HeldMoney } from '#features/money/payment-review/model.ts'

/** True if money paid the order and can still be returned. A bank decides about disputed money, so it cannot be returned. */
export function isToReturn({ paidTheOrder, left, state }: Pick<HeldMoney, 'paidTheOrder' | 'left' | 'state'>): boolean {
  return paidTheOrder && left.units > 0n && state !== 'disputed'
}

/** True if staff must send the money themselves. The shop cannot send coins or bank transfers, so staff send the money and record the refund. */
export function isReturnedByHand({ method }: Pick<HeldMoney, 'method'>): boolean {
  return method !== 'card'
}

type RefundPart = { kind: 'whole' } | { kind: 'part'; part: Amount } | { kind: 'fault'; code: string }

/**
 * Reads the part of the money that staff want to return. Without a typed sum, the part is all of the money. A typed sum must be positive, at
 * most the money that is left, and have no more decimals than the currency.
 */
export function readRefundPart(left: Amount, typed: string | undefined): RefundPart {
  if (typed === undefined) return { kind: 'whole' }
  const part = parseDecimal(left.asset, typed)
  if (!part || part.units <= 0n) return { kind: 'fault', code: 'payments.amount-invalid' }
  if (part.units > left.units) return { kind: 'fault', code: 'order.refund-beyond' }
  return part.units === left.units ? { kind: 'whole' } : { kind: 'part', part }
}

/** A ritual of an order. `days`: the set days, sorted. `total`: the price in dollars. */
type RefundedLine = { weeks: number; total: number; days: readonly string[] }

/**
 * The part of the remaining money (`left`) for the weeks that have not begun by `today`, as the refund rules require. It is in proportion to
 * the prices of the lines, and rounded down. A line without set days has not begun. The set days of a line are divided into weeks, and each
 * week begins on its first day.
 */
export function notBegunPart(left: Amount, lines: readonly RefundedLine[], today: string): Amount {
  let [open, all] = [0n, 0n]
  // Lines have different numbers of weeks, so their fractions need a common denominator.
  const common = lines.reduce((product, { weeks }) => product * BigInt(Math.max(1, weeks)), 1n)
  for (const line of lines) {
    const weeks = Math.max(1, line.weeks)
    const share = (BigInt(Math.round(line.total * 100)) * common) / BigInt(weeks)
    open += share * BigInt(countOpenWeeks(line.days, weeks, today))
    all += share * BigInt(weeks)
  }
  return amount(left.asset, all === 0n ? 0n : divide(left.units * open, all, 'down'))
}

/** True if the returned part is at least the money for the weeks that have not begun, and some week has not begun. */
export function coversOpenWeeks(left: Amount, part: Amount, lines: readonly RefundedLine[], today: string): boolean {
  const open = notBegunPart(left, lines, today)
  return open.units > 0n && part.units >= open.units
}

function countOpenWeeks(days: readonly string[], weeks: number, today: string): number {
  return weekBeginnings(days, weeks).filter((day) => day === undefined || day > today).length
}
