/** Lengths of time in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The instant `ms` milliseconds after `time`. */
export function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

/** A calendar day as `2026-11-20` in UTC. */
export function calendarDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}
