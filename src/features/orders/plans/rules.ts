import type { Fault } from '#base/refusal.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { after, calendarDay, DAY, MINUTE } from '#base/time.ts'
import { type Birth, type GivenPlan, MAX_PARTICIPANTS, type OrderPlan, type Plan } from './model.ts'
import { parseParticipants, participantFaults, tidyParticipants } from './rules-participants.ts'
import { isWrittenDay, readWrittenDay } from '#features/people/profiles/rules-typed-moment.ts'
import { statusCode } from '#features/orders/orders/rules-status.ts'

export const MAX_TEXT = 4000
export const MAX_CALENDAR_DAYS = 62
/** The first and the last day for which the shop calculates lunar days. Results are cached, so the range is limited. */
const CALENDAR_FROM = '2000-01-01'
const CALENDAR_TO = '2060-12-31'
const LAST_START = '2099-12-31'

/** The statuses in which a plan covers an order: paid and not finished. */
export const PLANNABLE = ['completed', 'processing'] as const satisfies OrderStatus[]

type PlanTexts = { startDate: string; specialWishes: string; participants: string }
type OwnTexts = Pick<PlanTexts, 'specialWishes' | 'participants'>

/** True if the text is a day of the calendar, as `2026-11-20`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && calendarDay(new Date(time)) === text
}

export function addDays(date: string, days: number): string {
  return calendarDay(after(new Date(`${date}T00:00:00Z`), days * DAY))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/**
 * Returns the earliest day that a customer may choose: today, by UTC. Pages offer no earlier day, even if it is still the day before in the
 * customer's time zone.
 */
export function earliestStart(now: Date): string {
  return calendarDay(now)
}

/**
 * Returns the end date for the API: weeks × 7 days after the start (docs/contract.md, "Prices"). It is the day after `lastDayOf`, which
 * customers see.
 */
export function ritualEnd(startDate: string, weeks: number): string {
  return addDays(startDate, weeks * 7)
}

/** Returns the last day on which a ritual of this term is performed: a term of 28 days from 14 January ends on 10 February. */
export function lastDayOf(startDate: string, weeks: number): string {
  return lastDayBefore(ritualEnd(startDate, weeks))
}

/** Returns the last day of a ritual from the end date in the API, which is one day later. */
export function lastDayBefore(endDate: string): string {
  return addDays(endDate, -1)
}

/** Returns the day on which the longest ritual of the plan ends. */
export function planEnd(startDate: string, rituals: readonly { weeks: number }[]): string {
  return ritualEnd(startDate, Math.max(0, ...rituals.map(({ weeks }) => weeks)))
}

/** Returns the plan as stored: trimmed, with normalized line ends, and without blank lines between participants. */
export function tidyPlan<T extends OwnTexts>(plan: T): T {
  return {
    ...plan,
    specialWishes: plan.specialWishes.replace(/\r\n?/g, '\n').trim(),
    participants: tidyParticipants(plan.participants),
  }
}

/**
 * Returns the faults of a plan at this moment, after `tidyPlan`. The path of a participant's field is for example
 * `participants.0.birthDate`. If rituals have begun, their first day may stay when other parts of the plan change.
 */
export function planFaults({ startDate, participants }: PlanTexts, now: Date, keptStart?: string): Fault[] {
  const faults: Fault[] = []
  if (startDate < earliestStart(now) && startDate !== keptStart)
    faults.push({ path: 'startDate', code: 'plans.start-date-past' })
  if (startDate > LAST_START) faults.push({ path: 'startDate', code: 'plans.start-date-invalid' })
  const people = parseParticipants(participants)
  if (people.length > MAX_PARTICIPANTS) faults.push({ path: 'participants', code: 'plans.participants-many' })
  for (const { index, field, code } of participantFaults(people, now)) {
    // Only the forms refuse digits in names. The API accepts such names (docs/contract.md), and earlier plans may contain them.
    if (code === 'plans.participant-digits') continue
    faults.push({ path: `participants.${index}.${field}`, code, values: { line: index + 1 } })
  }
  return faults
}

/** Makes a final plan from the texts sent with an order. A later plan does not replace these texts. Birth data is unknown. */
export function toFinalPlan(given: Pick<GivenPlan, 'startDate' | 'participants'>): GivenPlan {
  const readBirth = () => ({ birthDate: '', birthTime: '' })
  return { ...given, specialWishes: '', givenAt: new Date(LAST_INSTANT), readBirth }
}

/** Returns the birth data that calculations can use. An uncertain time is treated as unknown. */
export function knownBirth({ birthDate, birthTime, isTimeUncertain }: Birth & { isTimeUncertain: string }): Birth {
  return { birthDate, birthTime: isTimeUncertain === 'true' ? '' : birthTime }
}

const LAST_INSTANT = 8.64e15

/**
 * Returns the plan that applies to an order: the fields sent with the order, completed by the customer's plan. A plan saved after the order
 * replaces all of these fields.
 */
export function mergeOrderPlan(
  own: (Omit<Plan, 'id'> & { savedAt: Date }) | undefined,
  given: GivenPlan | undefined,
): Omit<OrderPlan, 'ownerId'> | undefined {
  const readBirth = given?.readBirth ?? (() => ({ birthDate: '', birthTime: '' }))
  const isLater = own && (!given || own.savedAt > given.givenAt)
  if (isLater) {
    const { startDate, specialWishes, participants } = own
    return { startDate, priestChooses: startDate === null, specialWishes, participants, isOwn: false, readBirth }
  }
  if (!given) return undefined
  const startDate = given.priestChooses ? null : (given.startDate ?? own?.startDate ?? null)
  return {
    ...(given.days && { days: given.days }),
    isOwn: true,
    startDate,
    priestChooses: given.priestChooses === true || (startDate === null && own?.startDate === null),
    specialWishes: given.specialWishes || (own?.specialWishes ?? ''),
    participants: given.participants || (own?.participants ?? ''),
    readBirth,
  }
}

