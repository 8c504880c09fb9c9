import type { Festival } from '#features/plans/model-festivals.ts'
import { type Deity, RECOMMENDED } from './data/recommended-days.ts'

export type DayFacts = { tithi: number; weekday: number; festivals: readonly Festival[] }
/** Why a day is recommended; the festival first, then the lunar day, then the weekday. */
export type Reason =
  | { kind: 'festival'; festival: Festival; deity: Deity }
  | { kind: 'tithi'; tithi: number; deity: Deity }
  | { kind: 'weekday'; weekday: number; deity: Deity }

/** Why this day suits a ritual by custom; undefined when custom says nothing of it, which forbids nothing. */
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

/** Every ritual for which the day is recommended. */
export function recommendationsOn(day: DayFacts): { serviceId: string; reason: Reason }[] {
  return Object.keys(RECOMMENDED).flatMap((serviceId) => {
    const reason = recommendation(serviceId, day)
    return reason ? [{ serviceId, reason }] : []
  })
}
