import type { Lang } from '#base/i18n.ts'

/** A day of the reader's calendar, from an instant of the wire. */
export function formatDay(instant: string, lang: Lang): string {
  return new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(instant))
}
