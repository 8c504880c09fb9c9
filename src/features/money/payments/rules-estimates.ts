import type { Lang } from '#base/i18n.ts'
import { calendarDay, after, DAY, HOUR } from '#base/time.ts'

/** The maximum age of the bank's rates. With older rates the pages show no price estimate. */
const MAX_RATE_AGE = 3 * DAY

/** The rates of the sandbox, which asks no bank. */
export const SANDBOX_RATES = { rubPerUsd: 93, eurPerUsd: 0.92 }

/** The price of one dollar in a currency × 10⁸, and the day for which the bank set this rate. */
export type StoredRate = { perUsd: bigint; day: Date }

/**
 * Converts a price in dollars to hundredths of another currency. The result is rounded to three digits, because the rate of the payer's
 * bank differs anyway.
 */
export function estimateIn(perUsd: number, dollars: number): number {
  return Math.round(Number((perUsd * dollars).toPrecision(3)) * 100)
}

/**
 * Returns true if roubles and euros can help a reader. Readers of English in America think in dollars, or in a currency for which the shop
 * has no rate.
 */
export function needsEstimate(lang: Lang, timeZone: string): boolean {
  return lang === 'ru' || !timeZone.startsWith('America/')
}

/** Returns the rates for the payment step. Undefined if a rate is missing or too old. */
export function estimatesFrom(roubles: StoredRate | undefined, euros: StoredRate | undefined, now: Date) {
  if (!roubles || !euros) return undefined
  const day = roubles.day < euros.day ? roubles.day : euros.day
  // In the afternoon the bank sets the rates of the next day. So the day of the rates may be in the future.
  if (now.getTime() - day.getTime() > MAX_RATE_AGE) return undefined
  return {
    rubPerUsd: toNumber(roubles.perUsd),
    eurPerUsd: toNumber(euros.perUsd),
    day: calendarDay(after(day, MOSCOW_OFFSET)),
  }
}

/** The difference between Moscow and UTC. A day of the bank begins at midnight in Moscow, which is 21:00 UTC. */
const MOSCOW_OFFSET = 3 * HOUR

/** Converts a rate to a number with six digits after the point, which is enough for an estimate. */
function toNumber(perUsd: bigint): number {
  return Number(perUsd / 100n) / 1_000_000
}

/**
 * Returns the price of one dollar in another currency × 10⁸. Both parameters are prices in roubles: of one dollar, and of one unit of the
 * other currency.
 */
export function perDollar(dollar: bigint, unit: bigint): bigint {
  return (dollar * 10n ** 8n) / unit
}
