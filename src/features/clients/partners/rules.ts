import { calendarDay, DAY } from '#base/time.ts'
import { scaleCents } from '#base/money.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { Commission, CommissionRule, EarnedLine, OrderState, PayoutState } from './model.ts'

type Line = { serviceId: string; unitCents: number; quantity: number }

/** The rule that applies to a ritual. */
function ruleOf({ usual, rituals }: Commission, serviceId: string): CommissionRule {
  return Object.hasOwn(rituals, serviceId) ? (rituals[serviceId] ?? usual) : usual
}

/**
 * The commission of a line, in whole cents. A share is rounded half up, which favours the partner. Each line is rounded separately, and the
 * commission of an order is the sum of its lines. A fixed sum applies to each ritual and is never more than the payment for the ritual.
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

/** The part of a line's commission that remains after a partial refund, in whole cents. It is rounded half up like the commission. */
export function keptCents(cents: number, { totalCents, givenBackCents }: ReturnedMoney): number {
  return givenBackCents === 0 ? cents : scaleCents(cents, totalCents - givenBackCents, totalCents)
}

/** Orders that are refunded or cancelled give no commission. */
export function countsForCommission(status: OrderStatus): boolean {
  return status !== 'refunded' && status !== 'cancelled'
}

type PartnerOrderFacts = { status: OrderStatus; sentAt: Date | null; isReported: boolean }

/**
 * The state of an order for its partner. A pending order with a report waits for staff. A pending order without a report has a link that is
 * ready or sent.
 */
export function partnerOrderState({ status, sentAt, isReported }: PartnerOrderFacts): OrderState {
  if (status !== 'pending') return status
  if (isReported) return 'awaiting-confirmation'
  return sentAt ? 'link-sent' : 'link-ready'
}

export type EarnedMonth = { month: string; earnedCents: number; payoutCents: number }

/**
 * The amount that staff can pay out for a month. Earlier payouts for orders that are now refunded are deducted from the other `months`, the
 * oldest first. So the sum over all months is never more than the total due.
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
 * The commission that a partner keeps from the cash in hand, by month, the oldest month first. It is the commission due, but not more than
 * the cash.
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

/** The maximum number of orders that a partner can place per day, because each order sends an e-mail to a person. */
export function ordersLimit(partnerId: string) {
  return { key: `partner-orders:${partnerId}`, most: 200, windowMs: DAY }
}

/** The UTC month of a moment, as `2026-11`. */
export function toMonth(time: Date): string {
  return calendarDay(time).slice(0, 7)
}

/** The first moment of a month and the first moment of the next month. */
export function monthSpan(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}

/** Whether staff confirm every payment that the partner reports. A shop with real money confirms unless the partner's setting says otherwise. */
export function needsConfirmation(
  { confirmsReports }: { confirmsReports: boolean | null },
  isSandbox: boolean,
): boolean {
  return confirmsReports ?? !isSandbox
}

/** The commission due for all months. Commission that was paid and then lost by a refund is no debt: later payouts are reduced by it. */
export function dueForAllMonths(earnedCents: number, payoutCents: number): number {
  return Math.max(0, earnedCents - payoutCents)
}

export type Balance = { dueCents: number; heldCents: number }

/** The shop's debt to the partner: the commission due less the cash that the partner holds. Negative if the partner owes the shop. */
export function balanceCents({ dueCents, heldCents }: Balance): number {
  return dueCents - heldCents
}
