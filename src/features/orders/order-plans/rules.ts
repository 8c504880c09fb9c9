import type { Fault } from '#base/refusal.ts'
import type { TextMarks } from '#features/orders/cart/model.ts'
import { HOUR } from '#base/time.ts'
import type { GivenPlan, LineDays, OrderPlan } from '#features/orders/plans/model.ts'
import { earliestStart, planFaults } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'

type Texts = { specialWishes: string; participants: string }

/**
 * Returns the faults in the plan of one order. The path `days.0` means the day of the first ritual. A day that is already stored is
 * accepted even if it is past. No day can be chosen for a ritual that is sold for a fixed moment.
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

/**
 * Splits the days that the customer saves. `wished`: the days of rituals without days set by staff. `requested`: the days of rituals whose
 * days staff have set.
 */
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
 * Returns the faults in requests for other days. An empty day, or the day that is already agreed, is not a request. A ritual that has begun
 * cannot be moved.
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

/** True if a ritual with this agreed first day has begun, by the time at the place of the ritual. Its day can no longer be changed. */
export function hasBegun(first: string, now: Date): boolean {
  return first <= dayAtPlace(now)
}

/** True if the last of these days has passed at the place of the ritual. */
export function isOver(days: readonly string[], now: Date): boolean {
  const last = days.at(-1)
  return last !== undefined && last < dayAtPlace(now)
}

export function dayFaults(startDate: string, now: Date, kept?: string): Fault[] {
  return planFaults({ startDate, specialWishes: '', participants: '' }, now, kept)
}

export function textFaults(texts: Texts, now: Date): Fault[] {
  const today = earliestStart(now)
  return planFaults({ ...texts, startDate: today }, now, today)
}

/** The day that the page shows for the whole order: the earliest day of its rituals, or the day that was given for the whole order. */
export function firstDay({ days = {}, startDate }: Pick<OrderPlan, 'days' | 'startDate'>): string | null {
  return Object.values(days).toSorted()[0] ?? startDate
}

/** True if a ritual whose day can be chosen has no day yet. */
export function lacksDay(lines: readonly { line: string; performsAt?: Date | null }[], days: LineDays): boolean {
  return lines.some(({ line, performsAt }) => !performsAt && days[line] === undefined)
}

/**
 * Merges the texts entered by the order's link with the texts that a partner, giver or family sent with the order. The texts entered by the
 * link win, but a gift is always for its recipient. If no later plan may replace the plan sent with the order, none may replace the result.
 */
export function mergeGiven(withOrder: GivenPlan | undefined, byLink: GivenPlan | undefined): GivenPlan | undefined {
  if (!withOrder || !byLink) return byLink ?? withOrder
  return {
    ...byLink,
    startDate: byLink.priestChooses ? null : (byLink.startDate ?? withOrder.startDate),
    ...textsRead(withOrder, byLink),
    givenAt: withOrder.givenAt > byLink.givenAt ? withOrder.givenAt : byLink.givenAt,
    readBirth: withOrder.readBirth,
  }
}

/** The names and the wish that the priest reads in an order's rituals: the text entered by the link, otherwise the text sent with the order. */
export function textsRead(
  withOrder: Pick<GivenPlan, 'isRecipient' | keyof Texts> | undefined,
  byLink: Texts | undefined,
): Texts {
  return {
    specialWishes: byLink?.specialWishes || withOrder?.specialWishes || '',
    participants: participantsRead(withOrder, byLink?.participants ?? '') || withOrder?.participants || '',
  }
}

/** The hashes of an order's texts, and the days that the form shows, by line position. */
type PlanBase = { textMarks: TextMarks; days: Readonly<Record<string, string | null>> }

/** True if somebody else has changed the texts, or one of the sent days, since the form was opened. */
export function isOutdated(seen: PlanBase, present: PlanBase, sent: LineDays): boolean {
  if (seen.textMarks.names !== present.textMarks.names || seen.textMarks.wish !== present.textMarks.wish) return true
  return Object.keys(sent).some((line) => (seen.days[line] ?? null) !== (present.days[line] ?? null))
}

/** The participants of an order's rituals: for a gift the recipient, otherwise the people named for the order. */
export function participantsRead(
  withOrder: Pick<GivenPlan, 'isRecipient' | 'participants'> | undefined,
  named: string,
): string {
  return withOrder?.isRecipient ? withOrder.participants : named
}

/** The maximum number of times per hour that the plan of an order can be saved, because every save sends an e-mail to the customer. */
export function orderPlanLimit(orderId: string) {
  return { key: `order-plan:${orderId}`, most: 20, windowMs: HOUR }
}
