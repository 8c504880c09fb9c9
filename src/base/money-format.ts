import type { Lang } from './i18n.ts'

/** Formats dollars: `$1 440` in Russian (with a no-break space), `$1,440` in English. Cents appear only if the amount is not whole. */
export function formatUsd(cents: number, lang: Lang): string {
  return `${cents < 0 ? '−' : ''}$${formatHundredths(cents, lang)}`
}

/** Formats an amount of the API, which is in dollars. */
export function formatDollars(dollars: number, lang: Lang): string {
  return formatUsd(Math.round(dollars * 100), lang)
}

/** Formats roubles: `1 440 ₽` in Russian, `1,440 ₽` in English (with no-break spaces). Kopecks appear only if the amount is not whole. */
export function formatRub(kopecks: number, lang: Lang): string {
  return `${kopecks < 0 ? '−' : ''}${formatHundredths(kopecks, lang)}\u00a0₽`
}

/** Formats euros: `276 €` in Russian, `€276` in English. */
export function formatEur(cents: number, lang: Lang): string {
  return lang === 'ru' ? `${formatHundredths(cents, lang)}\u00a0€` : `€${formatHundredths(cents, lang)}`
}

/** The thousands separator and the decimal mark of each language. */
const SIGNS: Record<Lang, { thousands: string; decimal: string }> = {
  ru: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/**
 * Writes an amount in hundredths with separators. `Intl` is not used: its first formatter costs a phone about 80 ms during the hydration of
 * a page with prices.
 */
function formatHundredths(units: number, lang: Lang): string {
  const { thousands, decimal } = SIGNS[lang]
  const hundredths = Math.abs(units)
  const whole = String(Math.floor(hundredths / 100)).replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return hundredths % 100 === 0 ? whole : `${whole}${decimal}${String(hundredths % 100).padStart(2, '0')}`
}
