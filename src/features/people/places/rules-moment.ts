import { type Lang, LOCALES } from '#base/i18n.ts'

/** Where the rituals are performed; their hours are told by its clock. */
export const SITE_ZONE = 'Asia/Kolkata'

/** `12 ноября 2026 г., 07:40` by the clock of a place; where the rituals are performed with the name of that clock. */
export function momentText(at: string, timeZone: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const moment = new Date(at)
  const [date, clock] = [day, time].map((format) => new Intl.DateTimeFormat(LOCALES[lang], format).format(moment))
  return `${date}, ${clock}${timeZone === SITE_ZONE ? ' IST' : ''}`
}

/** The same as it is set in print: no line begins with the name of the clock or with the sign of the year. */
export function printedMoment(at: string, timeZone: string, lang: Lang): string {
  return momentText(at, timeZone, lang).replace(/ (?=IST|г\.)/g, '\u00a0')
}

/** The day alone, where the ritual was performed. */
export function dayOfMoment(at: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: SITE_ZONE } as const
  return new Intl.DateTimeFormat(LOCALES[lang], day).format(new Date(at))
}

type Moment = string | Date | null | undefined

/** How long a line lasts, in words; of one that is sold for a moment, when it begins, as its page says it. */
export function termText(
  { weeks, performsAt }: { weeks: number; performsAt?: Moment },
  lang: Lang,
  term: (weeks: number) => string,
): string {
  return performsAt ? textOf(performsAt, lang) : term(weeks)
}

/** The name of a line where no terms are said: with its moment, if it is sold for one. */
export function namedMoment(name: string, performsAt: Moment, lang: Lang): string {
  return performsAt ? `${name}, ${textOf(performsAt, lang)}` : name
}

function textOf(performsAt: string | Date, lang: Lang): string {
  return momentText(new Date(performsAt).toISOString(), SITE_ZONE, lang)
}
