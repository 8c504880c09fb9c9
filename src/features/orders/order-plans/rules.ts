import type { Fault } from '#base/refusal.ts'
import { HOUR } from '#base/time.ts'
import type { GivenPlan, LineDays, OrderPlan } from '#features/orders/plans/model.ts'
import { earliestStart, planFaults } from '#features/orders/plans/rules.ts'

type Texts = { specialWishes: string; participants: string }

/**
 * What is wrong with the plan of one order; paths name a day as `days.0`. A day that stands already is kept, also when it is past; what is sold
 * for a moment has its day.
 */
export function orderPlanFaults(
  { days, ...texts }: Texts & { days: LineDays },
  { now, lines, kept }: { now: Date; lines: readonly { line: string; performsAt?: Date | null }[]; kept: LineDays },
): Fault[] {
  const known = new Set(lines.filter(({ performsAt }) => !performsAt).map(({ line }) => line))
  const ofDays = Object.entries(days).flatMap(([line, startDate]): Fault[] => {
    if (!known.has(line)) return [{ path: `days.${line}`, code: 'plans.start-date-invalid' }]
    return dayFaults(startDate, now, kept[line]).map(({ code }) => ({ path: `days.${line}`, code }))
  })
  return [...ofDays, ...textFaults(texts, now)]
}

/** What is wrong with a first day alone. */
export function dayFaults(startDate: string, now: Date, kept?: string): Fault[] {
  return planFaults({ startDate, specialWishes: '', participants: '' }, now, kept)
}

/** What is wrong with the texts alone. */
export function textFaults(texts: Texts, now: Date): Fault[] {
  const today = earliestStart(now)
  return planFaults({ ...texts, startDate: today }, now, today)
}

/** The day by which the whole order is known: the earliest that one of its rituals has, else that of all. */
export function firstDay({ days = {}, startDate }: Pick<OrderPlan, 'days' | 'startDate'>): string | null {
  return Object.values(days).toSorted()[0] ?? startDate
}

/**
 * What was said by an order's link, and for whatever was not said there, what a partner, a giver or a family gave with the order. What was given
 * for good stays so.
 */
export function mergeGiven(withOrder: GivenPlan | undefined, byLink: GivenPlan | undefined): GivenPlan | undefined {
  if (!withOrder || !byLink) return byLink ?? withOrder
  return {
    ...byLink,
    startDate: byLink.startDate ?? withOrder.startDate,
    specialWishes: byLink.specialWishes || withOrder.specialWishes,
    participants: participantsRead(withOrder, byLink.participants) || withOrder.participants,
    givenAt: withOrder.givenAt > byLink.givenAt ? withOrder.givenAt : byLink.givenAt,
    readBirth: withOrder.readBirth,
  }
}

/** In whose names an order is read: a gift in that of its recipient, else in those that it names itself. */
export function participantsRead(withOrder: GivenPlan | undefined, named: string): string {
  return withOrder?.isRecipient ? withOrder.participants : named
}

/** Every save writes an e-mail to whoever ordered. */
export function orderPlanLimit(orderId: string) {
  return { key: `order-plan:${orderId}`, most: 20, windowMs: HOUR }
}
