import { type Lang, LOCALES } from '#base/i18n.ts'

const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric' } as const
const TIME_FORMAT = { hour: '2-digit', minute: '2-digit' } as const

/** A day in the reader's time zone, in short form. */
export function formatDayShort(iso: string, lang: Lang): string {
  return format(iso, lang, DAY_FORMAT)
}

/** A day with its time, in the reader's time zone, in short form. */
export function formatMomentShort(iso: string, lang: Lang): string {
  return format(iso, lang, { ...DAY_FORMAT, ...TIME_FORMAT })
}

function format(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  // A calendar day without a time is the same day in every time zone.
  const zone = iso.includes('T') ? {} : { timeZone: 'UTC' }
  return new Date(iso).toLocaleString(LOCALES[lang], { ...options, ...zone })
}
