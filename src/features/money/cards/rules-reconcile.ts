import { after, HOUR, MINUTE } from '#base/time.ts'

/**
 * The number of checks of a checkout in its first day. If the checkout is still open after them, the card service has forgotten it, or the
 * shop's key no longer works.
 */
export const CHECKS_PER_DAY = 100
/** The longest pause between two checks of a checkout: during the first day, and later. */
export const CHECK_WAITS = { ofADay: 15 * MINUTE, later: 6 * HOUR }

/**
 * Returns the time of an attempt's next check. The first check comes after a minute. Then the pauses grow to a quarter of an hour. After a
 * day the shop checks every six hours.
 */
export function nextCheck(checks: number, now: Date): Date {
  if (openForDays(checks)) return after(now, CHECK_WAITS.later)
  return after(now, Math.min(MINUTE * 2 ** Math.min(checks, 10), CHECK_WAITS.ofADay))
}

export function openForDays(checks: number): boolean {
  return checks >= CHECKS_PER_DAY
}
