import { after, calendarDay, DAY } from '#base/time.ts'
import type { Line, Period, Step, Values } from './model.ts'

/** The maximum length of a period in a report, in days. */
export const MAX_DAYS = 800

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

export function daysIn({ from, to }: Period): number {
  return Math.round((startOf(to).getTime() - startOf(from).getTime()) / DAY) + 1
}

/** The period with the same number of days that ends the day before this period begins. */
export function periodBefore(period: Period): Period {
  const to = after(startOf(period.from), -DAY)
  return { from: calendarDay(after(to, -(daysIn(period) - 1) * DAY)), to: calendarDay(to) }
}

/** The last thirty days, including today. */
export function defaultPeriod(now: Date): Period {
  return { from: calendarDay(after(now, -29 * DAY)), to: calendarDay(now) }
}

/** The first day of the week or month that contains a day. */
export function toStep(day: string, by: Step): string {
  const date = startOf(day)
  if (by === 'month') return `${day.slice(0, 7)}-01`
  // Sunday is 0, but a week begins on Monday.
  return by === 'week' ? calendarDay(after(date, -((date.getUTCDay() + 6) % 7) * DAY)) : day
}

/** Every day, week or month of a period, including those without events. */
export function listSteps(period: Period, by: Step): string[] {
  // The loop counts days and compares no texts, because the text of the day after 9999-12-31 sorts before it.
  const days = Array.from({ length: daysIn(period) }, (_, place) => after(startOf(period.from), place * DAY))
  return [...new Set(days.map((day) => toStep(calendarDay(day), by)))]
}

/** Sums the days of each week or month. The sums are zero if there are no days. */
export function sumBySteps(days: Line[], period: Period, { by, columns }: { by: Step; columns: string[] }): Line[] {
  const lines = new Map(listSteps(period, by).map((key) => [key, zeros(columns)]))
  for (const { key, values } of days) {
    const line = lines.get(toStep(key, by))
    if (line) addTo(line, values)
  }
  return [...lines].map(([key, values]) => ({ key, values }))
}

/** Adds rows with zeros for things that only the previous period has. Without these rows, nothing would explain why a total is smaller. */
export function addEarlierRows(lines: Line[], earlier: Line[], columns: string[]): Line[] {
  const known = new Set(lines.map(({ key }) => key))
  const gone = earlier.filter(({ key }) => !known.has(key))
  return [...lines, ...gone.map(({ key }) => ({ key, values: zeros(columns) }))]
}

export function sumColumns(lines: Line[], columns: string[]): Values {
  const totals = zeros(columns)
  for (const { values } of lines) addTo(totals, values)
  return totals
}

function zeros(columns: string[]): Values {
  return Object.fromEntries(columns.map((column) => [column, 0]))
}

function addTo(sum: Values, values: Values): void {
  for (const [column, value] of Object.entries(values)) sum[column] = (sum[column] ?? 0) + value
}
