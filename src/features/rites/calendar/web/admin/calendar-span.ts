import { addDays } from '#features/orders/plans/rules.ts'

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
