import { AMAVASYA, type Festival, PURNIMA } from '#features/orders/plans/model-festivals.ts'
import type { LunarDay } from '#features/orders/plans/rules-panchang.ts'
import { RECOMMENDED } from '#features/rites/calendar/data/recommended-days.ts'
import type { MoonDay, NamedRitual } from './model.ts'

/** The name of the day if it is a special day of the moon. Null for other days. */
export function moonDayOf({ isPurnima, isAmavasya, isEkadashi }: LunarDay): MoonDay | null {
  if (isPurnima) return 'purnima'
  if (isAmavasya) return 'amavasya'
  return isEkadashi ? 'ekadashi' : null
}

type CustomDay = { festivals: readonly Festival[]; moon: MoonDay | null; tithi: number }

/**
 * Returns the rituals that tradition recommends for these festivals. On a day without a festival, returns the rituals for this lunar day. The
 * sequence of the rituals does not change.
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

/** The tithi that gives the day its name. The tithi at sunrise may be another tithi, because a short tithi can lie between two sunrises. */
function tithiOf(moon: MoonDay, tithiAtSunrise: number): number {
  if (moon === 'purnima') return PURNIMA
  if (moon === 'amavasya') return AMAVASYA
  return tithiAtSunrise <= PURNIMA ? EKADASHI.waxing : EKADASHI.waning
}

const EKADASHI = { waxing: 11, waning: 26 }
