import { DAY } from '#base/time.ts'
import { FESTIVAL_RULES, HOLIKA } from '#features/orders/plans/data/festivals.ts'
import { type Festival, PURNIMA } from '#features/orders/plans/model-festivals.ts'
import { lunarDay, lunarMonth, tithiAt } from '#features/orders/plans/rules-panchang.ts'
import type { NamedMoon } from './model-knowledge.ts'
import { festivalsOn } from '#features/orders/plans/rules-festivals.ts'

/** The years for which the consultant names days. For other years the positions of the Sun and the Moon in the calendar were not checked. */
export const YEARS = { first: 1950, last: 2100 } as const

/** The Sun enters the first sign of the zodiac about this day. Each sign takes about a twelfth of a year. */
const FIRST_SIGN = { month: 3, day: 14 }
const SIGN_DAYS = 30.44
/** The search covers two signs, and this many days before and after them, because the speed of the Sun varies. */
const MARGIN_DAYS = 7

const TITHIS = 30
/** A festival is celebrated at most this many lunar days before or after the lunar day that its rule names. */
const NEAR = 2

/** The day of a festival in a year, for example `2028-10-17`; undefined outside the years of the calendar. */
export function festivalDay(festival: Festival, year: number): string | undefined {
  if (year < YEARS.first || year > YEARS.last) return undefined
  const known = days.get(`${festival} ${year}`)
  if (known !== undefined) return known
  const { from, to, tithi } = spanOf(festival, year)
  for (const { date } of daysNear(tithi, from, to)) {
    if (!festivalsOn(date).includes(festival)) continue
    days.set(`${festival} ${year}`, date)
    return date
  }
  return undefined
}

/** The days near the lunar day `tithi`, or all days if it is undefined. Days far from the lunar day are skipped. */
function* daysNear(tithi: number | undefined, from: number, to: number): Generator<{ time: number; date: string }> {
  for (let time = from; time <= to; time += DAY) {
    const ahead = tithi === undefined ? 0 : (tithi - tithiAt(time) + TITHIS) % TITHIS
    if (ahead > NEAR && ahead < TITHIS - NEAR) time += (ahead - NEAR - 1) * DAY
    else yield { time, date: new Date(time).toISOString().slice(0, 10) }
  }
}

/** The days that were already calculated. They are never removed, because the results never change and the number of years is limited. */
const days = new Map<string, string>()

/**
 * Returns the possible days of the festival. The lunar month of a festival begins while the Sun is in the sign of that month or in the previous sign.
 */
function spanOf(festival: Festival, year: number): { from: number; to: number; tithi?: number } {
  if (festival === 'makaraSankranti') return { from: Date.UTC(year, 0, 10), to: Date.UTC(year, 0, 20) }
  const { month, tithi } = festival === 'holi' ? HOLIKA : FESTIVAL_RULES[festival]
  const isEarly = month >= 9
  const first = Date.UTC(year - (isEarly ? 1 : 0), FIRST_SIGN.month, FIRST_SIGN.day)
  const begin = first + Math.floor((month - 1) * SIGN_DAYS) * DAY
  return { from: begin - MARGIN_DAYS * DAY, to: begin + (2 * SIGN_DAYS + MARGIN_DAYS) * DAY, tithi }
}

const NAMED_MONTHS: Record<NamedMoon, number> = { vaishakha: 1, ashvina: 6, karttika: 7 }
/** The length of a lunar year with an added month, plus some more days. */
const MAX_WAIT_DAYS = 400

/** Returns the next full moon of the lunar month, on or after this day. The full moon of an added month is left out, because it has no name. */
export function fullMoonDay(moon: NamedMoon, from: string): string | undefined {
  const begin = Date.parse(`${from}T00:00:00Z`)
  for (const { time, date } of daysNear(PURNIMA, begin, begin + MAX_WAIT_DAYS * DAY)) {
    if (!lunarDay(date).isPurnima) continue
    const month = lunarMonth(time)
    if (month.index === NAMED_MONTHS[moon] && !month.isAdhika) return date
  }
  return undefined
}
