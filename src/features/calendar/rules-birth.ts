import { HOUR, MINUTE } from '#base/time.ts'
import { nakshatraAt } from '#features/plans/rules-panchang.ts'
import { siderealMoon } from './rules-almanac.ts'

/** The earliest and the latest clock on Earth. */
const EAST = 14 * HOUR
const WEST = 12 * HOUR

/** Numbers from Ashvini and from Mesha; undefined where the birth data do not decide it. */
export type BirthMoon = { nakshatra?: number; rashi?: number }

/**
 * Where the Moon stood at a birth of which the zone is not known. The Moon moves by half a sign in the 26 hours that one clock time may
 * mean, so only what holds at both ends of them is said; the rest is left to be asked.
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
  return { ...(nakshatra === latest && { nakshatra }), ...(rashi === last && { rashi }) }
}

function signOf(time: number): number {
  return Math.floor(siderealMoon(time) / 30)
}
