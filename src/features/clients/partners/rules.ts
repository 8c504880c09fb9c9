import { calendarDay, DAY } from '#base/time.ts'
import { scaleCents } from '#base/money.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { Commission, CommissionRule, EarnedLine, OrderState, PayoutState } from './model.ts'

type Line = { serviceId: string; unitCents: number; quantity: number }

/** The rule that holds for a ritual. */
function ruleOf({ usual, rituals }: Commission, serviceId: string): CommissionRule {
  return Object.hasOwn(rituals, serviceId) ? (rituals[serviceId] ?? usual) : usual
}

/**
 * What a line earns, in whole cents. A share is rounded half up, so the half cent is the partner's; each line is rounded by itself, and
 * the sum of an order is that of its lines. A fixed sum is counted for each ritual, and never exceeds what was paid for it.
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

/** An order's price, and how much of it went back. */
type Returned = { totalCents: number; givenBackCents: number }

/** What stays of what a line earned when a part of its order's price went back, in whole cents; half up, as it was earned. */
export function keptOf(cents: number, { totalCents, givenBackCents }: Returned): number {
  return givenBackCents === 0 ? cents : scaleCents(cents, totalCents - givenBackCents, totalCents)
}

/** Nothing is earned by what was given back, or will be. */
export function countsForCommission(status: OrderStatus): boolean {
  return status !== 'refunded' && status !== 'cancelled'
}

type Placed = { status: OrderStatus; sentAt: Date | null; isReported: boolean }

/** An order that money was reported for waits for the staff; before, its link is ready or sent. */
export function stateOf({ status, sentAt, isReported }: Placed): OrderState {
  if (status !== 'pending') return status
  if (isReported) return 'awaiting-confirmation'
  return sentAt ? 'link-sent' : 'link-ready'
}

export type EarnedMonth = { month: string; earnedCents: number; payoutCents: number }

/**
 * What may be paid out for a month: what was paid out for orders given back since is deducted from the other `months`, the oldest first, so
 * that what all of them say is due is never more than is due in all.
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

export function payoutState(dueCents: number, paidOutCents: number): PayoutState {
  if (dueCents <= 0) return paidOutCents > 0 ? 'paid' : 'none'
  return paidOutCents > 0 ? 'partly' : 'due'
}

/** Orders that a partner places in a day: each writes to a person. */
export function ordersLimit(partnerId: string) {
  return { key: `partner-orders:${partnerId}`, most: 200, windowMs: DAY }
}

/** The month of an instant, as `2026-11`, in UTC. */
export function monthOf(time: Date): string {
  return calendarDay(time).slice(0, 7)
}

/** The instants between which a month lies; the second is the next month's. */
export function monthSpan(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`)
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1)) }
}
