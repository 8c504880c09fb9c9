import type { Lang } from '#base/i18n.ts'

const TIMES: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }),
  en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
}
const DAYS: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
}

/** The time in the customer's own format and time zone. Browser only: a server has another time zone. */
export function clockText(at: Date, lang: Lang): string {
  return TIMES[lang].format(at)
}

/** A day in the customer's time zone. */
export function localDayText(at: Date, lang: Lang): string {
  return DAYS[lang].format(at).replace(/\s/g, '\u00a0')
}
