import { type Lang, LOCALES } from '#base/i18n.ts'

/** The place of the rituals; their times use its clock. */
export const SITE_ZONE = 'Asia/Kolkata'

/** `12 ноября 2026 г., 07:40` by the clock of a place; at the place of the rituals the clock's name is added. */
export function momentText(at: string, timeZone: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const moment = new Date(at)
  const [date, clock] = [day, time].map((format) => new Intl.DateTimeFormat(LOCALES[lang], format).format(moment))
  return `${date}, ${clock}${timeZone === SITE_ZONE ? ' IST' : ''}`
}

/** The same for display: no line begins with the name of the clock or the abbreviation of the year. */
export function printedMoment(at: string, timeZone: string, lang: Lang): string {
  return momentText(at, timeZone, lang).replace(/ (?=IST|г\.)/g, '\u00a0')
}

/** The day only, at the place of the ritual. */
export function localDayOfMoment(at: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone: SITE_ZONE } as const
  return new Intl.DateTimeFormat(LOCALES[lang], day).format(new Date(at))
}

type Moment = string | Date | null | undefined

/** The duration of a line in words; for a line sold for a fixed moment, when it begins, as its page says it. */
export function termText(
  { weeks, performsAt }: { weeks: number; performsAt?: Moment },
  lang: Lang,
  term: (weeks: number) => string,
): string {
  return performsAt ? textOf(performsAt, lang) : term(weeks)
}

/** The name of a line where its terms are not shown; with its moment, if it is sold for one. */
export function namedMoment(name: string, performsAt: Moment, lang: Lang): string {
  return performsAt ? `${name}, ${textOf(performsAt, lang)}` : name
}

function textOf(performsAt: string | Date, lang: Lang): string {
  return momentText(new Date(performsAt).toISOString(), SITE_ZONE, lang)
}
