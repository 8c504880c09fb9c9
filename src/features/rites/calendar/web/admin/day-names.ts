import { formatDay } from '#base/date-format.ts'
import { type Lang, LOCALES } from '#base/i18n.ts'
import { weekdayText } from '#features/orders/plans/web/day-format.ts'
import type { View } from '../../rules-days.ts'

/** A day with its weekday: `четверг, 26 ноября 2026 г.` */
export function longDay(date: string, lang: Lang): string {
  return `${weekdayText(date, lang)}, ${formatDay(date, lang)}`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Returns the name of the month: `ноябрь 2026`. For a week, returns the first and the last day. A common month or year is named once: `23–29
 * ноября 2026 г.`
 */
export function spanName(
  { view, at, from, to }: { view: View; at: string; from: string; to: string },
  lang: Lang,
): string {
  if (view === 'month')
    return write(lang, { month: 'long', year: 'numeric' })
      .format(new Date(at))
      .replace(/\sг\.$/, '')
  const week = write(lang, { day: 'numeric', month: 'long', year: 'numeric' })
  return week.formatRange(new Date(from), new Date(to)).replace(/(\d)\s–\s(\d)/, '$1–$2')
}

function write(lang: Lang, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[lang], { ...form, timeZone: 'UTC' })
}
