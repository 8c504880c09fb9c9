import { DAY, HOUR, MINUTE } from '#base/time.ts'
import {
  AMAVASYA,
  lunarMonth,
  nakshatraAt,
  type Place,
  PURNIMA,
  siderealSun,
  solarDay,
  type SolarDay,
  type Span,
  tithiAt,
  tithiMiddle,
  tithiSpan,
  VARANASI,
} from './rules-panchang.ts'

const FESTIVALS = [
  'makaraSankranti',
  'vasantaPanchami',
  'mahaShivaratri',
  'holi',
  'springNavaratri',
  'ramaNavami',
  'hanumanJayanti',
  'akshayaTritiya',
  'guruPurnima',
  'janmashtami',
  'ganeshaChaturthi',
  'navaratri',
  'vijayaDashami',
  'diwali',
] as const
export type Festival = (typeof FESTIVALS)[number]

/** Months that end at the new moon, from Chaitra = 0. */
const MONTH = { chaitra: 0, vaishakha: 1, ashadha: 3, shravana: 4, bhadrapada: 5, ashvina: 6, magha: 10, phalguna: 11 }

/** Parts of the day and of the night, in fifteenths (muhurtas) of it. */
const PART = {
  /** The first muhurta after sunrise. */
  sunrise: { of: 'day', from: 0, to: 1 },
  /** The fourth: a tithi that reaches it has lasted for three muhurtas, which makes the day its own (udaya rule). */
  morning: { of: 'day', from: 3, to: 4 },
  forenoon: { of: 'day', from: 0, to: 7.5 },
  /** Madhyahna, the third fifth of the day. */
  midday: { of: 'day', from: 6, to: 9 },
  /** Aparahna, the fourth fifth. */
  afternoon: { of: 'day', from: 9, to: 12 },
  /** Pradosha, three muhurtas from sunset. */
  dusk: { of: 'night', from: 0, to: 3 },
  /** Nishita, the middle muhurta of the night. */
  midnight: { of: 'night', from: 7, to: 8 },
} as const

const SHRAVANA = 21

type Rule = {
  month: number
  tithi: number
  part: keyof typeof PART
  /** The second day wins although the tithi fills the part of the first only, if this nakshatra holds then and the tithi at sunrise. */
  star?: number
  /** The day when the tithi fills that part of two days alike, and when it fills it on none. */
  both: 'first' | 'second'
  none: 'first' | 'second'
}

/**
 * Which tithi a festival is, and in which part of the day the tithi must hold, as the digests of observances (Dharmasindhu and its
 * kin) have it: the day whose part the tithi fills more. Krishna's birth follows the midnight rule, Shiva's night too, Lakshmi's
 * lamps the dusk; schools that go by sunrise alone may keep them a day later.
 */
const RULES: Record<Exclude<Festival, 'makaraSankranti' | 'holi'>, Rule> = {
  vasantaPanchami: { month: MONTH.magha, tithi: 5, part: 'forenoon', both: 'first', none: 'first' },
  mahaShivaratri: { month: MONTH.magha, tithi: 29, part: 'midnight', both: 'second', none: 'first' },
  springNavaratri: { month: MONTH.chaitra, tithi: 1, part: 'sunrise', both: 'first', none: 'first' },
  ramaNavami: { month: MONTH.chaitra, tithi: 9, part: 'midday', both: 'second', none: 'second' },
  hanumanJayanti: { month: MONTH.chaitra, tithi: PURNIMA, part: 'sunrise', both: 'second', none: 'first' },
  akshayaTritiya: { month: MONTH.vaishakha, tithi: 3, part: 'morning', both: 'second', none: 'first' },
  guruPurnima: { month: MONTH.ashadha, tithi: PURNIMA, part: 'morning', both: 'second', none: 'first' },
  janmashtami: { month: MONTH.shravana, tithi: 23, part: 'midnight', both: 'second', none: 'second' },
  ganeshaChaturthi: { month: MONTH.bhadrapada, tithi: 4, part: 'midday', both: 'first', none: 'first' },
  navaratri: { month: MONTH.ashvina, tithi: 1, part: 'sunrise', both: 'first', none: 'first' },
  vijayaDashami: { month: MONTH.ashvina, tithi: 10, part: 'afternoon', star: SHRAVANA, both: 'first', none: 'first' },
  diwali: { month: MONTH.ashvina, tithi: AMAVASYA, part: 'dusk', both: 'second', none: 'first' },
}

const HOLIKA: Rule = { month: MONTH.phalguna, tithi: PURNIMA, part: 'dusk', both: 'second', none: 'first' }
const HOURS_AROUND = [0, 12, -12, 24, -24, 36, -36]

