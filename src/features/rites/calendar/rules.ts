import type { Fault } from '#base/refusal.ts'
import { hasRight, type Right } from '#base/rights.ts'
import type { StaffRole } from '#base/role.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { Conflict } from './model.ts'

const LAST_DAY = '2060-12-31'

/** The faults in the days of one ritual. A past day is allowed only if the ritual already had this day. */
export function dayFaults(days: readonly string[], now: Date, had: readonly string[] = []): Fault[] {
  const today = dayAtPlace(now)
  return days.flatMap((day, index) => {
    const path = `days.${index}`
    if (days.indexOf(day) !== index) return [{ path, code: 'calendar.day-twice' }]
    if (day > LAST_DAY) return [{ path, code: 'calendar.day-far' }]
    return day < today && !had.includes(day) ? [{ path, code: 'calendar.day-past' }] : []
  })
}

type Load = { capacity: number; takenByDay: ReadonlyMap<string, number> }

/** The days on which the priest cannot perform one more ritual. */
export function overCapacity(days: readonly string[], { capacity, takenByDay }: Load) {
  return days
    .map((day) => ({ day, taken: takenByDay.get(day) ?? 0, capacity }))
    .filter(({ taken }) => taken + 1 > capacity)
}

type PlannedDay = { day: string; priest: { isStaff: boolean } | null; startDate: string | null }

export function findConflicts({ day, priest, startDate }: PlannedDay): Conflict[] {
  return [
    ...(priest === null ? (['no-priest'] as const) : []),
    ...(priest && !priest.isStaff ? (['priest-left'] as const) : []),
    ...(startDate !== null && day < startDate ? (['before-start'] as const) : []),
  ]
}

/** True if a person with this role can perform rituals. */
function mayPerform(role: StaffRole | null): boolean {
  return hasRight(role, 'sheets.read')
}

type Performer = { accountId: string | null; staffRole: StaffRole | null }

/** True if staff can assign the person. A priest without an account can always be assigned. */
export function isPerformer({ accountId, staffRole }: Performer): boolean {
  return accountId === null || mayPerform(staffRole)
}

/** The ids by which a ritual may refer to this person. */
export function personIds({ id, accountId }: { id: string; accountId: string | null }): string[] {
  return accountId === null || accountId === id ? [id] : [id, accountId]
}

/** True if the user may see names in the calendar, as on other pages. */
export function mayReadNames(can: (right: Right) => boolean): boolean {
  return can('customers.read') || can('sheets.read')
}

/** True if this day is the first of consecutive days. Then the customer gets a reminder. For the following days there is no reminder. */
export function beginsRow(day: string, days: readonly string[]): boolean {
  return !days.includes(addDays(day, -1))
}

/** The promised date of the recording: `withinDays` after the last day. Undefined if no day is set or the shop promises no date. */
export function recordingBy(days: readonly string[], withinDays: number | undefined): string | undefined {
  const last = days.toSorted().at(-1)
  return last === undefined || withinDays === undefined ? undefined : addDays(last, withinDays)
}

type AskedDays = { days: Record<number, string>; startDate: string | null }

/** The first day that the customer requested for this ritual. Null if the customer requested no day, or lets the priest choose. */
export function askedDay(of: AskedDays | undefined, position: number): string | null {
  return of?.days[position] ?? of?.startDate ?? null
}

/** The first day that the customer requested, if the ritual begins on another day. Otherwise undefined. */
export function otherThanAsked(days: readonly string[], asked: string | null): string | undefined {
  const first = days.toSorted()[0]
  return asked === null || first === undefined || first === asked ? undefined : asked
}

/** The last day on which a name can be corrected: the day before the ritual begins. Undefined if that day has passed. */
export function correctionsUntil(days: readonly string[], now: Date): string | undefined {
  const first = days.toSorted()[0]
  if (first === undefined) return undefined
  const last = addDays(first, -1)
  return last > dayAtPlace(now) ? last : undefined
}

/** A late change of names before a ritual: after the sheet was printed, or after the days were set if no sheet was printed. */
type NamesMark = { kind: 'after-print' | 'after-days'; at: Date }

/** The late change of names before a ritual. Undefined if the names did not change late. */
export function namesMark({
  changedAt,
  printedAt,
  scheduledAt,
}: {
  changedAt: Date | undefined
  printedAt: Date | undefined
  scheduledAt: Date
}): NamesMark | undefined {
  if (!changedAt) return undefined
  if (printedAt) return changedAt > printedAt ? { kind: 'after-print', at: changedAt } : undefined
  return changedAt > scheduledAt ? { kind: 'after-days', at: changedAt } : undefined
}
