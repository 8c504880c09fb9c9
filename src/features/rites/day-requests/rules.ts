import { addDays, daysBetween } from '#features/orders/plans/rules.ts'

/** Moves the days of a ritual so that the first day is `first`. The intervals between the days stay the same. */
export function movedDays(days: readonly string[], first: string): string[] {
  const sorted = days.toSorted()
  const earlier = sorted[0] ?? first
  return sorted.map((day) => addDays(first, daysBetween(earlier, day)))
}
