import type { Lang } from '#base/i18n.ts'

const FORMATS: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** A day in words, of UTC: the server and every browser show the same. */
export function dayText(iso: string, lang: Lang): string {
  return FORMATS[lang].format(new Date(iso)).replace(/\s/g, '\u00a0')
}