/** The maximum number of times per minute that an account may read its plan, which may list many rituals. */
export function readLimit(accountId: string) {
  return { key: `plan:${accountId}`, most: 60, windowMs: MINUTE }
}

/** True if the plan needs consent: wishes and participants are stored only with consent (docs/contract.md, "Profile and plan"). */
export function needsConsent({
  specialWishes,
  participants,
}: Pick<PlanTexts, 'specialWishes' | 'participants'>): boolean {
  return specialWishes !== '' || participants !== ''
}

export function spanFaults({ from, to }: { from: string; to: string }): Fault[] {
  if (from < CALENDAR_FROM || from > CALENDAR_TO) return [{ path: 'from', code: 'plans.calendar-far' }]
  if (to < from) return [{ path: 'to', code: 'plans.calendar-backwards' }]
  if (daysBetween(from, to) >= MAX_CALENDAR_DAYS || to > CALENDAR_TO)
    return [{ path: 'to', code: 'plans.calendar-long' }]
  return []
}

type ListedOrder = { status: string; items: { name: string; duration: number; performsAt?: string | undefined }[] }

export type Plannable = { name: string; weeks: number }

/** Combines equal rituals of several orders into one entry. `count`: the number of these rituals. */
export function countRituals(rituals: readonly Plannable[]): (Plannable & { count: number })[] {
  const counted = new Map<string, Plannable & { count: number }>()
  for (const ritual of rituals) {
    const key = `${ritual.weeks} ${ritual.name}`
    counted.set(key, { ...ritual, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()]
}

/**
 * Returns the rituals that a plan covers: the rituals of paid orders, from the list of orders that the page has already loaded. Rituals
 * sold for a fixed moment are left out.
 */
export function plannableRituals(orders: readonly ListedOrder[]): Plannable[] {
  const paid: ReadonlySet<string> = new Set(PLANNABLE)
  return orders
    .filter(({ status }) => paid.has(statusCode(status)))
    .flatMap(({ items }) => items.filter(({ performsAt }) => !performsAt))
    .map(({ name, duration }) => ({ name, weeks: duration }))
}

/**
 * Reads a day typed as `20.11.2026`, `20 November 2026` or `11/20/2026`. With `today`, a day in words without a year is read as the next
 * date with this day and month. Returns undefined if the text is incomplete, the day does not exist, or its month is ambiguous.
 */
export function readTypedDay(text: string, today?: string): string | undefined {
  if (today !== undefined && readWrittenDay(`${text.trim()} ${LEAP_YEAR}`) !== undefined) return nextDayOf(text, today)
  const written = readWrittenDay(text)
  const typed = written && 'day' in written ? written.day : text
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(typed) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(date) ? date : undefined
}

/** A year in which every day of the calendar exists. */
const LEAP_YEAR = 2000

/** Returns the next date with this day and month, today included. 29 February may be eight years away. */
function nextDayOf(text: string, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const days = Array.from({ length: 9 }, (_, later) => readTypedDay(`${text.trim()} ${year + later}`))
  return days.find((day) => day !== undefined && day >= today)
}

/** Writes a calendar day in the format that people type: `20.11.2026`. */
export function typeDay(date: string): string {
  return date.split('-').toReversed().join('.')
}

/** True if the typed day is complete. A day in words is complete if it ends with the year. */
export function isCompleteDay(text: string): boolean {
  if (isWrittenDay(text)) return /\d{4}\s*$/.test(text)
  return text.trim().length >= 'dd.mm.yyyy'.length
}

/** The minimum number of days that must be left in a month. With fewer days the customer has too few to choose from. */
const MIN_DAYS_LEFT = 7

/** Returns a day in the month that the calendar shows first: this month, or the next month if this month is almost over. */
export function openingMonth(today: string): string {
  const later = addDays(today, MIN_DAYS_LEFT - 1)
  return later.slice(0, 7) === today.slice(0, 7) ? today : `${later.slice(0, 7)}-01`
}

/** Returns the reason why a typed text is not a day. Undefined if the text is not complete yet, or if it is a day. */
export function findDayFault(text: string): string | undefined {
  if (!isCompleteDay(text) || readTypedDay(text) !== undefined) return undefined
  return typedDayFault(text)
}

/** Returns why a typed text is not a day: the month is ambiguous, the day does not exist, or the text is unreadable. */
export function typedDayFault(text: string): string {
  const written = readWrittenDay(text) ?? readWrittenDay(`${text.trim()} ${LEAP_YEAR}`)
  if (written && 'isAmbiguous' in written) return 'plans.start-date-order'
  const isDay = written !== undefined || /^\s*\d{1,2}\.\d{1,2}\.\d{4}\s*$/.test(text)
  return isDay ? 'plans.start-date-invalid' : 'plans.start-date-unreadable'
}

/** Adds the beginning of a sentence after the text, on a new line if the text has no final punctuation. */
export function beginSentence(text: string, starter: string): string {
  const before = text.trimEnd()
  return before === '' ? starter : `${before}${/[.!?…]$/.test(before) ? ' ' : '\n'}${starter}`
}
