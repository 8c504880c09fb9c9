import type { Lang } from './i18n.ts'

/** The names of the months, in the form that a date needs. */
export const MONTHS: Record<Lang, readonly string[]> = {
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/**
 * Formats the UTC day of an ISO date or time as `26 ноября 2026 г.` or `26 November 2026` (with no-break spaces), so that the server and
 * every browser write the same text. `Intl` is not used: the first date formatter costs a phone about 100 ms during hydration.
 */
export function formatDay(iso: string, lang: Lang): string {
  const date = new Date(iso)
  const words = [date.getUTCDate(), MONTHS[lang][date.getUTCMonth()], date.getUTCFullYear()]
  return [...words, ...(lang === 'ru' ? ['г.'] : [])].join('\u00a0')
}