/** The festivals of a calendar day at a place, in the order of the list. An added (adhika) month has none. */
export function festivalsOn(date: string, place: Place = VARANASI): Festival[] {
  const day = solarDay(date, place)
  const now = { date, day, place, tithi: tithiAt(day.sunrise), sign: Math.floor(siderealSun(day.sunrise) / 30) }
  return FESTIVALS.filter((festival) => {
    if (festival === 'makaraSankranti') return sunEntersCapricorn(now)
    if (festival === 'holi') return isHoli(now)
    return keepingDay(RULES[festival], now) === date
  })
}

type Now = { date: string; day: SolarDay; place: Place; tithi: number; sign: number }

/** The Sun's entry into Makara after sunset belongs to the next day. */
function sunEntersCapricorn({ date, day, place }: Now): boolean {
  if (date.slice(5, 7) !== '01') return false
  const isPast = (time: number) => siderealSun(time) >= 270
  return isPast(day.sunset) && !isPast(solarDay(dayAfter(date, -1), place).sunset)
}

/** The day after the Holika fire. */
function isHoli(now: Now): boolean {
  const full = nearSpan(HOLIKA, now)
  return full !== undefined && holikaDay(full, now.place) === dayAfter(now.date, -1)
}

/**
 * The fire is lit at dusk in the full moon's tithi, outside its first half (Bhadra). Where Bhadra lasts beyond midnight, the next
 * evening is taken if the tithi still fills seven eighths of that day and the one after it is longer.
 */
function holikaDay(full: Span, place: Place): string {
  const day = dayOf(HOLIKA, full, place)
  if (tithiMiddle(full) <= partOf('midnight', solarDay(day, place)).from) return day
  const next = solarDay(dayAfter(day, 1), place)
  const lasts = full.to >= next.sunrise + (next.sunset - next.sunrise) * (7 / 8)
  const after = tithiSpan(full.to + MINUTE)
  return lasts && after.to - after.from > full.to - full.from ? dayAfter(day, 1) : day
}

function keepingDay(rule: Rule, now: Now): string | undefined {
  const span = nearSpan(rule, now)
  return span && dayOf(rule, span, now.place)
}

/** The span of the rule's tithi, of the right month, when it touches this day or the one before it. */
function nearSpan(rule: Rule, { day, tithi, sign }: Now): Span | undefined {
  // In a month the Sun is in the sign before the month's own or in that: most days need no search.
  if ((rule.month - sign + 12) % 12 > 1) return undefined
  const ahead = ((rule.tithi - tithi + 45) % 30) - 15
  if (Math.abs(ahead) > 2) return undefined
  // A tithi lasts 19 to 27 hours, so one of these moments is inside it.
  const time = HOURS_AROUND.map((hours) => day.sunrise + hours * HOUR).find((moment) => tithiAt(moment) === rule.tithi)
  if (time === undefined) return undefined
  const month = lunarMonth(time)
  return month.index === rule.month && !month.isAdhika ? tithiSpan(time) : undefined
}

/** The day on which a tithi is kept: of the day it begins in and the one after it. */
function dayOf(rule: Rule, span: Span, place: Place): string {
  const first = almanacDay(span.from, place)
  const second = dayAfter(first, 1)
  const later = solarDay(second, place)
  const onFirst = overlap(span, partOf(rule.part, solarDay(first, place)))
  const onSecond = overlap(span, partOf(rule.part, later))
  if (onSecond === 0 && starMoves(rule, span, later)) return second
  if (onFirst === onSecond) return (onFirst === 0 ? rule.none : rule.both) === 'first' ? first : second
  return onFirst > onSecond ? first : second
}

function starMoves({ star, part }: Rule, span: Span, later: SolarDay): boolean {
  if (star === undefined || overlap(span, partOf('morning', later)) === 0) return false
  const { from, to } = partOf(part, later)
  return nakshatraAt((from + to) / 2) === star
}

/** The calendar day whose sunrise was the last before this moment. */
function almanacDay(time: number, place: Place): string {
  const date = new Date(time + place.offsetMinutes * MINUTE).toISOString().slice(0, 10)
  return time < solarDay(date, place).sunrise ? dayAfter(date, -1) : date
}

function partOf(part: keyof typeof PART, { sunrise, sunset, nextSunrise }: SolarDay): Span {
  const { of, from, to } = PART[part]
  const [begin, end] = of === 'day' ? [sunrise, sunset] : [sunset, nextSunrise]
  const muhurta = (end - begin) / 15
  return { from: begin + from * muhurta, to: begin + to * muhurta }
}

/** In sixtieths of the part, so that two days of unlike length are filled alike. */
function overlap(tithi: Span, part: Span): number {
  const ms = Math.min(tithi.to, part.to) - Math.max(tithi.from, part.from)
  return Math.max(0, Math.round((60 * ms) / (part.to - part.from)))
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
