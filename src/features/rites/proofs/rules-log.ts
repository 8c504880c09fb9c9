import type { Fault } from '#base/refusal.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { boughtDays, fixedDay } from '#features/rites/calendar/rules-days.ts'

/** Returns the last scheduled day if this day is in the future at the place of the ritual. Otherwise null, because the ritual can be complete. */
export function earlyBefore(lastDay: string | null, now: Date): string | null {
  return lastDay !== null && dayAtPlace(now) < lastDay ? lastDay : null
}

/** Returns the assumed time of a ritual on this day: the current time if the day is today, otherwise noon of the day. */
export function momentOn(day: string, now: Date): Date {
  return dayAtPlace(now) === day ? now : new Date(`${day}T12:00:00+05:30`)
}

type Planned = { performsAt?: string | null | undefined; lastDay: string | null }

/**
 * The time that the form of a new proof suggests: the fixed time of the ritual if this time is over, otherwise the current time. Undefined
 * after the last scheduled day, because the certificate prints the hour and nobody knows it.
 */
export function proposedMoment({ performsAt, lastDay }: Planned, now: Date): Date | undefined {
  const fixed = performsAt ? new Date(performsAt) : undefined
  if (fixed && fixed <= now) return fixed
  return fixed || lastDay === null || dayAtPlace(now) <= lastDay ? now : undefined
}

type Line = { weeks: number; performsAt: Date | null; paidDays?: number | null | undefined }
type Performed = { days: readonly string[]; performedAt: Date }

/** Returns the shown and the paid number of days if the proof shows fewer days than were paid. Null otherwise, or if no days are scheduled. */
export function fewerDays(line: Line, { days, performedAt }: Performed): { shown: number; paid: number } | null {
  const shown = days.filter((day) => day <= dayAtPlace(performedAt)).length
  const paid = boughtDays(line)
  return days.length > 0 && shown < paid ? { shown, paid } : null
}

type Calendar = { line: Pick<Line, 'performsAt'>; days: readonly string[]; performedAt: Date }

/** If the day of the proof is not in the calendar, returns the ritual's last day in the calendar. Null otherwise, or if no days are set. */
export function otherCalendarDay({ line, days, performedAt }: Calendar): string | null {
  const planned = days.length > 0 ? days.toSorted() : [fixedDay(line) ?? []].flat()
  return planned.includes(dayAtPlace(performedAt)) ? null : (planned.at(-1) ?? null)
}

type Entry = { day: string; note: { ru: string; en: string }; media: readonly string[] }

/** Returns the faults of a report entry: a day after today at the place of the ritual, or neither a note nor a file. */
export function entryFaults({ day, note, media }: Entry, now: Date): Fault[] {
  const isEmpty = media.length === 0 && note.ru === '' && note.en === ''
  return [
    ...(day > dayAtPlace(now) ? [{ path: 'day', code: 'proofs.performed-ahead' }] : []),
    ...(isEmpty ? [{ path: 'note', code: 'proofs.entry-empty' }] : []),
  ]
}
