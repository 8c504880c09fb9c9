import { AMAVASYA, type Festival, PURNIMA } from '#features/orders/plans/model-festivals.ts'
import type { LunarDay } from '#features/orders/plans/rules-panchang.ts'
import { RECOMMENDED } from '#features/rites/calendar/data/recommended-days.ts'
import type { MoonDay, NamedRitual } from './model.ts'

/** The named day of the moon; null for other days. */
export function moonDayOf({ isPurnima, isAmavasya, isEkadashi }: LunarDay): MoonDay | null {
  if (isPurnima) return 'purnima'
  if (isAmavasya) return 'amavasya'
  return isEkadashi ? 'ekadashi' : null
}

type CustomDay = { festivals: readonly Festival[]; moon: MoonDay | null; tithi: number }

/**
 * The rituals for which custom recommends one of these festivals; on a day without a festival, the rituals for this day of the moon. The function
 * keeps the order of the rituals.
 */
export function customaryRituals(
  { festivals, moon, tithi }: CustomDay,
  rituals: readonly NamedRitual[],
): NamedRitual[] {
  return rituals.filter(({ id }) => {
    const custom = RECOMMENDED[id]
    if (festivals.length > 0) return custom?.festivals?.some((festival) => festivals.includes(festival))
    return moon !== null && custom?.tithis?.includes(tithiOf(moon, tithi))
  })
}

/** The tithi that gives the day its name. If a tithi is so short that it covers no sunrise, the day has another tithi at sunrise. */
function tithiOf(moon: MoonDay, tithiAtSunrise: number): number {
  if (moon === 'purnima') return PURNIMA
  if (moon === 'amavasya') return AMAVASYA
  return tithiAtSunrise <= PURNIMA ? EKADASHI.waxing : EKADASHI.waning
}

const EKADASHI = { waxing: 11, waning: 26 }
