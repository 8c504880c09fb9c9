import type { Lang } from '#base/i18n.ts'
import { termText } from '#features/people/places/rules-moment.ts'
import { fixedDay, termFrom } from '../../rules-days.ts'
import type { PerformanceView, UnscheduledLine } from '../../schemas.ts'

/** A line (one ritual of an order) that can be scheduled, with or without days. */
export type CalendarLine = UnscheduledLine & {
  days: string[]
  priest: PerformanceView['priest']
  /** The days that the shop has stored. Set only after the user dragged the line to a day, when `days` contains the new days. */
  savedDays?: string[]
  /** True if the shop has not stored days for the line yet, even if the user has chosen days in the dialog. */
  isWaiting?: true
}

/** The dragged item: a line without days, or one day of a line. */
export type DragSource = { line: CalendarLine; from?: string }

export function waitingLine(line: UnscheduledLine): CalendarLine {
  return { ...line, days: [], priest: null, isWaiting: true }
}

/**
 * The days of a line (one ritual of an order) after a drop on this day. A line without days gets all bought days. Otherwise only the dragged
 * day moves. A line with a fixed time keeps its day.
 */
export function droppedDays({ line, from }: DragSource, to: string): string[] {
  const fixed = fixedDay(line)
  if (fixed !== undefined) return [fixed]
  if (line.days.length === 0) return termFrom(to, line)
  return [...new Set([...line.days.filter((day) => day !== from), to])].toSorted()
}

/** The duration and the quantity as text: `4 недели × 2`. */
export function formatLength(
  line: CalendarLine | UnscheduledLine,
  lang: Lang,
  term: (weeks: number) => string,
): string {
  return termText(line, lang, term) + (line.quantity > 1 ? `\u00a0×\u00a0${line.quantity}` : '')
}
