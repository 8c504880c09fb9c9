/** Lengths of time in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The time `ms` milliseconds after `time`. */
export function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

/** A normal difference between the clocks of two machines, or between the times of one clock before and after a correction. */
export const CLOCK_SKEW = 10 * SECOND

/** True if a recorded time is in the future. Then the clock has been set back since the time was recorded. */
export function isAfterNow(time: Date, now: Date): boolean {
  return time.getTime() - now.getTime() > CLOCK_SKEW
}

/** True if `ms` have passed since a time. Also true if there is no time, or if the time is in the future: then the clock was set back. */
export function hasPassed(since: Date | null | undefined, ms: number, now: Date): boolean {
  return !since || now.getTime() - since.getTime() >= ms || isAfterNow(since, now)
}

/**
 * True if something that was postponed by at most `longestMs` is due. A time further in the future was written before the clock was set back, so it
 * is due immediately.
 */
export function isDue(at: Date, now: Date, longestMs: number): boolean {
  return at <= now || at.getTime() - now.getTime() > longestMs + CLOCK_SKEW
}

/** Returns a calendar day as `2026-11-20` in UTC. */
export function calendarDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** True if a day or time in ISO format can be moved by one day and still has a year of four digits, which PostgreSQL requires. */
export function isSafeForArithmetic(text: string): boolean {
  return text >= '1970' && text < '9990'
}

/** True if the text is the name of a time zone, such as `Asia/Kolkata`. An offset such as `+03:00` is not a name. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return true
  } catch {
    return false
  }
}
