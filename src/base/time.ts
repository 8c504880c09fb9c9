/** Lengths of time in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The instant `ms` milliseconds after `time`. */
export function after(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}

/** By so much the clocks of two machines, or one clock before and after it was set, may differ with nothing wrong. */
export const CLOCK_SKEW = 10 * SECOND

/** Whether an instant that was written down lies ahead: then the clock was set back since. */
export function liesAhead(time: Date, now: Date): boolean {
  return time.getTime() - now.getTime() > CLOCK_SKEW
}

/** Whether `ms` have passed since an instant. One that lies ahead says nothing, so yes. */
export function hasPassed(since: Date | null | undefined, ms: number, now: Date): boolean {
  return !since || now.getTime() - since.getTime() >= ms || liesAhead(since, now)
}

/**
 * Whether the time of something has come that was put off by at most `longestMs`. What lies further ahead was written before the clock was
 * set back, and does not wait until the clock is there again.
 */
export function isDue(at: Date, now: Date, longestMs: number): boolean {
  return at <= now || at.getTime() - now.getTime() > longestMs + CLOCK_SKEW
}

/** A calendar day as `2026-11-20` in UTC. */
export function calendarDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/**
 * Whether the day or moment of an ISO text can be counted with: a day or some hours before and after it are written with four digits too,
 * as PostgreSQL reads them.
 */
export function isInReach(text: string): boolean {
  return text >= '1970' && text < '9990'
}
