import { AMAVASYA, type Festival, PURNIMA } from '#features/orders/plans/model-festivals.ts'
import { type Deity, RECOMMENDED } from './data/recommended-days.ts'
import { EclipticGeoMoon, SunPosition } from 'astronomy-engine'
import { DAY, HOUR, MINUTE } from '#base/time.ts'
import {
  lunarMonth,
  nakshatraAt,
  siderealSun,
  type Site,
  solarDay,
  tithiAt,
  tithiSpan,
  VARANASI,
} from '#features/orders/plans/rules-panchang.ts'
import * as names from './data/almanac.ts'
import { type AlmanacDay, ALMANAC_PARTS, type AlmanacPart } from './model.ts'
import { iastToDevanagari } from '#features/rites/names/rules-devanagari.ts'

const SIDEREAL_YEAR = 365.2587565 * DAY
/** The length of a year of Jupiter in the Surya Siddhanta. The end of the year is later by 15/3600 of a day. */
const JUPITERS_YEAR_IN_DAYS = 361
const ADDED_TO_ITS_END = (15 / 3600) * DAY
/** The difference between the elapsed years of the Kali age and the Gregorian year. */
const KALI = 3101

/**
 * The parts of a day that a sankalpa names, in the order in which they are recited. The values are for sunrise at the place
 * (docs/sankalpa-sheet.md has the formulas with their sources). Months end at the full moon, as is usual at the place of the rituals.
 */
export function calculateAlmanac(date: string, place: Site = VARANASI): AlmanacDay {
  const { sunrise } = solarDay(date, place)
  const tithi = tithiAt(sunrise)
  const masa = recitedMonth(sunrise)
  const said: Record<AlmanacPart, string> = {
    samvatsara: nameOf(names.SAMVATSARAS, samvatsaraAt(sunrise) - 1),
    ayana: isNorthward(sunrise) ? names.AYANAS.north : names.AYANAS.south,
    // The season is calculated from the recited month, so the season and the month use the same system.
    ritu: nameOf(names.RITUS, Math.floor(masa.index / 2)),
    masa: `${masa.isAdhika ? `${names.ADHIKA} ` : ''}${nameOf(names.MASAS, masa.index)}`,
    paksha: tithi <= PURNIMA ? names.PAKSHAS.shukla : names.PAKSHAS.krishna,
    tithi: tithiName(tithi),
    vara: nameOf(names.VARAS, toWeekday(date)),
    nakshatra: nameOf(names.NAKSHATRAS, nakshatraAt(sunrise)),
    yoga: nameOf(names.YOGAS, yogaAt(sunrise)),
  }
  return {
    sunrise: clockAt(sunrise, place),
    tithiEnds: momentAt(tithiSpan(sunrise).to, place),
    ...erasAt(date, masa),
    parts: ALMANAC_PARTS.map((part) => ({
      part,
      latin: said[part],
      devanagari: iastToDevanagari(said[part]),
    })),
  }
}

/**
 * The current year of Jupiter, by the Surya Siddhanta with the correction of later centuries. Returns a number from 1 (Prabhava) to 60.
 * Source: Sewell and Dikshit, The Indian Calendar (1896), §59 rule c.
 */
export function samvatsaraAt(time: number): number {
  const entry = meshaSankranti(time)
  const kali = new Date(entry).getUTCFullYear() + KALI
  const sum = kali * 117 - 60
  const atEntry = (Math.floor(sum / 10_000) + kali + 27) % 60
  const ends = entry + ((10_000 - (sum % 10_000)) / 10_000) * JUPITERS_YEAR_IN_DAYS * DAY + ADDED_TO_ITS_END
  const passed = time < ends ? 0 : 1 + Math.floor((time - ends) / (JUPITERS_YEAR_IN_DAYS * DAY))
  return ((atEntry + passed + 59) % 60) + 1
}

/**
 * The number of the yoga, from 0 (Vishkambha) to 26: the part of the circle (of 27 equal parts) that contains the sum of the sidereal
 * longitudes of Sun and Moon.
 */
function yogaAt(time: number): number {
  return Math.floor((((siderealSun(time) + siderealMoon(time)) % 360) * 27) / 360)
}

function siderealMoon(time: number): number {
  const at = new Date(time)
  // The same ayanamsa is used for the Sun and the Moon, so that both longitudes are in one zodiac.
  const ayanamsa = SunPosition(at).elon - siderealSun(time)
  return (EclipticGeoMoon(at).lon - ayanamsa + 720) % 360
}

type RecitedMonth = { index: number; isAdhika: boolean }

/**
 * The month as it is recited. Months end at the full moon, so the days after the full moon have the name of the next month. All days of a
 * leap month have the same name.
 */
function recitedMonth(time: number): RecitedMonth {
  const { index, isAdhika } = lunarMonth(time)
  const isWaning = tithiAt(time) > PURNIMA
  return { index: isWaning && !isAdhika ? (index + 1) % 12 : index, isAdhika }
}

/** True if the Sun moves north: from its entry into Makara (Capricorn) until its entry into Karka (Cancer). */
function isNorthward(time: number): boolean {
  const sun = siderealSun(time)
  return sun >= 270 || sun < 90
}

