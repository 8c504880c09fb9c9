import type { Fault } from '#base/refusal.ts'
import { HOUR } from '#base/time.ts'
import type { GivenPlan, LineDays, OrderPlan } from '#features/orders/plans/model.ts'
import { earliestStart, planFaults } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'

type Texts = { specialWishes: string; participants: string }

/**
 * Faults of one order's plan. Paths name a day as `days.0`. A day that is already stored is accepted even if it is past. A ritual sold for a fixed
 * moment already has its day.
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

/** Splits the days of one save: `wished` has the days of rituals without set days, `requested` has the days of rituals whose days are set. */
export function splitDays(
  given: LineDays,
  agreed: ReadonlyMap<string, unknown>,
): { wished: LineDays; requested: LineDays } {
  const [wished, requested]: [LineDays, LineDays] = [{}, {}]
  for (const [line, day] of Object.entries(given)) (agreed.has(line) ? requested : wished)[line] = day
  return { wished, requested }
}

type Set = { days: readonly string[] }

/**
 * Faults of requests for other days. An empty day, or the day that is already agreed, is no request. A ritual that has begun cannot be moved.
 */
export function requestFaults(
  requested: LineDays,
  {
    now,
    lines,
    agreed,
  }: {
    now: Date
    lines: readonly { line: string; performsAt?: Date | null }[]
    agreed: ReadonlyMap<string, Set>
  },
): Fault[] {
  return Object.entries(requested).flatMap(([line, day]): Fault[] => {
    const first = agreed.get(line)?.days[0] ?? ''
    if (day === '' || day === first) return []
    const path = `days.${line}`
    if (lines.some((each) => each.line === line && each.performsAt)) return [{ path, code: 'plans.start-date-invalid' }]
    if (hasBegun(first, now)) return [{ path, code: 'plans.begun' }]
    return dayFaults(day, now).map(({ code }) => ({ path, code }))
  })
}

/** Whether a ritual with this agreed first day has begun at its place. Its day can no longer be changed. */
export function hasBegun(first: string, now: Date): boolean {
  return first <= dayAtPlace(now)
}

export function dayFaults(startDate: string, now: Date, kept?: string): Fault[] {
  return planFaults({ startDate, specialWishes: '', participants: '' }, now, kept)
}

export function textFaults(texts: Texts, now: Date): Fault[] {
  const today = earliestStart(now)
  return planFaults({ ...texts, startDate: today }, now, today)
}

/** The day shown for the whole order: the earliest day of its rituals, or the day that was given for the whole order. */
export function firstDay({ days = {}, startDate }: Pick<OrderPlan, 'days' | 'startDate'>): string | null {
  return Object.values(days).toSorted()[0] ?? startDate
}

/** Whether a ritual whose day can be chosen has no day yet. */
export function lacksDay(lines: readonly { line: string; performsAt?: Date | null }[], days: LineDays): boolean {
  return lines.some(({ line, performsAt }) => !performsAt && days[line] === undefined)
}

/** Texts entered by the order's link, completed by the texts that a partner, giver or family sent with the order. Final texts do not change. */
export function mergeGiven(withOrder: GivenPlan | undefined, byLink: GivenPlan | undefined): GivenPlan | undefined {
  if (!withOrder || !byLink) return byLink ?? withOrder
  return {
    ...byLink,
    startDate: byLink.priestChooses ? null : (byLink.startDate ?? withOrder.startDate),
    specialWishes: byLink.specialWishes || withOrder.specialWishes,
    participants: participantsRead(withOrder, byLink.participants) || withOrder.participants,
    givenAt: withOrder.givenAt > byLink.givenAt ? withOrder.givenAt : byLink.givenAt,
    readBirth: withOrder.readBirth,
  }
}

/** The participants of an order's rituals: for a gift the recipient, otherwise the people named for the order. */
export function participantsRead(withOrder: GivenPlan | undefined, named: string): string {
  return withOrder?.isRecipient ? withOrder.participants : named
}

/** The number of saves is limited, because every save sends an e-mail to the customer. */
export function orderPlanLimit(orderId: string) {
  return { key: `order-plan:${orderId}`, most: 20, windowMs: HOUR }
}
