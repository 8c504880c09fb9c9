import type { PerformanceView, UnscheduledLine } from '../../schemas.ts'

/** A line that is put on days, whether it has some or waits for its first. */
export type CalendarLine = UnscheduledLine & { days: string[]; priest: PerformanceView['priest'] }

/** What is being dragged: a line that waits, or one of its days. */
export type DragSource = { line: CalendarLine; from?: string }

export function waitingLine(line: UnscheduledLine): CalendarLine {
  return { ...line, days: [], priest: null }
}

/** The days of a line once what is dragged is dropped on this day. */
export function movedDays({ line, from }: DragSource, to: string): string[] {
  return [...new Set([...line.days.filter((day) => day !== from), to])].toSorted()
}
