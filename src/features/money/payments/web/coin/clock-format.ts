import type { Lang } from '#base/i18n.ts'

const TIMES: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' }),
  en: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
}
const DAYS: Record<Lang, Intl.DateTimeFormat> = {
  ru: new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
}

/** The hour and the minute as the customer's own clock shows them. For the browser alone: a server stands in another place. */
export function clockText(at: Date, lang: Lang): string {
  return TIMES[lang].format(at)
}

/** A day where the customer is. */
export function localDayText(at: Date, lang: Lang): string {
  return DAYS[lang].format(at).replace(/\s/g, '\u00a0')
}
