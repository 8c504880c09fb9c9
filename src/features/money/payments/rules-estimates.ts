import type { Lang } from '#base/i18n.ts'
import { calendarDay, after, DAY, HOUR } from '#base/time.ts'

/** After three days without a new rate of the bank the pages show no estimate. */
const MAX_RATE_AGE = 3 * DAY

/** Rates of the sandbox, which asks no bank. */
export const SANDBOX_RATES = { rubPerUsd: 93, eurPerUsd: 0.92 }

/** The stored price of one dollar in a currency × 10⁸, and the day for which the bank set it. */
export type StoredRate = { perUsd: bigint; day: Date }

/** A price in hundredths of another currency, rounded to three digits, because the payer's bank uses another rate. */
export function estimateIn(perUsd: number, dollars: number): number {
  return Math.round(Number((perUsd * dollars).toPrecision(3)) * 100)
}

/** Whether roubles and euros can help a reader. Readers of English in America think in dollars or in a currency without a rate here. */
export function needsEstimate(lang: Lang, timeZone: string): boolean {
  return lang === 'ru' || !timeZone.startsWith('America/')
}

/** The rates for the payment step; undefined if one is missing or too old. */
export function estimatesFrom(roubles: StoredRate | undefined, euros: StoredRate | undefined, now: Date) {
  if (!roubles || !euros) return undefined
  const day = roubles.day < euros.day ? roubles.day : euros.day
  // In the afternoon the bank sets the rates of the next day, so the day may be in the future.
  if (now.getTime() - day.getTime() > MAX_RATE_AGE) return undefined
  return {
    rubPerUsd: toNumber(roubles.perUsd),
    eurPerUsd: toNumber(euros.perUsd),
    day: calendarDay(after(day, MOSCOW_OFFSET)),
  }
}

/** The bank's day begins at 21:00 UTC. */
const MOSCOW_OFFSET = 3 * HOUR

/** Six digits after the point are more than an estimate needs. */
function toNumber(perUsd: bigint): number {
  return Number(perUsd / 100n) / 1_000_000
}

/** How much of a currency one dollar costs, × 10⁸, from the roubles for one dollar and for one unit of the currency. */
export function perDollar(dollar: bigint, unit: bigint): bigint {
  return (dollar * 10n ** 8n) / unit
}
