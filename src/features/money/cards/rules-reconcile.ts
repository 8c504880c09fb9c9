import { after, HOUR, MINUTE } from '#base/time.ts'

/**
 * This number of checks takes about a day. A checkout that is still open after them was forgotten by the provider, or the shop's key no
 * longer works.
 */
export const CHECKS_PER_DAY = 100
/** The longest pause between two checks: during the first day, and later. */
export const CHECK_WAITS = { ofADay: 15 * MINUTE, later: 6 * HOUR }

/** The time of an attempt's next check: after a minute, then with growing pauses up to a quarter of an hour; after a day, every six hours. */
export function nextCheck(checks: number, now: Date): Date {
  if (openForDays(checks)) return after(now, CHECK_WAITS.later)
  return after(now, Math.min(MINUTE * 2 ** Math.min(checks, 10), CHECK_WAITS.ofADay))
}

export function openForDays(checks: number): boolean {
  return checks >= CHECKS_PER_DAY
}
