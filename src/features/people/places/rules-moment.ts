import { type Lang, LOCALES } from '#base/i18n.ts'

/** The time zone of the place of the rituals. Times of rituals are shown in this time zone. */
export const SITE_ZONE = 'Asia/Kolkata'

/** The time zone for times in an e-mail if the reader's time zone is unknown: Moscow for Russian, UTC for English. */
export const ZONE_OF_LANG: Record<Lang, string> = { ru: 'Europe/Moscow', en: 'UTC' }

const TIME_OF_SITE: Record<Lang, string> = { ru: 'по времени Индии', en: 'India time' }

/** A moment as text, in the time zone of a place: `12 ноября 2026 г., 07:40`. At the place of the rituals the name of the time zone is added. */
export function momentText(at: string, timeZone: string, lang: Lang): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const moment = new Date(at)
  const [date, clock] = [day, time].map((format) => new Intl.DateTimeFormat(LOCALES[lang], format).format(moment))
  return `${date}, ${clock}${timeZone === SITE_ZONE ? ` ${TIME_OF_SITE[lang]}` : ''}`
}

/** A moment in the time zone of the rituals. The line does not break before the name of the time zone or before «г.». */
export function printedMoment(at: string, lang: Lang): string {
  return momentText(at, SITE_ZONE, lang).replace(/ (?=по времени|India time|г\.)/g, '\u00a0')
}

/** The day of a moment as text, without the time. The default time zone is the time zone of the rituals. */
export function localDayOfMoment(at: string, lang: Lang, timeZone = SITE_ZONE): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  return new Intl.DateTimeFormat(LOCALES[lang], day).format(new Date(at))
}

type Moment = string | Date | null | undefined

/** Returns the term of an order line in words. If the line is sold for a fixed moment, returns the day and time of its start. */
export function termText(
  { weeks, performsAt }: { weeks: number; performsAt?: Moment },
  lang: Lang,
  term: (weeks: number) => string,
): string {
  return performsAt ? textOf(performsAt, lang) : term(weeks)
}

/** The name of an order line, for places where the term is not shown. If the line is sold for a fixed moment, the text includes this moment. */
export function namedMoment(name: string, performsAt: Moment, lang: Lang): string {
  return performsAt ? `${name}, ${textOf(performsAt, lang)}` : name
}

function textOf(performsAt: string | Date, lang: Lang): string {
  return momentText(new Date(performsAt).toISOString(), SITE_ZONE, lang)
}
