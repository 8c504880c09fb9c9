import { type Lang, LOCALES } from '#base/i18n.ts'
import { SITE_ZONE } from './model.ts'

/** `12 ноября 2026 г., 07:40` by the clock of a place; where the rituals are performed with the name of that clock. */
export function momentText(at: string, timeZone: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const moment = new Date(at)
  const [date, clock] = [day, time].map((format) => new Intl.DateTimeFormat(LOCALES[lang], format).format(moment))
  return `${date}, ${clock}${timeZone === SITE_ZONE ? ' IST' : ''}`
}

/** The day alone, where the ritual was performed. */
export function dayOfMoment(at: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: SITE_ZONE } as const
  return new Intl.DateTimeFormat(LOCALES[lang], day).format(new Date(at))
}
