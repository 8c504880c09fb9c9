import { calendarDay, DAY } from '#base/time.ts'
import { scaleCents } from '#base/money.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { Commission, CommissionRule, EarnedLine, OrderState, PayoutState } from './model.ts'

type Line = { serviceId: string; unitCents: number; quantity: number }

/** Returns the commission rule that applies to a ritual. */
function ruleOf({ usual, rituals }: Commission, serviceId: string): CommissionRule {
  return Object.hasOwn(rituals, serviceId) ? (rituals[serviceId] ?? usual) : usual
}

/**
 * Returns the commission for an item of an order, in whole cents. A share is rounded half up, to the partner's advantage. Each item is
 * rounded separately, and the commission for an order is the sum for its items. A fixed sum applies to each ritual and is never more than
 * the price of the ritual.
 */
export function lineCommission(rule: CommissionRule, { unitCents, quantity }: Omit<Line, 'serviceId'>): number {
  const paid = unitCents * quantity
  return rule.kind === 'fixed' ? Math.min(rule.cents * quantity, paid) : scaleCents(paid, rule.hundredths, 10_000)
}

export function earn(commission: Commission, lines: Line[]): { earned: EarnedLine[]; earnedCents: number } {
  const earned = lines.map((line, position) => {
    const rule = ruleOf(commission, line.serviceId)
    return { position, rule, cents: lineCommission(rule, line) }
  })
  return { earned, earnedCents: earned.reduce((sum, { cents }) => sum + cents, 0) }
}

/** The price of an order, and its refunded part. */
type ReturnedMoney = { totalCents: number; givenBackCents: number }

/** Returns the part of an item's commission that remains after a partial refund, in whole cents, rounded half up like the commission. */
export function keptCents(cents: number, { totalCents, givenBackCents }: ReturnedMoney): number {
  return givenBackCents === 0 ? cents : scaleCents(cents, totalCents - givenBackCents, totalCents)
}

/** Returns true if an order of this status gives commission. Orders that are refunded or cancelled give none. */
export function countsForCommission(status: OrderStatus): boolean {
  return status !== 'refunded' && status !== 'cancelled'
}

type PartnerOrderFacts = { status: OrderStatus; sentAt: Date | null; isReported: boolean }

/**
 * Returns the state of an order for its partner. A pending order with a report of a payment waits for staff. A pending order without a
 * report has a link that is ready or sent.
 */
export function partnerOrderState({ status, sentAt, isReported }: PartnerOrderFacts): OrderState {
  if (status !== 'pending') return status
  if (isReported) return 'awaiting-confirmation'
  return sentAt ? 'link-sent' : 'link-ready'
}

export type EarnedMonth = { month: string; earnedCents: number; payoutCents: number }

/**
 * Returns the amount that staff can pay out for a month. Earlier payouts for orders that are now refunded are deducted from the months in
 * `months`, the oldest first. So the sum over all months is never more than the total due.
 */
export function payoutDue(month: string, months: EarnedMonth[]): { dueCents: number; deductedCents: number } {
  const owed = ({ earnedCents, payoutCents }: EarnedMonth) => earnedCents - payoutCents
  const dueOf = (some: EarnedMonth[]) => some.reduce((sum, one) => sum + Math.max(0, owed(one)), 0)
  const beyond = months.reduce((sum, one) => sum + Math.max(0, -owed(one)), 0)
  const own = dueOf(months.filter((one) => one.month === month))
  const older = dueOf(months.filter((one) => one.month < month))
  const deductedCents = Math.min(own, Math.max(0, beyond - older))
  return { dueCents: own - deductedCents, deductedCents }
}

/**
 * Returns the commission that a partner takes from the received cash, by month, the oldest month first. It is the commission due, but not
 * more than the cash.
 */
export function keptByMonth(months: EarnedMonth[], heldCents: number): { month: string; cents: number }[] {
  let left = Math.max(0, heldCents)
  return months
    .toSorted((one, other) => one.month.localeCompare(other.month))
    .flatMap(({ month }) => {
      const cents = Math.min(left, payoutDue(month, months).dueCents)
      left -= cents
      return cents > 0 ? [{ month, cents }] : []
    })
}

export function payoutState(dueCents: number, paidOutCents: number): PayoutState {
  if (dueCents <= 0) return paidOutCents > 0 ? 'paid' : 'none'
  return paidOutCents > 0 ? 'partly' : 'due'
}

/** The limit of orders that a partner can place per day. Each order sends an e-mail to a person. */
export function ordersLimit(partnerId: string) {
  return { key: `partner-orders:${partnerId}`, most: 200, windowMs: DAY }
}

/** Returns the month of a time in UTC, as `2026-11`. */
export function toMonth(time: Date): string {
  return calendarDay(time).slice(0, 7)
}

/** Returns the first moment of a month and the first moment of the next month. */
export function monthSpan(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}

/**
 * Returns true if staff confirm every payment that the partner reports. In a shop with real money staff confirm the reports unless the
 * partner's setting says otherwise.
 */
export function needsConfirmation(
  { confirmsReports }: { confirmsReports: boolean | null },
  isSandbox: boolean,
): boolean {
  return confirmsReports ?? !isSandbox
}

/**
 * Returns the commission due for all months. The result is never negative: if paid-out commission was for an order that is now refunded,
 * the partner does not pay it back, but later payouts are reduced.
 */
export function dueForAllMonths(earnedCents: number, payoutCents: number): number {
  return Math.max(0, earnedCents - payoutCents)
}

export type Balance = { dueCents: number; heldCents: number }

/** Returns the shop's debt to the partner: the commission due less the cash that the partner has. Negative if the partner owes the shop. */
export function balanceCents({ dueCents, heldCents }: Balance): number {
  return dueCents - heldCents
}
