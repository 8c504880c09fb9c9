import { addDays, daysBetween } from '#features/orders/plans/rules.ts'

/** The days after a move. The ritual begins on `first`, and the distances between its days stay the same. */
export function movedDays(days: readonly string[], first: string): string[] {
  const sorted = days.toSorted()
  const earlier = sorted[0] ?? first
  return sorted.map((day) => addDays(first, daysBetween(earlier, day)))
}
