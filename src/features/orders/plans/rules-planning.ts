import { formatDay } from '#base/date-format.ts'
import type { Lang } from '#base/i18n.ts'
import type { Fault } from '#base/refusal.ts'
import type { Settings } from '#base/settings.ts'
import { calendarDay, HOUR } from '#base/time.ts'
import { addDays, earliestStart } from './rules.ts'

type Planning = Settings['planning']

/** The reason why a day cannot be chosen. */
export type ClosedDay = Omit<Fault, 'path'>

type OpenDays = { earliest: string; closed: readonly { day: string }[] }

/**
 * Returns the first day that pages offer. A ritual begins at sunrise in India, and the sun has risen there by 02:00 UTC all year. After
 * that time the pages no longer offer the current day, although the shop still accepts it in a plan.
 */
export function firstOfferedDay(now: Date, planning: Pick<Planning, 'leadDays'>): string {
  const performable = calendarDay(new Date(now.getTime() + 22 * HOUR))
  const earliest = earliestDay(earliestStart(now), planning)
  return earliest > performable ? earliest : performable
}

/** Returns the first day that a customer may choose. */
export function earliestDay(today: string, { leadDays }: Pick<Planning, 'leadDays'>): string {
  return addDays(today, leadDays)
}

/**
 * Returns the reason why a customer cannot choose a day; undefined if the day is free. `begun`: the number of performances that already
 * begin on this day. This function does not check for past days.
 */
export function whyClosed(
  day: string,
  { today, planning, begun }: { today: string; planning: Planning; begun: number },
  lang: Lang,
): ClosedDay | undefined {
  const earliest = earliestDay(today, planning)
  if (day >= today && day < earliest) return { code: 'plans.day-soon', values: { day: formatDay(earliest, lang) } }
  const blocked = planning.blockedDays.find((each) => each.day === day)
  if (blocked) {
    const reason = blocked.reason[lang] || blocked.reason[lang === 'ru' ? 'en' : 'ru']
    return reason === '' ? { code: 'plans.day-blocked' } : { code: 'plans.day-blocked-why', values: { reason } }
  }
  return isFull(begun, planning) ? { code: 'plans.day-full' } : undefined
}

/** Returns the first day up to `to` that a customer can choose; undefined if all these days are closed. */
export function firstOpenDay({ earliest, closed }: OpenDays, to: string): string | undefined {
  const taken = new Set(closed.map(({ day }) => day))
  let day = earliest
  while (day <= to && taken.has(day)) day = addDays(day, 1)
  return day <= to ? day : undefined
}

export function isBlocked(day: string, { blockedDays }: Pick<Planning, 'blockedDays'>): boolean {
  return blockedDays.some((each) => each.day === day)
}

export function isFull(begun: number, { capacity }: Pick<Planning, 'capacity'>): boolean {
  return capacity !== null && begun >= capacity
}

/** Returns the faults of the days that a customer chooses. A day that is already stored is accepted. */
export function closedFaults(
  wished: readonly { path: string; day: string; kept?: string | undefined }[],
  closed: ReadonlyMap<string, ClosedDay>,
): Fault[] {
  return wished.flatMap(({ path, day, kept }) => {
    const why = day === kept ? undefined : closed.get(day)
    return why ? [{ path, ...why }] : []
  })
}
