import type { Fault } from '#base/refusal.ts'
import type { Lang } from '#base/i18n.ts'
import { ru } from '#features/orders/plans/messages/page-panchang.ru.ts'
import { showReading } from '#features/rites/names/rules-reading.ts'
import { FULL_MOON, NAKSHATRAS, NEW_MOON, TITHIS } from './data/almanac.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { SCHEDULABLE } from './model.ts'
import { otherThanAsked } from './rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { CalendarDayView } from './schemas.ts'

type BoughtLine = {
  weeks: number
  performsAt?: Date | string | null | undefined
  /** The number of days that are still paid after a refund of the other days. */
  paidDays?: number | null | undefined
}

/** Returns how many days the customer pays for. A ritual that is sold for a fixed time takes one day. */
export function boughtDays({ weeks, performsAt, paidDays }: BoughtLine): number {
  return paidDays ?? (performsAt ? 1 : weeks * 7)
}

/** The first day of each week of a ritual. The set days are divided into the weeks. Undefined for a week without a set day. */
export function weekBeginnings(days: readonly string[], weeks: number): (string | undefined)[] {
  const count = Math.max(1, weeks)
  return Array.from({ length: count }, (_, week) => days[Math.floor((week * days.length) / count)])
}

/** The set days of the weeks that have begun by `today`. After a refund of the other weeks, only these days stay. */
export function begunDays(days: readonly string[], weeks: number, today: string): string[] {
  const firstOpen = weekBeginnings(days, weeks).find((day) => day !== undefined && day > today)
  return firstOpen === undefined ? [...days] : days.filter((day) => day < firstOpen)
}

/** The future set days that were refunded. Staff must remove these days, or decide that they stay. */
export function unpaidDays(days: readonly string[], paidDays: number | null, today: string): string[] {
  return paidDays === null ? [] : days.toSorted().filter((day, place) => place >= paidDays && day > today)
}

/** The only day of a ritual that is sold for a fixed time. Undefined for other rituals. */
export function fixedDay({ performsAt }: Pick<BoughtLine, 'performsAt'>): string | undefined {
  return performsAt ? dayAtPlace(new Date(performsAt)) : undefined
}

/** The faults of days for a ritual that is sold for a fixed time. This ritual is performed once for all families, so every other day is a fault. */
export function fixedFaults(days: readonly string[], line: Pick<BoughtLine, 'performsAt'>): Fault[] {
  const fixed = fixedDay(line)
  return days.flatMap((day, index) =>
    fixed === undefined || day === fixed ? [] : [{ path: `days.${index}`, code: 'calendar.line-fixed' }],
  )
}

/** All bought days, beginning with this day. */
export function termFrom(first: string, line: BoughtLine): string[] {
  return Array.from({ length: boughtDays(line) }, (_, place) => addDays(first, place))
}

/** The bought days that are not set yet, beginning with the first free day from this day on. Empty if all bought days are set. */
export function fillFrom(first: string, days: readonly string[], line: BoughtLine): string[] {
  const missing = Math.max(0, boughtDays(line) - days.length)
  return termFrom(first, line)
    .filter((day) => !days.includes(day))
    .slice(0, missing)
}

/** True if fewer or more days are set than were bought. False if no day is set at all. */
export function isOtherCount(days: readonly string[], line: BoughtLine): boolean {
  return days.length > 0 && days.length !== boughtDays(line)
}

type ScheduledLine = { status: OrderStatus; days: readonly string[]; asked: string | null; today: string }

/** True if the customer can still answer about the set first day. The day must differ from the requested day, and the ritual must not have begun. */
export function mayAnswer({ status, days, asked, today }: ScheduledLine): boolean {
  const [first] = days.toSorted()
  const isOpen = SCHEDULABLE.some((open) => open === status)
  return isOpen && first !== undefined && first > today && otherThanAsked(days, asked) !== undefined
}

type DayRun = { first: string; last: string; days: string[] }

/** Sorts the days and groups them into runs of consecutive days. */
export function listRuns(days: readonly string[]): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run && addDays(run.last, 1) === day) Object.assign(run, { last: day, days: [...run.days, day] })
    else runs.push({ first: day, last: day, days: [day] })
  }
  return runs
}

type WishedLine = BoughtLine & { startDate: string | null; days: readonly string[] }

/** The days that the form suggests: the saved days, the fixed day, or all bought days from the requested day. Empty if the first day has passed. */
export function proposedDays(line: WishedLine, today: string): string[] {
  const first = fixedDay(line) ?? line.startDate
  if (line.days.length > 0) return [...line.days]
  // `today` is empty until the calendar has loaded the date. The form may open earlier.
  return today === '' || first === null || first < today ? [] : termFrom(first, line)
}

type FireLine = { orderId: string; lineId: string; serviceId: string; performsAt?: string | undefined }

/** Counts the rituals of these lines. Lines with the same fixed time are one group ritual and count once. */
export function countFires(lines: readonly FireLine[]): number {
  return new Set(lines.map(fireOf)).size
}

function fireOf({ orderId, lineId, serviceId, performsAt }: FireLine): string {
  return performsAt === undefined ? `${orderId} ${lineId}` : `${serviceId} ${performsAt}`
}

/**
 * Returns how many more rituals the priest can perform on the fullest of these days. Only days that the calendar shows are included.
 * Undefined if the calendar shows none of these days.
 */
export function freePlaces(
  priest: { id: string; capacity: number },
  days: readonly string[],
  line: FireLine,
  shown: readonly CalendarDayView[],
): number | undefined {
  const places = shown
    .filter(({ date }) => days.includes(date))
    .map(({ performances }) => {
      const others = performances.filter((each) => fireOf(each) !== fireOf(line))
      return priest.capacity - countFires(others.filter((each) => each.priest?.id === priest.id))
    })
  return places.length === 0 ? undefined : Math.min(...places)
}

export type View = 'month' | 'week'
type Span = { from: string; to: string }

/** The days that the calendar shows: a week from Monday to Sunday, or a month with all days of the first and the last week. */
export function toSpan(view: View, day: string): Span {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  const first = `${day.slice(0, 7)}-01`
  const last = addDays(monthAfter(first, 1), -1)
  return { from: mondayOf(first), to: addDays(mondayOf(last), 6) }
}

/** Returns a day in the previous or the next week or month. */
export function stepFrom(view: View, day: string, direction: 1 | -1): string {
  return view === 'week' ? addDays(day, 7 * direction) : monthAfter(`${day.slice(0, 7)}-01`, direction)
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

function monthAfter(first: string, months: number): string {
  const date = new Date(`${first}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** The Russian names of lunar days and nakshatras from the calendar, by Latin form, so that all pages spell a name in the same way. */
const RUSSIAN_NAMES: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(TITHIS.map((latin, place) => [latin, ru.tithis[place]])),
  ...Object.fromEntries(NAKSHATRAS.map((latin, place) => [latin, ru.nakshatras[place]])),
  [FULL_MOON]: ru.purnima,
  [NEW_MOON]: ru.amavasya,
}

/** Writes a Sanskrit word in the letters of a language. English uses Latin letters with the marks of IAST. */
export function showSanskrit({ latin, devanagari }: { latin: string; devanagari: string }, lang: Lang): string {
  return lang === 'ru' ? (RUSSIAN_NAMES[latin] ?? showReading(devanagari, lang)) : latin
}
