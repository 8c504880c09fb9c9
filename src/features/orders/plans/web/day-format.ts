import { type Lang, LOCALES } from '#base/i18n.ts'

const SHORT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const DAY_OF_MONTH = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const WEEKDAY = { weekday: 'long', timeZone: 'UTC' } as const

const write = (date: string, lang: Lang, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[lang], form).format(new Date(`${date}T00:00:00Z`)).replace(/\s/g, '\u00a0')

/** A calendar day, or a part of it, in words. The full date is in `formatDay` (base/date-format.ts). */
export const shortDayText = (date: string, lang: Lang): string => write(date, lang, SHORT)
export const formatDayOfMonth = (date: string, lang: Lang): string => write(date, lang, DAY_OF_MONTH)
export const weekdayText = (date: string, lang: Lang): string => write(date, lang, WEEKDAY)

/** Returns the midnight of a calendar day in local time. The calendar component needs this value. */
export function toMidnight(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}
