import { type Lang, LOCALES } from '#base/i18n.ts'

/** Writes a day in the reader's time zone. Call this function only in a browser. */
export function dayText(iso: string, lang: Lang): string {
  return format(iso, lang, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** Writes a day with its time, in the reader's time zone. */
export function momentText(iso: string, lang: Lang): string {
  return format(iso, lang, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
}

function format(iso: string, lang: Lang, options: Intl.DateTimeFormatOptions): string {
  return new Date(iso).toLocaleString(LOCALES[lang], options).replace(/\s/g, '\u00a0')
}