/** The time of the Sun's last entry into Mesha. The first estimate from the mean motion may be wrong by two days. The loop corrects it. */
function meshaSankranti(time: number): number {
  let entry = time - (siderealSun(time) / 360) * SIDEREAL_YEAR
  for (let step = 0; step < 3; step += 1) {
    const off = ((siderealSun(entry) + 180) % 360) - 180
    entry -= (off / 360) * SIDEREAL_YEAR
  }
  return entry
}

/** The years of the eras Vikrama and Shaka. A year begins with the first bright day of Caitra. */
function erasAt(date: string, month: RecitedMonth): { vikrama: number; shaka: number } {
  const year = Number(date.slice(0, 4))
  const isBeforeCaitra = Number(date.slice(5, 7)) <= 5 && (month.index >= 6 || isWaningCaitra(date, month))
  const shaka = year - (isBeforeCaitra ? 79 : 78)
  return { vikrama: shaka + 135, shaka }
}

/** True if the day is in the dark half of Caitra, which belongs to the old year. The dark half of a leap Caitra belongs to the new year. */
function isWaningCaitra(date: string, { index, isAdhika }: RecitedMonth): boolean {
  return index === 0 && !isAdhika && tithiAt(solarDay(date, VARANASI).sunrise) > PURNIMA
}

function tithiName(tithi: number): string {
  if (tithi === PURNIMA) return names.FULL_MOON
  if (tithi === AMAVASYA) return names.NEW_MOON
  return nameOf(names.TITHIS, (tithi - 1) % PURNIMA)
}

function nameOf(list: readonly string[], index: number): string {
  return list[index] ?? ''
}

/** Returns the day of the week; 0 is Sunday. */
export function toWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

function clockAt(time: number, place: Site): string {
  return new Date(time + place.offsetMinutes * MINUTE).toISOString().slice(11, 16)
}

function momentAt(time: number, place: Site): { date: string; time: string } {
  const local = new Date(time + place.offsetMinutes * MINUTE).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** The largest differences between local time and UTC on Earth: in the east and in the west. */
const EAST = 14 * HOUR
const WEST = 12 * HOUR

/**
 * The number of the nakshatra (the first is Ashvini) and of the sign (the first is Mesha). Undefined if the birth data do not determine the
 * number. `possible`: the possible nakshatras. The exact one depends on the place of birth, and on the time of birth if the time is missing.
 */
export type BirthMoon = { nakshatra?: number; rashi?: number; possible?: number[] }

/**
 * The Moon's position at a birth whose time zone is unknown. One clock time can be any moment within 26 hours. In this time the Moon moves
 * about half a sign, or one nakshatra. So a value is returned only if it is the same at both ends of the 26 hours. Otherwise the possible
 * nakshatras are returned.
 */
export function birthMoon(birthDate: string, birthTime: string): BirthMoon {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(birthDate) ?? []
  if (year === undefined) return {}
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(birthTime) ?? []
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day))
  const time = hours === undefined ? undefined : midnight + Number(hours) * HOUR + Number(minutes) * MINUTE
  const from = (time ?? midnight) - EAST
  const to = (time ?? midnight + 24 * HOUR) + WEST
  const [nakshatra, latest] = [nakshatraAt(from), nakshatraAt(to)]
  const [rashi, last] = [signOf(from), signOf(to)]
  return {
    ...(nakshatra === latest ? { nakshatra } : { possible: nakshatrasBetween(nakshatra, latest) }),
    ...(rashi === last && { rashi }),
  }
}

function nakshatrasBetween(first: number, last: number): number[] {
  const count = names.NAKSHATRAS.length
  return Array.from({ length: ((last - first + count) % count) + 1 }, (_, step) => (first + step) % count)
}

function signOf(time: number): number {
  return Math.floor(siderealMoon(time) / 30)
}

export type DayFacts = { tithi: number; weekday: number; festivals: readonly Festival[] }
/** The reasons why a day is recommended, in this order: the festival, the lunar day, the weekday. */
export type Reason =
  | { kind: 'festival'; festival: Festival; deity: Deity }
  | { kind: 'tithi'; tithi: number; deity: Deity }
  | { kind: 'weekday'; weekday: number; deity: Deity }

/** Returns why tradition recommends this day for a ritual. Undefined if there is no reason. Tradition forbids no day. */
export function recommendation(serviceId: string, day: DayFacts): Reason | undefined {
  const rule = Object.hasOwn(RECOMMENDED, serviceId) ? RECOMMENDED[serviceId] : undefined
  if (!rule) return undefined
  const { deity } = rule
  const festival = rule.festivals?.find((each) => day.festivals.includes(each))
  if (festival) return { kind: 'festival', festival, deity }
  if (rule.tithis?.includes(day.tithi)) return { kind: 'tithi', tithi: day.tithi, deity }
  if (rule.weekdays?.includes(day.weekday)) return { kind: 'weekday', weekday: day.weekday, deity }
  return undefined
}

/** Returns every ritual for which tradition recommends the day. */
export function recommendationsOn(day: DayFacts): { serviceId: string; reason: Reason }[] {
  return Object.keys(RECOMMENDED).flatMap((serviceId) => {
    const reason = recommendation(serviceId, day)
    return reason ? [{ serviceId, reason }] : []
  })
}
