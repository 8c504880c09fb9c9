import {
  Body,
  EclipticGeoMoon,
  MoonPhase,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
  SunPosition,
} from 'astronomy-engine'
import { invariant } from '#base/refusal.ts'
import { after, calendarDay, DAY, HOUR, MINUTE } from '#base/time.ts'
import { AMAVASYA, PURNIMA } from './model-festivals.ts'

/** A place of rituals. `offsetMinutes`: how many minutes the clock at this place is ahead of UTC. */
export type Site = { latitude: number; longitude: number; offsetMinutes: number }
export const VARANASI: Site = { latitude: 25.3176, longitude: 82.9739, offsetMinutes: 330 }

/** A time span from one moment to another, in milliseconds since 1970. */
export type Span = { from: number; to: number }
/** A day of the almanac, which lasts from sunrise to sunrise. */
export type SolarDay = { sunrise: number; sunset: number; nextSunrise: number }
/** A lunar month, which ends at the new moon. Its index is 0 for Chaitra. A month in which the Sun enters no sign is an added month (adhika). */
export type LunarMonth = { index: number; isAdhika: boolean }

const EKADASHIS: readonly number[] = [11, 26]

const DEGREES_PER_TITHI = 12
const DEGREES_PER_NAKSHATRA = 360 / 27
const DEGREES_PER_SIGN = 30
/** The angle between the two zodiacs (ayanamsa) by Lahiri at the epoch J2000, and its yearly growth by precession, in degrees. */
const AYANAMSA_AT_J2000 = 23.857
const AYANAMSA_A_YEAR = 50.288 / 3600
const J2000 = Date.UTC(2000, 0, 1, 12)
const JULIAN_YEAR = 365.25 * DAY
const MAX_TITHI = 27 * HOUR

/** The lunar day (tithi) and the lunar mansion (nakshatra) at sunrise, and the events of the day. `date` is the calendar day at the place. */
export type LunarDay = {
  date: string
  /** The number of the lunar day, 1 to 30. The Moon grows from 1 to 15 and shrinks from 16 to 30. */
  tithi: number
  /** The number of the lunar mansion, 0 to 26. 0 is Ashvini. */
  nakshatra: number
  isPurnima: boolean
  isAmavasya: boolean
  isEkadashi: boolean
}

/** Returns the calendar day at the place of the rituals. */
export function dayAtPlace(now: Date): string {
  return calendarDay(after(now, VARANASI.offsetMinutes * MINUTE))
}

/** Returns the milliseconds since the day began at the place of the rituals. */
export function sinceMidnightAtPlace(now: Date): number {
  return after(now, VARANASI.offsetMinutes * MINUTE).getTime() % DAY
}

/**
 * Returns the lunar day of a calendar day: the tithi that is current at sunrise. If a full moon, new moon or ekadashi covers no sunrise
 * (kshaya), it belongs to the day in which it begins and ends. If it covers two sunrises, it belongs to the second
 * day. The ekadashi fast is on that day.
 */
export function lunarDay(date: string, place: Site = VARANASI): LunarDay {
  const { sunrise, nextSunrise } = solarDay(date, place)
  const tithi = tithiAt(sunrise)
  const kept = keptTithis(tithi, tithiAt(nextSunrise))
  return {
    date,
    tithi,
    nakshatra: nakshatraAt(sunrise),
    isPurnima: kept.includes(PURNIMA),
    isAmavasya: kept.includes(AMAVASYA),
    isEkadashi: kept.some((number) => EKADASHIS.includes(number)),
  }
}

/** Returns sunrise and sunset as almanacs print them: by the upper edge of the Sun, with refraction. */
export function solarDay(date: string, place: Site): SolarDay {
  const observer = new Observer(place.latitude, place.longitude, 0)
  const midnight = Date.parse(`${date}T00:00:00Z`) - place.offsetMinutes * MINUTE
  const sunrise = next(observer, 1, midnight)
  return { sunrise, sunset: next(observer, -1, sunrise), nextSunrise: next(observer, 1, midnight + DAY) }
}

export function tithiAt(time: number): number {
  return Math.floor(MoonPhase(new Date(time)) / DEGREES_PER_TITHI) + 1
}

/** Returns the start and the end of the tithi that is current at this moment. */
export function tithiSpan(time: number): Span {
  const tithi = tithiAt(time)
  return {
    from: moonPhase((tithi - 1) * DEGREES_PER_TITHI, time - MAX_TITHI, MAX_TITHI + HOUR),
    to: moonPhase((tithi * DEGREES_PER_TITHI) % 360, time, MAX_TITHI + HOUR),
  }
}

/** Returns the moment when the Moon has moved half a tithi since the tithi began. Karanas (half tithis) change at this moment. */
export function tithiMiddle({ from, to }: Span): number {
  const tithi = tithiAt((from + to) / 2)
  return moonPhase((tithi - 0.5) * DEGREES_PER_TITHI, from, to - from)
}

export function nakshatraAt(time: number): number {
  return Math.floor(turn(EclipticGeoMoon(new Date(time)).lon - ayanamsaAt(time)) / DEGREES_PER_NAKSHATRA)
}

/** Returns the Sun's longitude in the sidereal zodiac, in degrees. */
export function siderealSun(time: number): number {
  return turn(SunPosition(new Date(time)).elon - ayanamsaAt(time))
}

/**
 * Returns the lunar month at this moment. The month is named after the Sun's sign at the month's first new moon. The rare omitted month
 * (next in 2124) is not supported.
 */
export function lunarMonth(time: number): LunarMonth {
  const age = (MoonPhase(new Date(time)) / 360) * 29.53 * DAY
  const begins = moonPhase(0, time - age - 2 * DAY, 4 * DAY)
  const ends = moonPhase(0, begins + 20 * DAY, 15 * DAY)
  const [atBegin, atEnd] = [signAt(begins), signAt(ends)]
  return { index: (atBegin + 1) % 12, isAdhika: atBegin === atEnd }
}

function keptTithis(today: number, tomorrow: number): number[] {
  const passed = (tomorrow - today + 30) % 30
  if (passed === 0) return []
  return passed === 1 ? [today] : [today, (today % 30) + 1]
}

function signAt(time: number): number {
  return Math.floor(siderealSun(time) / DEGREES_PER_SIGN)
}

function ayanamsaAt(time: number): number {
  return AYANAMSA_AT_J2000 + ((time - J2000) / JULIAN_YEAR) * AYANAMSA_A_YEAR
}

function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

function next(observer: Observer, direction: 1 | -1, after: number): number {
  const found = SearchRiseSet(Body.Sun, observer, direction, new Date(after), 1.5)
  invariant(found, 'the Sun rises and sets every day where rituals are performed')
  return found.date.getTime()
}

function moonPhase(degrees: number, after: number, within: number): number {
  const found = SearchMoonPhase(degrees, new Date(after), within / DAY)
  invariant(found, 'the Moon reaches every phase')
  return found.date.getTime()
}
