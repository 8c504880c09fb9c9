import { DAY, HOUR, MINUTE } from '#base/time.ts'
import { FESTIVAL_RULES, HOLIKA } from './data/festivals.ts'
import { type Festival, type FestivalRule, FESTIVALS, PART } from './model-festivals.ts'
import {
  lunarMonth,
  nakshatraAt,
  type Site,
  siderealSun,
  solarDay,
  type SolarDay,
  type Span,
  tithiAt,
  tithiMiddle,
  tithiSpan,
  VARANASI,
} from './rules-panchang.ts'

const HOURS_AROUND = [0, 12, -12, 24, -24, 36, -36]

/** Returns the festivals of a calendar day at a place, in the order of the list. An added (adhika) month has no festivals. */
export function festivalsOn(date: string, place: Site = VARANASI): Festival[] {
  const day = solarDay(date, place)
  const now = { date, day, place, tithi: tithiAt(day.sunrise), sign: Math.floor(siderealSun(day.sunrise) / 30) }
  return FESTIVALS.filter((festival) => {
    if (festival === 'makaraSankranti') return sunEntersCapricorn(now)
    if (festival === 'holi') return isHoli(now)
    return keepingDay(FESTIVAL_RULES[festival], now) === date
  })
}

type Now = { date: string; day: SolarDay; place: Site; tithi: number; sign: number }

/** True if the Sun enters Makara (Capricorn) on this day before sunset, or on the day before after sunset. */
function sunEntersCapricorn({ date, day, place }: Now): boolean {
  if (date.slice(5, 7) !== '01') return false
  const isPast = (time: number) => siderealSun(time) >= 270
  return isPast(day.sunset) && !isPast(solarDay(dayAfter(date, -1), place).sunset)
}

/** True if the Holika fire was lit on the evening before. */
function isHoli(now: Now): boolean {
  const full = nearSpan(HOLIKA, now)
  return full !== undefined && holikaDay(full, now.place) === dayAfter(now.date, -1)
}

/**
 * Returns the day of the Holika fire. The fire is lit at dusk in the full moon's tithi, but not in the first half of this tithi (Bhadra).
 * If Bhadra lasts beyond midnight, the fire is lit on the next evening under two conditions: the tithi lasts for seven eighths of that day,
 * and the following tithi is longer.
 */
function holikaDay(full: Span, place: Site): string {
  const day = dayOf(HOLIKA, full, place)
  if (tithiMiddle(full) <= partOf('midnight', solarDay(day, place)).from) return day
  const next = solarDay(dayAfter(day, 1), place)
  const lasts = full.to >= next.sunrise + (next.sunset - next.sunrise) * (7 / 8)
  const after = tithiSpan(full.to + MINUTE)
  return lasts && after.to - after.from > full.to - full.from ? dayAfter(day, 1) : day
}

function keepingDay(rule: FestivalRule, now: Now): string | undefined {
  const span = nearSpan(rule, now)
  return span && dayOf(rule, span, now.place)
}

/** Returns the time span of the festival's tithi in the correct month, if it touches this day or the day before. */
function nearSpan(rule: FestivalRule, { day, tithi, sign }: Now): Span | undefined {
  // In a lunar month the Sun is in the sign of the month or in the sign before. So on most days no search is needed.
  if ((rule.month - sign + 12) % 12 > 1) return undefined
  const ahead = ((rule.tithi - tithi + 45) % 30) - 15
  if (Math.abs(ahead) > 2) return undefined
  // A tithi lasts 19 to 27 hours, so one of these moments is within it.
  const time = HOURS_AROUND.map((hours) => day.sunrise + hours * HOUR).find((moment) => tithiAt(moment) === rule.tithi)
  if (time === undefined) return undefined
  const month = lunarMonth(time)
  return month.index === rule.month && !month.isAdhika ? tithiSpan(time) : undefined
}

/** Returns the day of a festival with this tithi: the day on which the tithi begins, or the next day. */
function dayOf(rule: FestivalRule, span: Span, place: Site): string {
  const first = almanacDay(span.from, place)
  const second = dayAfter(first, 1)
  const later = solarDay(second, place)
  const onFirst = overlap(span, partOf(rule.part, solarDay(first, place)))
  const onSecond = overlap(span, partOf(rule.part, later))
  if (onSecond === 0 && starMoves(rule, span, later)) return second
  if (onFirst === onSecond) return (onFirst === 0 ? rule.none : rule.both) === 'first' ? first : second
  return onFirst > onSecond ? first : second
}

function starMoves({ star, part }: FestivalRule, span: Span, later: SolarDay): boolean {
  if (star === undefined || overlap(span, partOf('morning', later)) === 0) return false
  const { from, to } = partOf(part, later)
  return nakshatraAt((from + to) / 2) === star
}

/** Returns the calendar day of the last sunrise before this moment. */
function almanacDay(time: number, place: Site): string {
  const date = new Date(time + place.offsetMinutes * MINUTE).toISOString().slice(0, 10)
  return time < solarDay(date, place).sunrise ? dayAfter(date, -1) : date
}

function partOf(part: keyof typeof PART, { sunrise, sunset, nextSunrise }: SolarDay): Span {
  const { of, from, to } = PART[part]
  const [begin, end] = of === 'day' ? [sunrise, sunset] : [sunset, nextSunrise]
  const muhurta = (end - begin) / 15
  return { from: begin + from * muhurta, to: begin + to * muhurta }
}

/** Returns how long the tithi lasts within a part of the day, in sixtieths of this part. So days of different length can be compared. */
function overlap(tithi: Span, part: Span): number {
  const ms = Math.min(tithi.to, part.to) - Math.max(tithi.from, part.from)
  return Math.max(0, Math.round((60 * ms) / (part.to - part.from)))
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
