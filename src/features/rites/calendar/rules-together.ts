import type { Settings } from '#base/settings.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { earliestDay, isBlocked, isFull } from '#features/orders/plans/rules-planning.ts'
import { type Obstacle, type ObstacleKind, SCHEDULABLE } from './model.ts'
import { otherThanAsked } from './rules.ts'
import { termFrom } from './rules-days.ts'

export type TogetherLine = {
  status: OrderStatus
  weeks: number
  performsAt: Date | null
  /** The days that are already set. */
  days: readonly string[]
  version: number
  /** The version of the line that the caller saw. Undefined if the version must not be checked. */
  seen?: number | undefined
  /** The first day that the customer asked for. */
  asked: string | null
}

type Around = {
  first: string
  today: string
  planning: Settings['planning']
  /** How many rituals already begin on the first day. */
  begun: number
  /** How many rituals the priest has on each day, and how many are possible. Undefined without a priest. */
  load: { capacity: number; takenByDay: ReadonlyMap<string, number> } | undefined
  /** The place that the caller sets, and the places that days already have. */
  place: string
  placeByDay: ReadonlyMap<string, string>
  /** True if the caller gives a reason. Customers who requested another day read this reason. */
  hasReason: boolean
}

type Planned = { days: string[]; obstacles: Obstacle[] }

/**
 * Plans the days of each line (one ritual of an order), and returns the reasons why a line cannot be scheduled. All lines begin on the same
 * day, and each line gets as many days as were bought. If a day or a priest has only one place left, the first line in the list gets this
 * place.
 */
export function planTogether(lines: readonly TogetherLine[], around: Around): Planned[] {
  const takenByDay = new Map(around.load?.takenByDay)
  let { begun } = around
  return lines.map((line) => {
    const days = termFrom(around.first, line)
    const load = around.load && { ...around.load, takenByDay }
    const obstacles = listObstacles(line, days, { ...around, begun, load })
    // A line that only lacks the reason for another day also takes its places, because staff can still give the reason.
    if (obstacles.every(({ kind }) => kind === 'other-day')) {
      begun += 1
      for (const day of days) takenByDay.set(day, (takenByDay.get(day) ?? 0) + 1)
    }
    return { days, obstacles }
  })
}

function listObstacles(line: TogetherLine, days: string[], around: Around): Obstacle[] {
  const { first, today, planning, begun, load, place, placeByDay, hasReason } = around
  const ofState = stateObstacle(line)
  if (ofState) return [{ kind: ofState, days: [] }]
  if (first < today) return [{ kind: 'day-past', days: [first] }]
  const isSoon = first < earliestDay(today, planning) && first !== line.asked
  const asked = otherThanAsked(days, line.asked)
  const found: Record<'day-blocked' | 'priest-full' | 'place-other', string[]> = {
    'day-blocked': days.filter((day) => isBlocked(day, planning)),
    'priest-full': load ? days.filter((day) => (load.takenByDay.get(day) ?? 0) >= load.capacity) : [],
    'place-other': days.filter((day) => place !== '' && ![undefined, '', place].includes(placeByDay.get(day))),
  }
  return [
    ...(isSoon ? [{ kind: 'day-soon' as const, days: [first] }] : []),
    ...(isFull(begun, planning) ? [{ kind: 'day-full' as const, days: [first] }] : []),
    // This cast is correct, because all keys of `found` are kinds of obstacles.
    ...Object.entries(found).flatMap(([kind, of]) => (of.length > 0 ? [{ kind: kind as ObstacleKind, days: of }] : [])),
    ...(asked !== undefined && !hasReason ? [{ kind: 'other-day' as const, days: [asked] }] : []),
  ]
}

function stateObstacle({ status, days, version, seen, performsAt }: TogetherLine): ObstacleKind | undefined {
  if (!SCHEDULABLE.some((open) => open === status)) return 'not-paid'
  if (days.length > 0) return 'scheduled'
  if (seen !== undefined && seen !== version) return 'changed'
  return performsAt === null ? undefined : 'fixed-moment'
}

type WishedLine = { startDate: string | null }
type Wish = { day: string; count: number }

/** The days that the customers of these lines requested, without past days. The most frequent day comes first. */
export function listWishes(lines: readonly WishedLine[], today: string): Wish[] {
  const wished = lines.flatMap(({ startDate }) => (startDate === null || startDate < today ? [] : [startDate]))
  const counted = [...Map.groupBy(wished, (day) => day)].map(([day, of]) => ({ day, count: of.length }))
  return counted.toSorted((a, b) => b.count - a.count || a.day.localeCompare(b.day))
}

/** The day that the form suggests: the requested day, if all customers who requested a day requested the same day. Otherwise empty. */
export function commonWish(lines: readonly WishedLine[], today: string): string {
  const [first, ...others] = listWishes(lines, today)
  return first !== undefined && others.length === 0 ? first.day : ''
}
